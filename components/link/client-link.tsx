'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { followLink } from '../navigation/follow-link';

type Props = ComponentProps<typeof NextLink> & { href: string };

/** Next's link, whose page loads as a document if Next does not show it in time. */
export function ClientLink({ href, ...props }: Props) {
  return <NextLink {...props} href={href} onNavigate={() => followLink(href)} />;
}
