import { isDecidedByLot } from '../../count/seatResult.ts';
import type { SeatWithVotes } from '../../pages/readCandidates.ts';
import type { Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { VoteBars } from '../charts/VoteBars.tsx';
import styles from '../pages/SeatPage.module.css';
import { seatStateName } from './seatWords.ts';

/** The state of a seat: its candidates with their votes, or why nobody is ahead. */
export function SeatVotes({ result, parties }: { result: SeatWithVotes; parties: readonly Party[] }) {
  const { seat, candidates } = result;
  const hasLeader = seat.state === 'won' || seat.state === 'leading';
  return (
    <>
      {!hasLeader && <p className={styles.state}>{seatStateName[seat.state]}</p>}
      {seat.state === 'countermanded' && <p>{electionText.seatCountermanded}</p>}
      {seat.state === 'uncontested' && <p>{electionText.seatUncontested}</p>}
      {seat.state === 'awaited' && <p>{awaitedText(result)}</p>}
      {isDecidedByLot(seat) && <p>{electionText.seatByLot}</p>}
      {candidates.length > 0 && <VoteBars result={result} parties={parties} />}
    </>
  );
}

function awaitedText({ seat, candidates }: SeatWithVotes): string {
  if (candidates.length === 0) return electionText.noCandidatesYet;
  return seat.totalVotes > 0 ? electionText.levelVotes : electionText.noVotesYet;
}
