import { z } from 'zod';

/** All ways in which a batter's innings ends, in Cricsheet's spelling. */
export const dismissalKinds = [
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'run out',
  'stumped',
  'hit wicket',
  'obstructing the field',
  'hit the ball twice',
  'handled the ball',
  'timed out',
  'retired out',
  'retired hurt',
  'retired not out',
] as const;
export type DismissalKind = (typeof dismissalKinds)[number];

export const extraKinds = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const;
/** Runs not scored by a batter. */
const extrasSchema = z.object({
  wides: z.number().optional(),
  noballs: z.number().optional(),
  byes: z.number().optional(),
  legbyes: z.number().optional(),
  penalty: z.number().optional(),
});
export type Extras = z.infer<typeof extrasSchema>;

const wicketSchema = z.object({
  player: z.number(),
  kind: z.enum(dismissalKinds),
  /** The fielders involved; a substitute may be unnamed. */
  fielders: z.array(z.object({ player: z.number().optional(), isSubstitute: z.literal(true).optional() })).optional(),
});
export type Wicket = z.infer<typeof wicketSchema>;

/** One ball as bowled, with players by id. Everything else is computed from it. */
export const deliverySchema = z.object({
  batter: z.number(),
  nonStriker: z.number(),
  bowler: z.number(),
  /** Runs off the bat. */
  runs: z.number(),
  /** Four or six runs that were run, without a boundary. */
  isNoBoundary: z.literal(true).optional(),
  /** The bowler ran out the non-striker instead of bowling (Law 38.3): no ball of the over (Law 17.3), faced by nobody. */
  isNotBowled: z.literal(true).optional(),
  extras: extrasSchema.optional(),
  /** Penalty runs to the fielding side (Law 41.18): not of this innings, but of one of theirs. */
  penaltyToFielders: z.number().optional(),
  wickets: z.array(wicketSchema).optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** An over, counted from 0 like in Cricsheet's files. */
export type Over = { number: number; balls: Delivery[] };

/**
 * The target of a chase: runs to win, and balls available. With `isPar`, rain ended the chase and `runs` is the par score that decided it;
 * reaching a par score does not end an innings.
 */
export type Target = { runs: number; balls: number; isPar?: true | undefined };

/** The runs that end an innings when they are reached; undefined for a par score. */
export const winningRuns = (target: Target | undefined): number | undefined => (target?.isPar ? undefined : target?.runs);

export type Innings = {
  team: number;
  isSuperOver: boolean;
  overs: Over[];
  target?: Target | undefined;
  /** Players who could not bat at all. */
  absentHurt: number[];
  /** Penalty runs awarded before and after the innings (Laws of Cricket, 41 and 42). */
  penaltyBefore: number;
  penaltyAfter: number;
  /** Overs that the umpire miscounted, and their number of legal balls: they stand as bowled (Law 17.5). */
  miscounted: Record<string, number>;
  isDeclared: boolean;
  isClosed: boolean;
};

/** Wides and no-balls are bowled again (Law 17.3), so they do not count as balls of the over; nor does what was not bowled. */
export const isLegal = ({ extras, isNotBowled }: Delivery): boolean => !isNotBowled && !extras?.wides && !extras?.noballs;

const extrasOf = ({ extras }: Delivery): number => extraKinds.reduce((sum, kind) => sum + (extras?.[kind] ?? 0), 0);
export const runsOf = (ball: Delivery): number => ball.runs + extrasOf(ball);

/** Wides and no-balls count against the bowler (Laws 21 and 22); byes, leg byes and penalties do not (Laws 23 and 41). */
export const runsOffBowler = (ball: Delivery): number => ball.runs + (ball.extras?.wides ?? 0) + (ball.extras?.noballs ?? 0);

/** The runs that the batters made by running or with a boundary; one for a wide or a no-ball is made by nobody. */
export const runsMade = ({ runs, extras: { wides = 0, noballs = 0, byes = 0, legbyes = 0 } = {} }: Delivery): number =>
  runs + byes + legbyes + Math.max(0, wides - 1) + Math.max(0, noballs - 1);

/** A no-ball counts as a ball faced, a wide does not. */
export const isFaced = ({ extras, isNotBowled }: Delivery): boolean => !isNotBowled && !extras?.wides;

export const isFour = (ball: Delivery): boolean => ball.runs === 4 && !ball.isNoBoundary;
export const isSix = (ball: Delivery): boolean => ball.runs === 6 && !ball.isNoBoundary;

/** A batter who retires hurt, or for another reason with permission, is not out (Law 25.4). */
export const isOut = (kind: DismissalKind): boolean => kind !== 'retired hurt' && kind !== 'retired not out';

const BOWLERS: readonly DismissalKind[] = ['bowled', 'caught', 'caught and bowled', 'lbw', 'stumped', 'hit wicket'];
/** Dismissals credited to the bowler (Laws 32 to 36 and 39). */
export const isBowlers = (kind: DismissalKind): boolean => BOWLERS.includes(kind);

/** The dismissals of a ball, without retirements that are not out. */
export const outsOf = ({ wickets = [] }: Delivery): Wicket[] => wickets.filter(({ kind }) => isOut(kind));
