import { clsx } from 'clsx';
import { isUnderWay } from '../../count/stages.ts';
import { electionAddress } from '../../pages/electionAddress.ts';
import type { Election, ElectionNews } from '../../queries.ts';
import { electionText } from '../../words.ts';
import styles from './NewsLines.module.css';
import { NewsTime } from './NewsTime.tsx';

type Props = { election: Pick<Election, 'token' | 'stage'>; line: ElectionNews | undefined; now: Date };

/** The latest news item, in a box of constant height. */
export function NewestLine({ election, line, now }: Props) {
  const isNews = isUnderWay(election);
  return (
    <p className={clsx(styles.newest, !isNews && styles.past)}>
      <b>{isNews ? electionText.newest : electionText.lastNews}</b>
      {line ? (
        <a href={electionAddress(election, 'live-news')}>
          <NewsTime at={line.at} now={now} /> {line.text}
        </a>
      ) : (
        <span>{electionText.noNews}</span>
      )}
    </p>
  );
}
