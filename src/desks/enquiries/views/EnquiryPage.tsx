import type { ReactNode } from 'react';
import type { Link } from '../../../site/desk.ts';
import { FormPage } from '../../../site/forms/FormPage.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems } from '../../../site/forms/typedFields.ts';
import type { FieldName } from '../sending/enquiryDraft.ts';
import styles from './EnquiryPage.module.css';

type Props = {
  title: string;
  invitation: string;
  /** Where the form is sent to. */
  action: string;
  /** A link to the static page on the same subject, if it is written. */
  more: Link | undefined;
  problems?: Problems;
  /** Why nothing was sent although the fields are right. */
  notNow?: string | undefined;
  /** The names of the fields in the order of the form, which is that of the error messages. */
  fieldNames: readonly FieldName[];
  /** The fields. */
  children: ReactNode;
};

/** A page with a form of the enquiries desk. */
export function EnquiryPage({ title, invitation, action, fieldNames, more, problems = {}, notNow, children }: Props) {
  const above = (
    <>
      <p>{invitation}</p>
      {more && (
        <a className={styles.more} href={more.href}>
          {more.name}
        </a>
      )}
    </>
  );
  return (
    <FormPage title={title} invitation={above} idPrefix="enquiry" fieldNames={fieldNames} problems={problems} notNow={notNow}>
      <ReaderForm action={action} idPrefix="enquiry">
        {children}
      </ReaderForm>
    </FormPage>
  );
}
