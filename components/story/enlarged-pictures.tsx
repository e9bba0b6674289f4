'use client';

import { useEffect, useRef } from 'react';
import styles from './enlarged-pictures.module.scss';
import { startEnlarging } from './start-enlarging';

type Props = { labels: Record<'pictures' | 'previous' | 'next' | 'close', string> };

/** A dialog for the pictures of the article. `startEnlarging` fills it: React owns no text in it that a translator changes. */
export function EnlargedPictures({ labels }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current ? startEnlarging(ref.current) : undefined), []);

  return (
    <dialog ref={ref} className={styles.dialog} aria-label={labels.pictures}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; the page's Markdown makes a heading of a section */}
      <div
        className={styles.strip}
        role="group"
        aria-label={labels.pictures}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of a keyboard scroll it
        tabIndex={0}
        data-strip=""
      />
      <div className={styles.bar}>
        <button type="button" aria-label={labels.previous} data-move={-1} />
        <p role="status" />
        <button type="button" aria-label={labels.next} data-move={1} />
        <button type="button" aria-label={labels.close} data-close="" />
      </div>
    </dialog>
  );
}
