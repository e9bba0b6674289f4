import '@/components/styles/global.scss';
import '@/components/styles/fonts.scss';

import themeRestore from '@/components/lamp/restore-theme.inline?inline';
import endScript from '@/components/not-found/end.inline?inline';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import correctUrl from '@/components/runtime/correct-url.inline?inline';
import { InlineScript } from '@/components/runtime/inline-script';
import { defaultTheme, fallbackFonts } from '@/lib/content/content';
import { directionOf } from '@/lib/i18n/direction';
import { defaultLocale } from '@/lib/i18n/locales';

// `not-found-text.tsx` sets the title.
export { metadata, viewport } from '@/lib/seo/metadata';

/** The page for all unknown URLs. */
export default function GlobalNotFound() {
  return (
    // `not-found.tsx` sets the language when it has read the URL.
    <html
      lang={defaultLocale}
      dir={directionOf(defaultLocale)}
      data-theme={defaultTheme}
      suppressHydrationWarning
    >
      <head>
        <InlineScript code={correctUrl} />
        <InlineScript code={themeRestore} />
        <style>{fallbackFonts[defaultLocale]}</style>
      </head>
      <body>
        <NotFoundPage />
        <InlineScript code={endScript} />
      </body>
    </html>
  );
}
