import { useLocale, useTranslations } from 'next-intl';
import { assetPath } from '@/lib/asset-path';
import { avifFile } from '@/lib/content/picture-files';
import type { Figure } from '@/lib/content/types';
import { defaultLocale } from '@/lib/i18n/locales';
import { Picture } from '../../parts/picture';
import styles from './figures.module.scss';
import { Film } from './film';

/** Of a text in another language than the page. */
export type TextLanguage = { lang: string; dir: string };

type Props = { figures: Figure[]; lang?: TextLanguage };

/** From this height, as a multiple of the width, a picture shows the screen of a phone. */
const phoneRatio = 1.3;

export function isPhone({ picture: { width, height } }: Figure): boolean {
  return height > phoneRatio * width;
}

/** A picture with its caption, or several beside each other. */
export function Figures({ figures, lang }: Props) {
  const locale = useLocale();
  const t = useTranslations('Story');
  const screen = figures.length > 1 ? '(width < 48rem) 92vw, 46vw' : '(width < 48rem) 92vw, 84vw';
  const phone = figures.length > 1 ? '(width < 48rem) 44vw, 20rem' : '20rem';
  // Reader modes remove a `div` of pictures without text, but keep a `section`. So the layouts use it too.
  const Row = figures.length > 1 ? 'section' : 'div';
  const labels = { play: t('Play'), pause: t('Pause') };
  return (
    <Row
      className={styles.row}
      data-phones={figures.every(isPhone) || undefined}
      data-count={figures.length}
    >
      {figures.map((figure) => {
        const { picture, alt, caption, film } = figure;
        const image = (
          <Picture
            picture={picture}
            alt={{ [defaultLocale]: alt, [locale]: alt }}
            sizes={isPhone(figure) ? phone : screen}
          />
        );
        return (
          <figure
            key={alt}
            className={isPhone(figure) ? styles.phone : styles.screen}
            style={{ '--ratio': picture.width / picture.height }}
            {...lang}
            // Its caption would be its name, and be spoken twice.
            aria-label={film && t('Film')}
            data-reveal
          >
            {film ? (
              <Film src={assetPath(film.url)} labels={labels}>
                {image}
              </Film>
            ) : (
              <a
                href={assetPath(avifFile(picture, picture.width))}
                aria-label={t('Enlarge', { alt })}
                data-enlarges=""
              >
                {image}
              </a>
            )}
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        );
      })}
    </Row>
  );
}
