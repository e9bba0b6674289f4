'use client';

import { inView } from 'framer-motion/dom';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './loop.module.scss';

/** Chromium covers a film without a poster with grey, and loads a poster at once: this one lets the picture behind be seen. */
const transparent =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Props = {
  src: string;
  labels: Record<'play' | 'pause', string>;
  /** The poster. */
  children: ReactNode;
};

/** From this distance to the window, the film is loaded. */
const nearby = '300px';

/** A silent film that plays while it is in view. Without scripts, the visitor starts it. Nothing of it loads before. */
export function Loop({ src, labels, children }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Whether the film may start by itself, until the visitor decides. */
  const wantsMotion = useRef(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    setReady(true);
    wantsMotion.current = mayMove();
    const stopLoading = inView(
      video,
      () => {
        if (wantsMotion.current) video.preload = 'auto';
      },
      { margin: nearby },
    );
    const stopPlaying = inView(
      video,
      () => {
        if (wantsMotion.current) play(video);
        return () => video.pause();
      },
      { amount: 0.3 },
    );
    return () => {
      stopLoading();
      stopPlaying();
    };
  }, []);

  function toggle() {
    const video = ref.current;
    if (!video) return;
    wantsMotion.current = video.paused;
    if (video.paused) play(video);
    else video.pause();
  }

  return (
    <div className={styles.loop}>
      {children}
      {!hasFailed && (
        <video
          ref={ref}
          src={src}
          poster={transparent}
          muted
          loop
          playsInline
          preload="none"
          // The poster has the alternative text.
          aria-hidden={isReady || undefined}
          aria-label={labels.play}
          controls={!isReady}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => setFailed(true)}
        />
      )}
      {isReady && !hasFailed && (
        <button
          type="button"
          aria-label={isPlaying ? labels.pause : labels.play}
          data-playing={isPlaying || undefined}
          onClick={toggle}
        />
      )}
    </div>
  );
}

/** A browser may refuse it, for instance to save the battery: then the visitor has the button. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => {});
}

/** Whether the visitor's settings allow a film that starts by itself. */
function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const wish = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';
  return !connection?.saveData && !matchMedia(wish).matches;
}
