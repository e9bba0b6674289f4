import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contacts } from '@/lib/content/content';
import { defaultLocale } from '@/lib/i18n/locales';
import { Drawing } from '../drawing/drawing';
import styles from './contact-links.module.scss';

type Props = {
  label: string;
  newTab?: boolean;
};

interface ContactLink {
  service: string;
  handle: string;
  url: string;
  icon?: ReactNode;
  /** Of the service's name. */
  lang?: string;
}

const outline = (path: string) => (
  <span className={styles.icon}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  </span>
);
const envelope = outline('M3 6h18v12H3zm0 1 9 6 9-6');
const phoneIcon = outline('M7 3h10v18H7zm4 15h2');

export function ContactLinks({ label, newTab = false }: Props) {
  const t = useTranslations();
  const { email, phone, profiles } = contacts;
  const phoneLink = (number: string): ContactLink => ({
    service: t('Menu.Phone'),
    handle: number,
    url: `tel:${number.replaceAll(' ', '')}`,
    icon: phoneIcon,
  });
  const links: ContactLink[] = [
    { service: t('Menu.Email'), handle: email, url: `mailto:${email}`, icon: envelope },
    ...(phone ? [phoneLink(phone)] : []),
    // In Azerbaijani capitals, LinkedIn would be LİNKEDIN.
    ...profiles.map(({ icon, ...profile }) => ({
      ...profile,
      icon: icon && <Drawing drawing={icon} className={styles.icon} />,
      lang: defaultLocale,
    })),
  ];

  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ service, handle, url, icon, lang }) => {
        const opensTab = newTab || url.startsWith('https:');
        return (
          <li key={url}>
            <a href={url} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
              <span className={styles.service} lang={lang}>
                {icon}
                {service}
              </span>
              {/* Right-to-left text would reverse the groups of a phone number. */}
              <span className={styles.handle} dir="ltr">
                {handle}
              </span>
              {opensTab && <span className="visually-hidden"> {t('Shell.NewTab')}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
