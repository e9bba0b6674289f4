import { useLocale } from 'next-intl';
import { owner } from '@/lib/content/content';
import { languageOf, localize } from '@/lib/content/localize';
import { type Project, unitsPerEm } from '@/lib/content/types';
import styles from './fitted-name.module.scss';
import { Localized } from './localized';

type Props = {
  as: 'h1' | 'h2' | 'p';
  of?: Pick<Project, 'name' | 'nameFit'>;
  className?: string;
  /** Puts the lines below each other on an upright phone, however short they are. */
  stacks?: boolean;
};

/**
 * In ems. `ascent` has room for the diacritics of İ, Ğ and Ö, and `descent` for that of Ş. Baselines are at least `leading`
 * apart, with at least `gap` between the ink of two lines.
 */
const [ascent, descent, leading, gap] = [0.884, 0.256, 0.92, 0.08];
/** Lines whose widths differ by less than this share each fill the width. Other lines have one size. */
const near = 0.15;

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
  const total = lines.reduce((sum, { width, space }) => sum + width + space, 0);
  const widths = lines.map(({ width }) => width);
  const widest = Math.max(...widths);
  const areNear = Math.min(...widths) > (1 - near) * widest;
  // One for all lines. Each part is that of the line that needs most room.
  const pitch = Math.max(
    leading,
    Math.max(0, ...lines.slice(0, -1).map(({ below }) => below)) +
      Math.max(0, ...lines.slice(1).map(({ above }) => above)) +
      gap,
  );
  return (
    <Tag
      {...languageOf(name, locale)}
      className={`${styles.fitted} ${className}`.trim()}
      style={{ '--ems': total, '--lines': lines.length }}
      data-stacks={stacks}
    >
      {/* The only text: it is read, found and indexed once. A label would not do, as Orca skips it when it reads the page. */}
      {Tag !== 'p' && <span className="visually-hidden">{localize(name, locale)}</span>}
      {lines.map(({ path, width, space }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and the order never changes
          key={index}
          className={styles.line}
          style={{ '--width': width, '--space': space, '--widest': areNear ? width : widest }}
        >
          <svg
            aria-hidden="true"
            viewBox={[0, -baseline, width, index < lines.length - 1 ? pitch : baseline + descent]
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
