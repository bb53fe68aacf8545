import { SectionHead } from '../../../design/SectionHead.tsx';
import type { MatchBrief } from '../boards/board.ts';
import type { Team, Tournament } from '../queries.ts';
import { cricketText as text } from '../words.ts';
import { CricketHead, type NoTournament, NoTournamentPage } from './CricketHead.tsx';
import { TeamFilter } from './CricketHomePage.tsx';
import styles from './CricketPages.module.css';
import { MatchList } from './MatchList.tsx';
import { TournamentLinks } from './TournamentLinks.tsx';

export type MatchesData = {
  tournament: Tournament;
  isFront: boolean;
  others: Tournament[];
  filter: Team[];
  /** The code of the selected team; empty for all. */
  chosen: string;
  live: MatchBrief[];
  results: MatchBrief[];
  fixtures: MatchBrief[];
};

/** All matches of a tournament, or those of one team. */
export function MatchesPage({ data }: { data: MatchesData | NoTournament }) {
  if (!data.tournament) return <NoTournamentPage title={text.allMatches} place="/matches" />;
  const { tournament, isFront, others, filter, chosen, ...lists } = data;
  const parts = [
    { title: text.liveNow, matches: lists.live },
    { title: text.fixtures, matches: lists.fixtures },
    { title: text.results, matches: lists.results },
  ];
  return (
    <>
      <CricketHead title={text.allMatches} place="/matches" tournament={tournament} isFront={isFront} />
      <div className={styles.filter}>
        <TeamFilter teams={filter} chosen={chosen} tournament={isFront ? undefined : tournament.slug} />
      </div>
      <MatchParts parts={parts} />
      <TournamentLinks tournaments={others} path="/matches" />
    </>
  );
}

/** Lists of matches with titles, without empty lists. */
export function MatchParts({ parts }: { parts: readonly { title: string; matches: readonly MatchBrief[] }[] }) {
  const shown = parts.filter(({ matches }) => matches.length > 0);
  if (shown.length === 0) return <p>{text.noMatches}</p>;
  return shown.map(({ title, matches }) => (
    <section key={title} className={styles.part}>
      <SectionHead title={title} />
      <MatchList matches={matches} />
    </section>
  ));
}
