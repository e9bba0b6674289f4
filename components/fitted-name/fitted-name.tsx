import { useLocale } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { owner } from '@/lib/content/content';
import { directionOf } from '@/lib/i18n/direction';
import { Localized } from '../localized/localized';
import styles from './fitted-name.module.scss';

type Props = {
  as: 'h1' | 'h2' | 'p';
  children?: ReactNode;
  className?: string;
  /** In ems. A narrower name does not fill its line, which limits the height of its letters. */
  minWidth?: number;
};

/**
 * The owner's name in one line that fills its container. The build measures the name's width. If the font lacks a
 * letter, a system font of unknown width replaces it, so the name wraps instead.
 */
export function FittedName({ as: Tag, children, className = '', minWidth = 0 }: Props) {
  const locale = useLocale();
  const fit = owner.nameFit[locale];
  const style: CSSProperties | undefined = fit && {
    '--name-width': Math.max(fit.width, minWidth),
    '--name-bearing': directionOf(locale) === 'ltr' ? fit.left : fit.right,
  };
  return (
    <div className={styles.container}>
      <Tag className={`${fit ? styles.fitted : styles.unfitted} ${className}`.trim()} style={style}>
        {children ?? <Localized text={owner.name} />}
      </Tag>
    </div>
  );
}
