import { takePlain } from './plain';

declare global {
  interface Window {
    /** Turbopack's runtime, once its chunk has run. */
    TURBOPACK?: { push(start: { otherChunks: string[]; runtimeModuleIds: number[] }): void };
  }
}

// Stands at the end of each page. Its `data-chunks` name what `scripts/pages/defer-scripts.ts` took out of it: the
// page's data, Turbopack's runtime, and all other chunks; its `data-modules`, what the runtime begins with. Until they run
// the page is whole without them: whoever only reads never loads them.

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
/** Between two attempts, in milliseconds: an offline visitor who scrolls must not flood the console. */
const pause = 1000;
/** How long a finger rests on what it presses, in milliseconds. */
const press = 200;

const { chunks = '', modules = '', eager } = document.currentScript?.dataset ?? {};
let missing = chunks.split(' ');
const [, , ...otherChunks] = missing;
let underWay = false;
let notBefore = 0;

/** Loads what is still missing; a chunk that fails is asked for again with the visitor's next move. */
async function hydrate({ type }: Event) {
  // Who asks by name has something that waits.
  if (underWay || (type !== 'hydrate' && performance.now() < notBefore)) return;
  underWay = true;
  const loaded = await Promise.all(missing.map(load));
  underWay = false;
  missing = missing.filter((_, index) => !loaded[index]);
  if (missing.length > 0) {
    notBefore = performance.now() + pause;
    dispatchEvent(new Event('hydrationfailed'));
    return;
  }
  for (const intent of intents) removeEventListener(intent, hydrateWhenIdle, true);
  // A task of its own: the chunk that came last has just been evaluated in this one.
  setTimeout(start);
}

/** Turbopack looks through the whole page for each chunk that it has not been told to wait for. */
function start() {
  window.TURBOPACK?.push({
    otherChunks: otherChunks.map((url) => url.split('/_next/')[1] ?? url),
    runtimeModuleIds: modules.split(',').map(Number),
  });
}

function load(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

/** What the visitor does is answered first: its frame comes before the scripts, as does the click of a press. */
function hydrateWhenIdle(event: Event) {
  if (event.type === 'pointerdown' || event.type === 'touchstart') setTimeout(whenIdle, press);
  else whenIdle();

  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(() => hydrate(event));
    else setTimeout(hydrate, 100, event);
  }
}

addEventListener('hydrate', hydrate);
if (!takePlain()) {
  for (const intent of intents) {
    addEventListener(intent, hydrateWhenIdle, { capture: true, passive: true });
  }
}
// The 404 page has nothing to read before its script has looked at the address.
if (eager !== undefined) addEventListener('load', (event) => setTimeout(hydrate, 0, event));
