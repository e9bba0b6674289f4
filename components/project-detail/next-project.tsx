import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { defaultCardColor } from '@/lib/constants';
import { localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { localizeRoute, projectRoute } from '@/lib/routes';
import { Picture } from '../picture/picture';
import styles from './next-project.module.scss';

type Props = { project: Project };

export function NextProject({ project: { id, name, color = defaultCardColor, image } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  return (
    <nav className={styles.next} style={{ '--project-color': color }} aria-label={t('Next')}>
      <Link href={localizeRoute(projectRoute(id), locale)}>
        <span className={styles.label}>{t('Next')}</span>
        <span className={styles.name}>{localize(name, locale)}</span>
        <Picture className={styles.art} picture={image} alt="" sizes="(width < 48rem) 60vw, 30vw" />
      </Link>
    </nav>
  );
}
