import type { ReactNode } from 'react';
import styles from './Field.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel';
  /** What browsers may fill in, in the words of the `autocomplete` attribute. */
  autoComplete: string;
  /** What the reader had typed. */
  value?: string;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  /** Under the field: what it is for. */
  note?: ReactNode;
  /** Beside the field: the button that sends it. */
  action?: ReactNode;
};

/** A field that must be filled in, under its label, with what is wrong in it beside it. */
export function Field({ id, name, label, type, autoComplete, value = '', problem, note, action }: Props) {
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={value}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {action}
      </div>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {note && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
