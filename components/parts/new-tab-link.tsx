import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

/** A link that opens a new tab, and says so to screen readers. For server components. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  const t = useTranslations('Shell');
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('NewTab')}</span>
    </a>
  );
}
