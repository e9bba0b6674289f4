import { copyMessage } from './copy-message';
import type { Fault } from './fault';
import { readMessage } from './form-values';
import { mailtoFor } from './message';

/** Why a message was not sent; `Opened`: the visitor's mail program was opened with it. */
type Reason = Fault | 'Opened';

/**
 * Shows what became of the message, with a link that mails it. Works before React starts and after: `Notice` renders all
 * texts, and React changes nothing in it.
 * @param reason undefined hides it
 */
export function showNotice(form: HTMLFormElement, reason?: Reason): void {
  const { box, mail, copy } = partsOf(form);
  if (!box || !mail || !copy) return;
  box.hidden = !reason;
  for (const text of box.querySelectorAll<HTMLElement>('[data-reason]')) {
    text.hidden = text.dataset.reason !== reason;
  }
  copy.textContent = copy.dataset.copy ?? '';
  copy.onclick = async () => {
    if (await copyMessage(form)) copy.textContent = copy.dataset.copied ?? '';
  };
  const update = () => {
    const { href, isCut } = mailtoFor(mail.dataset.mail ?? '', readMessage(form));
    mail.href = href;
    // No page can know whether a mail program has opened.
    copy.hidden = !isCut && reason !== 'Opened';
  };
  update();
  form.oninput = update;
}

/** Opens the visitor's mail program with the message. The form keeps it, and says what to do if nothing opens. */
export function openMail(form: HTMLFormElement): void {
  showNotice(form, 'Opened');
  partsOf(form).mail?.click();
}

function partsOf(form: HTMLFormElement) {
  const box = form.querySelector<HTMLElement>('[data-notice]');
  return { box, mail: box?.querySelector('a'), copy: box?.querySelector('button') };
}
