import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { assetPath } from '@/lib/asset-path';
import { localizeRoute } from '@/lib/routes';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a page in the default language. */
  route: string;
};

/** Links to a page of the site in the current language. */
export function Link({ route, ...props }: Props) {
  return <a {...props} href={assetPath(localizeRoute(route, useLocale()))} />;
}
