'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

type Props = { links: { href: string; text: string }[]; className: string | undefined };

/** The pages of the site, the one at hand marked. */
export function PageLinks({ links, className }: Props) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {links.map(({ href, text }, index) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={href === pathname ? 'page' : undefined}
            // Where the dialog's focus begins.
            autoFocus={index === 0}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
