import { basePath } from '@/lib/asset-path';
import { sendTimeoutMs } from '@/lib/constants.mjs';

declare global {
  interface Window {
    /** Turbopack's runtime, once its chunk has run. */
    TURBOPACK?: { push(start: { otherChunks: string[]; runtimeModuleIds: number[] }): void };
  }
}

// Runs at the end of each page and loads Next's scripts shortly after the visitor's first interaction: pages are complete
// without them. `scripts/finish/finish-page.ts` sets its attributes. `data-chunks` lists the URLs of the page's data,
// of Turbopack's runtime and of the other chunks, in this order. `data-modules` lists the ids of its entry modules.

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
/** Milliseconds between two attempts: scrolling while offline must not flood the console with errors. */
const retryDelay = 1000;
/** Milliseconds after an interaction. Earlier, the scripts would take frames from what it moves, such as the menu. */
const loadDelay = 700;

/** Loads scripts from this folder only, because injected markup could change `data-chunks`. */
const folder = `${location.origin}${basePath()}/_next/static/`;

const { chunks = '', modules = '', eager } = document.currentScript?.dataset ?? {};
const urls = chunks.split(' ').filter((url) => new URL(url, location.href).href.startsWith(folder));
const [, , ...otherChunks] = urls;
const scripts = new Map<string, HTMLScriptElement>();
/** Earliest time of the next attempt after an interaction. */
let nextAttempt = 0;
/** Earliest time of the next attempt after an explicit `hydrate` event. */
let nextExplicitAttempt = 0;

let isComposing = false;
addEventListener('compositionstart', () => {
  isComposing = true;
});
addEventListener('compositionend', () => {
  isComposing = false;
});

/**
 * Loads the missing chunks. The next interaction retries a failed chunk. Only an explicit `hydrate` event retries a
 * stalled chunk: it means that a submit is waiting. Other interactions would restart downloads that are only slow.
 */
async function hydrate({ type }: Event) {
  const now = performance.now();
  if (now < (type === 'hydrate' ? nextExplicitAttempt : nextAttempt)) return;
  nextExplicitAttempt = now + sendTimeoutMs;
  nextAttempt = Number.POSITIVE_INFINITY;
  await Promise.all(urls.map(load));
  if (!urls.every((url) => hasRun(scripts.get(url)))) {
    nextExplicitAttempt = 0;
    nextAttempt = performance.now() + retryDelay;
    dispatchEvent(new Event('hydrationfailed'));
    return;
  }
  // All scripts are there: the page hydrates once.
  nextExplicitAttempt = Number.POSITIVE_INFINITY;
  for (const intent of intents) removeEventListener(intent, hydrateLater, true);
  // Starts in a new task, because this one has just evaluated the last chunk.
  setTimeout(start);
}

/** Starts Turbopack's runtime with the list of loaded chunks; it would search the page for each chunk not listed. */
function start() {
  // React may replace the field in which the visitor composes a word: an input method would lose it.
  if (isComposing) {
    addEventListener('compositionend', () => setTimeout(start), { once: true });
    return;
  }
  // React replaces the whole page if an extension has changed it before, and would drop the late styles.
  const lateStyles = document.getElementById('late-styles');
  new MutationObserver(() => {
    if (lateStyles?.isConnected === false) document.body.append(lateStyles);
  }).observe(document.body, { childList: true });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src.startsWith(folder)) watch(node);
    }
  }).observe(document.head, { childList: true });
  window.TURBOPACK?.push({
    otherChunks: otherChunks.map((url) => url.split('/_next/')[1] ?? url),
    runtimeModuleIds: modules.split(',').map(Number),
  });
}

/** Turbopack waits forever for a stalled or wrong chunk. An `error` event makes it retry once, then fail. */
function watch(script: HTMLScriptElement) {
  script.addEventListener('load', check);
  setTimeout(check, sendTimeoutMs);

  async function check() {
    if (hasRun(script) || !script.isConnected) return;
    // Shorter than the send's own timeout, because a send may wait for the retry.
    await refresh(script.src, sendTimeoutMs / 3);
    script.dispatchEvent(new Event('error'));
  }
}

/** `scripts/finish/finish-pages.ts` adds a mark to the end of each script; a wrong or incomplete body lacks it. */
function hasRun(script?: HTMLScriptElement): boolean {
  return script?.dataset.ran !== undefined;
}

/** Resolves when the script has run or failed; never if it stalls. */
async function load(url: string) {
  const earlier = scripts.get(url);
  if (hasRun(earlier)) return;
  if (earlier) {
    // Moved to another document, the old script cannot run if it still arrives.
    new Document().adoptNode(earlier);
    if (!(await refresh(url))) return;
  }
  const script = document.createElement('script');
  scripts.set(url, script);
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    script.src = url;
    document.head.append(script);
  });
}

/**
 * Requests the script again without the cache. The browser would reuse a wrong body from the cache, and would join the
 * request to an earlier one that stalls.
 */
function refresh(url: string, limit = sendTimeoutMs): Promise<boolean> {
  return fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) })
    .then((response) => response.blob())
    .then(
      () => true,
      () => false,
    );
}

function hydrateLater(event: Event) {
  setTimeout(hydrate, loadDelay, event);
}

addEventListener('hydrate', hydrate);
// Set by `reload.tsx`, for this load only.
const { skipsHydration, ...state } = history.state ?? {};
if (skipsHydration) history.replaceState(state, '');
else {
  for (const intent of intents) {
    addEventListener(intent, hydrateLater, { capture: true, passive: true });
  }
}
// The 404 page hydrates at once: a script chooses its language. So does a page with a form, where React would otherwise
// start while the visitor types.
const hydratesAtOnce = eager !== undefined || (document.forms.length > 0 && !skipsHydration);
// Safari 17 has no `requestIdleCallback`.
const whenIdle = window.requestIdleCallback ?? setTimeout;
if (hydratesAtOnce) addEventListener('load', (event) => whenIdle(() => hydrate(event)));
