import type { ReactNode } from 'react';
import styles from './Field.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel';
  /** The value of the `autocomplete` attribute. */
  autoComplete: string;
  inputMode?: 'numeric';
  /** Fields are required unless this is set. */
  optional?: boolean;
  readOnly?: boolean;
  /** The reader's previous input. */
  value?: string;
  /** The error message. */
  problem?: string | undefined;
  /** A note under the field. */
  note?: ReactNode;
  /** The submit button beside the field. */
  action?: ReactNode;
};

/** A field with its label and its error message. */
export function Field({
  id,
  name,
  label,
  type,
  autoComplete,
  inputMode,
  optional = false,
  readOnly = false,
  value = '',
  problem,
  note,
  action,
}: Props) {
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
          required={!optional}
          readOnly={readOnly}
          inputMode={inputMode}
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
