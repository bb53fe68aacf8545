import { dateAndTime, displayDay } from '../../../platform/text/dates.ts';
import type { Innings, Target } from '../rules/delivery.ts';
import { type InningsLine, wicketsOf } from '../rules/inningsLine.ts';
import { type Outcome, outcomeOfPlay, type RainRule, winnerOf } from '../rules/outcome.ts';
import { BALLS_PER_OVER, oversText, runRate } from '../rules/oversBowled.ts';
import type { Dismissal } from '../rules/scorecard.ts';
import type { MatchRow } from '../scoring/play.ts';
import { cricketText as text } from '../words.ts';

type Named = ReadonlyMap<number, { name: string }>;

const ruleNamed = (rule: RainRule): string => (rule === 'VJD' ? text.rainRuleVjd : text.rainRule);

/** ભારત 6 વિકેટે જીત્યું */
export function outcomeText(outcome: Outcome, teams: Named): string {
  const nameOf = (team: number) => teams.get(team)?.name ?? '';
  switch (outcome.kind) {
    case 'noResult':
      return text.noResult;
    case 'abandoned':
      return text.abandoned;
    case 'tie':
      return outcome.superOver === undefined ? text.matchTie : `${text.matchTie}, ${text.superOver}માં ${nameOf(outcome.superOver)} જીત્યું`;
    default: {
      const { by, method } = outcome;
      const margin = by === undefined ? '' : 'runs' in by ? ` ${by.runs} રને` : ` ${by.wickets} વિકેટે`;
      const ruled = method && method !== 'awarded' ? ` (${ruleNamed(method)})` : '';
      return `${nameOf(outcome.team)}${margin} જીત્યું${ruled}`;
    }
  }
}

/** 305/7; wickets are left out if all are out. */
export const scoreText = (line: Pick<InningsLine, 'runs' | 'wickets' | 'isSuperOver'>): string =>
  line.wickets >= wicketsOf(line) ? String(line.runs) : `${line.runs}/${line.wickets}`;

/** ભારતે ટોસ જીતીને બેટિંગ લીધી */
export function tossText({ tossTeamId, tossDecision }: Pick<MatchRow, 'tossTeamId' | 'tossDecision'>, teams: Named): string | undefined {
  if (tossTeamId === null || tossDecision === null) return undefined;
  return `${teams.get(tossTeamId)?.name ?? ''}: ટોસ જીતીને ${tossDecision === 'bat' ? text.batting : text.fielding} પસંદ કરી`;
}

/** The rest of a chase: જીતવા 84 બોલમાં 92 રન. Undefined if there is no chase. */
function chaseText(match: Chased): string | undefined {
  const left = chaseLeft(match);
  return left && `જીતવા ${left.balls} બોલમાં ${left.runs} રન જોઈએ`;
}

type Chased = Pick<MatchRow, 'lines' | 'overs'>;

/** What is left of the present chase, that of a super over too; undefined if there is none. */
export function chaseLeft({ lines, overs }: Chased): { runs: number; balls: number; rate: number } | undefined {
  const line = lines.at(-1);
  if (!line || line.isClosed) return undefined;
  const target = line.isSuperOver ? superTarget(lines) : line.target;
  if (!target || target.isPar || line.runs >= target.runs) return undefined;
  const runs = target.runs - line.runs;
  const balls = (target.balls || overs * BALLS_PER_OVER) - line.balls;
  return { runs, balls, rate: runRate(runs, balls) };
}

/** The target of the second of a pair of super overs, which the first one sets. */
function superTarget(lines: readonly InningsLine[]): Target | undefined {
  const first = lines.at(-2);
  return first?.isSuperOver && lines.length % 2 === 0 ? { runs: first.runs + 1, balls: BALLS_PER_OVER } : undefined;
}

/** What the score has decided before the scorer ends the match: the innings that is over then is followed by no other. */
function outcomeByScore({ status, lines, teamAId, teamBId, rainRule }: MatchRow): Outcome | undefined {
  const last = lines.at(-1);
  if (status !== 'live' || !last?.isClosed) return undefined;
  const outcome = outcomeOfPlay({ teams: [teamAId, teamBId], lines, ...(rainRule ? { method: rainRule } : {}) });
  // Between two super overs there is a break.
  return outcome && last.isSuperOver && winnerOf(outcome) === undefined ? undefined : outcome;
}

/** The line under a match in a list: its result, the rest of the chase, or its start, by default in India's time. */
export function matchNote(match: MatchRow, teams: Named, timeZone?: string): string {
  const outcome = match.outcome ?? outcomeByScore(match);
  if (outcome) return outcomeText(outcome, teams);
  if (match.status === 'fixture') return whenText(match, timeZone);
  const line = match.lines.at(-1);
  if (line?.isClosed) return text.inningsBreak;
  return chaseText(match) ?? (line?.isSuperOver ? text.superOver : undefined) ?? tossText(match, teams) ?? text.live;
}

