import { Field } from '../../../design/Field.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import type { FieldName } from '../sending/enquiryDraft.ts';
import { enquiryText as words } from '../words.ts';
import styles from './SenderFields.module.css';

export type EnquiryFormState = { typed?: Typed<FieldName>; problems?: Problems<FieldName> };
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
