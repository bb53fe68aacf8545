import { z } from 'zod';

/** Every way in which a batter's stay ends, as Cricsheet spells them. */
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
/** Runs that no batter made. */
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
  /** Who had part in it; a substitute need not be known by name. */
  fielders: z.array(z.object({ player: z.number().optional(), isSubstitute: z.literal(true).optional() })).optional(),
});
export type Wicket = z.infer<typeof wicketSchema>;

/** One ball as it was bowled, players by their ids. Everything else is computed from it. */
export const deliverySchema = z.object({
  batter: z.number(),
  nonStriker: z.number(),
  bowler: z.number(),
  /** Off the bat. */
  runs: z.number(),
  /** Four or six runs that were all run. */
  isNoBoundary: z.literal(true).optional(),
  extras: extrasSchema.optional(),
  wickets: z.array(wicketSchema).optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** An over, counted from 0 as Cricsheet does. */
export type Over = { number: number; balls: Delivery[] };

/**
 * What a side has been set: runs to win, and balls to make them in. With `isPar` rain ended the chase, and `runs` is the par score that
 * decided it: it was no target, so reaching it ended nothing.
 */
export type Target = { runs: number; balls: number; isPar?: true | undefined };

/** The runs that end an innings as soon as they are made; undefined when a par score stands in their place. */
export const winningRuns = (target: Target | undefined): number | undefined => (target?.isPar ? undefined : target?.runs);

export type Innings = {
  team: number;
  isSuperOver: boolean;
  overs: Over[];
  target?: Target | undefined;
  /** Who could not come to bat at all. */
  absentHurt: number[];
  /** Runs awarded before the innings and after it (Laws of Cricket, 41 and 42). */
  penaltyBefore: number;
  penaltyAfter: number;
  /** Overs in which the umpire counted wrongly, and how many legal balls they had: they stand as they were bowled (Law 17.5). */
  miscounted: Record<string, number>;
  isDeclared: boolean;
  isClosed: boolean;
};

/** Wides and no-balls are bowled again (Law 17.3): they are not among the balls of the over. */
export const isLegal = ({ extras }: Delivery): boolean => !extras?.wides && !extras?.noballs;

const extrasOf = ({ extras }: Delivery): number => extraKinds.reduce((sum, kind) => sum + (extras?.[kind] ?? 0), 0);
export const runsOf = (ball: Delivery): number => ball.runs + extrasOf(ball);

/** Wides and no-balls are against the bowler (Laws 21 and 22); byes, leg byes and penalties are not (Laws 23 and 41). */
export const runsOffBowler = (ball: Delivery): number => ball.runs + (ball.extras?.wides ?? 0) + (ball.extras?.noballs ?? 0);

/** A no-ball is a ball that the batter has faced, a wide is none. */
export const isFaced = ({ extras }: Delivery): boolean => !extras?.wides;

export const isFour = (ball: Delivery): boolean => ball.runs === 4 && !ball.isNoBoundary;
export const isSix = (ball: Delivery): boolean => ball.runs === 6 && !ball.isNoBoundary;

/** Who retires hurt, or for another reason with leave, is not out (Law 25.4). */
const isOut = (kind: DismissalKind): boolean => kind !== 'retired hurt' && kind !== 'retired not out';

const BOWLERS: readonly DismissalKind[] = ['bowled', 'caught', 'caught and bowled', 'lbw', 'stumped', 'hit wicket'];
/** The dismissals with which the bowler is credited (Laws 32 to 36 and 39). */
export const isBowlers = (kind: DismissalKind): boolean => BOWLERS.includes(kind);

/** The dismissals that a ball's wickets bring: retirements without being out left aside. */
export const outsOf = ({ wickets = [] }: Delivery): Wicket[] => wickets.filter(({ kind }) => isOut(kind));
