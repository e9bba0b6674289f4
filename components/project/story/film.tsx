import type { ReactNode } from 'react';
import styles from './film.module.scss';

/** Chromium covers a film without a poster with grey, and loads a poster at once: this one lets the picture behind be seen. */
const transparent =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Props = {
  src: string;
  labels: Record<'play' | 'pause', string>;
  /** The poster. */
  children: ReactNode;
};

/**
 * A silent film. `play-films.ts` lets it play while it is in view, and replaces the browser's controls with the button. Without
 * scripts, the visitor starts it. Nothing of it loads before.
 */
export function Film({ src, labels, children }: Props) {
  return (
    <div className={styles.film}>
      {children}
      <video
        src={src}
        poster={transparent}
        muted
        loop
        playsInline
        preload="none"
        aria-label={labels.play}
        controls
        data-film=""
        suppressHydrationWarning
      />
      <button
        type="button"
        hidden
        data-play={labels.play}
        data-pause={labels.pause}
        suppressHydrationWarning
      />
    </div>
  );
}
