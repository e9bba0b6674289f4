import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';

type Props = { hasTrade?: boolean };

/** The owner's name with the year, or also with what they do and where. */
export function Copyright({ hasTrade = false }: Props) {
  const locale = useLocale();
  const t = useTranslations('Footer');
  const trade = useTranslations('Home')('Trade');
  const name = localize(owner.name, locale);
  const location = localize(owner.location, locale);
  // The build's year would be wrong from the next January on: `year.ts` writes the visitor's.
  const year = () => (
    <span key="year" data-year="" suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
  return (
    <small>
      {hasTrade
        ? t.rich('Signature', { name, trade, location, year })
        : t.rich('Copyright', { name, year })}
    </small>
  );
}
