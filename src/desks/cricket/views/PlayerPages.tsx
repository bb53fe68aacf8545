import { type Fact, FactList } from '../../../design/FactList.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { displayDay } from '../../../platform/text/dates.ts';
import { AccountToggle } from '../../../site/account/AccountToggle.tsx';
import type { MatchBrief } from '../boards/board.ts';
import { battingAverage, bowlingAverage, economyOf, strikeRateOf } from '../boards/statTables.ts';
import type { Performance, Player, PlayerTotals, Team, TeamsById, Tournament } from '../queries.ts';
import { oversText } from '../rules/oversBowled.ts';
import type { MatchRow } from '../scoring/play.ts';
import { cricketText as text } from '../words.ts';
import { playerAddress, teamAddress } from './addresses.ts';
import { CricketHead } from './CricketHead.tsx';
import styles from './CricketPages.module.css';
import { FigureTable } from './FigureTable.tsx';
import { MatchParts } from './MatchesPage.tsx';
import { decimal } from './matchText.ts';
import { againstLink } from './TablePages.tsx';

export type TeamData = {
  /** Whether readers can log in, and so follow the team. */
  offersLogin: boolean;
  team: Team;
  players: Player[];
  live: MatchBrief[];
  results: MatchBrief[];
  fixtures: MatchBrief[];
};

/** A team: its matches and its players. */
export function TeamPage({ data: { offersLogin, team, players, live, results, fixtures } }: { data: TeamData }) {
  const parts = [
    { title: text.liveNow, matches: live },
    { title: text.results, matches: results },
    { title: text.fixtures, matches: fixtures },
  ];
  return (
    <>
      <CricketHead title={team.name} tournament={undefined} isFront>
        {offersLogin && <AccountToggle kind="team" id={team.id} />}
      </CricketHead>
      <MatchParts parts={parts} />
      {players.length > 0 && (
        <section>
          <SectionHead title={text.squads} />
          <ul className={styles.players}>
            {players.map((player) => (
              <li key={player.id}>
                <a href={playerAddress(player.id)}>{player.name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export type PlayerData = {
  player: Player;
  team: Team;
  totals: { tournament: Tournament; totals: PlayerTotals }[];
  matches: { done: Performance; match: MatchRow }[];
  teams: TeamsById;
};

/** A player: totals by tournament, and performances by match. */
export function PlayerPage({ data: { player, team, totals, matches, teams } }: { data: PlayerData }) {
  return (
    <>
      <CricketHead title={player.name} tournament={undefined} isFront />
      <p className={styles.part}>
        <a href={teamAddress(team)}>{team.name}</a>
      </p>
      {totals.length === 0 && <p>{text.noStats}</p>}
      {totals.map(({ tournament, totals: sum }) => (
        <section key={tournament.id}>
          <SectionHead title={tournament.name} />
          <Figures totals={sum} />
        </section>
      ))}
      {matches.length > 0 && (
        <section>
          <SectionHead title={text.byMatch} />
          <FigureTable
            caption={`${player.name}, ${text.byMatch}`}
            headLabel={text.against}
            columns={[
              { label: text.runs, isStrong: true },
              { label: text.balls },
              { label: text.bowling, isStrong: true },
              { label: text.over },
            ]}
            rows={matches.map(({ done, match }) => ({
              key: match.id,
              head: againstLink(match, done.teamId, teams),
              note: displayDay(match.day),
              cells: [
                done.hasBatted ? `${done.runs}${done.isNotOut ? '*' : ''}` : '–',
                done.hasBatted ? done.balls : '–',
                done.hasBowled ? `${done.wickets}/${done.runsConceded}` : '–',
                done.hasBowled ? oversText(done.ballsBowled) : '–',
              ],
            }))}
          />
        </section>
      )}
    </>
  );
}

function Figures({ totals }: { totals: PlayerTotals }) {
  const lines: Fact[] = [
    [text.matches, totals.matches],
    [text.runs, totals.runs],
    [text.highest, totals.innings === 0 ? '–' : `${totals.highest}${totals.highestNotOut === totals.highest ? '*' : ''}`],
    [text.average, decimal(battingAverage(totals))],
    [text.strikeRate, totals.balls === 0 ? '–' : decimal(strikeRateOf(totals), 1)],
    [text.hundreds, totals.hundreds],
    [text.fifties, totals.fifties],
    [text.fours, totals.fours],
    [text.sixes, totals.sixes],
    ...(totals.inningsBowled > 0
      ? ([
          [text.wickets, totals.wickets],
          [text.bowlingAverage, decimal(bowlingAverage(totals))],
          [text.economy, decimal(economyOf(totals))],
        ] satisfies Fact[])
      : []),
    [text.catches, totals.catches],
  ];
  return <FactList className={styles.figures} facts={lines} />;
}
