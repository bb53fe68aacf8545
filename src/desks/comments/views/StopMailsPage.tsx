import { buttonClass } from '../../../design/Button.tsx';
import { mailChoiceText as words } from '../mails/words.ts';
import type { CommentKind } from '../moderation/commentStates.ts';
import styles from './Comments.module.css';
import { OWN_COMMENTS } from './ownCommentsPaths.ts';

export type StopMailsData = { state: 'ask'; kind: CommentKind; token: string } | { state: 'stopped' | 'wrong' };

/** Where the link in a mail leads: opening it changes nothing, because mail scanners open links; the button stops the mails. */
export function StopMailsPage({ data }: { data: StopMailsData }) {
  if (data.state !== 'ask')
    return (
      <div className={styles.page}>
        <h1>{data.state === 'stopped' ? words.stoppedTitle : words.wrongTitle}</h1>
        <p>{data.state === 'stopped' ? words.stopped : words.wrong}</p>
        <p>
          <a href={OWN_COMMENTS}>{words.title}</a>
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{words.stopTitle}</h1>
      <p>{data.kind === 'letter' ? words.stopLetter : words.stopComment}</p>
      <form method="post">
        <input type="hidden" name="token" value={data.token} />
        <button type="submit" className={buttonClass('strong')}>
          {words.stop}
        </button>
      </form>
    </div>
  );
}
