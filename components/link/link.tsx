import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizeRoute } from '@/lib/routes';
import { ClientLink } from './client-link';

type Props = Omit<ComponentProps<typeof ClientLink>, 'href'> & {
  /** Path of a page in the default language. */
  route: string;
};

/** Links to a page of the site in the current language. For server components: the browser gets only the URL. */
export function Link({ route, ...props }: Props) {
  return <ClientLink {...props} href={localizeRoute(route, useLocale())} />;
}
