import type { readOutbox } from '../../../platform/messages/outbox.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { outboxText } from '../words.ts';
import styles from './OutboxPage.module.css';

export type OutboxData = { messages: Awaited<ReturnType<typeof readOutbox>> };

/** The messages that would have been sent, the newest first. */
export function OutboxPage({ data: { messages } }: { data: OutboxData }) {
  return (
    <div className={styles.page}>
      <h1>{outboxText.title}</h1>
      <p>{outboxText.intro}</p>
      {messages.length === 0 && <p>{outboxText.none}</p>}
      <ul>
        {messages.map(({ id, kind, to, subject, text, at }) => (
          <li key={id} className={styles.message}>
            <p className={styles.about}>
              {outboxText[kind]} · {to} · {dateAndTime(at)}
            </p>
            {subject && <h2>{subject}</h2>}
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
