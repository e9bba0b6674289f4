import { type InputEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import '../../runtime/hydration/carry-over';
import { lengthWarning, lengthWarningMs, maxLengths } from '@/lib/constants.mjs';
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
export function useFields(recipient: string, errorTitle: string) {
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<ContactField[]>([]);
  /** A wrong field in which Enter was pressed. The focus does not move, so that screen readers do not speak the error. */
  const [alertField, setAlertField] = useState<ContactField>();
  /** What is in the fields. */
  const [message, setMessage] = useState<ContactMessage>({
    from_name: '',
    from_email: '',
    message: '',
  });
  /** Why there is a notice. */
  const [reason, setReason] = useState<Reason>();
  /** Counts the results of submits: one that says the same again is another one. */
  const [notices, setNotices] = useState(0);
  /** UTF-16 units left for the message, if only few are. */
  const [left, setLeft] = useState<number>();
  const { length } = message.message;
  const hasErrors = invalid.length > 0;

  useEffect(() => {
    const now = maxLengths.message - length;
    const timer = setTimeout(
      () => setLeft(now <= lengthWarning ? now : undefined),
      lengthWarningMs,
    );
    return () => clearTimeout(timer);
  }, [length]);

  // A screen reader reads the title first, and a tab shows it.
  useEffect(() => {
    if (!hasErrors) return;
    const own = document.title;
    document.title = `${errorTitle}: ${own}`;
    return () => {
      document.title = own;
    };
  }, [hasErrors, errorTitle]);

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
    setAlertField(undefined);
    // An error goes as soon as its field is right. New errors come with the next submit only.
    const wrong = validate(readValues(currentTarget));
    setInvalid((shown) => shown.filter((field) => wrong.includes(field)));
  }

  function notify(why: Reason) {
    setReason(why);
    setNotices((count) => count + 1);
  }

  /** Shows the errors, and moves the focus to the first. @returns whether the form is valid */
  function check(submitted: HTMLFormElement): boolean {
    const errors = validate(readValues(submitted));
    const [first] = errors;
    const isThere = first && controlOf(submitted, first) === document.activeElement;
    // Renders the errors before the focus moves: screen readers read the description at that moment.
    flushSync(() => {
      setInvalid(errors);
      setAlertField(isThere ? first : undefined);
      if (isThere) setNotices((count) => count + 1);
      // Fields may have been filled in without an event.
      setMessage(readMessage(submitted));
    });
    if (first) controlOf(submitted, first).focus();
    return !first;
  }

  return {
    form,
    left,
    message,
    setMessage,
    reason,
    notices,
    alertField,
    notify,
    dismiss: () => setReason(undefined),
    check,
    isInvalid: (field: ContactField) => invalid.includes(field),
    formProps: {
      ref: form,
      onInput,
      // Without script, the visitor's mail program sends the message.
      action: `mailto:${recipient}`,
      method: 'post',
      'data-starts': 'idle',
      encType: 'text/plain',
      // Firefox reports a form with empty required fields as invalid from the start.
      'aria-invalid': false,
      // The inline script sets attributes before hydration.
      suppressHydrationWarning: true,
    },
  };
}
