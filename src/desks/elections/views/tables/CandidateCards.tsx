import { Picture, type PictureSource } from '../../../../design/Picture.tsx';
import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { isDecidedByLot, percentOf } from '../../count/seatResult.ts';
import { candidateAddress, seatAddress } from '../../pages/electionAddress.ts';
import type { CandidateInSeat } from '../../pages/readCandidates.ts';
import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark, partyColour } from '../charts/PartyMark.tsx';
import styles from './CandidateCards.module.css';
import { initialsOf } from './initialsOf.ts';
import { marginText, seatStateName } from './seatWords.ts';

export type StarCard = CandidateInSeat & { picture?: PictureSource | undefined };

type Props = { election: Election; cards: readonly StarCard[]; parties: readonly Party[]; heading?: 'h2' | 'h3' };

/** Well-known candidates: portrait, party, votes as a share of the seat's, and where they stand. */
export function CandidateCards({ election, cards, parties, heading: Heading = 'h3' }: Props) {
  const byCode = new Map(parties.map((party) => [party.code, party]));
  return (
    <ul className={styles.cards}>
      {cards.map(({ candidate, seat, picture }) => {
        const party = byCode.get(candidate.party);
        return (
          <li key={candidate.id} className={styles.card} style={party && partyColour(party)}>
            <div className={styles.portrait}>
              {picture ? <Picture source={picture} sizes="6rem" decorative /> : <Monogram name={candidate.name} />}
            </div>
            <div>
              <Heading>
                <a href={candidateAddress(candidate.id)}>{candidate.name}</a>
              </Heading>
              <p className={styles.line}>
                {party && <PartyMark party={party} />}
                <a href={seatAddress(election, seat)}>{seat.name}</a>
              </p>
              {candidate.starNote && <p className={styles.note}>{candidate.starNote}</p>}
            </div>
            <CandidateResult candidate={candidate} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

/** The first letters of a name as a portrait in the party's colour, where there is no photograph. */
function Monogram({ name }: { name: string }) {
  return (
    <svg className={styles.monogram} viewBox="0 0 96 112" aria-hidden="true">
      <text x="48" y="72" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** Votes and margin as figures, the share of the seat's votes as a bar, the result in words. */
function CandidateResult({ candidate, seat }: Pick<CandidateInSeat, 'candidate' | 'seat'>) {
  const share = percentOf(candidate.votes, seat.totalVotes);
  const isAhead = candidate.id === seat.leaderId;
  return (
    <div className={styles.standing}>
      {share !== undefined && candidate.votes > 0 && (
        <>
          <div className={styles.bar} aria-hidden="true">
            <i style={{ width: `${Math.round(share)}%` }} />
          </div>
          <p className={styles.votes}>
            <b>{groupedNumber(candidate.votes)}</b> {electionText.votes} · {share.toFixed(2)}%
          </p>
        </>
      )}
      <p className={isAhead ? styles.ahead : styles.result}>{resultWords(candidate.id, seat)}</p>
    </div>
  );
}

/** A candidate's position in a seat, in a few words. */
export function resultWords(id: number, seat: CandidateInSeat['seat']): string {
  const { state, leaderId, runnerUpId, margin } = seat;
  if (leaderId === null) return seatStateName[state];
  if (isDecidedByLot(seat)) {
    if (id === leaderId) return electionText.wonByLot;
    if (id === runnerUpId) return electionText.lostByLot;
  }
  if (id === leaderId)
    return [seatStateName[state], margin === null ? '' : `${electionText.margin} ${marginText(margin)}`].filter(Boolean).join(': ');
  if (id !== runnerUpId) return electionText.behind;
  return `${electionText.runnerUp}: ${marginText(margin)} ${electionText.votes} ${electionText.behind}`;
}
