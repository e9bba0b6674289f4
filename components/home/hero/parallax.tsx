'use client';

import { animateMini as animate, scroll } from 'framer-motion/dom';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { entranceMs, parallaxFactor } from '@/lib/constants.mjs';

type Props = { className: string | undefined; children: ReactNode };

/** A picture that lags behind the scroll of its section on iPhones and iPads. */
export function Parallax({ className, children }: Props) {
  const picture = useRef<HTMLDivElement>(null);
  useParallax(picture);

  return (
    <div ref={picture} className={className} data-starts="interaction">
      {children}
    </div>
  );
}

/**
 * Shifts a picture by a share of the scroll offset relative to its section: against the scroll, so that it lags behind.
 * Does nothing on other devices than Apple's with a touch screen, and with reduced motion.
 */
function useParallax(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const picture = ref.current;
    const section = picture?.parentElement;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!picture || !section || reducedMotion || !isTouchApple()) return;
    const parts = [picture, ...document.querySelectorAll<HTMLElement>('[data-on-picture]')];

    function follow(target: HTMLElement) {
      // From the section's top at the lower edge of the window to its bottom at the upper edge.
      const [from, to] = [-innerHeight, target.offsetHeight];
      const { top } = target.getBoundingClientRect();
      const places = [from, to].map((offset) => `translateY(${parallaxFactor * offset}px)`);
      const shift = animate(parts, { transform: places }, { ease: 'linear', duration: 1 });
      // The first frame comes before the first measurement.
      shift.time = Math.min(1, Math.max(0, (-top - from) / (to - from)));
      const stop = scroll(shift, { target, offset: ['start end', 'end start'] });
      return () => {
        stop();
        shift.cancel();
      };
    }

    picture.dataset.shifts = '';
    let stop = follow(section);
    const done = new AbortController();
    const { signal } = done;
    const { top, bottom } = section.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) {
      // The visitor has already seen the picture without the shift. So the shift comes gradually, with the next scroll.
      const unshifted = animate(
        parts,
        { translate: [`0 ${parallaxFactor * top}px`, '0 0'] },
        { duration: entranceMs / 1000, ease: 'easeInOut', autoplay: false },
      );
      // Otherwise WebKit shows a frame without it.
      unshifted.time = 0;
      addEventListener('scroll', () => unshifted.play(), { once: true, signal });
    }
    addEventListener(
      'resize',
      () => {
        stop();
        stop = follow(section);
      },
      { signal },
    );
    return () => {
      done.abort();
      stop();
    };
  }, [ref]);
}

/** An iPhone, an iPad, or a Mac with a touch screen, as iPads call themselves. */
function isTouchApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Mac') && maxTouchPoints > 0);
}
