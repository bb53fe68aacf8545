import { buttonClass } from '../../../design/Button.tsx';
import { mailChoiceText as words } from '../mails/words.ts';
import type { CommentKind } from '../moderation/commentStates.ts';
import type { MailChoice } from '../queries.ts';
import styles from './Comments.module.css';
import { MAIL_CHOICE } from './ownCommentsPaths.ts';

const kinds: readonly CommentKind[] = ['letter', 'comment'];

/** Of what a reader gets mails about decisions. */
export function MailChoiceForm({ choice }: { choice: MailChoice }) {
  return (
    <form action={MAIL_CHOICE} method="post" className={styles.mails}>
      <fieldset>
        <legend>{words.title}</legend>
        <p>{words.intro}</p>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="checkbox" name={kind} value="yes" defaultChecked={choice[kind]} />
            {words[kind]}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={buttonClass()}>
        {words.save}
      </button>
    </form>
  );
}
