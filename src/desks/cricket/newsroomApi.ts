import { z } from '@hono/zod-openapi';
import type { Duty } from '../../site/newsroom/duties.ts';
import { type NewsroomCall, newsroomCall } from '../../site/newsroom/newsroomCall.ts';
import { Refusal } from '../../site/newsroom/refusal.ts';
import {
  beginDraft,
  closeDraft,
  countDraft,
  endDraft,
  lastBallDraft,
  overDraft,
  scoredBallDraft,
  shortenDraft,
  targetDraft,
  versionDraft,
  withdrawDraft,
} from './ballDraft.ts';
import { changeFixture, createFixture, removeFixture, savePlayer, saveTeam, saveTournament, setTournamentTeams } from './commands.ts';
import { fixtureDraft, playerDraft, teamDraft, tournamentDraft } from './drafts.ts';
import { importMatch, MOST_FILE_BYTES } from './file/importMatch.ts';
import { importWords } from './file/words.ts';
import { readTeamPlayers } from './queries.ts';
import { readCricketAtDesk, readMatchesAtDesk, readScoringState } from './readForNewsroom.ts';
import { BALLS_PER_OVER } from './rules/oversBowled.ts';
import * as scoring from './scoring/commands.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const params = z.object({ id });
const MATCHES = '/cricket/matches';

type Step<Body extends z.ZodType> = (press: scoring.Writing, matchId: number, body: z.infer<Body>) => Promise<unknown>;

/** A step of a match: every one answers how the match stands after it. */
const step = <Body extends z.ZodType>(path: string, body: Body, take: Step<Body>, duty: Duty = 'cricket.score'): NewsroomCall =>
  newsroomCall({
    method: 'post',
    path: `${MATCHES}/:id/${path}`,
    duty,
    params,
    body,
    answer: async ({ app, press, params: { id: matchId }, body: given }) => {
      await take(press, matchId, given);
      return readScoringState(app.db, matchId);
    },
  });

const scoringCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: `${MATCHES}/:id`,
    duty: 'newsroom.enter',
    params,
    answer: ({ app, params: { id: matchId } }) => readScoringState(app.db, matchId),
  }),
  step('begin', beginDraft, (press, matchId, { squads, ...toss }) => scoring.beginMatch(press, { matchId }, toss, squads)),
  step('balls', scoredBallDraft, (press, matchId, ball) => scoring.addBall(press, { matchId }, ball)),
  step('undo', lastBallDraft, (press, matchId, last) => scoring.undoBall(press, { matchId }, last)),
  step('correct', overDraft, (press, matchId, { version, ...over }) => scoring.correctOver(press, { matchId, version }, over)),
  step('close', closeDraft, (press, matchId, { version, ...closing }) => scoring.closeInnings(press, { matchId, version }, closing)),
  step('next', versionDraft, (press, matchId, { version }) => scoring.openNextInnings(press, { matchId, version })),
  step('target', targetDraft, (press, matchId, { version, runs, overs, rule }) =>
    scoring.reviseTarget(press, { matchId, version }, { runs, balls: overs * BALLS_PER_OVER, rule }),
  ),
  step('shorten', shortenDraft, (press, matchId, { version, overs }) => scoring.shortenMatch(press, { matchId, version }, overs)),
  step('count', countDraft, (press, matchId, { version, ...counted }) => scoring.countOver(press, { matchId, version }, counted)),
  step('end', endDraft, (press, matchId, { version, ending }) => scoring.endMatch(press, { matchId, version }, ending)),
  step(
    'withdraw',
    withdrawDraft,
    (press, matchId, { version, reason }) => scoring.withdrawMatch(press, { matchId, version }, reason),
    'cricket.plan',
  ),
  step('restore', versionDraft, (press, matchId, { version }) => scoring.restoreMatch(press, { matchId, version }), 'cricket.plan'),
  step('reopen', versionDraft, (press, matchId, { version }) => scoring.reopenMatch(press, { matchId, version })),
];

const planningCalls: readonly NewsroomCall[] = [
  newsroomCall({ path: '/cricket', duty: 'newsroom.enter', answer: ({ app }) => readCricketAtDesk(app.db) }),
  newsroomCall({
    path: MATCHES,
    duty: 'newsroom.enter',
    query: z.object({ tournamentId: id }),
    answer: async ({ app, query }) => ({ matches: await readMatchesAtDesk(app.db, query.tournamentId) }),
  }),
  newsroomCall({
    method: 'post',
    path: MATCHES,
    duty: 'cricket.plan',
    body: fixtureDraft,
    answer: async ({ press, body }) => ({ id: await createFixture(press, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: `${MATCHES}/:id`,
    duty: 'cricket.plan',
    params,
    body: fixtureDraft,
    answer: async ({ press, params: known, body }) => {
      await changeFixture(press, known.id, body);
      return { id: known.id };
    },
  }),
  newsroomCall({
    method: 'delete',
    path: `${MATCHES}/:id`,
    duty: 'cricket.plan',
    params,
    answer: async ({ press, params: known }) => {
      await removeFixture(press, known.id);
      return { id: known.id };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/cricket/files',
    duty: 'cricket.plan',
    fileBytes: MOST_FILE_BYTES,
    answer: async ({ press, file }) => {
      const report = await importMatch(press, new TextDecoder().decode(file));
      // Nothing of a refused file is written: it is a refusal, with all that is wrong.
      if (report.status === 'refused') throw new Refusal(422, importWords.refused, { details: report });
      return report;
    },
  }),
];

const bookCalls: readonly NewsroomCall[] = [
  newsroomCall({
    method: 'post',
    path: '/cricket/tournaments',
    duty: 'cricket.plan',
    body: tournamentDraft,
    answer: async ({ press, body }) => ({ id: await saveTournament(press, undefined, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/tournaments/:id',
    duty: 'cricket.plan',
    params,
    body: tournamentDraft,
    answer: async ({ press, params: known, body }) => ({ id: await saveTournament(press, known.id, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/tournaments/:id/teams',
    duty: 'cricket.plan',
    params,
    body: z.object({ teamIds: z.array(z.number().int().min(1).max(2_147_483_647)).max(40) }),
    answer: async ({ press, params: known, body }) => {
      await setTournamentTeams(press, known.id, body.teamIds);
      return { id: known.id };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/cricket/teams',
    duty: 'cricket.plan',
    body: teamDraft,
    answer: async ({ press, body }) => ({ id: await saveTeam(press, undefined, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/teams/:id',
    duty: 'cricket.plan',
    params,
    body: teamDraft,
    answer: async ({ press, params: known, body }) => ({ id: await saveTeam(press, known.id, body) }),
  }),
  newsroomCall({
    path: '/cricket/teams/:id/players',
    duty: 'newsroom.enter',
    params,
    answer: async ({ app, params: known }) => ({ players: await readTeamPlayers(app.db, known.id) }),
  }),
  newsroomCall({
    method: 'post',
    path: '/cricket/players',
    duty: 'cricket.plan',
    body: playerDraft,
    answer: async ({ press, body }) => ({ id: await savePlayer(press, undefined, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/players/:id',
    duty: 'cricket.plan',
    params,
    body: playerDraft,
    answer: async ({ press, params: known, body }) => ({ id: await savePlayer(press, known.id, body) }),
  }),
];

export const cricketNewsroomCalls: readonly NewsroomCall[] = [...planningCalls, ...scoringCalls, ...bookCalls];
