import { useLocale, useTranslations } from 'next-intl';
import { localize } from '@/lib/content/localize';
import type { Project, Translations } from '@/lib/content/types';
import { NewTabLink } from '../link/new-tab-link';
import { Localized } from '../localized/localized';
import { Years } from '../years/years';
import styles from './project-facts.module.scss';

type Props = { project: Project; className?: string };

/** What a client looks for, in a few words each. */
export function ProjectFacts({ project, className = '' }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { result, role, duration, team, process, detail, time, stack, link } = project;
  const words = (text: Translations<string>) => localize(text, locale) && <Localized text={text} />;
  const values = [
    ['Result', words(result)],
    ['Role', words(role)],
    ['Duration', words(duration)],
    ['Team', words(team)],
    ['Process', words(process)],
    ['Field', words(detail)],
    ['Date', <Years key="time" of={time} />],
    ['Stack', stack],
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
            <NewTabLink href={link}>
              {t('Detail.Visit')}
              <span className="arrow" aria-hidden="true">
                ↗
              </span>
            </NewTabLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
