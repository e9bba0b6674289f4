import { restoreDraft, saveDraft } from '@/lib/contact/form-values';
import { openMail } from '@/lib/contact/show-notice';

// Runs right after the form that opens the mail program. Until the form has hydrated, the browser checks its fields, and
// this script keeps and mails what is written.

const form = document.currentScript?.previousElementSibling;
if (form instanceof HTMLFormElement) enhance(form);

function enhance(form: HTMLFormElement) {
  // `use-fields.ts` removes the attribute.
  form.dataset.unhydrated = 'idle';
  const isUnhydrated = () => form.dataset.unhydrated !== undefined;
  restoreDraft(form);

  form.addEventListener('input', () => {
    if (isUnhydrated()) saveDraft(form);
  });

  form.addEventListener('submit', (event) => {
    if (!isUnhydrated()) return;
    event.preventDefault();
    openMail(form);
  });
}
