import { buttonClass } from '../../../design/Button.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import { commentsAddress } from '../../articles/queries.ts';
import { mailChoiceText } from '../mails/words.ts';
import type { MailChoice } from '../queries.ts';
import type { OwnComment } from '../reading/ownComments.ts';
import { objectionText, commentText as words } from '../words.ts';
import styles from './Comments.module.css';
import { MailChoiceForm } from './MailChoiceForm.tsx';
import { OWN_COMMENTS } from './ownCommentsPaths.ts';

export type OwnCommentsData = {
  own: readonly OwnComment[];
  page: number;
  pageCount: number;
  state: 'received' | 'withdrawn' | 'saved' | undefined;
  /** Undefined without a confirmed mail address. */
  mailChoice: MailChoice | undefined;
};

const stateOf = ({ state, rejectedFor }: OwnComment): string => {
  if (state === 'published') return words.ownPublished;
  if (state === 'waiting') return words.ownWaiting;
  return rejectedFor === null ? words.ownRejected : `${words.ownRejected}: ${objectionText[rejectedFor]}`;
};

/** What a reader has written, and what has become of it. */
export function OwnCommentsPage({ data: { own, page, pageCount, state, mailChoice } }: { data: OwnCommentsData }) {
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={words.mine} page={page} intro={own.length > 0 ? words.mineIntro : undefined} />
      {state && (
        <p className={styles.state} role="status">
          {state === 'saved' ? mailChoiceText.saved : words[state]}
        </p>
      )}
      {own.length === 0 && <p>{words.mineNone}</p>}
      <ol className={styles.list}>
        {own.map((comment) => (
          <li key={comment.id}>
            <p className={styles.said}>
              {comment.story ? <a href={commentsAddress(comment.story.id)}>{comment.story.headline}</a> : (comment.subject ?? words.letter)}
            </p>
            <p className={styles.by}>
              <span className={styles.mark}>{stateOf(comment)}</span>
              <time dateTime={comment.createdAt.toISOString()}>{dateAndTime(comment.createdAt)}</time>
            </p>
            <p className={styles.text}>{comment.text}</p>
            <form action={`${OWN_COMMENTS}/withdraw`} method="post">
              <input type="hidden" name="id" value={comment.id} />
              <button type="submit" className={buttonClass('plain')}>
                {words.withdraw}
              </button>
            </form>
          </li>
        ))}
      </ol>
      <ListPager page={page} pageCount={pageCount} hrefOf={(number) => `${OWN_COMMENTS}?page=${number}`} />
      {mailChoice && <MailChoiceForm choice={mailChoice} />}
    </div>
  );
}
