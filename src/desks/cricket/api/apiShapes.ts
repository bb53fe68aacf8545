import { z } from '@hono/zod-openapi';
import type { ReadMatch } from '../boards/readBoards.ts';
import type { Player, Team, TeamsById, Tournament } from '../queries.ts';
import { type Innings, winningRuns } from '../rules/delivery.ts';
import { genders, matchFormats } from '../rules/format.ts';
import type { InningsLine } from '../rules/inningsLine.ts';
import { winnerOf } from '../rules/outcome.ts';
import { oversText, runRate } from '../rules/oversBowled.ts';
import { fallOfWickets, partnershipsOf } from '../rules/partnerships.ts';
import { scorecardOf, strikeRate } from '../rules/scorecard.ts';
import type { MatchRow } from '../scoring/play.ts';
import { matchAddress, matchTitle, playerAddress } from '../views/addresses.ts';
import { dismissalText, matchNote, numberText, outcomeText, scoreText, tossText } from '../views/matchText.ts';

export const teamSchema = z
  .object({
    _id: z.string(),
    code: z.string(),
    name: z.string(),
    nameEn: z.string().openapi({ description: 'The same for the men’s and the women’s side of a country' }),
    gender: z.enum(genders),
    slug: z.string(),
  })
  .openapi('CricketTeam');

export const asTeam = (team: Team | undefined): z.infer<typeof teamSchema> => ({
  _id: String(team?.id ?? 0),
  code: team?.code ?? '',
  name: team?.name ?? '',
  nameEn: team?.nameEn ?? '',
  gender: team?.gender ?? 'male',
  slug: team?.slug ?? '',
});

export const tournamentSchema = z
  .object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    season: z.string(),
    format: z.enum(matchFormats),
    gender: z.enum(genders),
    overs: z.number().int(),
  })
  .openapi('CricketTournament');

export const asTournament = ({ id, slug, name, season, format, gender, overs }: Tournament): z.infer<typeof tournamentSchema> => ({
  _id: String(id),
  slug,
  name,
  season,
  format,
  gender,
  overs,
});

const inningsLineSchema = z.object({
  team: z.string().openapi({ description: 'The code of the side that batted' }),
  runs: z.number().int(),
  wickets: z.number().int(),
  overs: z.string().openapi({ example: '43.2' }),
  score: z.string().openapi({ example: '245/8' }),
  allOut: z.boolean(),
  superOver: z.boolean(),
  target: z.number().int().nullable(),
});

const asLine = (line: InningsLine, teams: TeamsById): z.infer<typeof inningsLineSchema> => ({
  team: teams.get(line.team)?.code ?? '',
  runs: line.runs,
  wickets: line.wickets,
  overs: oversText(line.balls),
  score: scoreText(line),
  allOut: line.isAllOut,
  superOver: line.isSuperOver,
  target: winningRuns(line.target) ?? null,
});

export const matchSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    number: z.string().openapi({ description: 'Which match of the tournament', example: 'મેચ 12' }),
    status: z.enum(['fixture', 'live', 'complete']),
    statusText: z.string().openapi({ description: 'The result, what the chase needs, or when it begins', example: 'ભારત 6 વિકેટે જીત્યું' }),
    teams: z.tuple([teamSchema, teamSchema]),
    innings: z.array(inningsLineSchema),
    result: z.string().nullable(),
    winner: z.string().nullable().openapi({ description: 'The code of the side that has won; null without one' }),
    toss: z.string().nullable(),
    overs: z.number().int().openapi({ description: 'Overs a side' }),
    day: z.iso.date(),
    startsAt: z.iso.datetime().nullable().openapi({ description: 'When it begins; null where only the day is known' }),
    venue: z.string(),
    city: z.string(),
    replay: z.boolean().openapi({ description: 'An old match is played again here: this is no live score' }),
    url: z.string(),
  })
  .openapi('CricketMatch');

export function asMatch(match: MatchRow, teams: TeamsById, timeZone: string): z.infer<typeof matchSchema> {
  const winner = match.outcome ? winnerOf(match.outcome) : undefined;
  return {
    _id: String(match.id),
    title: matchTitle(match, teams),
    number: numberText(match),
    status: match.status,
    statusText: matchNote(match, teams, timeZone),
    teams: [asTeam(teams.get(match.teamAId)), asTeam(teams.get(match.teamBId))],
    innings: match.lines.map((line) => asLine(line, teams)),
    result: match.outcome ? outcomeText(match.outcome, teams) : null,
    winner: (winner !== undefined && teams.get(winner)?.code) || null,
    toss: tossText(match, teams) ?? null,
    overs: match.overs,
    day: match.day,
    startsAt: match.startsAt?.toISOString() ?? null,
    venue: match.venue,
    city: match.city,
    replay: match.replayOf !== null,
    url: matchAddress(match, teams),
  };
}

