import type { Delivery, DismissalKind, Extras } from '../rules/delivery.ts';

export const extraKeys = ['wides', 'noballs', 'byes', 'legbyes'] as const;
export type ExtraKey = (typeof extraKeys)[number];

/** The extras that one ball may bring: byes and leg byes may be run off a no-ball too (Law 21.16). */
export const extraChoices = [
  ['wides'],
  ['noballs'],
  ['byes'],
  ['legbyes'],
  ['noballs', 'byes'],
  ['noballs', 'legbyes'],
] as const satisfies readonly (readonly ExtraKey[])[];

const isChoice = (extras: readonly ExtraKey[]): boolean =>
  extraChoices.some((choice) => choice.length === extras.length && choice.every((key) => extras.includes(key)));

/** The pressed keys after another press: a key that cannot be with the others replaces them. */
export function pressExtra(pressed: readonly ExtraKey[], key: ExtraKey): readonly ExtraKey[] {
  if (pressed.includes(key)) return pressed.filter((one) => one !== key);
  const together = pressed.filter((one) => isChoice([one, key]));
  return [...together, key];
}

/** Penalty runs to one side for a fault of the other, as when the ball hits a helmet on the ground (Law 41.18). */
export const PENALTY = 5;

/** The scorer's input for the next ball. */
export type Pressed = {
  runs: number;
  extras: readonly ExtraKey[];
  isAllRun: boolean;
  /** To the batting side, and to the fielding side. */
  hasPenalty: boolean;
  hasPenaltyToFielders: boolean;
  wicket:
    | {
        kind: DismissalKind;
        isNonStriker: boolean;
        isNotBowled?: boolean;
        fielder: number | 'substitute' | undefined;
        /** Who did not come in: timed out. */
        late?: number | undefined;
      }
    | undefined;
};

export const nothingPressed: Pressed = {
  runs: 0,
  extras: [],
  isAllRun: false,
  hasPenalty: false,
  hasPenaltyToFielders: false,
  wicket: undefined,
};

/**
 * The balls of the last over once the batter who was to come in is timed out. It happens after the ball that made room (Law 40), and without
 * it there may be nobody to bowl another ball to.
 */
export const timedOut = (balls: readonly Delivery[], player: number): Delivery[] =>
  balls.map((ball, at) =>
    at === balls.length - 1 ? { ...ball, wickets: [...(ball.wickets ?? []), { player, kind: 'timed out' as const }] } : ball,
  );

type People = { striker: number; nonStriker: number; bowler: number };

/** Whether the runs of the pressed keys are those of the bat: they are off a no-ball, unless byes are pressed with it. */
export const isOffBat = ({ extras }: Pick<Pressed, 'extras'>): boolean => extras.every((key) => key === 'noballs');

/**
 * The ball for the pressed keys. For a wide, the runs are those run in addition to the wide; for a no-ball they are off the bat; for byes,
 * also off a no-ball, they are the byes.
 */
export function makeBall(
  { runs, extras: pressed, isAllRun, hasPenalty, hasPenaltyToFielders, wicket }: Pressed,
  { striker, nonStriker, bowler }: People,
): Delivery {
  const offBat = isOffBat({ extras: pressed });
  const sums = { wides: 1 + runs, noballs: 1, byes: Math.max(1, runs), legbyes: Math.max(1, runs) };
  const extras: Extras = { ...Object.fromEntries(pressed.map((key) => [key, sums[key]])), ...(hasPenalty ? { penalty: PENALTY } : {}) };
  const isRunBoundary = offBat && isAllRun && (runs === 4 || runs === 6);
  const fielder = wicket?.fielder;
  return {
    batter: striker,
    nonStriker,
    bowler,
    runs: offBat ? runs : 0,
    ...(wicket?.isNotBowled ? { isNotBowled: true as const } : {}),
    ...(isRunBoundary ? { isNoBoundary: true as const } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(hasPenaltyToFielders ? { penaltyToFielders: PENALTY } : {}),
    ...(wicket
      ? {
          wickets: [
            {
              player: wicket.isNonStriker ? nonStriker : striker,
              kind: wicket.kind,
              ...(fielder === undefined
                ? {}
                : { fielders: [fielder === 'substitute' ? { isSubstitute: true as const } : { player: fielder }] }),
            },
          ],
        }
      : {}),
  };
}
