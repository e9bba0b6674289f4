import { useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import styles from './contact-links.module.scss';

type Props = { label: string; newTab?: boolean };

export function ContactLinks({ label, newTab = false }: Props) {
  const t = useTranslations();
  const links = [
    { key: 'Email', text: contacts.email, href: `mailto:${contacts.email}` },
    { key: 'Phone', text: contacts.phone, href: `tel:${contacts.phone.replaceAll(' ', '')}` },
    { key: 'Instagram', text: contacts.instagram.handle, href: contacts.instagram.url },
  ] as const;

  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ key, text, href }) => {
        const opensTab = newTab || href.startsWith('https:');
        return (
          <li key={key}>
            <a href={href} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
              <span className={styles.kind}>{t(`Menu.${key}`)}</span>
              {/* A number's groups would change places in a line that runs from right to left. */}
              <span className={styles.value} dir="ltr">
                {text}
              </span>
              {opensTab && <span className="visually-hidden"> {t('Shell.NewTab')}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
