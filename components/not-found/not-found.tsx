'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { Project } from '@/lib/content/types';
import { directionOf } from '@/lib/i18n/direction';
import { loadMessages } from '@/lib/i18n/load-messages';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { Lamp } from '../lamp/lamp';
import { ThemeToggle } from '../lamp/theme-toggle';
import styles from './not-found.module.scss';
import { NotFoundText } from './not-found-text';

type Props = {
  projects: Pick<Project, 'id' | 'name'>[];
  loading: Record<string, string>;
  /** Shown without script, and where the scripts or the texts do not come in time. */
  children: ReactNode;
};

/** Finds out which language the address or the visitor wants, and loads its texts. */
export function NotFound({ projects, loading, children }: Props) {
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [messages, setMessages] = useState<Messages>();

  useEffect(() => {
    // The id is a number: `/project/01/` is project 1.
    const path = location.pathname.replace(/(\/project\/)0+(?=[1-9]\d*\/?$)/, '$1');
    if (path !== location.pathname) {
      location.replace(path + location.search + location.hash);
      return;
    }
    async function load() {
      // Both read the address: they cannot run where the page is made.
      const { namedLocale } = await import('@/lib/i18n/address');
      const { detectLocale } = await import('@/lib/i18n/detect');
      const wanted = detectLocale(namedLocale);
      setLocale(wanted);
      document.documentElement.lang = wanted;
      document.documentElement.dir = directionOf(wanted);
      // Texts that never come leave their keys on the page, and links that work.
      setMessages((await loadMessages(wanted).catch(() => ({}))) as Messages);
    }
    load();
  }, []);

  if (!messages) {
    return (
      <>
        <div role="status">
          <h1 className={styles.loading}>{loading[locale]}</h1>
        </div>
        <div className={styles.fallback}>{children}</div>
      </>
    );
  }
  const t = translatorFor(locale, messages);
  return (
    <>
      <div className={styles.lamp}>
        <ThemeToggle label={t('Shell.Lamp')}>
          <Lamp />
        </ThemeToggle>
      </div>
      <NotFoundText
        locale={locale}
        t={t}
        titled
        projects={projects}
        // No more than could be an id: else a stranger's link could let the page say what he likes.
        projectId={/\/project\/([\w-]{1,20})\/?$/.exec(location.pathname)?.[1]}
      />
    </>
  );
}
