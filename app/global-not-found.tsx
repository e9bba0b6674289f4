import '@/components/styles/global.scss';

import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { defaultLocale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';
import { fontVariables } from './fonts';

export const metadata: Metadata = { title: messages.NotFound.Title };

export default function GlobalNotFound() {
  return (
    <html lang={defaultLocale} className={fontVariables}>
      <body>
        <NotFound />
      </body>
    </html>
  );
}
