import type { Election, Party } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { CandidateCards, type StarCard } from '../tables/CandidateCards.tsx';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';

export type StarsData = { election: Election; stars: StarCard[]; parties: Party[] };

/** The star candidates. */
export function StarsPage({ data: { election, stars, parties } }: { data: StarsData }) {
  return (
    <ElectionFrame election={election} open="star-candidates" title={electionText.stars}>
      {stars.length === 0 ? (
        <p className={frame.empty}>{electionText.noStars}</p>
      ) : (
        <CandidateCards election={election} cards={stars} parties={parties} heading="h2" />
      )}
    </ElectionFrame>
  );
}
