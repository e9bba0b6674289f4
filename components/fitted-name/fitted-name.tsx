import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import styles from './fitted-name.module.scss';

type Props = { as: 'h1' | 'p'; children?: string; className?: string };

/** The owner's name in one line as wide as its container, by the width measured before the build. */
export function FittedName({ as: Tag, children, className = '' }: Props) {
  const locale = useLocale();
  const { width, bearing } = owner.nameFit[locale];
  const style: CSSProperties = { '--name-width': width, '--name-bearing': bearing };
  return (
    <div className={styles.container}>
      <Tag className={`${styles.name} ${className}`.trim()} style={style}>
        {children ?? localize(owner.name, locale)}
      </Tag>
    </div>
  );
}
