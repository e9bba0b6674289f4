import { basePath } from '@/lib/asset-path';
import { sendTimeoutMs } from '@/lib/constants.mjs';

declare global {
  interface Window {
    /** Turbopack's runtime, once its chunk has run. */
    TURBOPACK?: { push(start: { otherChunks: string[]; runtimeModuleIds: number[] }): void };
  }
}

// A part of the last inline script of each page on which React starts (`data-starts`): `scripts/finish/finish-page.ts` adds it,
// and sets its attributes. It loads Next's scripts when the page is `idle`, or shortly after the visitor's first `interaction`:
// pages are complete without them. If one fails, is wrong or stalls, the page goes on without React, and the next interaction
// tries again. `data-chunks` lists the URLs of the page's data, of Turbopack's runtime and of the other chunks, in this order.
// `data-modules` lists the ids of its entry modules.

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
/** Milliseconds after an interaction. Earlier, the scripts would take frames from what it moves, such as the menu. */
const loadDelay = 700;
/** Injected markup could change `data-chunks`, and a cache or a proxy adds a `<base>` that leads to the real site. */
const folder = `${location.origin}${basePath()}/_next/static/`;

const { chunks = '', modules = '', starts, shape } = document.currentScript?.dataset ?? {};
const urls = chunks.split(' ');
const areOwn = urls.every((url) => new URL(url, document.baseURI).href.startsWith(folder));
const scripts = new Map<string, HTMLScriptElement>();
let attempts = 0;
let isLoading = false;
let isScheduled = false;
let isComposing = false;
addEventListener('compositionstart', () => {
  isComposing = true;
});
addEventListener('compositionend', () => {
  isComposing = false;
});

async function hydrate() {
  if (isLoading) return;
  if (!areOwn) return void dispatchEvent(new Event('hydrationfailed'));
  isLoading = true;
  const timeout = new Promise((resolve) => setTimeout(resolve, sendTimeoutMs));
  await Promise.race([Promise.all(urls.filter(isMissing).map(load)), timeout]);
  // In a new task, because this one has just evaluated the last chunk. `isLoading` stays true: the page hydrates once.
  if (!urls.some(isMissing)) setTimeout(start);
  else {
    attempts += 1;
    isLoading = false;
    dispatchEvent(new Event('hydrationfailed'));
  }
}

/** `scripts/finish/finish-pages.ts` adds a mark to the end of each script; a wrong or incomplete body lacks it. */
function isMissing(url: string): boolean {
  return scripts.get(url)?.dataset.ran === undefined;
}

/** Resolves when the script has run or failed; never if it stalls. */
function load(url: string) {
  scripts.get(url)?.remove();
  const script = document.createElement('script');
  scripts.set(url, script);
  return new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    // With the same URL, the browser would wait for the request that stalls.
    script.src = attempts > 0 ? `${url}?${attempts}` : url;
    document.head.append(script);
    // Turbopack knows a chunk by this attribute. The request has started, so it stays as it is.
    script.setAttribute('src', url);
  });
}

/** Starts Turbopack's runtime with the list of loaded chunks; it would search the page for each chunk not listed. */
function start() {
  // React may replace the field in which the visitor composes a word, or the lamp that the hand holds. Its work would take frames
  // from a light that spreads.
  if (isComposing || document.querySelector('[data-lamp]:active, [data-held], [data-switching]')) {
    setTimeout(start, 100);
    return;
  }
  for (const intent of intents) removeEventListener(intent, hydrateLater, true);
  if (isChanged() && document.forms.length === 0) return;
  const [, , ...otherChunks] = urls.map((url) => url.split('/_next/')[1] ?? url);
  window.TURBOPACK?.push({ otherChunks, runtimeModuleIds: modules.split(',').map(Number) });
}

/**
 * Whether a translator, an extension or a proxy has changed the page: React would replace all of it. Only a form is worth that,
 * and `carry-over.ts` keeps what is in it.
 */
function isChanged(): boolean {
  const { textContent } = document.body;
  return shape !== `${document.querySelectorAll('body *').length} ${textContent.length}`;
}

/** Tries at most once in `loadDelay`: a scroll while offline must not flood the console with errors. */
function hydrateLater() {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    hydrate();
  }, loadDelay);
}

// A form that waits to be sent dispatches this event.
addEventListener('hydrate', hydrate);
// Set by `error-page.tsx`, for this load only.
const { skipsHydration, ...state } = history.state ?? {};
if (skipsHydration) history.replaceState(state, '');
else {
  for (const intent of intents) {
    addEventListener(intent, hydrateLater, { capture: true, passive: true });
  }
}
// A page with a form does not wait for an interaction: React would start while the visitor types.
// Safari 17 has no `requestIdleCallback`.
const whenIdle = window.requestIdleCallback ?? setTimeout;
if (starts === 'idle' && !skipsHydration) addEventListener('load', () => whenIdle(() => hydrate()));