const personSchema = z.object({ _id: z.string(), name: z.string(), url: z.string() });
type Players = ReadonlyMap<number, Player>;
export const asPerson = (id: number, players: Players): z.infer<typeof personSchema> => ({
  _id: String(id),
  name: players.get(id)?.name ?? '',
  url: playerAddress(id),
});

const round = (value: number): number => Math.round(value * 100) / 100;

const scorecardSchema = z.object({
  team: z.string(),
  score: z.string(),
  overs: z.string(),
  superOver: z.boolean(),
  batting: z.array(
    z.object({
      player: personSchema,
      runs: z.number().int(),
      balls: z.number().int(),
      fours: z.number().int(),
      sixes: z.number().int(),
      strikeRate: z.number(),
      dismissal: z.string(),
    }),
  ),
  bowling: z.array(
    z.object({
      player: personSchema,
      overs: z.string(),
      maidens: z.number().int(),
      runs: z.number().int(),
      wickets: z.number().int(),
      economy: z.number(),
    }),
  ),
  extras: z.object({ wides: z.number(), noballs: z.number(), byes: z.number(), legbyes: z.number(), penalty: z.number() }),
  fallOfWickets: z.array(z.object({ wicket: z.number().int(), player: personSchema, runs: z.number().int(), over: z.string() })),
  partnerships: z.array(
    z.object({
      wicket: z.number().int(),
      runs: z.number().int(),
      balls: z.number().int(),
      players: z.array(personSchema),
      unbroken: z.boolean(),
    }),
  ),
});

function asScorecard(innings: Innings, teams: TeamsById, players: Players): z.infer<typeof scorecardSchema> {
  const { line, batting, bowling, extras } = scorecardOf(innings);
  const person = (id: number) => asPerson(id, players);
  return {
    team: teams.get(innings.team)?.code ?? '',
    score: scoreText(line),
    overs: oversText(line.balls),
    superOver: innings.isSuperOver,
    batting: batting.map(({ player, dismissal, ...row }) => ({
      ...row,
      player: person(player),
      strikeRate: round(strikeRate(row)),
      dismissal: dismissalText(dismissal, players),
    })),
    bowling: bowling.map((row) => ({
      player: person(row.player),
      overs: oversText(row.balls),
      maidens: row.maidens,
      runs: row.runs,
      wickets: row.wickets,
      economy: round(runRate(row.runs, row.balls)),
    })),
    extras,
    fallOfWickets: fallOfWickets(innings).map(({ wicket, player, runs, over, ball }) => ({
      wicket,
      player: person(player),
      runs,
      over: `${over}.${ball}`,
    })),
    partnerships: partnershipsOf(innings).map(({ wicket, runs, balls, batters, isUnbroken }) => ({
      wicket,
      runs,
      balls,
      players: batters.map(({ player }) => person(player)),
      unbroken: isUnbroken,
    })),
  };
}

export const liveMatchSchema = z
  .object({
    match: matchSchema,
    tournament: tournamentSchema,
    batters: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        runs: z.number().int(),
        balls: z.number().int(),
        fours: z.number().int(),
        sixes: z.number().int(),
        onStrike: z.boolean(),
      }),
    ),
    bowler: z
      .object({
        name: z.string(),
        url: z.string(),
        overs: z.string(),
        maidens: z.number().int(),
        runs: z.number().int(),
        wickets: z.number().int(),
      })
      .nullable(),
    lastBalls: z.array(z.string()).openapi({ description: 'The last twelve at most, the latest last', example: ['1', '4', 'W'] }),
    scorecards: z.array(scorecardSchema),
    liveTopic: z.string().openapi({ description: 'What `/api/live` tells every change of this match under', example: 'match:31' }),
  })
  .openapi('CricketLiveMatch');

export function asLiveMatch(
  { play, board, teams, players }: ReadMatch,
  tournament: Tournament,
  timeZone: string,
): z.infer<typeof liveMatchSchema> {
  const withUrl = <Row extends { href: string }>({ href, ...row }: Row) => ({ ...row, url: href });
  return {
    match: asMatch(play.match, teams, timeZone),
    tournament: asTournament(tournament),
    batters: board.batters.map(({ isOnStrike, ...batter }) => ({ ...withUrl(batter), onStrike: isOnStrike })),
    bowler: board.bowler ? withUrl(board.bowler) : null,
    lastBalls: board.recent.map(({ label }) => label),
    scorecards: play.innings.map((innings) => asScorecard(innings, teams, players)),
    liveTopic: `match:${play.match.id}`,
  };
}
