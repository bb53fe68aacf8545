import type { PlannedPlay } from '../../desks/cricket/scoring/replayMatch.ts';
import { readSides } from './readSides.ts';
import { DEMO_EVENT, demoSchedule, simulateMatch } from './simulateTournament.ts';

/** How the matches of the demo's tournament go on: each is known before it is played. */
export function openPlannedPlay(demoDir: string): PlannedPlay {
  const sides = readSides(demoDir);
  const schedule = demoSchedule(sides);
  return ({ event, season, number, day }) => {
    const planned = event === DEMO_EVENT ? schedule.find((one) => one.number === number) : undefined;
    return planned && simulateMatch(sides, planned, { day, season });
  };
}
