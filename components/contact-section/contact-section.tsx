import { useTranslations } from 'next-intl';
import { Form } from '@/.content/form';
import { headings, scenes } from '@/lib/content/content';
import { ContactLinks } from '../contact-links/contact-links';
import { FittedName } from '../fitted-name/fitted-name';
import { Lamp } from '../lamp/lamp';
import { DayAndNight } from '../picture/day-and-night';
import styles from './contact-section.module.scss';

export function ContactSection() {
  const t = useTranslations('Contact');
  return (
    <section id="contact" className={styles.section}>
      <div className={styles.head}>
        <FittedName as="h1" of={headings.contact} className={styles.heading} />
        <p>{t('Subtitle')}</p>
      </div>
      <template id="first-view-end" />
      <div className={styles.panel} data-screen-only="">
        <Form />
      </div>
      <aside className={styles.aside} data-screen-only="">
        {scenes.contact ? (
          <div className={styles.picture}>
            <DayAndNight
              pictures={scenes.contact.image}
              alt={scenes.contact.alt}
              sizes="(width < 60rem) 92vw, 40vw"
            />
          </div>
        ) : (
          <div className={styles.lamp}>
            <Lamp />
          </div>
        )}
        <div className={styles.reach}>
          <h2>{t('Reach')}</h2>
          <ContactLinks place="page" label={t('Reach')} newTab />
        </div>
      </aside>
    </section>
  );
}
