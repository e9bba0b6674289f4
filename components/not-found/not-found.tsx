'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { pathLocale } from '@/lib/i18n/current-url';
import { detectLocale } from '@/lib/i18n/detect';
import { directionOf } from '@/lib/i18n/direction';
import { loadMessages } from '@/lib/i18n/load-messages';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { Lamp } from '../lamp/lamp';
import { syncLamps } from '../lamp/theme';
import { ThemeToggle } from '../lamp/theme-toggle';
import styles from './not-found.module.scss';
import { type LinkedProject, NotFoundText } from './not-found-text';

type Props = {
  projects: LinkedProject[];
  loading: Record<string, string>;
  /** Shown without script, and if the scripts or messages fail to load or take too long. */
  children: ReactNode;
};

/** Detects the language from the URL or the visitor's settings and loads its messages. */
export function NotFound({ projects, loading, children }: Props) {
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [messages, setMessages] = useState<Messages | 'failed'>();

  useEffect(() => {
    const detected = detectLocale(pathLocale());
    setLocale(detected);
    document.documentElement.lang = detected;
    document.documentElement.dir = directionOf(detected);
    loadMessages(detected).then(setMessages, () => setMessages('failed'));
  }, []);

  // With the messages comes a lamp, which was not there when `theme-toggle.inline.ts` ran.
  useEffect(syncLamps);

  if (messages === 'failed') return children;
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
      <div className={styles.lamp} data-screen-only="">
        <ThemeToggle label={t('Shell.Lamp')}>
          <Lamp />
        </ThemeToggle>
      </div>
      <NotFoundText
        locale={locale}
        t={t}
        setsTitle
        hasLamp
        projects={projects}
        // Accepts only short numbers. Otherwise a crafted link could put any text on the page.
        projectId={/\/project\/(\d{1,9})\/?$/.exec(location.pathname)?.[1]}
      />
    </>
  );
}
