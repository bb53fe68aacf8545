import { useText } from '../../platform/text/useText.ts';
import type { UnsentForm } from '../forms/unsentForm.ts';
import { unsentWords } from './words.ts';

/** The fields of a form that was not taken: what was typed, out of sight, and fields for the files, which no page can fill. */
export function UnsentFields({ form: { texts, fileFields } }: { form: UnsentForm }) {
  const words = useText(unsentWords);
  return (
    <>
      {texts.map(([name, value], at) => (
        // Two of them may be the same; their order says which is which.
        <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
      ))}
      {fileFields.map((name) => (
        <p key={name}>
          <label>
            {words.chooseFiles} <input type="file" name={name} multiple />
          </label>
        </p>
      ))}
    </>
  );
}
