import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { LiveHtml } from '../../../site/live/LiveHtml.tsx';
import type { MatchBrief } from '../boards/board.ts';
import type { StatTable } from '../boards/statTables.ts';
import type { GroupTable, Player, Team, TeamsById, Tournament } from '../queries.ts';
import { cricketText as text } from '../words.ts';
import { CricketHead } from './CricketHead.tsx';
import styles from './CricketPages.module.css';
import { MatchList } from './MatchList.tsx';
import { GroupTables } from './PointTable.tsx';
import { RankedPlayers } from './StatTables.tsx';

export type CricketHomeData = {
  tournament: Tournament | undefined;
  live: MatchBrief[];
  results: MatchBrief[];
  fixtures: MatchBrief[];
  tables: GroupTable[];
  stats: StatTable[];
  filter: Team[];
  teams: TeamsById;
  players: ReadonlyMap<number, Player>;
};

/** The cricket front page: live matches, latest results, next matches, leading players. */
export function CricketHomePage({ data }: { data: CricketHomeData }) {
  const { tournament, live, results, fixtures, tables, stats, filter, teams, players } = data;
  return (
    <>
      <CricketHead title={text.title} place="" tournament={tournament} isFront />
      {!tournament && <p>{text.noTournament}</p>}
      {live.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={text.liveNow} />
          <LiveHtml topic="matches:live">
            <MatchList matches={live} />
          </LiveHtml>
        </section>
      )}
      {results.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={text.results} more={{ href: '/cricket/matches', label: text.allMatches }} />
          <MatchList matches={results} />
        </section>
      )}
      {fixtures.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={text.fixtures} />
          <MatchList matches={fixtures} />
        </section>
      )}
      {tournament && (
        <div className={styles.filter}>
          <TeamFilter teams={filter} />
        </div>
      )}
      {tournament && tables.some(({ rows }) => rows.length > 0) && (
        <section className={styles.part}>
          <SectionHead title={text.table} more={{ href: '/cricket/table', label: text.wholeTable }} />
          <GroupTables tables={tables} teams={teams} tournament={tournament} isShort />
        </section>
      )}
      {stats.length > 0 && (
        <div className={styles.pair}>
          {stats.map((one) => (
            <section key={one.key}>
              <SectionHead title={one.title} more={{ href: '/cricket/stats', label: text.allStats }} />
              <RankedPlayers table={one} teams={teams} players={players} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** The teams of the tournament, each with a link to its matches. */
export function TeamFilter({ teams, chosen, tournament }: { teams: readonly Team[]; chosen?: string; tournament?: string | undefined }) {
  const address = (code: string) => {
    const query = new URLSearchParams({ ...(code ? { team: code } : {}), ...(tournament ? { tournament } : {}) }).toString();
    return `/cricket/matches${query && `?${query}`}`;
  };
  return (
    <ChoiceBar
      quiet
      label={text.teamFilter}
      links={[
        { name: text.everyTeam, href: address(''), current: chosen === '' },
        ...teams.map((team) => ({ name: team.name, href: address(team.code), current: chosen === team.code })),
      ]}
    />
  );
}
