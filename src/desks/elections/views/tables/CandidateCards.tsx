import { Picture, type PictureSource } from '../../../../design/Picture.tsx';
import { candidateAddress, seatAddress } from '../../pages/electionAddress.ts';
import type { CandidateInSeat } from '../../pages/readCandidates.ts';
import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import styles from './CandidateCards.module.css';
import { marginText, seatStateName } from './seatWords.ts';

export type StarCard = CandidateInSeat & { picture?: PictureSource | undefined };

type Props = { election: Election; cards: readonly StarCard[]; parties: readonly Party[]; heading?: 'h2' | 'h3' };

/** Well-known candidates with their current position. */
export function CandidateCards({ election, cards, parties, heading: Heading = 'h3' }: Props) {
  const byCode = new Map(parties.map((party) => [party.code, party]));
  return (
    <ul className={styles.cards}>
      {cards.map(({ candidate, seat, picture }) => {
        const party = byCode.get(candidate.party);
        return (
          <li key={candidate.id} className={styles.card}>
            {picture && (
              <div className={styles.picture}>
                <Picture source={picture} sizes="5rem" decorative />
              </div>
            )}
            <div>
              <Heading>
                <a href={candidateAddress(candidate.id)}>{candidate.name}</a>
              </Heading>
              <p className={styles.line}>
                {party && <PartyMark party={party} />}
                <a href={seatAddress(election, seat)}>{seat.name}</a>
              </p>
              {candidate.starNote && <p className={styles.note}>{candidate.starNote}</p>}
              <p className={styles.result}>{standingOf(candidate.id, seat)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A candidate's position in a seat, in a few words. */
export function standingOf(id: number, { state, leaderId, runnerUpId, margin }: CandidateInSeat['seat']): string {
  if (leaderId === null) return seatStateName[state];
  if (id === leaderId)
    return [seatStateName[state], margin === null ? '' : `${electionText.margin} ${marginText(margin)}`].filter(Boolean).join(': ');
  if (id !== runnerUpId) return electionText.behind;
  return `${electionText.runnerUp}: ${marginText(margin)} ${electionText.votes} ${electionText.behind}`;
}
