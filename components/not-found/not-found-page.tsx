import { assetPath } from '@/lib/asset-path';
import { owner, projects } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { avifFile, pictureWidths } from '@/lib/content/picture-files';
import { directionOf } from '@/lib/i18n/direction';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { messagesIn } from '@/lib/i18n/messages';
import { translatorFor } from '@/lib/i18n/translator';
import { localizeRoute, routes } from '@/lib/routes';
import { Signature } from '../chrome/top-bar/signature';
import { NotFound } from './not-found';
import styles from './not-found-page.module.scss';
import { NotFoundText } from './not-found-text';

/** The 404 page, one for all languages. Without script, it shows its text in every language. */
export async function NotFoundPage() {
  const languages = await Promise.all(
    locales.map(async (locale) => ({ locale, t: translatorFor(locale, await messagesIn(locale)) })),
  );
  const t = translatorFor(defaultLocale, await messagesIn(defaultLocale));
  const home = t('Shell.Home', { name: localize(owner.name, defaultLocale) });
  const loading = Object.fromEntries(
    languages.map(({ locale, t }) => [locale, t('Project.Loading')]),
  );
  const all = projects.map(({ id, name, image }) => ({
    id,
    name,
    cover: assetPath(avifFile(image, Math.min(image.width, ...pictureWidths))),
  }));
  return (
    <main className={styles.page}>
      <a
        className={styles.logo}
        href={assetPath(localizeRoute(routes.home, defaultLocale))}
        aria-label={home}
        lang={defaultLocale}
      >
        <Signature />
      </a>
      <div data-starts="idle">
        <NotFound projects={all} loading={loading}>
          {languages.map(({ locale, t }) => (
            <div key={locale} lang={locale} dir={directionOf(locale)} className={styles.language}>
              <NotFoundText
                locale={locale}
                t={t}
                setsTitle={locale === defaultLocale}
                projects={all}
              />
            </div>
          ))}
        </NotFound>
      </div>
    </main>
  );
}
