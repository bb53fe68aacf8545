import type { ReactNode } from 'react';
import { maxLength, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../../newsroom/language.ts';
import { redirectWords } from '../newsroomWords.ts';
import { redirectStatuses } from '../redirectStatus.ts';
import { useStatusWords } from './statusWords.ts';

const MOST_LETTERS = 2_000;

/** What an editor says of a redirect. */
export function RedirectFields(): ReactNode {
  const words = useWords(redirectWords);
  const wordsOf = useStatusWords();
  const isGone = useWatch({ name: 'status' }) === 410;
  return (
    <>
      <TextInput source="from" fullWidth label={words.from} helperText={words.fromNote} validate={[required(), maxLength(MOST_LETTERS)]} />
      <RadioButtonGroupInput
        source="status"
        label={words.kind}
        choices={redirectStatuses.map((id) => ({ id, name: wordsOf(id) }))}
        // The browser gives the chosen one as text.
        parse={Number}
        defaultValue={301}
        helperText={isGone ? words.goneNote : false}
        validate={required()}
      />
      {!isGone && (
        <TextInput source="to" fullWidth label={words.to} helperText={words.toNote} validate={[required(), maxLength(MOST_LETTERS)]} />
      )}
    </>
  );
}

/** What is gone has no new address, whatever stood in the field before. */
export const asDraft = <Fields extends { status?: unknown }>(fields: Fields) => (fields.status === 410 ? { ...fields, to: '' } : fields);
