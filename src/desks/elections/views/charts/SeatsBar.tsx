import { clsx } from 'clsx';
import { electionText } from '../../words.ts';
import { partyColour } from './PartyMark.tsx';
import styles from './SeatsBar.module.css';

type Piece = { key: string; total: number; color: string; darkColor: string };

/** A bar of seats in party colours, with the majority line. The table beside it is the text alternative. */
export function SeatsBar({ pieces, seats, majority = 0 }: { pieces: readonly Piece[]; seats: number; majority?: number }) {
  // Near the right end, the label is placed before the line.
  const isFarRight = majority > seats * 0.7;
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.pieces}>
        {pieces
          .filter(({ key, total }) => total > 0 && key !== 'unconfirmed')
          .map(({ key, total, ...colours }) => (
            <i key={key} style={{ ...partyColour(colours), width: percent(total, seats) }} />
          ))}
      </div>
      {majority > 0 && (
        <span
          className={clsx(styles.majority, isFarRight && styles.before)}
          style={isFarRight ? { right: percent(seats - majority, seats) } : { left: percent(majority, seats) }}
        >
          {electionText.majority} {majority}
        </span>
      )}
    </div>
  );
}

const percent = (part: number, whole: number): string => `${((part / Math.max(1, whole)) * 100).toFixed(2)}%`;
