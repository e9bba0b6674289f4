import { sendTimeoutMs } from '@/lib/constants.json';
import { loadDraft, saveDraft } from '@/lib/contact/draft';
import { fillIn, readValues } from '@/lib/contact/form-values';
import { mailtoFor } from '@/lib/contact/message';

// Stands behind the contact form and does for it what cannot wait for React: a draft is there at once, and a message
// that is sent before the form's own script has come is kept until it has.

const form = document.currentScript?.previousElementSibling;
if (form instanceof HTMLFormElement) keep(form);

function keep(form: HTMLFormElement) {
  // The form's own script takes the mark away. The browser's checks, in its own language, are for pages without script.
  form.dataset.early = 'idle';
  form.noValidate = true;
  const isEarly = () => form.dataset.early !== undefined;
  let timer: ReturnType<typeof setTimeout>;
  fillIn(form, loadDraft());

  form.addEventListener('input', () => {
    if (isEarly()) saveDraft(readValues(form));
  });

  form.addEventListener('submit', (event) => {
    if (!isEarly()) return;
    event.preventDefault();
    form.dataset.early = 'waiting';
    dispatchEvent(new Event('hydrate'));
    clearTimeout(timer);
    timer = setTimeout(fail, sendTimeoutMs);
  });

  addEventListener('hydrationfailed', fail);

  function fail() {
    if (form.dataset.early !== 'waiting') return;
    form.dataset.early = navigator.onLine ? 'failed' : 'offline';
    const mail = form.querySelector<HTMLAnchorElement>('[data-mail]');
    if (mail) mail.href = mailtoFor(mail.dataset.mail ?? '', readMessage(form));
  }
}

function readMessage(form: HTMLFormElement) {
  const { name, email, message } = readValues(form);
  const service = form.elements.namedItem('service') as HTMLSelectElement;
  const label = service.value && service.selectedOptions[0]?.label;
  return { from_name: name, from_email: email, from_service: label ?? '', message };
}
