import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Field.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  /** The value of the `autocomplete` attribute. */
  autoComplete: string;
  readOnly?: boolean;
  /** The reader's previous input. */
  value?: string;
  /** The error message. */
  problem?: string | undefined;
  /** For the first invalid field of a form without a list of its problems above it. */
  autoFocus?: boolean | undefined;
  /** A note under the field. */
  note?: ReactNode;
  /** The submit button beside the field. */
  action?: ReactNode;
  /** Shown behind the label of a field that may stay empty, which the browser then does not ask for. */
  optional?: string | undefined;
  isRequired?: boolean;
  /** For longer texts: a field of this many lines. */
  lines?: number;
  /** For a choice: the text of the empty option, and the options with their values. */
  choices?: { none: string; options: readonly (readonly [value: string, name: string])[] };
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
};

/** A field with its label and its error message; required unless said otherwise. */
export function Field({
  id,
  label,
  type = 'text',
  value = '',
  problem,
  note,
  action,
  optional,
  isRequired = optional === undefined,
  lines,
  choices,
  readOnly,
  autoFocus,
  ...attributes
}: Props) {
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ');
  const shared = {
    ...attributes,
    id,
    className: styles.input,
    defaultValue: value,
    required: isRequired,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    autoFocus,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <div className={styles.line}>
        {choices ? (
          <select {...shared}>
            <option value="">{choices.none}</option>
            {choices.options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </select>
        ) : lines ? (
          // A browser suggests nothing for a text of several lines. With `off` it also forgets what was typed when its writer comes back.
          <textarea {...shared} autoComplete={undefined} rows={lines} />
        ) : (
          <input {...shared} type={type} readOnly={readOnly} />
        )}
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
