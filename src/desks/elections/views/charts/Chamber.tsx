import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { AllianceTable } from '../tables/AllianceTable.tsx';
import styles from './Chamber.module.css';
import { HalfCircle } from './HalfCircle.tsx';

/** The legislature as a half-circle, and its alliances. Its height is the same from the first result to the last. */
export function Chamber({ tally }: { tally: TallyBox }) {
  return (
    <div className={styles.chamber}>
      <HalfCircle tally={tally} />
      <p className={styles.key}>
        {electionText.chamberText} · {electionText.ring} · {electionText.middle}
      </p>
      <AllianceTable tally={tally} />
    </div>
  );
}
