import { useLocale } from 'next-intl';
import { type CSSProperties, Fragment } from 'react';
import { owner } from '@/lib/content/content';
import { languageOf, localize } from '@/lib/content/localize';
import { Localized } from '../localized/localized';
import styles from './fitted-name.module.scss';

type Props = {
  as: 'h1' | 'h2' | 'p';
  className?: string;
  /** Gives each word a line of its own on an upright phone. */
  stacks?: boolean;
};

/** In ems. The height has room for the diacritics of İ, Ğ, Ö and Ş. */
const [space, height, baseline] = [0.24, 1.14, 0.884];
/** The size of an em in the drawing: browsers round the letters of a font size of 1. */
const em = 100;

/**
 * The owner's name in letters that fill the width. SVG sets each word to its exact width in any font: nothing is cut off
 * or moves when the font arrives. If the font lacks a letter, the name is ordinary text.
 */
export function FittedName({ as: Tag, className = '', stacks }: Props) {
  const locale = useLocale();
  const words = owner.nameFit[locale];
  if (!words) {
    return (
      <div className={styles.container}>
        <Tag className={`${styles.unfitted} ${className}`.trim()}>
          <Localized text={owner.name} />
        </Tag>
      </div>
    );
  }
  const total = words.reduce((sum, { width }) => sum + width, space * (words.length - 1));
  return (
    <Tag
      {...languageOf(owner.name, locale)}
      className={`${styles.fitted} ${className}`.trim()}
      style={{ '--ems': total, '--space': space }}
      data-stacks={stacks}
      // Some screen readers skip text in SVG.
      aria-label={Tag === 'p' ? undefined : localize(owner.name, locale)}
    >
      {words.map(({ word, width, left, right }) => (
        <Fragment key={word}>
          <svg
            aria-hidden="true"
            viewBox={[0, 0, width, height].map((ems) => Math.round(ems * em)).join(' ')}
            style={{ '--ems': width } as CSSProperties}
          >
            <text
              x={Math.round(-left * em)}
              y={Math.round(baseline * em)}
              textLength={Math.round((left + width + right) * em)}
              lengthAdjust="spacingAndGlyphs"
            >
              {word}
            </text>
          </svg>{' '}
        </Fragment>
      ))}
    </Tag>
  );
}
