import { useLocale, useTranslations } from 'next-intl';
import { localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import styles from './project-facts.module.scss';

type Props = { project: Project };

export function ProjectFacts({ project: { process, detail, time, link } }: Props) {
  const locale = useLocale();
  const t = useTranslations();
  const facts = [
    ['Process', localize(process, locale)],
    ['Field', localize(detail, locale)],
    ['Date', time],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`Detail.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.link}>
        <dt>{t('Detail.Link')}</dt>
        <dd>
          <a href={link} target="_blank" rel="noopener">
            {t('Detail.Visit')}
            {'\u00a0'}
            <span className="arrow" aria-hidden="true">
              ↗
            </span>
            <span className="visually-hidden"> {t('Shell.NewTab')}</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}
