import { ballFault } from '../rules/ballFault.ts';
import { type Delivery, type Innings, type Wicket, winningRuns } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { afterBall, atTheStart, type InningsState, type Terms } from '../rules/inningsState.ts';
import { BALLS_PER_OVER, ballsOfOvers } from '../rules/oversBowled.ts';
import type { FileFault, FilePlace } from './fileFault.ts';
import type { FileDelivery, FileInnings, MatchFile } from './matchFileSchema.ts';
import { type FilePeople, named } from './readPeople.ts';
import { ballFaultWords, fileWords as words } from './words.ts';

type Complain = (message: FileFault['message'], place?: FilePlace) => void;

/** With a rain rule no note is needed: target and result are computed with it. */
const isRuled = ({ info }: MatchFile): boolean => info.outcome.method !== undefined;

/**
 * Reads the innings of a file by playing them ball by ball. Stops at the first impossible ball and returns undefined, because all later
 * balls would be reported as wrong too.
 */
export function readInnings(file: MatchFile, overs: number, people: FilePeople, complain: Complain): Innings[] | undefined {
  const innings: Innings[] = [];
  for (const [at, input] of file.innings.entries()) {
    const place = { innings: at + 1 };
    const side = input.team === file.info.teams[0] ? 1 : input.team === file.info.teams[1] ? 2 : undefined;
    if (side === undefined) {
      complain(named(words.strangeTeam, input.team), place);
      continue;
    }
    const isSuperOver = input.super_over === true;
    if (!isInOrder(innings, side, isSuperOver)) complain(words.inningsOrder, place);
    const isPar = at === 1 && isParScore(file, input);
    const one = emptyInnings(input, { side, isSuperOver, isPar }, people, (message) => complain(message, place));
    const terms = termsOf(one, side, { overs, people, first: innings[0] });
    const wrongTarget = targetFault(file, input, innings, terms);
    if (wrongTarget) complain(wrongTarget, place);
    const fault = playInnings(one, input, terms, people, side);
    if (fault) {
      complain(fault.message, { ...place, ...fault.place });
      return undefined;
    }
    innings.push(one);
  }
  return innings;
}

/**
 * Whether the file's target is the par score that decided a chase ended by rain: with a rain rule, its team won by runs, or tied, with as
 * many runs as the "target", or lost by exactly the runs it lacked, where missing a target is one run less (ICC playing conditions,
 * "Duckworth-Lewis-Stern": a team wins by the runs it is ahead of par).
 */
function isParScore({ info: { outcome } }: MatchFile, { team, target, overs }: FileInnings): boolean {
  if (target?.runs === undefined || outcome.method === undefined || !RAIN_METHOD.test(outcome.method)) return false;
  const runs = overs.flatMap(({ deliveries }) => deliveries).reduce((sum, ball) => sum + ball.runs.total, 0);
  if (outcome.result === 'tie') return runs >= target.runs;
  if (outcome.by?.runs === undefined) return false;
  return outcome.winner === team ? runs >= target.runs : runs + outcome.by.runs === target.runs;
}
const RAIN_METHOD = /^(D\/L|DLS|VJD)$/;

/** The teams bat in turn; after both have batted, only super overs follow, in pairs. */
function isInOrder(before: readonly Innings[], side: number, isSuperOver: boolean): boolean {
  if (before.length < 2) return !isSuperOver && before[0]?.team !== side;
  return isSuperOver && (before.length % 2 === 0 || before.at(-1)?.team !== side);
}

function emptyInnings(
  input: FileInnings,
  { side, isSuperOver, isPar }: { side: 1 | 2; isSuperOver: boolean; isPar: boolean },
  people: FilePeople,
  complain: (message: FileFault['message']) => void,
): Innings {
  const balls = input.target?.overs === undefined ? undefined : ballsOfOvers(input.target.overs);
  if (input.target?.overs !== undefined && balls === undefined) complain(words.targetOvers);
  const absentHurt = (input.absent_hurt ?? []).flatMap((name) => {
    const player = people.idOf(name);
    if (player === undefined || !people.squads[side - 1]?.includes(player)) complain(named(ballFaultWords.batterElsewhere, name));
    return player ?? [];
  });
  return {
    team: side,
    isSuperOver,
    overs: [],
    ...(input.target?.runs !== undefined && balls !== undefined
      ? { target: { runs: input.target.runs, balls, ...(isPar ? { isPar } : {}) } }
      : {}),
    absentHurt,
    penaltyBefore: input.penalty_runs?.pre ?? 0,
    penaltyAfter: input.penalty_runs?.post ?? 0,
    miscounted: Object.fromEntries(Object.entries(input.miscounted_overs ?? {}).map(([over, about]) => [over, about.balls])),
    isDeclared: input.declared === true || input.forfeited === true,
    isClosed: true,
  };
}

function termsOf(
  innings: Innings,
  side: 1 | 2,
  { overs, people, first }: { overs: number; people: FilePeople; first: Innings | undefined },
): Terms {
  const [batting, bowling] = side === 1 ? people.squads : [people.squads[1], people.squads[0]];
  const target = innings.target ? winningRuns(innings.target) : first && !innings.isSuperOver ? inningsLine(first).runs + 1 : undefined;
  const allowed = innings.target?.isPar ? undefined : innings.target?.balls;
  return {
    batting,
    bowling,
    mostBalls: innings.isSuperOver ? BALLS_PER_OVER : (allowed ?? overs * BALLS_PER_OVER),
    ...(target === undefined ? {} : { target }),
    isSuperOver: innings.isSuperOver,
    hasFreeHits: false,
    miscounted: innings.miscounted,
  };
}

