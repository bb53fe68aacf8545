import type { ReactNode } from 'react';
import { buttonClass } from '../../design/Button.tsx';
import styles from './ReaderForm.module.css';
import { TRAP_FIELD } from './typedFields.ts';
import { formText as words } from './words.ts';

type Props = {
  action: string;
  /** Begins the ids of the form's fields. */
  idPrefix: string;
  /** What happens to the details; by default they are for an answer of the newspaper. */
  note?: string;
  children: ReactNode;
};

/** The frame of a form that works without script: the hidden field, the button, and what happens to the details. */
export function ReaderForm({ action, idPrefix, note = words.onlyForThis, children }: Props) {
  return (
    <form className={styles.form} action={action} method="post">
      {children}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${idPrefix}-website`}>{words.leaveEmpty}</label>
        <input id={`${idPrefix}-website`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.end}>
        <button type="submit" className={buttonClass('strong')}>
          {words.send}
        </button>
        <p className={styles.privacy}>
          {note} <a href="/static-page/privacy-policy">{words.privacy}</a>
        </p>
      </div>
    </form>
  );
}
