'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { followLink } from '../navigation/follow-link';

type Props = {
  links: { href: string; text: string }[];
  className: string | undefined;
  /** The id of a dialog, in which the first link has the initial focus. */
  dialog?: string;
};

/** The links to the pages of the site; the current one is marked. */
export function PageLinks({ links, className, dialog }: Props) {
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
            // Orca does not say the name of a dialog that opens.
            {...(dialog && index === 0 && { autoFocus: true, 'aria-describedby': dialog })}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
