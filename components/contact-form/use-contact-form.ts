import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  lengthWarning,
  maxLengths,
  minimumFillMs,
  pauseAfterSuccessMs,
  successMessageMs,
} from '@/lib/constants.mjs';
import { explainError } from '@/lib/contact/fault';
import {
  clearDraft,
  controlOf,
  honeypotName,
  readMessage,
  readValues,
  restoreDraft,
  saveDraft,
} from '@/lib/contact/form-values';
import type { ContactMessage } from '@/lib/contact/message';
import { sendMessage } from '@/lib/contact/send';
import { showFault } from '@/lib/contact/show-fault';
import { type ContactField, validate } from '@/lib/contact/validate';
import { nextPaint } from '@/lib/next-paint';

export type ContactFormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const inFlight = useRef(false);
  /** No message is sent before this time, on the clock of `performance.now()`. */
  const notBefore = useRef(0);
  const [status, setStatus] = useState<ContactFormStatus>('idle');
  const [invalid, setInvalid] = useState<ContactField[]>([]);
  /** The last message that was sent, until the visitor writes another. */
  const [letter, setLetter] = useState<ContactMessage>();
  /** Whether the letter takes the place of the fields: they are empty, and the visitor has not asked for them again. */
  const [isEmptied, setEmptied] = useState(false);
  /** UTF-16 units left for the message; undefined above `lengthWarning`. */
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    if (!form.current) return;
    // A submit before this time is delayed, which deters bots.
    notBefore.current = performance.now() + minimumFillMs;
    form.current.noValidate = true;
    restoreDraft(form.current);
    // Handles text that was typed before hydration.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
    // `contact-form.inline.ts` may have queued a submit.
    const { unhydrated } = form.current.dataset;
    delete form.current.dataset.unhydrated;
    if (unhydrated === 'waiting') form.current.requestSubmit();
  }, []);

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(() => setStatus('idle'), successMessageMs);
    return () => clearTimeout(timer);
  }, [status]);

  function onInput({ currentTarget }: InputEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    setLetter(undefined);
    // A password manager can fill in fields that are hidden.
    setEmptied(false);
    const values = readValues(currentTarget);
    const rest = maxLengths.message - values.message.length;
    setLeft(rest <= lengthWarning ? rest : undefined);
    // An error goes as soon as its field is right. New errors come with the next submit only.
    const wrong = validate(values);
    setInvalid((shown) => shown.filter((field) => wrong.includes(field)));
  }

  function writeAnother() {
    flushSync(() => {
      setStatus('idle');
      setLetter(undefined);
      setEmptied(false);
    });
    if (form.current) controlOf(form.current, 'name').focus();
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    const submitted = event.currentTarget;
    await nextPaint();
    showFault(submitted);
    const values = readValues(submitted);
    const errors = validate(values);
    // Renders the errors before the focus moves: screen readers read the description at that moment.
    flushSync(() => setInvalid(errors));
    if (errors[0]) {
      inFlight.current = false;
      setStatus('idle');
      const control = controlOf(submitted, errors[0]);
      // Enter was pressed in that field: a screen reader speaks the error only if the focus moves.
      control.blur();
      control.focus();
      return;
    }

    const message = readMessage(submitted);
    setStatus('submitting');
    try {
      const wait = notBefore.current - performance.now();
      await new Promise((resolve) => setTimeout(resolve, wait));
      // Honeypot ticked: pretend success.
      if (!new FormData(submitted).has(honeypotName)) await sendMessage(message);
      // Keeps text that was edited during the send.
      if (JSON.stringify(readValues(submitted)) === JSON.stringify(values)) {
        submitted.reset();
        clearDraft();
        setLeft(undefined);
        setEmptied(true);
      }
      notBefore.current = performance.now() + pauseAfterSuccessMs;
      setStatus('sent');
      setLetter(message);
    } catch (error) {
      const reason = explainError(error);
      // biome-ignore lint/suspicious/noConsole: the log helps to find out why a send failed
      console.error(reason);
      showFault(submitted, reason.fault);
      setStatus('failed');
    } finally {
      inFlight.current = false;
    }
  }

  return {
    status,
    left,
    letter,
    isEmptied,
    writeAnother,
    isInvalid: (field: ContactField) => invalid.includes(field),
    formProps: {
      ref: form,
      onInput,
      onSubmit,
    },
  };
}
