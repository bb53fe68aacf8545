import { type Fact, FactList } from '../../../../design/FactList.tsx';
import { Picture, type PictureSource } from '../../../../design/Picture.tsx';
import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { candidateAddress, seatAddress, seatBreadcrumbs } from '../../pages/electionAddress.ts';
import type { CandidateInSeat, SeatWithVotes } from '../../pages/readCandidates.ts';
import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { VoteBars } from '../charts/VoteBars.tsx';
import { resultWords } from '../tables/CandidateCards.tsx';
import styles from './CandidatePage.module.css';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';
import { Section } from './Section.tsx';

export type CandidateData = CandidateInSeat & {
  election: Election;
  parties: Party[];
  result: SeatWithVotes;
  /** The same person in other seats. */
  elsewhere: { id: number; seatName: string }[];
  picture: PictureSource | undefined;
};

/** One candidate and their seat. */
export function CandidatePage({ data }: { data: CandidateData }) {
  const { election, parties, result, candidate, seat, elsewhere, picture } = data;
  const party = parties.find(({ code }) => code === candidate.party);
  const line = result.candidates.find(({ id }) => id === candidate.id);
  const place = result.candidates.filter(({ isNota }) => !isNota).findIndex(({ id }) => id === candidate.id) + 1;
  const seatLink = <a href={seatAddress(election, seat)}>{seat.name}</a>;
  const facts: Fact[] = [[electionText.seat, seatLink]];
  if (seat.totalVotes > 0) {
    facts.push([electionText.votes, groupedNumber(candidate.votes)]);
    if (line?.share !== undefined) facts.push([electionText.share, `${line.share.toFixed(2)}%`]);
    facts.push([electionText.place, place]);
    if (line?.hasLostDeposit) facts.push([electionText.deposit, electionText.depositLost]);
  }
  return (
    <ElectionFrame
      election={election}
      title={candidate.name}
      breadcrumbs={[...seatBreadcrumbs(election, result), { name: seat.name, href: seatAddress(election, seat) }]}
      note={candidate.starNote}
    >
      <div className={styles.head}>
        {picture && (
          <div className={styles.picture}>
            <Picture source={picture} sizes="8rem" />
          </div>
        )}
        <div>
          <p className={styles.party}>{candidate.partyName || (party && <PartyMark party={{ ...party, shortName: party.name }} />)}</p>
          <p className={styles.standing}>{resultWords(candidate.id, seat)}</p>
          {elsewhere.map((other) => (
            <p key={other.id}>
              {electionText.alsoStands}: <a href={candidateAddress(other.id)}>{other.seatName}</a>
            </p>
          ))}
        </div>
        <FactList className={frame.facts} facts={facts} />
      </div>
      <Section id="seat" title={seat.name} more={{ href: seatAddress(election, seat), label: electionText.wholeSeat }}>
        <VoteBars result={result} parties={parties} open={candidate.id} />
      </Section>
    </ElectionFrame>
  );
}
