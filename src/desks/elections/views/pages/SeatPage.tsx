import { type Fact, FactList } from '../../../../design/FactList.tsx';
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
import { marginText, reservationName, seatSentence } from '../tables/seatWords.ts';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';
import styles from './SeatPage.module.css';

export type SeatPageData = { election: Election; parties: Party[]; result: SeatWithVotes };

/** One seat: its winner, the votes, and background data. */
export function SeatPage({ data: { election, parties, result } }: { data: SeatPageData }) {
  const { seat } = result;
  const before = parties.find(({ code }) => code === seat.partyBefore);
  const partyBefore = before && <PartyMark party={before} />;
  const facts: Fact[] = [
    [electionText.margin, seat.margin === null ? '' : `${marginText(seat.margin)} ${electionText.votes}`],
    [seat.state === 'won' ? electionText.totalVotes : electionText.countedVotes, seat.totalVotes > 0 ? groupedNumber(seat.totalVotes) : ''],
    [electionText.electors, seat.electors > 0 ? groupedNumber(seat.electors) : ''],
    [electionText.turnout, result.turnout === undefined ? '' : `${result.turnout.toFixed(2)}%`],
    [electionText.candidateCount, seat.candidateCount > 0 ? String(seat.candidateCount) : ''],
    [electionText.lostDeposits, lostDepositsText(result)],
    [electionText.round, seat.round > 0 ? [seat.round, ...(seat.rounds > 0 ? [seat.rounds] : [])].join(' / ') : ''],
    [electionText.phase, seat.phase === null ? '' : String(seat.phase)],
    [electionText.district, seat.district],
    [electionText.reservation, reservationName[seat.reservation]],
    [election.beforeName || electionText.before, partyBefore ?? ''],
  ];
  return (
    <ElectionFrame election={election} title={seat.name} breadcrumbs={seatBreadcrumbs(election, result)} note={seat.hotNote}>
      <div className={styles.columns}>
        <div>
          <LiveHtml topic={seatTopicName(election, seat)} say={seatSentence(result)}>
            <SeatVotes result={result} parties={parties} />
          </LiveHtml>
        </div>
        <aside aria-label={electionText.status}>
          <FactList className={frame.facts} facts={facts.filter(([, value]) => value !== '')} />
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
