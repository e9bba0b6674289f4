import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { CurrentYear } from './current-year';

export function Copyright() {
  const locale = useLocale();
  const t = useTranslations('Footer');
  const name = localize(owner.name, locale);
  return (
    <small>
      {t.rich('Copyright', {
        name,
        year: () => <CurrentYear key="year" buildYear={new Date().getFullYear()} />,
      })}
    </small>
  );
}
