import { buttonClass } from '../../../design/Button.tsx';
import { mailChoiceText as words } from '../mails/words.ts';
import type { MailChoice } from '../queries.ts';
import styles from './Comments.module.css';
import { MAIL_CHOICE } from './ownCommentsPaths.ts';

const names = ['letters', 'comments'] as const satisfies readonly (keyof MailChoice)[];

/** Of what a reader gets mails about decisions. */
export function MailChoiceForm({ choice }: { choice: MailChoice }) {
  return (
    <form action={MAIL_CHOICE} method="post" className={styles.mails}>
      <fieldset>
        <legend>{words.title}</legend>
        <p>{words.intro}</p>
        {names.map((name) => (
          <label key={name}>
            <input type="checkbox" name={name} value="yes" defaultChecked={choice[name]} /> {words[name]}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={buttonClass()}>
        {words.save}
      </button>
    </form>
  );
}
