import { sendTimeoutMs } from '@/lib/constants.json';
import { takeSkip } from './skip-hydration';

declare global {
  interface Window {
    /** Turbopack's runtime, once its chunk has run. */
    TURBOPACK?: { push(start: { otherChunks: string[]; runtimeModuleIds: number[] }): void };
  }
}

// Runs at the end of each page and loads Next's scripts with the visitor's first interaction: pages are complete without
// them. `scripts/pages/finish-page.ts` writes what to load: `data-chunks` holds the URLs of the page's data, of Turbopack's
// runtime and of the other chunks, `data-modules` the ids of the modules that the runtime starts with.

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
/** Milliseconds between two attempts: scrolling while offline must not flood the console with errors. */
const retryDelay = 1000;
/** Milliseconds from the start of a press to its click. */
const pressDuration = 200;

/** Scripts come from here only: markup that found its way into the page could change `data-chunks`. */
const folder = `${location.origin}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/_next/static/`;

const { chunks = '', modules = '', eager } = document.currentScript?.dataset ?? {};
const urls = chunks.split(' ').filter((url) => new URL(url, location.href).href.startsWith(folder));
const [, , ...otherChunks] = urls;
const scripts = new Map<string, HTMLScriptElement>();
/** When the next attempt may begin: by a move, and by an explicit `hydrate` event. */
let notBefore = 0;
let stalledAt = 0;

/**
 * Loads what is still missing. A chunk that fails is requested again with the visitor's next move. One that stalls is
 * requested again by an explicit event only, because something is queued: a move would restart what is only slow.
 */
async function hydrate({ type }: Event) {
  const now = performance.now();
  if (now < (type === 'hydrate' ? stalledAt : notBefore)) return;
  stalledAt = now + sendTimeoutMs;
  notBefore = Number.POSITIVE_INFINITY;
  await Promise.all(urls.map(load));
  stalledAt = 0;
  if (!urls.every((url) => hasRun(scripts.get(url)))) {
    notBefore = performance.now() + retryDelay;
    dispatchEvent(new Event('hydrationfailed'));
    return;
  }
  for (const intent of intents) removeEventListener(intent, hydrateWhenIdle, true);
  // In a task of its own, as this one has just evaluated the last chunk.
  setTimeout(start);
}

/** Names all chunks to Turbopack's runtime, which would search the page for each unknown one. */
function start() {
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

/** Turbopack waits for ever for a chunk that stalls or has a wrong body. An `error` event makes it retry once, then fail. */
function watch(script: HTMLScriptElement) {
  script.addEventListener('load', check);
  setTimeout(check, sendTimeoutMs);

  async function check() {
    if (hasRun(script) || !script.isConnected) return;
    // A send may be waiting for the retry, and has a limit of its own.
    await refresh(script.src, sendTimeoutMs / 3);
    script.dispatchEvent(new Event('error'));
  }
}

/** The build marks the end of each script (`scripts/pages/compile-hints.ts`): a wrong or cut-off body lacks it. */
function hasRun(script?: HTMLScriptElement): boolean {
  return script?.dataset.ran !== undefined;
}

/** @returns when the script has run or failed; never where it stalls */
async function load(url: string) {
  const earlier = scripts.get(url);
  if (hasRun(earlier)) return;
  if (earlier) {
    // In another document it will not run, should it still come.
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
 * Requests the script past the cache: a browser takes a wrong body from there, and joins a second request to a first one
 * that stalls.
 */
function refresh(url: string, limit = sendTimeoutMs): Promise<boolean> {
  return fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) })
    .then((response) => response.blob())
    .then(
      () => true,
      () => false,
    );
}

/** What the visitor does is answered first: its frame comes before the scripts, as does the click of a press. */
function hydrateWhenIdle(event: Event) {
  if (event.type === 'pointerdown' || event.type === 'touchstart')
    setTimeout(whenIdle, pressDuration);
  else whenIdle();

  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(() => hydrate(event));
    else setTimeout(hydrate, 100, event);
  }
}

addEventListener('hydrate', hydrate);
if (!takeSkip()) {
  for (const intent of intents) {
    addEventListener(intent, hydrateWhenIdle, { capture: true, passive: true });
  }
}
// The 404 page has nothing to read before its script has looked at the address.
if (eager !== undefined) addEventListener('load', (event) => setTimeout(hydrate, 0, event));
