import type { PlannedPlay } from '../../desks/cricket/scoring/replayMatch.ts';
import { readSides } from './readSides.ts';
import { DEMO_EVENT, demoSchedule, simulateMatch } from './simulateTournament.ts';

/** The further course of the demo's matches, which is generated in advance. */
export function openPlannedPlay(demoDir: string): PlannedPlay {
  const sides = readSides(demoDir);
  const schedule = demoSchedule(sides);
  return ({ event, season, number, day }) => {
    const planned = event === DEMO_EVENT ? schedule.find((one) => one.number === number) : undefined;
    return planned && simulateMatch(sides, planned, { day, season });
  };
}
