import { useLocale } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { owner } from '@/lib/content/content';
import { Localized } from '../localized/localized';
import styles from './fitted-name.module.scss';

type Props = {
  as: 'h1' | 'h2' | 'p';
  /** The text for screen readers; by default the name. */
  children?: ReactNode;
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
export function FittedName({ as: Tag, children, className = '', stacks }: Props) {
  const words = owner.nameFit[useLocale()];
  const name = children ?? <Localized text={owner.name} />;
  if (!words) {
    return (
      <div className={styles.container}>
        <Tag className={`${styles.unfitted} ${className}`.trim()}>{name}</Tag>
      </div>
    );
  }
  const total = words.reduce((sum, { width }) => sum + width, space * (words.length - 1));
  return (
    <Tag
      className={`${styles.fitted} ${className}`.trim()}
      style={{ '--ems': total, '--space': space }}
      data-stacks={stacks}
    >
      <span className="visually-hidden">{name}</span>
      {words.map(({ word, width, left, right }) => (
        <svg
          key={word}
          aria-hidden="true"
          viewBox={[0, 0, width, height].map((ems) => ems * em).join(' ')}
          style={{ '--ems': width } as CSSProperties}
        >
          <text
            x={-left * em}
            y={baseline * em}
            textLength={(left + width + right) * em}
            lengthAdjust="spacingAndGlyphs"
          >
            {word}
          </text>
        </svg>
      ))}
    </Tag>
  );
}
