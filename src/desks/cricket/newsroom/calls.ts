import { z } from '@hono/zod-openapi';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import type { Permission } from '../../../site/newsroom/permissions.ts';
import { changeFixture, createFixture, removeFixture, savePlayer, saveTeam, saveTournament, setTournamentTeams } from '../commands.ts';
import { importMatch, MAX_FILE_BYTES } from '../file/importMatch.ts';
import { importWords } from '../file/words.ts';
import { readTeamPlayers } from '../queries.ts';
import { BALLS_PER_OVER } from '../rules/oversBowled.ts';
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
} from '../scoring/ballDraft.ts';
import * as scoring from '../scoring/commands.ts';
import { fixtureDraft, playerDraft, teamDraft, tournamentDraft } from '../scoring/drafts.ts';
import { readCricketForEditing, readMatchesForEditing, readScoringState } from './queries.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const params = z.object({ id });
const MATCHES = '/cricket/matches';

type Step<Body extends z.ZodType> = (context: scoring.Writing, matchId: number, body: z.infer<Body>) => Promise<unknown>;

/** A step of a match: every one answers how the match stands after it. */
const step = <Body extends z.ZodType>(path: string, body: Body, take: Step<Body>, permission: Permission = 'cricket.score'): NewsroomCall =>
  newsroomCall({
    method: 'post',
    path: `${MATCHES}/:id/${path}`,
    permission,
    params,
    body,
    answer: async ({ app, context, params: { id: matchId }, body: given }) => {
      await take(context, matchId, given);
      return readScoringState(app.db, matchId);
    },
  });

const scoringCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: `${MATCHES}/:id`,
    permission: 'newsroom.enter',
    params,
    answer: ({ app, params: { id: matchId } }) => readScoringState(app.db, matchId),
  }),
  step('begin', beginDraft, (context, matchId, { squads, ...toss }) => scoring.beginMatch(context, { matchId }, toss, squads)),
  step('balls', scoredBallDraft, (context, matchId, ball) => scoring.addBall(context, { matchId }, ball)),
  step('undo', lastBallDraft, (context, matchId, last) => scoring.undoBall(context, { matchId }, last)),
  step('correct', overDraft, (context, matchId, { version, ...over }) => scoring.correctOver(context, { matchId, version }, over)),
  step('close', closeDraft, (context, matchId, { version, ...closing }) => scoring.closeInnings(context, { matchId, version }, closing)),
  step('next', versionDraft, (context, matchId, { version }) => scoring.openNextInnings(context, { matchId, version })),
  step('target', targetDraft, (context, matchId, { version, runs, overs, rule }) =>
    scoring.reviseTarget(context, { matchId, version }, { runs, balls: overs * BALLS_PER_OVER, rule }),
  ),
  step('shorten', shortenDraft, (context, matchId, { version, overs }) => scoring.shortenMatch(context, { matchId, version }, overs)),
  step('count', countDraft, (context, matchId, { version, ...counted }) => scoring.countOver(context, { matchId, version }, counted)),
  step('end', endDraft, (context, matchId, { version, ending }) => scoring.endMatch(context, { matchId, version }, ending)),
  step(
    'withdraw',
    withdrawDraft,
    (context, matchId, { version, reason }) => scoring.withdrawMatch(context, { matchId, version }, reason),
    'cricket.plan',
  ),
  step('restore', versionDraft, (context, matchId, { version }) => scoring.restoreMatch(context, { matchId, version }), 'cricket.plan'),
  step('reopen', versionDraft, (context, matchId, { version }) => scoring.reopenMatch(context, { matchId, version })),
];

const planningCalls: readonly NewsroomCall[] = [
  newsroomCall({ path: '/cricket', permission: 'newsroom.enter', answer: ({ app }) => readCricketForEditing(app.db) }),
  newsroomCall({
    path: MATCHES,
    permission: 'newsroom.enter',
    query: z.object({ tournamentId: id }),
    answer: async ({ app, query }) => ({ matches: await readMatchesForEditing(app.db, query.tournamentId) }),
  }),
  newsroomCall({
    method: 'post',
    path: MATCHES,
    permission: 'cricket.plan',
    body: fixtureDraft,
    answer: async ({ context, body }) => ({ id: await createFixture(context, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: `${MATCHES}/:id`,
    permission: 'cricket.plan',
    params,
    body: fixtureDraft,
    answer: async ({ context, params: known, body }) => {
      await changeFixture(context, known.id, body);
      return { id: known.id };
    },
  }),
  newsroomCall({
    method: 'delete',
    path: `${MATCHES}/:id`,
    permission: 'cricket.plan',
    params,
    answer: async ({ context, params: known }) => {
      await removeFixture(context, known.id);
      return { id: known.id };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/cricket/files',
    permission: 'cricket.plan',
    fileBytes: MAX_FILE_BYTES,
    answer: async ({ context, file }) => {
      const report = await importMatch(context, new TextDecoder().decode(file));
      // Nothing of a refused file is written: it is a refusal, with all that is wrong.
      if (report.status === 'refused') throw new NewsroomError(422, importWords.refused, { details: report });
      return report;
    },
  }),
];

const bookCalls: readonly NewsroomCall[] = [
  newsroomCall({
    method: 'post',
    path: '/cricket/tournaments',
    permission: 'cricket.plan',
    body: tournamentDraft,
    answer: async ({ context, body }) => ({ id: await saveTournament(context, undefined, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/tournaments/:id',
    permission: 'cricket.plan',
    params,
    body: tournamentDraft,
    answer: async ({ context, params: known, body }) => ({ id: await saveTournament(context, known.id, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/tournaments/:id/teams',
    permission: 'cricket.plan',
    params,
    body: z.object({ teamIds: z.array(z.number().int().min(1).max(2_147_483_647)).max(40) }),
    answer: async ({ context, params: known, body }) => {
      await setTournamentTeams(context, known.id, body.teamIds);
      return { id: known.id };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/cricket/teams',
    permission: 'cricket.plan',
    body: teamDraft,
    answer: async ({ context, body }) => ({ id: await saveTeam(context, undefined, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/teams/:id',
    permission: 'cricket.plan',
    params,
    body: teamDraft,
    answer: async ({ context, params: known, body }) => ({ id: await saveTeam(context, known.id, body) }),
  }),
  newsroomCall({
    path: '/cricket/teams/:id/players',
    permission: 'newsroom.enter',
    params,
    answer: async ({ app, params: known }) => ({ players: await readTeamPlayers(app.db, known.id) }),
  }),
  newsroomCall({
    method: 'post',
    path: '/cricket/players',
    permission: 'cricket.plan',
    body: playerDraft,
    answer: async ({ context, body }) => ({ id: await savePlayer(context, undefined, body) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/cricket/players/:id',
    permission: 'cricket.plan',
    params,
    body: playerDraft,
    answer: async ({ context, params: known, body }) => ({ id: await savePlayer(context, known.id, body) }),
  }),
];

export const cricketNewsroomCalls: readonly NewsroomCall[] = [...planningCalls, ...scoringCalls, ...bookCalls];
