import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import type { Tournament } from '../queries.ts';
import { cricketText as text } from '../words.ts';
import type { CricketPlace } from './CricketHead.tsx';

/** Links to the same page of other tournaments. */
export function TournamentLinks({ tournaments, path }: { tournaments: readonly Tournament[]; path: CricketPlace }) {
  if (tournaments.length === 0) return null;
  return (
    <section>
      <SectionHead title={text.tournaments} />
      <ChoiceBar
        label={text.tournaments}
        links={tournaments.map(({ name, slug }) => ({ name, href: `/cricket${path}?tournament=${slug}` }))}
      />
    </section>
  );
}
