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

/** Runs to the batting side for a fault of the fielding side, as when the ball hits a helmet on the ground (Law 41). */
const PENALTY = 5;

/** The scorer's input for the next ball. */
export type Pressed = {
  runs: number;
  extras: readonly ExtraKey[];
  isAllRun: boolean;
  hasPenalty: boolean;
  wicket: { kind: DismissalKind; isNonStriker: boolean; isNotBowled?: boolean; fielder: number | 'substitute' | undefined } | undefined;
};

export const nothingPressed: Pressed = { runs: 0, extras: [], isAllRun: false, hasPenalty: false, wicket: undefined };

type People = { striker: number; nonStriker: number; bowler: number };

/** Whether the runs of the pressed keys are those of the bat: they are off a no-ball, unless byes are pressed with it. */
export const isOffBat = ({ extras }: Pick<Pressed, 'extras'>): boolean => extras.every((key) => key === 'noballs');

/**
 * The ball for the pressed keys. For a wide, the runs are those run in addition to the wide; for a no-ball they are off the bat; for byes,
 * also off a no-ball, they are the byes.
 */
export function makeBall(
  { runs, extras: pressed, isAllRun, hasPenalty, wicket }: Pressed,
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
