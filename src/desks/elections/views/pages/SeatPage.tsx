import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { LiveHtml } from '../../../../site/live/LiveHtml.tsx';
import { seatTopicName } from '../../count/seatTopicName.ts';
import { seatBreadcrumbs } from '../../pages/electionAddress.ts';
import type { SeatWithVotes } from '../../pages/readCandidates.ts';
import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { RoundTable } from '../tables/RoundTable.tsx';
import { SeatVotes } from '../tables/SeatVotes.tsx';
import { marginText, reservationName } from '../tables/seatWords.ts';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';
import styles from './SeatPage.module.css';

export type SeatPageData = { election: Election; parties: Party[]; result: SeatWithVotes };

/** One seat: its winner, the votes, and background data. */
export function SeatPage({ data: { election, parties, result } }: { data: SeatPageData }) {
  const { seat } = result;
  const before = parties.find(({ code }) => code === seat.partyBefore);
  const facts: { name: string; value: string }[] = [
    { name: electionText.margin, value: seat.margin === null ? '' : `${marginText(seat.margin)} ${electionText.votes}` },
    {
      name: seat.state === 'won' ? electionText.totalVotes : electionText.countedVotes,
      value: seat.totalVotes > 0 ? groupedNumber(seat.totalVotes) : '',
    },
    { name: electionText.electors, value: seat.electors > 0 ? groupedNumber(seat.electors) : '' },
    { name: electionText.turnout, value: result.turnout === undefined ? '' : `${result.turnout.toFixed(2)}%` },
    { name: electionText.candidateCount, value: seat.candidateCount > 0 ? String(seat.candidateCount) : '' },
    { name: electionText.lostDeposits, value: lostDepositsText(result) },
    { name: electionText.round, value: seat.round > 0 ? [seat.round, ...(seat.rounds > 0 ? [seat.rounds] : [])].join(' / ') : '' },
    { name: electionText.phase, value: seat.phase === null ? '' : String(seat.phase) },
    { name: electionText.district, value: seat.district },
    { name: electionText.reservation, value: reservationName[seat.reservation] },
  ].filter(({ value }) => value !== '');
  return (
    <ElectionFrame election={election} title={seat.name} breadcrumbs={seatBreadcrumbs(election, result)} note={seat.hotNote}>
      <div className={styles.columns}>
        <div>
          <LiveHtml topic={seatTopicName(election, seat)}>
            <SeatVotes result={result} parties={parties} />
          </LiveHtml>
        </div>
        <aside aria-label={electionText.status} className={frame.facts}>
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {before && (
              <div>
                <dt>{election.beforeName || electionText.before}</dt>
                <dd>
                  <PartyMark party={before} />
                </dd>
              </div>
            )}
          </dl>
        </aside>
      </div>
      <RoundTable result={result} />
    </ElectionFrame>
  );
}

/** How many have lost their deposits, if the votes of all candidates are on record. */
function lostDepositsText({ seat, candidates, rest }: SeatWithVotes): string {
  if (seat.state !== 'won' || rest.candidates > 0) return '';
  const lost = candidates.filter(({ hasLostDeposit }) => hasLostDeposit).length;
  return lost > 0 ? String(lost) : '';
}
