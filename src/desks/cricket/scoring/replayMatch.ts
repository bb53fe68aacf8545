import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { App } from '../../../site/app.ts';
import { importMatch } from '../file/importMatch.ts';
import type { MatchFile } from '../file/matchFileSchema.ts';
import { type MatchStep, stepsOfFile, stepsOfPlay } from '../file/matchSteps.ts';
import { readMatchFile } from '../file/readMatchFile.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { oversText } from '../rules/oversBowled.ts';
import { cricketTeams, cricketTournaments } from '../tables.ts';
import { matchAddress, matchTitle } from '../views/addresses.ts';
import { applySteps } from './commands.ts';
import { ballCount, type Play } from './play.ts';
import { readPlay } from './playStore.ts';
import { closeReplayCopy, closeStaleCopies, openReplayCopy } from './replayCopy.ts';

/** A replay, taken step by step. `close` removes its copy. */
export type Replay = {
  title: string;
  address: string;
  pauseMs: number;
  steps: readonly (() => Promise<string>)[];
  close: () => Promise<void>;
};

/** The complete play of a future match, if it is known: the demo's matches are simulated. */
export type PlannedPlay = (match: { event: string; season: string; number: number | null; day: string }) => MatchFile | undefined;

/** Why a match cannot be replayed, as a sentence for the operator. */
export class NothingToReplay extends Error {}

/** Average time per ball, including breaks between overs: fifty overs take three and a half hours. */
const PAUSE_MS = 40_000;

/**
 * Prepares a replay in a copy: of a match by its id, or of a match file. A live match continues from its current state, if `plannedPlay`
 * knows the rest of it. Throws `NothingToReplay`.
 */
export async function openMatchReplay(app: App, what: string, plannedPlay: PlannedPlay = () => undefined): Promise<Replay> {
  await closeStaleCopies(app, { all: !app.settings.databaseUrl });
  const { play, from, steps } = /^[1-9]\d{0,8}$/.test(what)
    ? await ofPaper(app, Number(what), plannedPlay)
    : await ofFile(app, what, plannedPlay);
  const matchId = await openReplayCopy(app, play, from);
  const teams = new Map((await app.db.select().from(cricketTeams)).map((team) => [team.id, team]));
  return {
    title: matchTitle(play.match, teams),
    address: matchAddress({ ...play.match, id: matchId }, teams),
    pauseMs: PAUSE_MS,
    steps: steps.map((step) => async () => {
      await applySteps(app, { matchId }, [step]);
      const now = await readPlay(app.db, matchId);
      return now ? scoreLine(now, teams) : '';
    }),
    close: () => closeReplayCopy(app, matchId),
  };
}

function scoreLine({ innings }: Play, teams: ReadonlyMap<number, { code: string }>): string {
  const last = innings.at(-1);
  if (!last) return '';
  const { runs, wickets, balls } = inningsLine(last);
  return `${teams.get(last.team)?.code ?? ''} ${runs}/${wickets} (${oversText(balls)})`;
}

/** The match, the play that the copy begins with, and the remaining steps. */
type Ready = { play: Play; from: Play | undefined; steps: MatchStep[] };

async function ofFile(app: App, file: string, plannedPlay: PlannedPlay): Promise<Ready> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new NothingToReplay(
      `There is no file "${file}", and a match of the paper is named by its number, as in: npm run replay -- match 31`,
    );
  });
  const { status, matchId, faults } = await importMatch(app, text);
  if (status === 'refused' || matchId === undefined) {
    throw new NothingToReplay(`The file is not taken in: ${faults.map(({ en }) => en).join(' ')}`);
  }
  return ofPaper(app, matchId, plannedPlay);
}

async function ofPaper(app: App, matchId: number, plannedPlay: PlannedPlay): Promise<Ready> {
  const play = await readPlay(app.db, matchId);
  if (!play || play.match.replayOf !== null) throw new NothingToReplay(`The paper has no match ${matchId}.`);
  if (play.match.withdrawnAt) throw new NothingToReplay(`Match ${matchId} is withdrawn.`);
  if (play.match.status === 'complete') return { play, from: undefined, steps: stepsOfPlay(play) };
  const steps = await stepsToCome(app, play, plannedPlay);
  const at = play.innings.length;
  const balls = play.innings.at(-1);
  const played = balls ? ballCount(balls) : -1;
  return {
    play,
    from: play,
    steps: steps.filter((step) => step.innings > at || (step.innings === at && step.ball > played)),
  };
}

/** The remaining steps of a future or live match, if they are known; any other match has to be scored. */
async function stepsToCome(app: App, { match }: Play, plannedPlay: PlannedPlay): Promise<MatchStep[]> {
  const [tournament] = await app.db.select().from(cricketTournaments).where(eq(cricketTournaments.id, match.tournamentId));
  const file = tournament && plannedPlay({ event: tournament.nameEn, season: tournament.season, number: match.number, day: match.day });
  if (!file) throw new NothingToReplay(`Match ${match.id} has not been played yet.`);
  const read = readMatchFile(file);
  if ('faults' in read) throw new NothingToReplay('The match cannot be read.');
  return stepsOfFile(app.db, match.id, read.match);
}
