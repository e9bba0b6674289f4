import { sendTimeoutMs } from '@/lib/constants.mjs';
import { restoreDraft, saveDraft } from '@/lib/contact/form-values';
import { showNotice } from '@/lib/contact/show-notice';
import { nextPaint } from '@/lib/next-paint';

// Runs right after the contact form. Before hydration, it restores and saves the draft, and queues a submit until the
// form has hydrated.

const form = document.currentScript?.previousElementSibling;
if (form instanceof HTMLFormElement) enhance(form);

function enhance(form: HTMLFormElement) {
  // `use-fields.ts` removes the attribute. The browser's own validation is only for visitors without script.
  form.dataset.unhydrated = 'idle';
  form.noValidate = true;
  const isUnhydrated = () => form.dataset.unhydrated !== undefined;
  let timer: ReturnType<typeof setTimeout>;
  restoreDraft(form);

  form.addEventListener('input', () => {
    if (isUnhydrated()) saveDraft(form);
  });

  form.addEventListener('submit', (event) => {
    if (!isUnhydrated()) return;
    event.preventDefault();
    form.dataset.unhydrated = 'waiting';
    showNotice(form);
    nextPaint().then(() => dispatchEvent(new Event('hydrate')));
    clearTimeout(timer);
    timer = setTimeout(fail, sendTimeoutMs);
  });

  addEventListener('hydrationfailed', fail);
  addEventListener('pagereplaced', handOver);

  /** Hands a queued submit over to the form with which React has replaced this one. */
  function handOver() {
    const next = document.querySelector('form');
    if (!next || form.isConnected || form.dataset.unhydrated !== 'waiting') return;
    delete form.dataset.unhydrated;
    // Before its first effect, which sets `noValidate`, React's form looks for this attribute; afterwards it does not.
    if (next.noValidate) next.requestSubmit();
    else next.dataset.unhydrated = 'waiting';
  }

  function fail() {
    if (form.dataset.unhydrated !== 'waiting') return;
    form.dataset.unhydrated = 'idle';
    showNotice(form, navigator.onLine ? 'Later' : 'Offline');
  }
}
