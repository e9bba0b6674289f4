import { useTranslations } from 'next-intl';
import type { Project } from '@/lib/content/types';
import { Localized } from '../localized/localized';
import { Years } from '../years/years';
import styles from './project-facts.module.scss';

type Props = { project: Project };

export function ProjectFacts({ project: { process, detail, time, link } }: Props) {
  const t = useTranslations();
  const facts = [
    ['Process', <Localized key="process" text={process} />],
    ['Field', <Localized key="detail" text={detail} />],
    ['Date', <Years key="time" of={time} />],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`Detail.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {link && (
        <div className={styles.link}>
          <dt>{t('Detail.Link')}</dt>
          <dd>
            <a href={link} target="_blank" rel="noopener">
              {t('Detail.Visit')}
              <span className="arrow" aria-hidden="true">
                ↗
              </span>
              <span className="visually-hidden"> {t('Shell.NewTab')}</span>
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
