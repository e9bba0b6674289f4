import { useTranslations } from 'next-intl';

/** The words of the lightbox, which `lightbox.ts` reads. Once in an article. */
export function LightboxLabels() {
  const t = useTranslations('Story');
  return (
    <template
      data-lightbox=""
      data-pictures={t('Pictures')}
      data-position={t('Position', { number: '{number}', count: '{count}' })}
      data-previous={t('Previous')}
      data-next={t('Next')}
      data-zoom={t('Zoom')}
      data-close={t('Close')}
    />
  );
}
