import { formatNames } from '../names/knownNames.ts';
import { isFour, isSix, outsOf } from '../rules/delivery.ts';
import type { MatchFormat } from '../rules/format.ts';
import { facesNext, inningsStateOf } from '../rules/inningsState.ts';
import { oversText, runRate } from '../rules/oversBowled.ts';
import { partnershipsOf } from '../rules/partnerships.ts';
import { ballLabel, scorecardOf } from '../rules/scorecard.ts';
import type { MatchRow, Play } from '../scoring/play.ts';
import { matchAddress, playerAddress } from '../views/addresses.ts';
import { ballName } from '../views/ballName.ts';
import { chaseLeft, decimal, groundText, matchNote, numberText, placeText, scoreText } from '../views/matchText.ts';
import { cricketText as text } from '../words.ts';

type Sides = ReadonlyMap<number, { code: string; name: string; slug: string }>;
type Players = ReadonlyMap<number, { id: number; name: string }>;

/** A team on a board with its innings so far, super overs last. */
export type BoardSide = { code: string; name: string; scores: { score: string; overs: string }[]; isBatting: boolean };

/** A short form of a match, for lists and strips. */
export type MatchBrief = {
  id: number;
  href: string;
  status: MatchRow['status'];
  number: string;
  place: string;
  sides: BoardSide[];
  note: string;
};

type BoardBatter = { name: string; href: string; runs: number; balls: number; fours: number; sixes: number; isOnStrike: boolean };

/** The data of a match header; sent completely with every ball. */
export type Board = MatchBrief & {
  batters: BoardBatter[];
  bowler: { name: string; href: string; overs: string; maidens: number; runs: number; wickets: number } | undefined;
  /** The last balls, latest last, each with the over it belongs to. */
  recent: { label: string; name: string; isWicket: boolean; isBoundary: boolean; beginsOver: boolean }[];
  facts: [name: string, value: string][];
};

/** The score as a sentence for screen readers: ભારત 305/7, દક્ષિણ આફ્રિકા 174/6, then the note. */
export const scoreSentence = ({ sides, note }: MatchBrief): string =>
  `${sides.map(({ name, scores }) => [name, ...scores.map(({ score }) => score)].join(' ')).join(', ')}. ${note}`;

const LAST_BALLS = 12;

/** An innings in which no ball was bowled before the rain, after the toss. */
const isUnplayed = ({ balls, runs, wickets }: MatchRow['lines'][number]): boolean => balls + runs + wickets === 0;

/** `format` is given for lists with matches of several formats. */
export function matchBrief(match: MatchRow, teams: Sides, format?: MatchFormat): MatchBrief {
  const { teamAId, teamBId, lines, status } = match;
  const batting = status === 'live' && !lines.at(-1)?.isClosed ? lines.at(-1)?.team : undefined;
  // The team that batted first is listed first.
  const first = lines[0]?.team ?? teamAId;
  const order = first === teamBId ? [teamBId, teamAId] : [teamAId, teamBId];
  return {
    id: match.id,
    href: matchAddress(match, teams),
    status,
    number: [format && formatNames[format], numberText(match)].filter(Boolean).join(', '),
    // The note of a fixture is its day and time.
    place: status === 'fixture' ? groundText(match) : placeText(match),
    note: matchNote(match, teams),
    sides: order.map((team) => ({
      code: teams.get(team)?.code ?? '',
      name: teams.get(team)?.name ?? '',
      isBatting: team === batting,
      scores: lines
        .filter((line) => line.team === team && !(status === 'complete' && isUnplayed(line)))
        .map((line) => ({ score: scoreText(line), overs: oversText(line.balls) })),
    })),
  };
}

/** The current board of a match. */
export function matchBoard(play: Play, teams: Sides, players: Players): Board {
  const { match, innings } = play;
  const open = match.status === 'live' ? innings.at(-1) : undefined;
  const brief = matchBrief(match, teams);
  if (!open) return { ...brief, batters: [], bowler: undefined, recent: [], facts: [] };
  const { batting, bowling, line } = scorecardOf(open);
  const person = (id: number) => ({ name: players.get(id)?.name ?? '', href: playerAddress(id) });
  const state = inningsStateOf(open);
  const lastOver = open.overs.at(-1);
  const last = lastOver?.balls.at(-1);
  const striker = last && (facesNext(last, !state.isOverBegun) === 'batter' ? last.batter : last.nonStriker);
  const batters = (state.staying ?? []).flatMap((id) => batting.find((row) => row.player === id) ?? []);
  const bowlerRow = last && bowling.find((row) => row.player === last.bowler);
  const [stand] = partnershipsOf(open).slice(-1);
  const chase = chaseLeft(match);
  const facts: Board['facts'] = [[text.runRate, decimal(runRate(line.runs, line.balls))]];
  if (chase) facts.push([text.needed, decimal(chase.rate)]);
  if (stand?.isUnbroken) facts.push([text.partnership, `${stand.runs} (${stand.balls})`]);
  return {
    ...brief,
    batters: batters.map(({ player, runs, balls, fours, sixes }) => ({
      ...person(player),
      runs,
      balls,
      fours,
      sixes,
      isOnStrike: player === striker,
    })),
    bowler: bowlerRow && {
      ...person(bowlerRow.player),
      overs: oversText(bowlerRow.balls),
      maidens: bowlerRow.maidens,
      runs: bowlerRow.runs,
      wickets: bowlerRow.wickets,
    },
    recent: open.overs
      .slice(-3)
      .flatMap((over) =>
        over.balls.map((ball, at) => ({
          label: ballLabel(ball),
          name: ballName(ball),
          isWicket: outsOf(ball).length > 0,
          isBoundary: isFour(ball) || isSix(ball),
          beginsOver: at === 0,
        })),
      )
      .slice(-LAST_BALLS),
    facts,
  };
}
