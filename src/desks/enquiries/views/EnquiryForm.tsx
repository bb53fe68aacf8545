import type { ReactNode } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { type Problems, TRAP_FIELD, type Typed } from '../sending/enquiryFields.ts';
import { enquiryText as words } from '../words.ts';
import styles from './EnquiryForm.module.css';

export type EnquiryFormState = { typed?: Typed; problems?: Problems };
export type EnquiryFieldsProps = Required<EnquiryFormState>;

/** What any form knows of the sender: name, telephone, mail address, city. */
export function SenderFields({ typed, problems, note, optional }: EnquiryFieldsProps & { note: string; optional?: string }) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          id="enquiry-phone"
          name="phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          optional={optional}
          isRequired={false}
          value={typed.phone ?? ''}
          problem={problems.phone}
          note={note}
        />
        <Field
          id="enquiry-email"
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          optional={optional}
          isRequired={false}
          value={typed.email ?? ''}
          problem={problems.email}
        />
      </div>
      <Field
        id="enquiry-city"
        name="city"
        label={words.city}
        autoComplete="address-level2"
        optional={words.optional}
        value={typed.city ?? ''}
        problem={problems.city}
      />
    </>
  );
}

/** The frame of a form that works without script: the hidden field, the button, and what happens to the details. */
export function EnquiryForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form className={styles.form} action={action} method="post">
      {children}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="enquiry-website">{words.leaveEmpty}</label>
        <input id="enquiry-website" name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.end}>
        <button type="submit" className={buttonClass('strong')}>
          {words.send}
        </button>
        <p className={styles.privacy}>
          {words.onlyForThis} <a href="/static-page/privacy-policy">{words.privacy}</a>
        </p>
      </div>
    </form>
  );
}
