import type { ReactNode } from 'react';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { ShownReply } from '../reading/commentLists.ts';
import { commentText as words } from '../words.ts';
import styles from './Comments.module.css';

type Props = {
  remark: Pick<ShownReply, 'name' | 'badge' | 'text' | 'publishedAt'>;
  /** Shown after the name: where a letter comes from. */
  from?: string | undefined;
  /** Links below the text. */
  children?: ReactNode;
};

/** What somebody has written, with name, badge and time. */
export function Remark({ remark: { name, badge, text, publishedAt }, from, children }: Props) {
  return (
    <>
      <p className={styles.by}>
        <strong>{from ? `${name}, ${from}` : name}</strong>
        {badge && <span className={styles.badge}>{words[badge]}</span>}
        <time dateTime={publishedAt.toISOString()}>{dateAndTime(publishedAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {children}
    </>
  );
}

/** Replies under what they reply to, the oldest first. */
export function Replies({ replies, linksOf }: { replies: readonly ShownReply[]; linksOf?: (reply: ShownReply) => ReactNode }) {
  if (replies.length === 0) return null;
  return (
    <ol className={styles.replies} aria-label={words.replies}>
      {replies.map((reply) => (
        <li key={reply.id} id={`comment-${reply.id}`}>
          <Remark remark={reply}>{linksOf?.(reply)}</Remark>
        </li>
      ))}
    </ol>
  );
}
