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
  /** In ems. A shorter name does not fill its line, so that its letters stay small enough for their place. */
  minWidth?: number;
};

/**
 * The owner's name in one line as wide as its container, by the width measured before the build. Letters that the face
 * lacks are the system's, which nobody has measured: such a name takes the lines that it needs.
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
      <Tag className={`${fit ? styles.fitted : styles.free} ${className}`.trim()} style={style}>
        {children ?? <Localized text={owner.name} />}
      </Tag>
    </div>
  );
}
