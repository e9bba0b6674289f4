import '@/components/styles/global.scss';

import type { Metadata } from 'next';
import { InlineScript } from '@/components/inline-script/inline-script';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { directionOf } from '@/lib/i18n/direction';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesIn } from '@/lib/i18n/messages';
import themeRestore from '@/lib/light/head-script?inline';
import themeToggle from '@/lib/light/switch-script?inline';
import { icons } from '@/lib/metadata';
import singleSlash from '@/lib/security/one-slash?inline';
import { fontVariables } from './fonts';

export { viewport } from './[locale]/layout';

export async function generateMetadata(): Promise<Metadata> {
  const { NotFound } = await messagesIn(defaultLocale);
  return { title: NotFound.Title, icons };
}

/** What a host sends for any address that it does not know. */
export default function GlobalNotFound() {
  return (
    // The language is known only once the page has read its address.
    <html
      lang={defaultLocale}
      dir={directionOf(defaultLocale)}
      className={fontVariables}
      suppressHydrationWarning
    >
      <head>
        <InlineScript code={singleSlash} />
        <InlineScript code={themeRestore} />
      </head>
      <body>
        <NotFoundPage />
        <InlineScript code={themeToggle} />
      </body>
    </html>
  );
}
