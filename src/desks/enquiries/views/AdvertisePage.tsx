import { Field } from '../../../design/Field.tsx';
import type { Link } from '../../../site/desk.ts';
import { FormThanks } from '../../../site/forms/FormPage.tsx';
import { enquiryText as words } from '../words.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { type EnquiryFormState, SenderFields } from './SenderFields.tsx';

export const ADVERTISE_PATH = '/advertise-with-us';

export type EnquiryPageData = EnquiryFormState & { isSent: boolean; more: Link | undefined; notNow?: string | undefined };

/** The page for advertisers: the form, the form with errors, or a thank-you message. */
export function AdvertisePage({ data: { isSent, more, typed = {}, problems = {}, notNow } }: { data: EnquiryPageData }) {
  if (isSent) return <FormThanks text={words.advertiseThanks} />;
  return (
    <EnquiryPage
      title={words.advertise}
      invitation={words.advertiseInvitation}
      action={ADVERTISE_PATH}
      fieldNames={['name', 'company', 'phone', 'email', 'city', 'message', 'budget']}
      {...{ more, problems, notNow }}
    >
      <Field id="enquiry-name" name="name" label={words.name} autoComplete="name" value={typed.name ?? ''} problem={problems.name} />
      <Field
        id="enquiry-company"
        name="company"
        label={words.company}
        autoComplete="organization"
        optional={words.optional}
        value={typed.company ?? ''}
        problem={problems.company}
      />
      <SenderFields typed={typed} problems={problems} note={words.oneIsEnough} />
      <Field
        id="enquiry-message"
        name="message"
        label={words.advertisement}
        autoComplete="off"
        lines={6}
        optional={words.optional}
        value={typed.message ?? ''}
        problem={problems.message}
        note={words.advertisementNote}
      />
      <Field
        id="enquiry-budget"
        name="budget"
        label={words.budget}
        autoComplete="off"
        optional={words.optional}
        value={typed.budget ?? ''}
        problem={problems.budget}
      />
    </EnquiryPage>
  );
}
