import { type InputEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lengthWarning, maxLengths } from '@/lib/constants.mjs';
import type { Reason } from '@/lib/contact/fault';
import {
  controlOf,
  readMessage,
  readValues,
  restoreDraft,
  saveDraft,
} from '@/lib/contact/form-values';
import type { ContactMessage } from '@/lib/contact/message';
import { type ContactField, validate } from '@/lib/contact/validate';

/** The form that sends and the form that opens the mail program check and keep their fields in the same way. */
export function useFields(recipient: string) {
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<ContactField[]>([]);
  /** What is in the fields. */
  const [message, setMessage] = useState<ContactMessage>({
    from_name: '',
    from_email: '',
    message: '',
  });
  /** Why there is a notice. */
  const [reason, setReason] = useState<Reason>();
  const left = maxLengths.message - message.message.length;

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(form.current);
    // Handles text that was typed before hydration.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
    const { isQueued, reason } = window.formBeforeReact ?? {};
    delete window.formBeforeReact;
    form.current.removeAttribute('aria-busy');
    setReason(reason);
    if (isQueued) form.current.requestSubmit();
  }, []);

  function onInput({ currentTarget }: InputEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    setMessage(readMessage(currentTarget));
    // An error goes as soon as its field is right. New errors come with the next submit only.
    const wrong = validate(readValues(currentTarget));
    setInvalid((shown) => shown.filter((field) => wrong.includes(field)));
  }

  /** Shows the errors, and moves the focus to the first. @returns whether the form is valid */
  function check(submitted: HTMLFormElement): boolean {
    const errors = validate(readValues(submitted));
    // Renders the errors before the focus moves: screen readers read the description at that moment.
    flushSync(() => {
      setInvalid(errors);
      // Fields may have been filled in without an event.
      setMessage(readMessage(submitted));
    });
    if (!errors[0]) return true;
    const control = controlOf(submitted, errors[0]);
    // Enter was pressed in that field: a screen reader speaks the error only if the focus moves.
    control.blur();
    control.focus();
    return false;
  }

  return {
    form,
    /** UTF-16 units left for the message; undefined above `lengthWarning`. */
    left: left <= lengthWarning ? left : undefined,
    message,
    setMessage,
    reason,
    setReason,
    check,
    isInvalid: (field: ContactField) => invalid.includes(field),
    formProps: {
      ref: form,
      onInput,
      // Without script, the visitor's mail program sends the message.
      action: `mailto:${recipient}`,
      method: 'post',
      encType: 'text/plain',
      // Firefox reports a form with empty required fields as invalid from the start.
      'aria-invalid': false,
      // The inline script sets attributes before hydration.
      suppressHydrationWarning: true,
    },
  };
}
