import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { candidateAddress } from '../../pages/electionAddress.ts';
import type { SeatWithVotes } from '../../pages/readCandidates.ts';
import type { Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { seatStateName } from '../tables/seatWords.ts';
import { PartyMark, partyColour } from './PartyMark.tsx';
import styles from './VoteBars.module.css';

/**
 * The votes of a seat's candidates as bars, most votes first; `open` is the candidate of the current page. In a seat without a poll, the
 * candidate alone: the page says why there are no votes.
 */
export function VoteBars({ result, parties, open }: { result: SeatWithVotes; parties: readonly Party[]; open?: number }) {
  const { seat, candidates, rest } = result;
  const byCode = new Map(parties.map((party) => [party.code, party]));
  const most = Math.max(1, ...candidates.map(({ votes }) => votes), rest.votes);
  const isPolled = seat.state !== 'uncontested';
  const hasNota = candidates.some(({ isNota }) => isNota);
  return (
    <ol className={styles.bars}>
      {candidates.map((candidate) => {
        const party = byCode.get(candidate.party);
        return (
          <li key={candidate.id} style={party && partyColour(party)} className={candidate.id === open ? styles.open : undefined}>
            <p className={styles.name}>
              {candidate.isNota ? (
                electionText.nota
              ) : (
                <a href={candidateAddress(candidate.id)} aria-current={candidate.id === open ? 'page' : undefined}>
                  {candidate.name}
                </a>
              )}
              {isPolled && candidate.standing !== 'behind' && <b>{seatStateName[seat.state]}</b>}
            </p>
            <p className={styles.party}>
              {candidate.partyName || (party && !candidate.isNota && <PartyMark party={party} />)}
              {candidate.hasLostDeposit && <i>{electionText.lostDeposit}</i>}
            </p>
            {isPolled && (
              <>
                <Figures votes={candidate.votes} share={candidate.share} />
                <Bar share={candidate.votes / most} />
              </>
            )}
          </li>
        );
      })}
      {rest.candidates > 0 && rest.votes > 0 && (
        <li>
          <p className={styles.name}>
            {electionText.otherCandidates} ({rest.candidates})
          </p>
          <p className={styles.party} />
          <Figures votes={rest.votes} share={undefined} />
          <Bar share={rest.votes / most} />
        </li>
      )}
      {!hasNota && seat.notaVotes > 0 && (
        <li>
          <p className={styles.name}>{electionText.nota}</p>
          <p className={styles.party} />
          <Figures votes={seat.notaVotes} share={undefined} />
          <Bar share={seat.notaVotes / most} />
        </li>
      )}
    </ol>
  );
}

function Figures({ votes, share }: { votes: number; share: number | undefined }) {
  return (
    <p className={styles.votes}>
      <b>{groupedNumber(votes)}</b>
      {share !== undefined && <span>{share.toFixed(2)}%</span>}
    </p>
  );
}

const Bar = ({ share }: { share: number }) => (
  <div className={styles.bar} aria-hidden="true">
    <i style={{ width: `${Math.round(share * 1000) / 10}%` }} />
  </div>
);
