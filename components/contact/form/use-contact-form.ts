import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { minimumFillMs, pauseAfterSuccessMs, successMessageMs } from '@/lib/constants.mjs';
import { explainError } from '@/lib/contact/fault';
import {
  clearDraft,
  controlOf,
  honeypotName,
  readMessage,
  readValues,
} from '@/lib/contact/form-values';
import type { ContactMessage } from '@/lib/contact/message';
import { sendMessage } from '@/lib/contact/send';
import { nextPaint } from '@/lib/next-paint';
import { useFields } from './use-fields';

export type ContactFormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

export function useContactForm(recipient: string, errorTitle: string) {
  const { form, setMessage, notify, dismiss, check, formProps, ...fields } = useFields(
    recipient,
    errorTitle,
  );
  const inFlight = useRef(false);
  /** No message is sent before this time, on the clock of `performance.now()`. */
  const notBefore = useRef(0);
  const [status, setStatus] = useState<ContactFormStatus>('idle');
  /** The last message that was sent, until the visitor writes another. */
  const [letter, setLetter] = useState<ContactMessage>();
  /** Whether the letter takes the place of the fields: they are empty, and the visitor has not asked for them again. */
  const [isEmptied, setEmptied] = useState(false);

  useEffect(() => {
    // A submit before this time is delayed, which deters bots.
    notBefore.current = performance.now() + minimumFillMs;
  }, []);

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(() => setStatus('idle'), successMessageMs);
    return () => clearTimeout(timer);
  }, [status]);

  function onInput(event: InputEvent<HTMLFormElement>) {
    formProps.onInput(event);
    setLetter(undefined);
    // A password manager can fill in fields that are hidden.
    setEmptied(false);
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
    dismiss();
    const values = readValues(submitted);
    if (!check(submitted)) {
      inFlight.current = false;
      setStatus('idle');
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
        setMessage(readMessage(submitted));
        setEmptied(true);
      }
      notBefore.current = performance.now() + pauseAfterSuccessMs;
      setStatus('sent');
      setLetter(message);
    } catch (error) {
      const failure = explainError(error);
      // biome-ignore lint/suspicious/noConsole: the log helps to find out why a send failed
      console.error(failure);
      notify(failure.fault);
      setStatus('failed');
    } finally {
      inFlight.current = false;
    }
  }

  return {
    ...fields,
    status,
    letter,
    isEmptied,
    writeAnother,
    formProps: { ...formProps, onInput, onSubmit },
  };
}
