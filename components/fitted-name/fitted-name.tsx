import { useLocale } from 'next-intl';
import { owner } from '@/lib/content/content';
import { languageOf, localize } from '@/lib/content/localize';
import { type Project, unitsPerEm } from '@/lib/content/types';
import { Localized } from '../localized/localized';
import styles from './fitted-name.module.scss';

type Props = {
  as: 'h1' | 'h2' | 'p';
  of?: Pick<Project, 'name' | 'nameFit'>;
  className?: string;
  /** Gives each line a row of its own on an upright phone. */
  stacks?: boolean;
};

/**
 * In ems. `ascent` has room for the diacritics of İ, Ğ and Ö, and `descent` for that of Ş. Between two lines, it is `gap`
 * below the ink.
 */
const [space, ascent, descent, gap] = [0.24, 0.884, 0.256, 0.08];

/**
 * A name, by default the owner's, in letters that fill the width. They are outlines, so nothing is cut off or moves when
 * the font arrives. If the font lacks a letter, the name is ordinary text.
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
  // Lines in one row have one baseline, so a letter with two accents, such as Ễ, makes all of them higher.
  const baseline = Math.max(ascent, ...lines.map(({ above }) => above));
  const total = lines.reduce((sum, { width }) => sum + width, space * (lines.length - 1));
  return (
    <Tag
      {...languageOf(name, locale)}
      className={`${styles.fitted} ${className}`.trim()}
      style={{ '--ems': total, '--space': space, '--lines': lines.length }}
      data-stacks={stacks}
    >
      {/* The only text: it is read, found and indexed once. A label would not do, as Orca skips it when it reads the page. */}
      {Tag !== 'p' && <span className="visually-hidden">{localize(name, locale)}</span>}
      {lines.map(({ path, width, below }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and the order never changes
        <span key={index} className={styles.line} style={{ '--ems': width }}>
          <svg
            aria-hidden="true"
            viewBox={[
              0,
              -baseline,
              width,
              baseline + (index < lines.length - 1 ? below + gap : descent),
            ]
              .map((ems) => Math.round(ems * unitsPerEm))
              .join(' ')}
          >
            <path d={path} />
          </svg>
        </span>
      ))}
    </Tag>
  );
}
