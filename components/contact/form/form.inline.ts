import { sendTimeoutMs } from '@/lib/constants.mjs';
import { copyMessage } from '@/lib/contact/copy-message';
import type { Reason } from '@/lib/contact/fault';
import { readMessage, restoreDraft, saveDraft } from '@/lib/contact/form-values';
import { mailtoFor } from '@/lib/contact/message';
import { nextPaint } from '@/lib/next-paint';

declare global {
  interface Window {
    /** The state of the form before React starts. `use-fields.ts` takes it over, also if React replaces the form. */
    formBeforeReact?: { isQueued: boolean; reason?: Reason };
  }
}

// Runs right after the contact form. Until React starts, it restores and saves the draft, queues a submit or opens the
// visitor's mail program, and updates the markup of `notice.tsx`.

const form = document.currentScript?.previousElementSibling;
if (form instanceof HTMLFormElement) enhance(form);

function enhance(form: HTMLFormElement) {
  const mail = form.querySelector('a') as HTMLAnchorElement;
  const box = mail.parentElement as HTMLElement;
  const copy = box.querySelector('button') as HTMLButtonElement;
  const state: NonNullable<Window['formBeforeReact']> = { isQueued: false };
  window.formBeforeReact = state;
  const opensMail = box.querySelector('[data-reason=Opened]') !== null;
  // The form that sends shows its own errors, once React has started.
  form.noValidate = !opensMail;
  const recipient = new URL(form.action).pathname;
  const copyText = copy.textContent;
  let timer: ReturnType<typeof setTimeout>;
  restoreDraft(form);

  form.addEventListener('input', () => {
    if (!window.formBeforeReact) return;
    saveDraft(form);
    update();
  });

  form.addEventListener('submit', (event) => {
    if (!window.formBeforeReact) return;
    event.preventDefault();
    if (opensMail) {
      mail.click();
      // Screen readers speak what was hidden before.
      show();
      nextPaint().then(() => show('Opened'));
      return;
    }
    show();
    setQueued(true);
    nextPaint().then(() => dispatchEvent(new Event('hydrate')));
    clearTimeout(timer);
    timer = setTimeout(fail, sendTimeoutMs);
  });

  addEventListener('hydrationfailed', fail);

  copy.addEventListener('click', async () => {
    if (window.formBeforeReact && (await copyMessage(form))) {
      copy.textContent = copy.dataset.copied ?? '';
    }
  });

  function fail() {
    if (!window.formBeforeReact?.isQueued) return;
    setQueued(false);
    show(navigator.onLine ? 'Later' : 'Offline');
  }

  function setQueued(isQueued: boolean) {
    state.isQueued = isQueued;
    form.setAttribute('aria-busy', String(isQueued));
  }

  function show(reason?: Reason) {
    state.reason = reason;
    box.hidden = !reason;
    for (const text of box.querySelectorAll('p')) text.hidden = text.dataset.reason !== reason;
    update();
  }

  function update() {
    const { href, isCut } = mailtoFor(recipient, readMessage(form));
    mail.href = href;
    copy.hidden = !isCut && state.reason !== 'Opened';
    copy.textContent = copyText;
  }
}
