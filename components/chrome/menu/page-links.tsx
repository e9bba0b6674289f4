'use client';

import { usePathname } from 'next/navigation';
import { assetPath } from '@/lib/asset-path';

/** A link to a page; its path has the language, but not the site's base path. */
export type PageLink = { path: string; text: string };

type Props = {
  links: PageLink[];
  className: string | undefined;
  /** The id of a dialog, in which the first link has the initial focus. */
  dialog?: string;
};

/** The links to the pages of the site; the current one is marked. */
export function PageLinks({ links, className, dialog }: Props) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {links.map(({ path, text }, index) => (
        <li key={path}>
          <a
            href={assetPath(path)}
            aria-current={path === pathname ? 'page' : undefined}
            // Orca does not say the name of a dialog that opens.
            {...(dialog && index === 0 && { autoFocus: true, 'aria-describedby': dialog })}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
