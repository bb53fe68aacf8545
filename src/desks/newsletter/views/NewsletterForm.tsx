import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { newsletterText } from '../words.ts';

type Props = {
  /** Id of the field, so that a page can contain the form twice. */
  id: string;
  label: string;
  typed?: string;
  problem?: string | undefined;
};

/** The newsletter form, which works without script: in the footer of every page and on its own page. */
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
        autoFocus={problem !== undefined}
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
