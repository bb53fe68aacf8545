import { Field } from '../../../design/Field.tsx';
import { FormPage, FormThanks } from '../../../site/forms/FormPage.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { commentText as words } from '../words.ts';
import { type LetterField, letterFieldNames } from '../writing/commentDraft.ts';
import { TIME_FIELD } from '../writing/formTime.ts';
import { WRITE_LETTER } from './LettersPage.tsx';

export type WriteLetterData = {
  isSent?: boolean;
  /** When the form was opened, signed. */
  since: string;
  typed?: Typed<LetterField>;
  problems?: Problems<LetterField>;
  notNow?: string | undefined;
};

const fields: Record<LetterField, { label: string; autoComplete: string; note?: string; lines?: number; type?: 'email' }> = {
  subject: { label: words.subject, autoComplete: 'off' },
  text: { label: words.letterText, autoComplete: 'off', lines: 10, note: words.letterNote },
  name: { label: words.name, autoComplete: 'name' },
  city: { label: words.city, autoComplete: 'address-level2' },
  email: { label: words.email, autoComplete: 'email', type: 'email', note: words.emailNote },
};

/** The form for a letter to the editor. */
export function WriteLetterPage({ data: { isSent = false, since, typed = {}, problems = {}, notNow } }: { data: WriteLetterData }) {
  if (isSent) return <FormThanks text={words.letterReceived} />;
  return (
    <FormPage
      title={words.writeLetter}
      invitation={<p>{words.letterInvitation}</p>}
      idPrefix="letter"
      fieldNames={letterFieldNames}
      problems={problems}
      notNow={notNow}
    >
      <ReaderForm action={WRITE_LETTER} idPrefix="letter" note={words.letterPrivacy}>
        <input type="hidden" name={TIME_FIELD} value={since} />
        {letterFieldNames.map((name) => (
          <Field key={name} id={`letter-${name}`} name={name} {...fields[name]} value={typed[name] ?? ''} problem={problems[name]} />
        ))}
      </ReaderForm>
    </FormPage>
  );
}
