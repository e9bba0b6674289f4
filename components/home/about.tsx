import { useLocale, useTranslations } from 'next-intl';
import { assetPath } from '@/lib/asset-path';
import { owner } from '@/lib/content/content';
import { languageOf, localize } from '@/lib/content/localize';
import { routes } from '@/lib/routes';
import { DayAndNight } from '../parts/day-and-night';
import { Link } from '../parts/link';
import { NewTabLink } from '../parts/new-tab-link';
import styles from './about.module.scss';

export function About() {
  const locale = useLocale();
  const t = useTranslations();
  const name = localize(owner.name, locale);
  return (
    <section
      id="aboutMe"
      className={`${styles.about} ${owner.portrait ? styles.withPortrait : ''}`}
      aria-labelledby="about-heading"
    >
      <h2 id="about-heading" className={styles.heading} data-reveal>
        {t('About.Head')}
      </h2>
      {owner.portrait && (
        <div className={styles.portrait} data-reveal>
          <DayAndNight
            pictures={owner.portrait.image}
            alt={owner.portrait.alt}
            sizes="(width < 48rem) 92vw, 36vw"
          />
        </div>
      )}
      <div className={styles.text} data-reveal>
        <h3>{t('About.Text1')}</h3>
        <p>{t('About.Text2', { name, trade: t('Home.Trade') })}</p>
        {owner.cv ? (
          <NewTabLink
            className={styles.button}
            href={assetPath(localize(owner.cv, locale))}
            hrefLang={languageOf(owner.cv, locale)?.lang}
          >
            {t('About.Button')}
          </NewTabLink>
        ) : (
          <Link className={styles.button} route={routes.contact}>
            {t('About.ButtonWithoutCv')}
          </Link>
        )}
      </div>
    </section>
  );
}
