import { and, eq, inArray } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import { seededRandom } from '../../../platform/seededRandom.ts';
import type { App } from '../../../site/app.ts';
import { tagsOfElection } from '../commands.ts';
import { applyResults } from '../count/applyResults.ts';
import type { SeatInput } from '../count/resultsInput.ts';
import { readElection, readTallyBox, type TallyBox } from '../queries.ts';
import { electionCandidates, electionSeats, elections } from '../tables.ts';
import { copyElection } from './copyElection.ts';
import { type CountingStep, countingPlan, type DecidedSeat } from './countingPlan.ts';
import { SIGN_OF_LIFE_MS } from './removeReplays.ts';

type Options = {
  /** The election to replay, and the token of its copy. */
  token: string;
  copy: string;
  /** Speed factor: at 60 a minute takes a second. */
  speed: number;
  /** The same seed gives the same day. */
  seed: number;
  /** Waits this many milliseconds; tests do not wait. */
  wait: (milliseconds: number) => Promise<void>;
  /** Called after each delivery with the minute of the day and the tally. */
  onStep: (minute: number, tally: TallyBox) => void;
};

/** An election without a result to replay; the message says which. */
export class NothingCounted extends Error {}

/** The time between two deliveries, so that readers see the pages change. */
const TICK_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Replays a counting day in a copy of an election: the rounds of all seats are entered with the usual command for results, and the copy
 * ends with the results of the election itself. Returns the final tally; the copy stays until `removeReplay`. Throws `NothingCounted`.
 */
export async function replayElection(app: App, { token, copy, speed, seed, wait, onStep }: Options): Promise<TallyBox> {
  const decided = await readDecided(app, token);
  if (decided.length === 0) throw new NothingCounted(`Nothing of "${token}" has been counted: there is no counting day to play again.`);
  await copyElection(app, { from: token, to: copy, now: app.clock() });
  const steps = countingPlan(decided, seededRandom(seed));
  let lastSign = app.clock().getTime();
  const minutesATick = (TICK_MS * speed) / MINUTE_MS;
  for (let at = 0, until = minutesATick; at < steps.length; until += minutesATick) {
    await wait(TICK_MS);
    if (app.clock().getTime() - lastSign >= SIGN_OF_LIFE_MS) {
      lastSign = app.clock().getTime();
      await app.db.update(elections).set({ updatedAt: app.clock() }).where(eq(elections.token, copy));
    }
    const due = steps.slice(at).findIndex(({ minute }) => minute > until);
    const now = due === -1 ? steps.slice(at) : steps.slice(at, at + due);
    if (now.length === 0) continue;
    at += now.length;
    await applyResults(app, copy, { seats: now.map(asGiven), source: 'replay', now: app.clock() });
    onStep(Math.round(until), await tallyOf(app, copy));
  }
  await change(app, async (tx) => {
    await tx.update(elections).set({ stage: 'declared' }).where(eq(elections.token, copy));
    return { result: undefined, tags: tagsOfElection(copy) };
  });
  return tallyOf(app, copy);
}

async function tallyOf({ db }: App, token: string): Promise<TallyBox> {
  const election = await readElection(db, token);
  if (!election) throw new Error(`The election "${token}" has gone`);
  return readTallyBox(db, election);
}

/** The decided seats with their results. */
async function readDecided({ db }: App, token: string): Promise<DecidedSeat[]> {
  const rows = await db
    .select({ seat: electionSeats, candidate: electionCandidates })
    .from(electionSeats)
    .innerJoin(elections, eq(elections.id, electionSeats.electionId))
    .innerJoin(electionCandidates, eq(electionCandidates.seatId, electionSeats.id))
    .where(and(eq(elections.token, token), inArray(electionSeats.state, ['won', 'leading'])))
    .orderBy(electionSeats.stateCode, electionSeats.number, electionCandidates.number);
  return [...Map.groupBy(rows, ({ seat }) => seat.id).values()].flatMap((own) => {
    const [first] = own;
    const candidates = own.map(({ candidate }) => candidate);
    const winner = candidates.find(({ id }) => id === first?.seat.leaderId);
    return first && winner ? [{ ...first.seat, winner: winner.number, candidates }] : [];
  });
}

const asGiven = ({ minute: _minute, isLast, winner, ...step }: CountingStep, at: number): SeatInput => ({
  ...step,
  status: isLast ? 'declared' : 'counting',
  isCorrection: false,
  winner: isLast ? winner : undefined,
  row: at + 1,
  rows: step.votes.map(() => at + 1),
  bringsCandidates: false,
});