/** Without a rain rule the target is one more than the first innings, within at most the overs of the match. */
function targetFault(
  file: MatchFile,
  input: FileInnings,
  before: readonly Innings[],
  { mostBalls }: Terms,
): FileFault['message'] | undefined {
  const [first] = before;
  if (input.target?.runs === undefined || input.super_over) return undefined;
  if (!first) return words.wrongTarget;
  if (mostBalls > (file.info.overs ?? 0) * BALLS_PER_OVER) return words.targetOvers;
  return !isRuled(file) && input.target.runs !== inningsLine(first).runs + 1 ? words.wrongTarget : undefined;
}

/** Plays the file's balls in `innings`; stops at the first fault and returns it. */
function playInnings(innings: Innings, input: FileInnings, terms: Terms, people: FilePeople, side: 1 | 2): FileFault | undefined {
  let state: InningsState = atTheStart(innings);
  // Some files record a replacement with the last ball of the player leaving, others with the first of the player coming.
  let replacedBefore: RoleReplacements = [];
  for (const { over, deliveries } of input.overs) {
    const wrongOver = overFault(state, over);
    if (wrongOver) return { message: wrongOver, place: { over } };
    const balls: Delivery[] = [];
    for (const [at, delivery] of deliveries.entries()) {
      const place = { over, ball: at + 1 };
      if (state.over !== over) return { message: words.overLong, place };
      const wrongSum = sumFault(delivery);
      if (wrongSum) return { message: wrongSum, place };
      const ball = readBall(delivery, people, side);
      if ('stranger' in ball) return { message: named(words.notInRegistry, ball.stranger), place };
      const changes = [...replacedBefore, ...(delivery.replacements?.role ?? [])];
      replacedBefore = delivery.replacements?.role ?? [];
      const retired = retirementBefore(changes, ball, state, people);
      const last = retired && (balls.at(-1) ?? innings.overs.at(-1)?.balls.at(-1));
      if (retired && last) {
        last.wickets = [...(last.wickets ?? []), retired];
        state = { ...state, staying: state.staying?.filter((player) => player !== retired.player) };
      }
      const fault = ballFault(terms, state, ball);
      if (fault) {
        const who = fault.player === undefined ? undefined : people.people[fault.player - 1]?.name;
        const message = ballFaultWords[fault.reason];
        return { message: who === undefined ? message : named(message, who), place };
      }
      state = afterBall(state, ball, terms);
      balls.push(ball);
    }
    innings.overs.push({ number: over, balls });
  }
  return undefined;
}

type RoleReplacements = NonNullable<NonNullable<FileDelivery['replacements']>['role']>;

const HURT = /injur|hurt|ill|concuss|cramp|heat/i;

/**
 * The retirement between the last ball and this one, if the file only records the replacement. It is stored with the previous ball, as
 * scorers enter it.
 */
function retirementBefore(
  replacements: RoleReplacements,
  { batter, nonStriker }: Delivery,
  { staying }: InningsState,
  people: FilePeople,
): Wicket | undefined {
  const entry = replacements.find(({ role }) => role === 'batter');
  const gone = staying?.filter((player) => player !== batter && player !== nonStriker) ?? [];
  const [player] = gone;
  if (!entry || player === undefined || gone.length > 1 || (entry.out !== undefined && people.idOf(entry.out) !== player)) return undefined;
  return { player, kind: HURT.test(entry.reason ?? '') ? 'retired hurt' : 'retired not out' };
}

/** Overs must be in order, each with its legal balls before the next begins. */
function overFault(state: InningsState, over: number): FileFault['message'] | undefined {
  if (over === state.over && !state.isOverBegun) return undefined;
  if (state.isOverBegun) return over === state.over ? words.overTwice : over > state.over ? words.overShort : words.overOutOfOrder;
  if (over === state.over - 1) return words.overTwice;
  return over > state.over ? words.overMissing : words.overOutOfOrder;
}

function sumFault({ runs, extras = {} }: FileDelivery): FileFault['message'] | undefined {
  if (runs.batter + runs.extras !== runs.total) return words.runsTotal;
  const sum = Object.values(extras).reduce((total: number, one) => total + (one ?? 0), 0);
  return sum === runs.extras ? undefined : words.extrasTotal;
}

/** A delivery with players by index; reports unknown players. */
function readBall(delivery: FileDelivery, people: FilePeople, side: 1 | 2): Delivery | { stranger: string } {
  const batter = people.idOf(delivery.batter);
  const nonStriker = people.idOf(delivery.non_striker);
  const bowler = people.idOf(delivery.bowler);
  if (batter === undefined) return { stranger: delivery.batter };
  if (nonStriker === undefined) return { stranger: delivery.non_striker };
  if (bowler === undefined) return { stranger: delivery.bowler };
  const wickets: Wicket[] = [];
  for (const { kind, player_out, fielders } of delivery.wickets ?? []) {
    const player = people.idOf(player_out);
    if (player === undefined) return { stranger: player_out };
    wickets.push({
      player,
      kind,
      ...(fielders
        ? {
            fielders: fielders.map(({ name, substitute }) => ({
              ...(name === undefined
                ? {}
                : { player: substitute ? people.substitute(name, side === 1 ? 2 : 1) : (people.idOf(name) ?? OUTSIDER) }),
              ...(substitute ? { isSubstitute: true as const } : {}),
            })),
          }
        : {}),
    });
  }
  const extras = Object.fromEntries(Object.entries(delivery.extras ?? {}).filter(([, runs]) => runs !== 0));
  return {
    batter,
    nonStriker,
    bowler,
    runs: delivery.runs.batter,
    ...(delivery.runs.non_boundary ? { isNoBoundary: true as const } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(wickets.length > 0 ? { wickets } : {}),
  };
}

/** The index of no player, so that a fielder of neither team is rejected. */
const OUTSIDER = 0;
