import type { ReactNode } from 'react';
import { useText } from '../../platform/text/useText.ts';
import type { UnsentForm } from '../forms/unsentForm.ts';
import { unsentWords } from './words.ts';

/**
 * A form that was not taken, to be sent again: what was typed, out of sight, and fields for the files, which no page can fill. `children` has
 * the button.
 */
export function ResendForm({ form, className, children }: { form: UnsentForm; className?: string | undefined; children: ReactNode }) {
  const words = useText(unsentWords);
  const { action, isMultipart, texts, fileFields } = form;
  return (
    <form className={className} action={action} method="post" encType={isMultipart ? 'multipart/form-data' : undefined} data-unsent="">
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
      {children}
    </form>
  );
}
