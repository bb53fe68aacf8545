import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { newsletterText } from '../words.ts';

type Props = {
  /** Of the field, so that a page can hold the form twice. */
  id: string;
  label: string;
  typed?: string;
  problem?: string | undefined;
};

/** Asks for the newsletter: a plain form, in the footer of every page and on a page of its own. */
export function NewsletterForm({ id, label, typed = '', problem }: Props) {
  const note = (
    <>
      {newsletterText.onlyForThis} <a href="/static-page/privacy-policy">{newsletterText.privacy}</a>
    </>
  );
  return (
    <form action="/newsletter/subscribe" method="post">
      <Field
        id={id}
        name="email"
        label={label}
        type="email"
        autoComplete="email"
        value={typed}
        problem={problem}
        note={note}
        action={
          <button type="submit" className={buttonClass('strong')}>
            {newsletterText.join}
          </button>
        }
      />
    </form>
  );
}
