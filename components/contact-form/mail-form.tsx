'use client';

import type { SubmitEvent } from 'react';
import { openMail, showNotice } from '@/lib/contact/show-notice';
import styles from './contact-form.module.scss';
import { Fields } from './fields';
import { Notice } from './notice';
import outcome from './outcome.module.scss';
import type { MailTexts } from './texts';
import { useFields } from './use-fields';

type Props = { texts: MailTexts; recipient: string };

/** A form without a mail service: it opens the visitor's mail program with the message, which stays in the form too. */
export function MailForm({ texts, recipient }: Props) {
  const { left, isInvalid, check, formProps } = useFields(recipient);

  // Opens it at once: browsers open a program only in answer to a click or a key.
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    showNotice(event.currentTarget);
    if (check(event.currentTarget)) openMail(event.currentTarget);
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
        <Notice
          reasons={{ Opened: texts.MailOpened }}
          isFailure={false}
          texts={texts}
          recipient={recipient}
        />
      </div>
    </form>
  );
}
