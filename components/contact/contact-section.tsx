import { useTranslations } from 'next-intl';
import { contacts, headings, scenes } from '@/lib/content/content';
import { ContactLinks } from '../chrome/contact-links/contact-links';
import { Lamp } from '../lamp/lamp';
import { DayAndNight } from '../parts/day-and-night';
import { FittedName } from '../parts/fitted-name';
import styles from './contact-section.module.scss';
import { MailingForm } from './mailing-form';
import { SendingForm } from './sending-form';

const forms = { emailjs: SendingForm, mail: MailingForm };

export function ContactSection() {
  const t = useTranslations('Contact');
  const Form = forms[contacts.form];
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
