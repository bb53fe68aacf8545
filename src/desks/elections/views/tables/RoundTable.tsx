import { groupedNumber } from '../../../../platform/text/numbers.ts';
import type { SeatWithVotes } from '../../pages/readCandidates.ts';
import { electionText } from '../../words.ts';
import { Section } from '../pages/Section.tsx';
import { ResultTable } from './ResultTable.tsx';
import styles from './RoundTable.module.css';

/** Number of candidates with a column. */
const SHOWN = 3;

/** The votes after each round of counting, last round first; renders nothing without rounds. */
export function RoundTable({ result: { candidates, rounds } }: { result: SeatWithVotes }) {
  const first = candidates.filter(({ isNota }) => !isNota).slice(0, SHOWN);
  if (rounds.length === 0 || first.length === 0) return null;
  return (
    <Section id="rounds" title={electionText.rounds}>
      <div className={styles.scroll}>
        <ResultTable className={styles.table} caption={electionText.rounds} heads={[electionText.round, ...first.map(({ name }) => name)]}>
          <tbody>
            {rounds.map(({ round, votes, isCorrection }) => (
              <tr key={round}>
                <th scope="row">
                  {round}
                  {isCorrection && <small> {electionText.corrected}</small>}
                </th>
                {first.map(({ id }) => (
                  <td key={id}>{groupedNumber(votes[String(id)] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ResultTable>
      </div>
    </Section>
  );
}
