import type { Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { Section } from '../pages/Section.tsx';
import { ResultTable } from '../tables/ResultTable.tsx';
import { PartyMark } from './PartyMark.tsx';
import styles from './SeatFlow.module.css';

const sumOf = (moves: readonly { seats: number }[]): number => moves.reduce((sum, { seats }) => sum + seats, 0);

/** Number of flows that are shown. */
const SHOWN = 8;

/** The largest flows of seats from party to party, with the sum of the others; nothing before the first result. */
export function SeatFlow({ flow, parties }: { flow: readonly { from: string; to: string; seats: number }[]; parties: readonly Party[] }) {
  const byCode = new Map(parties.map((party) => [party.code, party]));
  const moves = flow.flatMap(({ from, to, seats }) => {
    const fromParty = byCode.get(from);
    const toParty = byCode.get(to);
    return fromParty && toParty && from !== to ? [{ from: fromParty, to: toParty, seats }] : [];
  });
  if (moves.length === 0) return null;
  const changed = sumOf(moves);
  const rest = changed - sumOf(moves.slice(0, SHOWN));
  return (
    <Section id="flow" title={`${electionText.flow}: ${changed}`}>
      <ResultTable
        className={styles.table}
        caption={electionText.flow}
        heads={[electionText.lost, electionText.gained, electionText.seats]}
      >
        <tbody>
          {moves.slice(0, SHOWN).map(({ from, to, seats }) => (
            <tr key={`${from.code} ${to.code}`}>
              <td>
                <PartyMark party={from} />
              </td>
              <td className={styles.to}>
                <PartyMark party={to} />
              </td>
              <td>{seats}</td>
            </tr>
          ))}
          {rest > 0 && (
            <tr>
              <td colSpan={2}>{electionText.otherFlow}</td>
              <td>{rest}</td>
            </tr>
          )}
        </tbody>
      </ResultTable>
    </Section>
  );
}
