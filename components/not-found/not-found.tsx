'use client';

import type { Messages } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadMessages } from '@/lib/i18n/load-messages';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import styles from './not-found.module.scss';
import { NotFoundText } from './not-found-text';

type Props = { projectIds: number[]; loading: Record<string, string> };

/** Finds out which language the address or the visitor wants, and loads its texts. */
export function NotFound({ projectIds, loading }: Props) {
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [messages, setMessages] = useState<Messages>();

  useEffect(() => {
    async function load() {
      // Both read the address: they cannot run where the page is made.
      const { namedLocale } = await import('@/lib/i18n/address');
      const { detectLocale } = await import('@/lib/i18n/detect');
      const wanted = detectLocale(namedLocale);
      setLocale(wanted);
      document.documentElement.lang = wanted;
      // Texts that never come leave their keys on the page, and links that work.
      setMessages((await loadMessages(wanted).catch(() => ({}))) as Messages);
    }
    load();
  }, []);

  if (!messages) {
    return (
      <div role="status">
        <h1 className={styles.loading}>{loading[locale]}</h1>
      </div>
    );
  }
  return (
    <NotFoundText
      locale={locale}
      t={translatorFor(locale, messages)}
      titled
      projectIds={projectIds}
      projectId={/\/project\/([^/]+)\/?$/.exec(location.pathname)?.[1]}
    />
  );
}
