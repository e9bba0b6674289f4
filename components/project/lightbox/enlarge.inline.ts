import { lightbox } from '@/.content/late-scripts';
import { scriptTimeoutMs } from '@/lib/constants.mjs';
import { loadScript } from '@/lib/load-script';
import { isModified } from '@/lib/modified-click';

let loading: Promise<unknown> | undefined;

// The page was reloaded while it showed enlarged pictures.
if (history.state?.isEnlarged) history.back();

/**
 * Answers a click on a picture: see `end.inline.ts`. The first one loads `lightbox.ts`. If that fails or stalls, the link
 * opens the file of the picture, as it does without scripts.
 */
export function enlarge(element: HTMLElement, event: MouseEvent): void {
  if (isModified(event)) return;
  event.preventDefault();
  const { href } = element as HTMLAnchorElement;
  loading ??= load();
  loading.then(() => {
    const request = new CustomEvent('enlarge', { detail: href, cancelable: true });
    // `lightbox.ts` prevents the event.
    if (dispatchEvent(request)) openFile(href);
  });
}

/** A page of an older build may link to a picture that is gone: then the visitor stays. */
function openFile(href: string) {
  const picture = new Image();
  picture.onload = () => location.assign(href);
  picture.src = href;
}

/** Resolves when the script has run, has failed, or takes too long. */
function load() {
  const script = loadScript(lightbox);
  return new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    setTimeout(resolve, scriptTimeoutMs);
  });
}
