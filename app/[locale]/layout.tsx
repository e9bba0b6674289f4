// First: it sets the order of the cascade layers for all that follows.
import '@/components/styles/global.scss';

import type { Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-script/inline-script';
import { Shell } from '@/components/shell/shell';
import { inlineScripts } from '@/lib/content/content';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { fontVariables } from '../fonts';

export const dynamicParams = false;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f1ea' },
    { media: '(prefers-color-scheme: dark)', color: '#07070d' },
  ],
};

export function generateStaticParams() {
  return locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));
}

type Props = { children: ReactNode };

export default function RootLayout({ children }: Props) {
  return (
    // The light's script writes on the root before React comes.
    <html lang={useLocale()} className={fontVariables} suppressHydrationWarning>
      <head>
        <InlineScript code={inlineScripts.language} />
        <InlineScript code={inlineScripts.light} />
      </head>
      <body>
        <Shell>{children}</Shell>
        <InlineScript code={inlineScripts.choice} />
        <InlineScript code={inlineScripts.lamp} />
      </body>
    </html>
  );
}
