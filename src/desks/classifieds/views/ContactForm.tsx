import { Field } from '../../../design/Field.tsx';
import { FormProblems } from '../../../site/forms/FormProblems.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { type MessageFieldName, messageFieldNames } from '../relay/messageDraft.ts';
import { classifiedText as words } from '../words.ts';
import styles from './AdPage.module.css';
import { CONTACT_PATH } from './adPaths.ts';

type Props = {
  adId: number;
  typed?: Typed<MessageFieldName> | undefined;
  problems?: Problems<MessageFieldName> | undefined;
  notNow?: string | undefined;
};

/** Writes to the advertiser, whose own addresses are shown nowhere. */
export function ContactForm({ adId, typed = {}, problems = {}, notNow }: Props) {
  const field = (name: MessageFieldName) => ({ id: `contact-${name}`, name, value: typed[name] ?? '', problem: problems[name] });
  return (
    <>
      <FormProblems idPrefix="contact" fieldNames={messageFieldNames} {...{ problems, notNow }} />
      <p>{words.contactIntro}</p>
      <ReaderForm action={`${CONTACT_PATH}#contact`} idPrefix="contact" note={words.contactNote}>
        <input type="hidden" name="ad" value={adId} />
        <Field {...field('message')} label={words.message} autoComplete="off" lines={5} />
        <Field {...field('name')} label={words.name} autoComplete="name" />
        <Field {...field('email')} label={words.email} type="email" autoComplete="email" />
        <Field {...field('phone')} label={words.phone} type="tel" autoComplete="tel" optional={words.optional} />
        <div>
          <label className={styles.consent}>
            <input
              id="contact-consent"
              type="checkbox"
              name="consent"
              value="yes"
              defaultChecked={typed.consent === 'yes'}
              required
              aria-describedby={problems.consent ? 'contact-consent-problem' : undefined}
            />
            <span>{words.consent}</span>
          </label>
          {problems.consent && (
            <p className={styles.consentProblem} id="contact-consent-problem">
              {problems.consent}
            </p>
          )}
        </div>
      </ReaderForm>
    </>
  );
}
