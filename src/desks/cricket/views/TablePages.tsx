import { SectionHead } from '../../../design/SectionHead.tsx';
import type { StatTable } from '../boards/statTables.ts';
import type { GroupTable, Performance, Player, TeamsById, Tournament } from '../queries.ts';
import { oversText, runRate } from '../rules/oversBowled.ts';
import type { MatchRow } from '../scoring/play.ts';
import { cricketText as text } from '../words.ts';
import { matchAddress, matchTitle, playerAddress } from './addresses.ts';
import { CricketHead, type NoTournament, NoTournamentPage } from './CricketHead.tsx';
import styles from './CricketPages.module.css';
import { FigureTable } from './FigureTable.tsx';
import { decimal } from './matchText.ts';
import { GroupTables } from './PointTable.tsx';
import { RankedPlayers } from './StatTables.tsx';
import { TournamentLinks } from './TournamentLinks.tsx';

type OfTournament = { tournament: Tournament; isFront: boolean; others: Tournament[]; teams: TeamsById };

export type TableData = OfTournament & { tables: GroupTable[] };

/** The point table of a tournament, or those of its groups. */
export function TablePage({ data }: { data: TableData | NoTournament }) {
  if (!data.tournament) return <NoTournamentPage title={text.table} place="/table" />;
  const { tournament, isFront, others, teams, tables } = data;
  return (
    <>
      <CricketHead title={text.table} place="/table" tournament={tournament} isFront={isFront} />
      <GroupTables tables={tables} teams={teams} tournament={tournament} />
      <p className={styles.soft}>{text.tableNote}</p>
      <div className={styles.other}>
        <TournamentLinks tournaments={others} path="/table" />
      </div>
    </>
  );
}

export type StatsData = OfTournament & {
  stats: StatTable[];
  best: { done: Performance; match: MatchRow }[];
  players: ReadonlyMap<number, Player>;
};

/** The rankings of a tournament. */
export function StatsPage({ data }: { data: StatsData | NoTournament }) {
  if (!data.tournament) return <NoTournamentPage title={text.stats} place="/stats" />;
  const { tournament, isFront, others, teams, stats, best, players } = data;
  return (
    <>
      <CricketHead title={text.stats} place="/stats" tournament={tournament} isFront={isFront} />
      <div className={styles.pair}>
        {stats.map((one) => (
          <section key={one.key} id={one.key}>
            <SectionHead title={one.title} />
            <RankedPlayers table={one} teams={teams} players={players} />
          </section>
        ))}
        <section id="figures">
          <SectionHead title={text.bestFigures} />
          <FigureTable
            caption={text.bestFigures}
            headLabel={text.player}
            columns={[{ label: text.wickets, isStrong: true }, { label: text.over }, { label: text.economy }]}
            rows={best.map(({ done, match }) => ({
              key: `${done.playerId}-${done.matchId}`,
              head: <a href={playerAddress(done.playerId)}>{players.get(done.playerId)?.name}</a>,
              note: matchTitle(match, teams),
              cells: [
                `${done.wickets}/${done.runsConceded}`,
                oversText(done.ballsBowled),
                decimal(runRate(done.runsConceded, done.ballsBowled)),
              ],
            }))}
          />
        </section>
      </div>
      <p className={styles.soft}>{text.qualification}</p>
      <div className={styles.other}>
        <TournamentLinks tournaments={others} path="/stats" />
      </div>
    </>
  );
}

/** A match in a player's list: the opponent, with a link. */
export const againstLink = (match: MatchRow, team: number, teams: TeamsById) => (
  <a href={matchAddress(match, teams)}>{teams.get(match.teamAId === team ? match.teamBId : match.teamAId)?.name}</a>
);
