import { useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import { defaultLocale } from '@/lib/i18n/locales';
import { NewTabLink } from '../../parts/new-tab-link';
import styles from './contact-links.module.scss';

type Props = {
  /** Each place in a page has its own. */
  place: 'menu' | 'footer' | 'page';
  label: string;
  newTab?: boolean;
};

interface ContactLink {
  service: string;
  handle: string;
  url: string;
  icon?: string;
  /** Of the service's name. */
  lang?: string;
}

/** SVG markup, as the icons of the profiles are. */
const outline = (path: string) =>
  `<svg viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>`;
const envelope = outline('M3 6h18v12H3zm0 1 9 6 9-6');
const phoneIcon = outline('M7 3h10v18H7zm4 15h2');

export function ContactLinks({ place, label, newTab = false }: Props) {
  const t = useTranslations('Menu');
  const { email, phone, profiles } = contacts;
  const phoneLink = (number: string): ContactLink => ({
    service: t('Phone'),
    handle: number,
    url: `tel:${number.replaceAll(' ', '')}`,
    icon: phoneIcon,
  });
  const links: ContactLink[] = [
    { service: t('Email'), handle: email, url: `mailto:${email}`, icon: envelope },
    ...(phone ? [phoneLink(phone)] : []),
    // In Azerbaijani capitals, LinkedIn would be LİNKEDIN.
    ...profiles.map((profile) => ({ ...profile, lang: defaultLocale })),
  ];

  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ service, handle, url, icon, lang }) => {
        // Mail and telephone links open a program: screen readers do not announce a tab.
        const isPage = url.startsWith('http');
        const Anchor = isPage ? NewTabLink : 'a';
        return (
          <li key={url}>
            <Anchor href={url} {...(newTab && !isPage && { target: '_blank', rel: 'noopener' })}>
              <span className={styles.service} lang={lang}>
                {icon && (
                  // Its ids are its own: parts of the copy in the closed menu would be invisible.
                  <span
                    className={styles.icon}
                    aria-hidden="true"
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG of the owner or from above, inlined so that it can use currentcolor
                    dangerouslySetInnerHTML={{ __html: icon.replaceAll('_svg__', `_${place}__`) }}
                  />
                )}
                {service}
              </span>{' '}
              {/* Right-to-left text would reverse the groups of a phone number. */}
              <span className={styles.handle} dir="ltr">
                {handle}
              </span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
