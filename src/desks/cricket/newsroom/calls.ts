import type { WriteContext } from '../../../platform/change.ts';
import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { changeFixture, createFixture, removeFixture, savePlayer, saveTeam, saveTournament } from '../commands.ts';
import { importMatch, MAX_FILE_BYTES } from '../file/importMatch.ts';
import { importWords } from '../file/words.ts';
import { readPlayers, readTeamPlayers } from '../queries.ts';
import { BALLS_PER_OVER } from '../rules/oversBowled.ts';
import * as scoring from '../scoring/commands.ts';
import * as endpoints from './endpoints.ts';
import { readCricketForEditing, readMatchesForEditing, readScoringState } from './queries.ts';

/** The handler of a step; it returns the match after the step. */
const scored =
  <Body>(take: (context: WriteContext, matchId: number, body: Body) => Promise<unknown>) =>
  async ({ app, context, params, body }: { app: App; context: WriteContext; params: { id: number }; body: Body }) => {
    await take(context, params.id, body);
    return readScoringState(app.db, params.id);
  };
type Which = { matchId: number; version: number };

/** The same for a step that names the version it is based on. */
const versioned = <Body extends { version: number }>(
  take: (context: WriteContext, which: Which, step: Omit<Body, 'version'>) => Promise<unknown>,
) => scored((context, matchId, { version, ...step }: Body) => take(context, { matchId, version }, step));

const permission = 'cricket.score';
const { steps } = endpoints;

const scoringCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.readMatch, {
    permission: 'newsroom.enter',
    run: ({ app, params: { id: matchId } }) => readScoringState(app.db, matchId),
  }),
  newsroomCall(steps.begin, {
    permission,
    run: scored((context, matchId, { squads, ...toss }) => scoring.beginMatch(context, { matchId }, toss, squads)),
  }),
  newsroomCall(steps.clear, { permission, run: versioned(scoring.takeTossBack) }),
  newsroomCall(steps.squads, { permission, run: versioned((context, which, { squads }) => scoring.changeSquads(context, which, squads)) }),
  newsroomCall(steps.balls, { permission, run: scored((context, matchId, ball) => scoring.addBall(context, { matchId }, ball)) }),
  newsroomCall(steps.undo, { permission, run: scored((context, matchId, last) => scoring.undoBall(context, { matchId }, last)) }),
  newsroomCall(steps.correct, { permission, run: versioned(scoring.correctOver) }),
  newsroomCall(steps.close, { permission, run: versioned(scoring.closeInnings) }),
  newsroomCall(steps.next, { permission, run: versioned(scoring.openNextInnings) }),
  newsroomCall(steps.target, {
    permission,
    run: versioned((context, which, { runs, overs, rule }) =>
      scoring.reviseTarget(context, which, { runs, balls: overs * BALLS_PER_OVER, rule }),
    ),
  }),
  newsroomCall(steps.shorten, { permission, run: versioned((context, which, { overs }) => scoring.shortenMatch(context, which, overs)) }),
  newsroomCall(steps.count, { permission, run: versioned(scoring.countOver) }),
  newsroomCall(steps.end, { permission, run: versioned((context, which, { ending }) => scoring.endMatch(context, which, ending)) }),
  newsroomCall(steps.withdraw, {
    permission: 'cricket.plan',
    run: versioned((context, which, { reason }) => scoring.withdrawMatch(context, which, reason)),
  }),
  newsroomCall(steps.restore, {
    permission: 'cricket.plan',
    run: versioned(scoring.restoreMatch),
  }),
  newsroomCall(steps.reopen, { permission, run: versioned(scoring.reopenMatch) }),
];

type Saving<Body> = { context: WriteContext; body: Body };
type Changing<Body> = Saving<Body> & { params: { id: number } };

/** The handler of a call that adds something; it returns the new id. */
const adding =
  <Body>(save: (context: WriteContext, id: undefined, body: Body) => Promise<number>) =>
  async ({ context, body }: Saving<Body>) => ({ id: await save(context, undefined, body) });

/** The handler of a call that changes something; it returns the same id. */
const changing =
  <Body>(save: (context: WriteContext, id: number, body: Body) => Promise<unknown>) =>
  async ({ context, params: { id }, body }: Changing<Body>) => {
    await save(context, id, body);
    return { id };
  };

const plan = 'cricket.plan';
const read = 'newsroom.enter';

const planningCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.readCricket, { permission: read, run: ({ app }) => readCricketForEditing(app.db) }),
  newsroomCall(endpoints.listMatches, {
    permission: read,
    run: async ({ app, query }) => ({ matches: await readMatchesForEditing(app.db, query.tournamentId) }),
  }),
  newsroomCall(endpoints.addMatch, { permission: plan, run: adding((context, _id, body) => createFixture(context, body)) }),
  newsroomCall(endpoints.changeMatch, { permission: plan, run: changing(changeFixture) }),
  newsroomCall(endpoints.removeMatch, {
    permission: plan,
    run: async ({ context, params, query }) => {
      await removeFixture(context, params.id, query.version);
      return params;
    },
  }),
  newsroomCall(endpoints.importMatchFile, {
    permission: plan,
    fileBytes: MAX_FILE_BYTES,
    run: async ({ context, file }) => {
      const report = await importMatch(context, new TextDecoder().decode(file));
      // A rejected file is an error with all faults; nothing is written.
      if (report.status === 'refused') throw new NewsroomError(422, importWords.refused, { details: report });
      return report;
    },
  }),
  newsroomCall(endpoints.addTournament, { permission: plan, run: adding(saveTournament) }),
  newsroomCall(endpoints.changeTournament, { permission: plan, run: changing(saveTournament) }),
  newsroomCall(endpoints.addTeam, { permission: plan, run: adding(saveTeam) }),
  newsroomCall(endpoints.changeTeam, { permission: plan, run: changing(saveTeam) }),
  newsroomCall(endpoints.listPlayers, {
    permission: read,
    run: async ({ app, params }) => ({ players: await readTeamPlayers(app.db, params.id) }),
  }),
  newsroomCall(endpoints.addPlayer, { permission: plan, run: adding(savePlayer) }),
  newsroomCall(endpoints.readPlayer, {
    permission: read,
    run: async ({ app, params: { id } }) => existing((await readPlayers(app.db, [id])).get(id)),
  }),
  newsroomCall(endpoints.changePlayer, { permission: plan, run: changing(savePlayer) }),
];

export const cricketNewsroomCalls: readonly NewsroomCall[] = [...planningCalls, ...scoringCalls];
