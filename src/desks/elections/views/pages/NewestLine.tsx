import { timeOfDay } from '../../../../platform/text/dates.ts';
import { electionAddress } from '../../pages/electionAddress.ts';
import type { ElectionNews } from '../../queries.ts';
import { electionText } from '../../words.ts';
import styles from './NewsLines.module.css';

/** The latest news item, in a box of constant height. */
export function NewestLine({ election, line }: { election: { token: string }; line: ElectionNews | undefined }) {
  return (
    <p className={styles.newest}>
      <b>{electionText.newest}</b>
      {line ? (
        <a href={electionAddress(election, 'live-news')}>
          <time dateTime={line.at.toISOString()}>{timeOfDay(line.at)}</time> {line.text}
        </a>
      ) : (
        <span>{electionText.noNews}</span>
      )}
    </p>
  );
}
