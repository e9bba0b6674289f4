import { useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import styles from './contact-links.module.scss';

type Props = { label: string; newTab?: boolean };

export function ContactLinks({ label, newTab = false }: Props) {
  const t = useTranslations();
  const { email, phone, profiles } = contacts;
  const links = [
    {
      kind: t('Menu.Email'),
      text: email,
      href: `mailto:${email}`,
      icon: <Outline path="M3 6h18v12H3zm0 1 9 6 9-6" />,
    },
    phone && {
      kind: t('Menu.Phone'),
      text: phone,
      href: `tel:${phone.replaceAll(' ', '')}`,
      icon: <Outline path="M7 3h10v18H7zm4 15h2" />,
    },
    ...profiles.map(({ service, handle, url, icon }) => ({
      kind: service,
      text: handle,
      href: url,
      icon: (
        <span
          className={styles.icon}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG, inlined so that it can use currentcolor
          dangerouslySetInnerHTML={{ __html: icon }}
        />
      ),
    })),
  ].filter((link) => typeof link === 'object');

  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ kind, text, href, icon }) => {
        const opensTab = newTab || href.startsWith('https:');
        return (
          <li key={href}>
            <a href={href} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
              <span className={styles.kind}>
                {icon}
                {kind}
              </span>
              {/* Right-to-left text would reverse the groups of a phone number. */}
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

function Outline({ path }: { path: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
