import { Field } from '../../../design/Field.tsx';
import { FormThanks } from '../../../site/forms/FormPage.tsx';
import { contactKinds } from '../inbox/enquiryStates.ts';
import { enquiryText as words } from '../words.ts';
import type { EnquiryPageData } from './AdvertisePage.tsx';
import { EnquiryPage } from './EnquiryPage.tsx';
import { SenderFields } from './SenderFields.tsx';

export const CONTACT_PATH = '/contact';

const kinds = { none: words.choose, options: contactKinds.map((kind) => [kind, words[kind]] as const) };

/** The page for readers: the form, the form with errors, or a thank-you message. */
export function ContactPage({ data: { isSent, more, typed = {}, problems = {}, notNow } }: { data: EnquiryPageData }) {
  if (isSent) return <FormThanks text={words.contactThanks} />;
  return (
    <EnquiryPage
      title={words.contact}
      invitation={words.contactInvitation}
      action={CONTACT_PATH}
      fieldNames={['kind', 'about', 'message', 'name', 'phone', 'email', 'city']}
      {...{ more, problems, notNow }}
    >
      <Field
        id="enquiry-kind"
        name="kind"
        label={words.kind}
        autoComplete="off"
        choices={kinds}
        value={typed.kind ?? ''}
        problem={problems.kind}
      />
      <Field
        id="enquiry-about"
        name="about"
        label={words.about}
        autoComplete="off"
        optional={words.optional}
        value={typed.about ?? ''}
        problem={problems.about}
        note={words.aboutNote}
      />
      <Field
        id="enquiry-message"
        name="message"
        label={words.message}
        autoComplete="off"
        lines={6}
        value={typed.message ?? ''}
        problem={problems.message}
      />
      <Field id="enquiry-name" name="name" label={words.name} autoComplete="name" value={typed.name ?? ''} problem={problems.name} />
      <SenderFields typed={typed} problems={problems} note={words.forAnswer} optional={words.optional} />
    </EnquiryPage>
  );
}
