import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { factsOf } from '@/lib/content/facts';
import type { Project } from '@/lib/content/types';
import { Localized } from '../../parts/localized';
import { NewTabLink } from '../../parts/new-tab-link';
import { Years } from '../../parts/years';
import styles from './project-facts.module.scss';

type Props = { project: Project; className?: string };

export function ProjectFacts({ project, className = '' }: Props) {
  const t = useTranslations('Detail');
  const locale = useLocale();
  const { outcome, line, rows } = factsOf(project, locale);
  const { time, link } = project;
  return (
    // Reader modes drop a `div` with so few words, but keep a `section`. The inner one sticks: see the layout `screens`.
    <section className={`${styles.facts} ${className}`}>
      <section>
        {outcome && (
          <p className={styles.outcome}>
            <Localized text={outcome} />
          </p>
        )}
        {line.length > 0 && (
          <p className={styles.line}>
            {line.map(([key, text], index) => (
              <Fragment key={key}>
                <span>
                  <Localized text={text} />
                  {index < line.length - 1 && '\u00A0·'}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
        <dl>
          {rows.map(([key, text]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{key === 'Date' ? <Years of={time} /> : <Localized text={text} />}</dd>
            </div>
          ))}
          {link && (
            <div>
              <dt>{t('Link')}</dt>
              <dd>
                <NewTabLink href={link}>
                  {t('Visit')}
                  <span className="arrow" aria-hidden="true">
                    ↗
                  </span>
                </NewTabLink>
              </dd>
            </div>
          )}
        </dl>
      </section>
    </section>
  );
}
