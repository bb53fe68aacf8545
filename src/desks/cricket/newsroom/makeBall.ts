import type { Delivery, DismissalKind } from '../rules/delivery.ts';

export const extraKeys = ['wides', 'noballs', 'byes', 'legbyes'] as const;
export type ExtraKey = (typeof extraKeys)[number];

/** The scorer's input for the next ball. */
export type Pressed = {
  runs: number;
  extra: ExtraKey | undefined;
  isAllRun: boolean;
  wicket: { kind: DismissalKind; isNonStriker: boolean; fielder: number | 'substitute' | undefined } | undefined;
};

export const nothingPressed: Pressed = { runs: 0, extra: undefined, isAllRun: false, wicket: undefined };

type People = { striker: number; nonStriker: number; bowler: number };

/**
 * The ball for the pressed keys. For a wide, the runs are those run in addition to the wide; for a no-ball they are off the bat; for byes
 * they are the byes.
 */
export function makeBall({ runs, extra, isAllRun, wicket }: Pressed, { striker, nonStriker, bowler }: People): Delivery {
  const isOffBat = extra === undefined || extra === 'noballs';
  const extras = extra && { [extra]: extra === 'wides' ? 1 + runs : extra === 'noballs' ? 1 : Math.max(1, runs) };
  const isRunBoundary = isOffBat && isAllRun && (runs === 4 || runs === 6);
  const fielder = wicket?.fielder;
  return {
    batter: striker,
    nonStriker,
    bowler,
    runs: isOffBat ? runs : 0,
    ...(isRunBoundary ? { isNoBoundary: true as const } : {}),
    ...(extras ? { extras } : {}),
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