type When = Pick<MatchRow, 'day' | 'startsAt'>;

/** 4 Nov 2026, 2:00 PM; the day alone if the time is not known. */
export const whenText = ({ day, startsAt }: When, timeZone?: string): string =>
  startsAt ? dateAndTime(startsAt, timeZone) : displayDay(day);

type Ground = Pick<MatchRow, 'venue' | 'city'>;

/** The venue: સાબરમતી મેદાન, અમદાવાદ. */
export const groundText = ({ venue, city }: Ground): string => [venue, city].filter(Boolean).join(', ');

/** Date and venue: 4 Nov 2026, સાબરમતી મેદાન, અમદાવાદ. */
export const placeText = (match: Ground & Pick<MatchRow, 'day'>): string =>
  [displayDay(match.day), groundText(match)].filter(Boolean).join(', ');

/** The name of a group, ગ્રુપ A, from the letter, number or word in the file. */
const groupText = (group: string): string => (/^(.|[0-9]{1,2})$/u.test(group) ? `${text.group} ${group}` : group);

/** The name of a group's table: ગ્રુપ A; સુપર 8, ગ્રુપ 1; empty if there is only one table. */
export const tableName = ({ stage, group }: { stage: string; group: string }): string =>
  [stage, group && groupText(group)].filter(Boolean).join(', ');

/** ગ્રુપ A, મેચ 12, or the stage of the tournament. */
export const numberText = ({ number, stage, group }: Pick<MatchRow, 'number' | 'stage' | 'group'>): string =>
  [stage, group && groupText(group), stage === '' && number !== null ? `${text.match} ${number}` : ''].filter(Boolean).join(', ');

/** A dismissal in scorecard notation. */
export function dismissalText(dismissal: Dismissal | undefined, players: Named): string {
  if (!dismissal) return text.notOut;
  const nameOf = (player: number | undefined) => (player === undefined ? text.substitute : (players.get(player)?.name ?? ''));
  const bowler = nameOf(dismissal.bowler);
  const fielders = (dismissal.fielders ?? [])
    .map(({ player, isSubstitute }) => (isSubstitute && player !== undefined ? `${nameOf(player)} (${text.substitute})` : nameOf(player)))
    .join(', ');
  // A scorer in a hurry names nobody, and files of old matches do not either.
  const byFielders = (how: string) => (fielders === '' ? how : `${how} ${fielders}`);
  switch (dismissal.kind) {
    case 'bowled':
      return `${text.bowled} ${bowler}`;
    case 'caught':
      return `${byFielders(text.caught)}, ${text.bowler} ${bowler}`;
    case 'caught and bowled':
      return `${text.caughtAndBowled} ${bowler}`;
    case 'lbw':
      return `${text.lbw} ${bowler}`;
    case 'stumped':
      return `${byFielders(text.stumped)}, ${text.bowler} ${bowler}`;
    case 'hit wicket':
      return `${text.hitWicket}, ${text.bowler} ${bowler}`;
    case 'run out':
      return fielders ? `${text.runOut} (${fielders})` : text.runOut;
    case 'obstructing the field':
      return text.obstructing;
    case 'hit the ball twice':
      return text.hitTwice;
    case 'handled the ball':
      return text.handled;
    case 'timed out':
      return text.timedOut;
    case 'retired out':
      return text.retiredOut;
    case 'retired hurt':
      return text.retiredHurt;
    default:
      return text.retiredNotOut;
  }
}

/** The name of an innings: ભારતનો દાવ. */
export const inningsName = ({ team, isSuperOver }: Pick<Innings, 'team' | 'isSuperOver'>, teams: Named): string =>
  `${teams.get(team)?.name ?? ''}${isSuperOver ? `, ${text.superOver}` : ''}`;

/** 5.43; a dash if there is nothing to divide. */
export const decimal = (value: number, places = 2): string => (Number.isFinite(value) ? value.toFixed(places) : '–');

export const netRunRateText = (rate: number): string => `${Math.round(rate * 1_000) < 0 ? '−' : '+'}${Math.abs(rate).toFixed(3)}`;

/** (43 ઓવર) */
export const oversInWords = (balls: number): string => `${oversText(balls)} ${text.over}`;

const WICKETS = ['પહેલી', 'બીજી', 'ત્રીજી', 'ચોથી', 'પાંચમી', 'છઠ્ઠી', 'સાતમી', 'આઠમી', 'નવમી', 'દસમી'];

/** ત્રીજી વિકેટ માટે */
export const forWicketText = (wicket: number): string => `${WICKETS[wicket - 1] ?? wicket} ${text.forWicket}`;
