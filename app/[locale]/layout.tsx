// First: it sets the order of the cascade layers for all that follows.
import '@/components/styles/global.scss';

import type { Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-script/inline-script';
import { Shell } from '@/components/shell/shell';
import { inlineScripts } from '@/lib/content/content';
import { directionOf } from '@/lib/i18n/direction';
import { prefixedLocales } from '@/lib/i18n/route-params';
import { ground } from '@/lib/light/ground';
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
        <InlineScript code={inlineScripts.trustedTypes} />
        <InlineScript code={inlineScripts.language} />
        <InlineScript code={inlineScripts.light} />
      </head>
      {/* Without an element of that name, a link to `#top` scrolls but leaves the focus where it is. */}
      <body id="top">
        <Shell>{children}</Shell>
        <InlineScript code={inlineScripts.choice} />
        <InlineScript code={inlineScripts.lamp} />
        <InlineScript code={inlineScripts.command} />
        <InlineScript code={inlineScripts.hashLink} />
        {inlineScripts.counter && <InlineScript code={inlineScripts.counter} />}
      </body>
    </html>
  );
}
