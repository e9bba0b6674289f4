import { inView } from 'framer-motion/dom';

// Lets each film of the page play while it is in view, and gives it a button.

/** From this distance to the window, a film is loaded. */
const nearby = '300px';

for (const video of document.querySelectorAll<HTMLVideoElement>('[data-film]')) start(video);

function start(video: HTMLVideoElement) {
  const button = video.nextElementSibling as HTMLButtonElement;
  const { play: playLabel = '', pause: pauseLabel = '' } = button.dataset;
  /** Whether the film may start by itself, until the visitor decides. */
  let wantsMotion = mayMove();

  function showState() {
    button.toggleAttribute('data-playing', !video.paused);
    button.ariaLabel = video.paused ? playLabel : pauseLabel;
  }

  for (const type of ['play', 'pause']) video.addEventListener(type, showState);
  video.addEventListener('error', () => {
    video.remove();
    button.remove();
  });
  button.addEventListener('click', () => {
    wantsMotion = video.paused;
    if (video.paused) play(video);
    else video.pause();
  });
  video.controls = false;
  // The poster has the alternative text.
  video.ariaHidden = 'true';
  showState();
  button.hidden = false;
  inView(
    video,
    () => {
      if (wantsMotion) video.preload = 'auto';
    },
    { margin: nearby },
  );
  inView(
    video,
    () => {
      if (wantsMotion) play(video);
      return () => video.pause();
    },
    { amount: 0.3 },
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
