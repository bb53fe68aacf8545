import { seatAddress } from '../../pages/electionAddress.ts';
import type { Election, ElectionNews } from '../../queries.ts';
import { electionText } from '../../words.ts';
import styles from './NewsLines.module.css';
import { NewsTime } from './NewsTime.tsx';

/** Live news items, each under its time. */
export function NewsLines({ election, news, now }: { election: Election; news: readonly ElectionNews[]; now: Date }) {
  return (
    <ol className={styles.lines}>
      {news.map(({ id, at, text, seat, isPinned }) => (
        <li key={id} id={`line-${id}`} className={isPinned ? styles.pinned : undefined}>
          <p className={styles.time}>
            <NewsTime at={at} now={now} />
            {isPinned && <b>{electionText.pinned}</b>}
          </p>
          <p>
            {text}{' '}
            {seat && (
              <a className={styles.seat} href={seatAddress(election, seat)}>
                {seat.name}
                <span aria-hidden="true"> ›</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
