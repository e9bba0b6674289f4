'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { followLink } from '../navigation/follow-link';

type Props = {
  links: { href: string; text: string }[];
  className: string | undefined;
  /** Whether the first link has the initial focus of a dialog. */
  autoFocus?: boolean;
};

/** The links to the pages of the site; the current one is marked. */
export function PageLinks({ links, className, autoFocus = false }: Props) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {links.map(({ href, text }, index) => (
        <li key={href}>
          <Link
            href={href}
            // The menu closes at the place where it was opened.
            onNavigate={() => href !== pathname && followLink(href)}
            aria-current={href === pathname ? 'page' : undefined}
            autoFocus={autoFocus && index === 0}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
