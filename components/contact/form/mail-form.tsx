'use client';

import { type SubmitEvent, useRef } from 'react';
import { Alert } from './alert';
import styles from './contact-form.module.scss';
import { Fields } from './fields';
import { Notice } from './notice';
import outcome from './outcome.module.scss';
import type { MailTexts } from './texts';
import { useFields } from './use-fields';

type Props = { texts: MailTexts; recipient: string };

/** A form without a mail service: it opens the visitor's mail program with the message, which stays in the form too. */
export function MailForm({ texts, recipient }: Props) {
  const {
    left,
    message,
    reason,
    notices,
    alertField,
    notify,
    dismiss,
    isInvalid,
    check,
    formProps,
  } = useFields(recipient, texts.ErrorTitle);
  const mail = useRef<HTMLAnchorElement>(null);

  // Browsers open a program only in answer to a click or a key, so at once.
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return dismiss();
    mail.current?.click();
    notify('Opened');
  }

  return (
    <form {...formProps} className={styles.form} onSubmit={onSubmit}>
      <div className={styles.fields}>
        <Fields texts={texts} isInvalid={isInvalid} left={left} />
        <button className={styles.submit} type="submit">
          {texts.MailInstead}
        </button>
      </div>
      <div className={outcome.outcome} role="status">
        {alertField && <Alert key={`${notices} ${alertField}`} field={alertField} texts={texts} />}
        <Notice
          key={notices}
          reason={reason}
          reasons={{ Opened: texts.MailOpened }}
          message={message}
          recipient={recipient}
          texts={texts}
          mailRef={mail}
        />
      </div>
    </form>
  );
}
