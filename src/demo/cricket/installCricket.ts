import { eq } from 'drizzle-orm';
import { createFixture } from '../../desks/cricket/commands.ts';
import { importMatch } from '../../desks/cricket/file/importMatch.ts';
import type { MatchFile } from '../../desks/cricket/file/matchFileSchema.ts';
import { stepsOfFile } from '../../desks/cricket/file/matchSteps.ts';
import { readMatchFile } from '../../desks/cricket/file/readMatchFile.ts';
import { ensurePlayers, ensureTeams, ensureTournament } from '../../desks/cricket/names/ensure.ts';
import { cityNamed, venueNamed } from '../../desks/cricket/names/knownNames.ts';
import { applySteps } from '../../desks/cricket/scoring/commands.ts';
import { indexPlayers } from '../../desks/cricket/search/indexCricket.ts';
import { cricketPlayers } from '../../desks/cricket/tables.ts';
import { change } from '../../platform/change.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { localDay } from '../../platform/text/dates.ts';
import { momentInIndia } from '../../platform/text/indianTime.ts';
import type { App } from '../../site/app.ts';
import { type DemoSide, readSides } from './readSides.ts';
import { DEMO_EVENT, demoSchedule, type PlannedMatch, simulateMatch } from './simulateTournament.ts';

const OVERS = 50;
const PLAYED = 30;
/** Balls of the chase played so far in the demo's live match. */
const LIVE_BALLS_OF_CHASE = 187;
const MATCHES_A_DAY = 2;

/** The demo's tournament: thirty completed matches, one live match, the others still to come. */
export async function installCricket(app: App): Promise<void> {
  const now = app.clock();
  const season = localDay(now).slice(0, 4);
  const sides = readSides(app.demoDir);
  const { tournamentId, teamIds } = await addDemoSides(app, sides, { season, now });
  for (const planned of demoSchedule(sides)) {
    const day = dayOf(planned.number, now);
    if (planned.number <= PLAYED) {
      const { status, faults } = await importMatch(app, JSON.stringify(simulateMatch(sides, planned, { day, season })), '');
      if (status !== 'added')
        throw new Error(`Match ${planned.number} of the demo was not taken in: ${faults.map(({ en }) => en).join(' ')}`);
      continue;
    }
    const isLive = planned.number === PLAYED + 1;
    const id = await planMatch(app, planned, {
      tournamentId,
      teamIds,
      startsAt: isLive ? startOfLive(now) : startOf(planned.number, day),
    });
    if (isLive) await playSoFar(app, id, simulateMatch(sides, planned, { day, season }));
  }
}

/** The last completed match was yesterday, and the next begins tomorrow. */
const dayOf = (number: number, now: Date): string => {
  const fromLive = number - PLAYED - 1;
  const days = Math.sign(fromLive) * Math.ceil(Math.abs(fromLive) / MATCHES_A_DAY);
  return localDay(new Date(now.getTime() + days * DAY_MS));
};

/** When matches begin, in India: the first of a day, and the one that is played into the night. */
const STARTS = ['10:30', '14:00'] as const;
const startOf = (number: number, day: string): Date => momentInIndia(day, STARTS[number % 2 === 0 ? 0 : 1]);

/** What the live match has taken so far: one innings, the break, and 31 overs. */
const LIVE_MS = 5.5 * 3_600_000;

/** The last start that is long enough ago for so much play. The demo may be laid out at any hour: before 4 PM that was the day before. */
export function startOfLive(now: Date): Date {
  const days = [localDay(now), localDay(new Date(now.getTime() - DAY_MS))];
  const starts = days.flatMap((day) => STARTS.map((time) => momentInIndia(day, time).getTime()));
  return new Date(Math.max(...starts.filter((start) => start + LIVE_MS <= now.getTime())));
}

async function addDemoSides(app: App, sides: readonly DemoSide[], { season, now }: { season: string; now: Date }) {
  return change(app, async (tx) => {
    const tournament = await ensureTournament(tx, { event: DEMO_EVENT, season, format: 'oneDay', gender: 'male', overs: OVERS }, now);
    const teamIds = new Map<string, number>();
    for (const [at, one] of sides.entries()) {
      const other = sides[at + 1];
      if (!other || at % 2 === 1) continue;
      const { ids } = await ensureTeams(tx, tournament.id, { teams: [one.nameEn, other.nameEn], gender: 'male' });
      for (const [place, side] of [one, other].entries()) teamIds.set(side.nameEn, ids[place] ?? 0);
      const people = [one, other].flatMap((side, place) =>
        side.players.map(({ registryId, nameEn }) => ({ registryId, name: nameEn, team: place === 0 ? (1 as const) : (2 as const) })),
      );
      await ensurePlayers(tx, people, ids);
    }
    for (const { registryId, name } of sides.flatMap((side) => side.players)) {
      await tx.update(cricketPlayers).set({ name }).where(eq(cricketPlayers.registryId, registryId));
    }
    await indexPlayers(
      tx,
      sides.flatMap((side) => side.players.map(({ registryId }) => registryId)),
    );
    return { result: { tournamentId: tournament.id, teamIds }, tags: ['cricket'] };
  });
}

type Where = { tournamentId: number; teamIds: ReadonlyMap<string, number>; startsAt: Date };

function planMatch(app: App, { number, teams, venue, city }: PlannedMatch, { tournamentId, teamIds, startsAt }: Where): Promise<number> {
  return createFixture(app, {
    tournamentId,
    number,
    stage: '',
    group: '',
    isLeague: true,
    teamAId: teamIds.get(teams[0]) ?? 0,
    teamBId: teamIds.get(teams[1]) ?? 0,
    startsAt: startsAt.toISOString(),
    venue: venueNamed(venue),
    city: cityNamed(city),
    overs: OVERS,
  });
}

/** Scores the live match up to its current ball, by the same steps as a scorer. */
async function playSoFar(app: App, id: number, file: MatchFile): Promise<void> {
  const read = readMatchFile(file);
  if ('faults' in read) throw new Error('The live match of the demo cannot be');
  const steps = await stepsOfFile(app.db, id, read.match);
  await applySteps(
    app,
    { matchId: id },
    steps.filter((step) => step.innings < 2 || step.ball <= LIVE_BALLS_OF_CHASE),
  );
}
