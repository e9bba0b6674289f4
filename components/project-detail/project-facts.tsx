import { useTranslations } from 'next-intl';
import type { Project } from '@/lib/content/types';
import { Localized } from '../localized/localized';
import { Years } from '../years/years';
import styles from './project-facts.module.scss';

type Props = { project: Project; className?: string };

/** What a client looks for, in a few words each. */
export function ProjectFacts({ project, className = '' }: Props) {
  const t = useTranslations();
  const { process, detail, time, link, facts } = project;
  const { result, role, duration, team, stack } = facts;
  const values = [
    ['Result', result && <Localized text={result} />],
    ['Role', role && <Localized text={role} />],
    ['Duration', duration && <Localized text={duration} />],
    ['Team', team && <Localized text={team} />],
    ['Process', <Localized key="process" text={process} />],
    ['Field', <Localized key="detail" text={detail} />],
    ['Date', <Years key="time" of={time} />],
    ['Stack', stack?.join(', ')],
  ] as const;
  return (
    <dl className={`${styles.facts} ${className}`}>
      {values.map(
        ([key, value]) =>
          value && (
            <div key={key} data-fact={key}>
              <dt>{t(`Detail.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {link && (
        <div data-fact="Link">
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
