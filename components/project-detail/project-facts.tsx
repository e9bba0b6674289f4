import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { localize } from '@/lib/content/localize';
import type { Project, Translations } from '@/lib/content/types';
import { NewTabLink } from '../link/new-tab-link';
import { Localized } from '../localized/localized';
import { Years } from '../years/years';
import styles from './project-facts.module.scss';

type Props = { project: Project; className?: string };

/** What a client looks for: in one line what the owner did, how long, with whom and with what; then smaller facts. */
export function ProjectFacts({ project, className = '' }: Props) {
  const t = useTranslations('Detail');
  const locale = useLocale();
  const { figure, result, role, duration, team, process, detail, time, stack, link } = project;
  const words = (text: Translations<string>) =>
    localize(text, locale) !== undefined && <Localized text={text} />;
  // The figure says it larger.
  const outcome = !localize(figure, locale) && words(result);
  const line = Object.entries({
    role: words(role),
    duration: words(duration),
    team: words(team),
    stack,
  }).filter(([, value]) => value);
  const facts = [
    ['Process', words(process)],
    ['Field', words(detail)],
    ['Date', <Years key="time" of={time} />],
  ] as const;
  return (
    // Reader modes drop a `div` with so few words, but keep a `section`. The inner one sticks: see the layout `screens`.
    <section className={`${styles.facts} ${className}`}>
      <section>
        {outcome && <p className={styles.outcome}>{outcome}</p>}
        {line.length > 0 && (
          <p className={styles.line}>
            {line.map(([key, value], index) => (
              <Fragment key={key}>
                <span>
                  {value}
                  {index < line.length - 1 && '\u00A0·'}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
        <dl>
          {facts.map(
            ([key, value]) =>
              value && (
                <div key={key}>
                  <dt>{t(key)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
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
