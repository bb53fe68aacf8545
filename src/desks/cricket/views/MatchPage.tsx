import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import type { Link } from '../../../site/desk.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { LiveHtml } from '../../../site/live/LiveHtml.tsx';
import { type Board, scoreSentence } from '../boards/board.ts';
import type { Player, TeamsById, Tournament } from '../queries.ts';
import type { Play } from '../scoring/play.ts';
import { cricketText as text } from '../words.ts';
import { type MatchTab, matchAddress, matchTabs, matchTitle } from './addresses.ts';
import { cricketBreadcrumbs } from './CricketHead.tsx';
import { InfoView } from './InfoView.tsx';
import styles from './MatchPage.module.css';
import { OversView } from './OversView.tsx';
import { PartnershipsView, WicketsView } from './PartnershipsView.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { Scorecard } from './Scorecard.tsx';

/** The breadcrumbs of a match. */
export const matchBreadcrumbs: Link[] = [...cricketBreadcrumbs, { name: text.allMatches, href: '/cricket/matches' }];

export type MatchPageData = {
  play: Play;
  board: Board;
  tab: MatchTab;
  teams: TeamsById;
  players: ReadonlyMap<number, Player>;
  tournament: Tournament;
};

/** The names of the parts of a match. */
export const tabNames: Record<MatchTab, string> = {
  scorecard: text.scorecard,
  overs: text.overs,
  partnerships: text.partnerships,
  wickets: text.fallOfWickets,
  info: text.info,
};

/** A match: its board, updated live, and one of its tabs below. */
export function MatchPage({ data }: { data: MatchPageData }) {
  const { play, board, tab, teams, tournament } = data;
  const score = <ScoreBoard board={board} />;
  return (
    <>
      <header className={styles.head}>
        <PageBreadcrumbs steps={matchBreadcrumbs} />
        <h1>{matchTitle(play.match, teams)}</h1>
        <p className={styles.tournament}>{tournament.name}</p>
      </header>
      {play.match.replayOf !== null && (
        <p className={styles.replay}>
          <b>{text.replay}</b> {text.replayNote}{' '}
          <a href={matchAddress({ ...play.match, id: play.match.replayOf }, teams)}>{text.realMatch}</a>
        </p>
      )}
      {play.match.status === 'complete' ? (
        score
      ) : (
        <LiveHtml topic={`match:${play.match.id}`} say={scoreSentence(board)}>
          {score}
        </LiveHtml>
      )}
      <div className={styles.tabs}>
        <ChoiceBar
          quiet
          label={text.parts}
          links={matchTabs.map((one) => ({ name: tabNames[one], href: matchAddress(play.match, teams, one), current: one === tab }))}
        />
      </div>
      <h2 className="sr-only">{tabNames[tab]}</h2>
      <Part data={data} />
    </>
  );
}

function Part({ data: { play, tab, teams, players, tournament } }: { data: MatchPageData }) {
  const { innings, squads, match } = play;
  switch (tab) {
    case 'overs':
      return <OversView innings={innings} teams={teams} players={players} overs={match.overs} isLive={match.status === 'live'} />;
    case 'partnerships':
      return <PartnershipsView innings={innings} teams={teams} players={players} />;
    case 'wickets':
      return <WicketsView innings={innings} teams={teams} players={players} />;
    case 'info':
      return <InfoView play={play} teams={teams} players={players} tournament={tournament} />;
    default:
      if (innings.length === 0) return <p>{text.nothingYet}</p>;
      // The current innings comes first during play; a completed match is in order.
      return (match.status === 'live' ? innings.toReversed() : innings).map((one, at) => (
        <Scorecard
          key={at}
          innings={one}
          teams={teams}
          players={players}
          squad={squads.find((squad) => squad.team === one.team)?.players ?? []}
        />
      ));
  }
}
