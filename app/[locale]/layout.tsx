// First: it sets the order of the cascade layers for all that follows.
import '@/components/styles/global.scss';

import type { Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics/analytics';
import { InlineScript } from '@/components/inline-script/inline-script';
import { Shell } from '@/components/shell/shell';
import hashLink from '@/lib/hash-link-script?inline';
import localeSwitch from '@/lib/i18n/choice-script?inline';
import { directionOf } from '@/lib/i18n/direction';
import localeRedirect from '@/lib/i18n/head-script?inline';
import { prefixedLocales } from '@/lib/i18n/route-params';
import { ground } from '@/lib/light/ground';
import themeRestore from '@/lib/light/head-script?inline';
import themeToggle from '@/lib/light/switch-script?inline';
import menu from '@/lib/menu/command-script?inline';
import singleSlash from '@/lib/security/one-slash?inline';
import { fontVariables } from '../fonts';

export const dynamicParams = false;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: ground.day },
    { media: '(prefers-color-scheme: dark)', color: ground.night },
  ],
};

export const generateStaticParams = prefixedLocales;

type Props = { children: ReactNode };

export default function RootLayout({ children }: Props) {
  const locale = useLocale();
  return (
    // The light's script writes on the root before React comes.
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={fontVariables}
      suppressHydrationWarning
    >
      <head>
        <InlineScript code={singleSlash} />
        <InlineScript code={localeRedirect} />
        <InlineScript code={themeRestore} />
      </head>
      {/* Without an element of that name, a link to `#top` scrolls but leaves the focus where it is. */}
      <body id="top">
        <Shell>{children}</Shell>
        <InlineScript code={localeSwitch} />
        <InlineScript code={themeToggle} />
        <InlineScript code={menu} />
        <InlineScript code={hashLink} />
        <Analytics />
      </body>
    </html>
  );
}
