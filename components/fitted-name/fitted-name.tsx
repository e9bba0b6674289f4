import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { owner } from '@/lib/content/content';
import { languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { Localized } from '../localized/localized';
import styles from './fitted-name.module.scss';

type Props = {
  as: 'h1' | 'h2' | 'p';
  of?: Pick<Project, 'name' | 'nameFit'>;
  className?: string;
  /** Gives each line a row of its own on an upright phone. */
  stacks?: boolean;
};

/** In ems. The height has room for the diacritics of İ, Ğ, Ö and Ş. Between two lines, it is `gap` below the ink. */
const [space, height, baseline, gap] = [0.24, 1.14, 0.884, 0.08];
/** The size of an em in the drawing: browsers round the letters of a font size of 1. */
const em = 100;

/**
 * A name, by default the owner's, in letters that fill the width. SVG sets each line to its exact width in any font:
 * nothing is cut off or moves when the font arrives. If the font lacks a letter, the name is ordinary text.
 */
export function FittedName({
  as: Tag,
  of: { name, nameFit } = owner,
  className = '',
  stacks,
}: Props) {
  const locale = useLocale();
  const lines = nameFit[locale];
  if (!lines) {
    return (
      <div className={styles.container}>
        <Tag className={`${styles.unfitted} ${className}`.trim()}>
          <Localized text={name} />
        </Tag>
      </div>
    );
  }
  const total = lines.reduce((sum, { width }) => sum + width, space * (lines.length - 1));
  return (
    <Tag
      {...languageOf(name, locale)}
      className={`${styles.fitted} ${className}`.trim()}
      style={{ '--ems': total, '--space': space }}
      data-stacks={stacks}
    >
      {/* Orca skips text in SVG, and a label when it reads the page. */}
      {Tag !== 'p' && <span className="visually-hidden">{localize(name, locale)}</span>}
      {lines.map(({ line, width, left, right, below }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and the order never changes
        <Fragment key={index}>
          <svg
            aria-hidden="true"
            viewBox={[0, 0, width, index < lines.length - 1 ? baseline + below + gap : height]
              .map((ems) => Math.round(ems * em))
              .join(' ')}
            style={{ '--ems': width }}
          >
            <text
              x={Math.round(-left * em)}
              y={Math.round(baseline * em)}
              textLength={Math.round((left + width + right) * em)}
              lengthAdjust="spacingAndGlyphs"
            >
              {line}
            </text>
          </svg>{' '}
        </Fragment>
      ))}
    </Tag>
  );
}
