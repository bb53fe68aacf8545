import { partyColour } from './partyColour.ts';
import styles from './SeatsBar.module.css';
import { electionText } from './words.ts';

type Piece = { key: string; total: number; color: string; darkColor: string };

/** Seats side by side in the colours of those that have them, with the line of the majority. The table beside it says the same in words. */
export function SeatsBar({ pieces, seats, majority = 0 }: { pieces: readonly Piece[]; seats: number; majority?: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.pieces}>
        {pieces
          .filter(({ key, total }) => total > 0 && key !== 'unconfirmed')
          .map(({ key, total, ...colours }) => (
            <i key={key} style={{ ...partyColour(colours), width: `${(total / Math.max(1, seats)) * 100}%` }} />
          ))}
      </div>
      {majority > 0 && (
        <span className={styles.majority} style={{ left: `${(majority / Math.max(1, seats)) * 100}%` }}>
          {electionText.majority} {majority}
        </span>
      )}
    </div>
  );
}
