import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';

export function Copyright() {
  const locale = useLocale();
  const t = useTranslations('Footer');
  const name = localize(owner.name, locale);
  return (
    <small>
      {t.rich('Copyright', {
        name,
        // `current-year.inline.ts` has set the visitor's year, and React keeps it.
        year: () => (
          <span key="year" data-current-year suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>
        ),
      })}
    </small>
  );
}
