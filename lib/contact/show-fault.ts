import { copyMessage } from './copy-message';
import type { Fault } from './fault';
import { readMessage } from './form-values';
import { mailtoFor } from './message';

/**
 * Shows why a message was not sent, with a link that mails it. Works before React starts and after: `Failure` renders all
 * texts, and React changes nothing in it.
 * @param fault undefined hides it
 */
export function showFault(form: HTMLFormElement, fault?: Fault): void {
  const box = form.querySelector<HTMLElement>('[data-failure]');
  const mail = box?.querySelector('a');
  const copy = box?.querySelector('button');
  if (!box || !mail || !copy) return;
  box.hidden = !fault;
  for (const reason of box.querySelectorAll<HTMLElement>('[data-fault]')) {
    reason.hidden = reason.dataset.fault !== fault;
  }
  copy.textContent = copy.dataset.copy ?? '';
  copy.onclick = async () => {
    if (await copyMessage(form)) copy.textContent = copy.dataset.copied ?? '';
  };
  const update = () => {
    const { href, isCut } = mailtoFor(mail.dataset.mail ?? '', readMessage(form));
    mail.href = href;
    copy.hidden = !isCut;
  };
  update();
  form.oninput = update;
}
