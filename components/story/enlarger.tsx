import { useTranslations } from 'next-intl';
import { EnlargedPictures } from './enlarged-pictures';

/** Lets the visitor enlarge the pictures of `Figures`. Once in an article. */
export function Enlarger() {
  const t = useTranslations('Story');
  const labels = {
    pictures: t('Pictures'),
    previous: t('Previous'),
    next: t('Next'),
    close: t('Close'),
  };
  return <EnlargedPictures labels={labels} />;
}
