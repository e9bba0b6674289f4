import { type InputEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  lengthWarning,
  maxLengths,
  minimumFillMs,
  pauseAfterSuccessMs,
  successMessageMs,
} from '@/lib/constants';
import { clearDraft, loadDraft, saveDraft } from '@/lib/contact/draft';
import { type Fault, faultOf } from '@/lib/contact/fault';
import { controlOf, fillIn, isSame, readHoneypot, readValues } from '@/lib/contact/form-values';
import type { ContactMessage } from '@/lib/contact/message';
import { preloadLibrary, sendMessage } from '@/lib/contact/send';
import { type ContactField, validate } from '@/lib/contact/validate';
import { nextPaint } from '@/lib/next-paint';

export type ContactFormState =
  | { status: 'idle' | 'submitting' | 'sent' }
  | { status: 'failed'; fault: Fault; message: ContactMessage };

/** @param labelOf the label of a service in the language of the page */
export function useContactForm(labelOf: (service: string) => string) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  /** No message leaves before this time, of `performance.now()`. */
  const notBefore = useRef(0);
  const [state, setState] = useState<ContactFormState>({ status: 'idle' });
  const [invalid, setInvalid] = useState<ContactField[]>([]);
  /** How many units the message has left; undefined while that is many. */
  const [left, setLeft] = useState<number>();

  const follow = useCallback((typedIn: HTMLFormElement) => {
    const values = readValues(typedIn);
    saveDraft(values);
    const rest = maxLengths.message - values.message.length;
    setLeft(rest <= lengthWarning ? rest : undefined);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    notBefore.current = performance.now() + minimumFillMs;
    form.current.noValidate = true;
    fillIn(form.current, loadDraft());
    // What was typed before this script came counts as what is typed after.
    follow(form.current);
    // Where `components/contact-form/contact-form.inline.ts` was here first, a message may be waiting.
    const { early } = form.current.dataset;
    delete form.current.dataset.early;
    if (early === 'waiting') form.current.requestSubmit();
  }, [follow]);

  useEffect(() => {
    if (state.status !== 'sent') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), successMessageMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const sending = event.currentTarget;
    await nextPaint();
    const values = readValues(sending);
    const faults = validate(values);
    // A control says what is wrong with it before it is focused: screen readers read it at that moment.
    flushSync(() => setInvalid(faults));
    if (faults[0]) {
      underWay.current = false;
      setState({ status: 'idle' });
      controlOf(sending, faults[0]).focus();
      return;
    }

    const message: ContactMessage = {
      from_name: values.name,
      from_email: values.email,
      from_service: labelOf(values.service),
      message: values.message,
    };
    setState({ status: 'submitting' });
    try {
      await sleepUntil(notBefore.current);
      // Whoever ticks a box that nobody sees is told what they want to hear.
      if (!readHoneypot(sending)) await sendMessage(message);
      // What was written on while it was being sent is a message of its own.
      if (isSame(readValues(sending), values)) {
        sending.reset();
        clearDraft();
        setLeft(undefined);
      }
      notBefore.current = performance.now() + pauseAfterSuccessMs;
      setState({ status: 'sent' });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification logs a failed send (section 4)
      console.error(error);
      setState({ status: 'failed', fault: faultOf(error), message });
    } finally {
      underWay.current = false;
    }
  }

  return {
    state,
    left,
    isInvalid: (field: ContactField) => invalid.includes(field),
    formProps: {
      ref: form,
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => follow(currentTarget),
      onSubmit,
      onFocus: () => nextPaint().then(preloadLibrary),
    },
  };
}

function sleepUntil(time: number): Promise<void> | undefined {
  const rest = time - performance.now();
  return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : undefined;
}
