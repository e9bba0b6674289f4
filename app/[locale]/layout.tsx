// Must be the first import: it sets the order of the cascade layers.
import '@/components/styles/global.scss';
import '@/components/styles/fonts.scss';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Shell } from '@/components/chrome/shell';
import { Analytics } from '@/components/parts/analytics';
import { InlineScript } from '@/components/runtime/inline-script';
import { SpeculationRules } from '@/components/runtime/speculation-rules';
import { defaultTheme, fallbackFonts } from '@/lib/content/content';
import { directionOf } from '@/lib/i18n/direction';
import { prefixedLocales } from '@/lib/i18n/route-params';
import endScript from './end.inline?inline';
import headScript from './head.inline?inline';

export { metadata, viewport } from '@/lib/seo/metadata';

export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;

type Props = { children: ReactNode };

export default function RootLayout({ children }: Props) {
  const locale = useLocale();
  return (
    // `restore.inline.ts` changes the root element before hydration.
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={defaultTheme}
      suppressHydrationWarning
    >
      <head>
        <InlineScript code={headScript} />
        <style>{fallbackFonts[locale]}</style>
        {/* The browser draws nothing until it has the whole first view: a part of it would move when the rest comes. */}
        <link rel="expect" href="#first-view-end" blocking="render" />
      </head>
      {/* Without an element with this id, a link to `#top` scrolls but does not move the focus. */}
      <body id="top">
        <Shell>{children}</Shell>
        <SpeculationRules />
        <InlineScript code={endScript} />
        <Analytics />
      </body>
    </html>
  );
}
