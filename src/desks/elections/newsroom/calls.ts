import { z } from '@hono/zod-openapi';
import { newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { resourceCalls } from '../../../site/newsroom/oldResourceCalls.ts';
import { addSource, readSources, revokeSource } from '../api/sourceKeys.ts';
import { saveElection } from '../commands.ts';
import { addNews, chooseHotSeats, chooseStars, removeNews, removePoll, savePoll, setHeadline } from '../editing/dayCommands.ts';
import {
  candidateDraft,
  electionDraft,
  headlineDraft,
  newsDraft,
  picksDraft,
  pollDraft,
  seatDraft,
  sourceDraft,
} from '../editing/drafts.ts';
import { removeCandidate, saveCandidate, saveSeat } from '../editing/seatCommands.ts';
import { readStarCandidates } from '../pages/readCandidates.ts';
import { readHotSeats } from '../pages/readSeats.ts';
import { readElections, readLiveNews } from '../queries.ts';
import { electionOf, id, ofElection, ofPart } from './electionCalls.ts';
import { readElectionForEditing, readPollsForEditing } from './queries.ts';
import { resultEntryCalls } from './resultCalls.ts';

const elections = resourceCalls({
  name: 'elections',
  id,
  read: 'elections.count',
  write: 'elections.change',
  filter: z.object({}),
  draft: electionDraft,
  list: async ({ app }, { page, perPage }) => {
    const all = await readElections(app.db);
    return {
      data: all.slice((page - 1) * perPage, page * perPage).map((election) => ({
        id: election.id,
        name: election.name,
        token: election.token,
        year: election.year,
        seats: election.seats,
        stage: election.stage,
      })),
      total: all.length,
    };
  },
  one: ({ app }, electionId) => readElectionForEditing(app.db, electionId),
  create: ({ context, now }, draft) => saveElection(context, undefined, draft, now),
  update: async ({ context, now }, electionId, draft) => {
    await saveElection(context, electionId, draft, now);
  },
});

const parts = [
  newsroomCall({
    method: 'post',
    path: '/elections/:id/seats',
    permission: 'elections.change',
    params: ofElection,
    body: seatDraft,
    answer: async ({ context, params, body, now }) => ({ id: await saveSeat(context, params.id, undefined, body, now) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/elections/:id/seats/:partId',
    permission: 'elections.change',
    params: ofPart,
    body: seatDraft,
    answer: async ({ context, params, body, now }) => ({ id: await saveSeat(context, params.id, params.partId, body, now) }),
  }),
  newsroomCall({
    method: 'post',
    path: '/elections/:id/seats/:partId/candidates',
    permission: 'elections.change',
    params: ofPart,
    body: candidateDraft,
    answer: async ({ context, params, body }) => ({
      id: await saveCandidate(context, { electionId: params.id, seatId: params.partId, id: undefined }, body),
    }),
  }),
  newsroomCall({
    method: 'put',
    path: '/elections/:id/seats/:partId/candidates/:candidateId',
    permission: 'elections.change',
    params: ofPart.extend({ candidateId: id }),
    body: candidateDraft,
    answer: async ({ context, params, body }) => ({
      id: await saveCandidate(context, { electionId: params.id, seatId: params.partId, id: params.candidateId }, body),
    }),
  }),
  newsroomCall({
    method: 'delete',
    path: '/elections/:id/candidates/:partId',
    permission: 'elections.change',
    params: ofPart,
    answer: async ({ context, params }) => {
      await removeCandidate(context, { electionId: params.id, id: params.partId });
      return { id: params.partId };
    },
  }),
];

const sources = [
  newsroomCall({
    path: '/elections/:id/sources',
    permission: 'elections.change',
    params: ofElection,
    answer: async ({ app, params }) => ({ data: await readSources(app.db, (await electionOf(app, params.id)).id) }),
  }),
  newsroomCall({
    method: 'post',
    path: '/elections/:id/sources',
    permission: 'elections.change',
    params: ofElection,
    body: sourceDraft,
    answer: async ({ app, context, params, body, now }) =>
      addSource(context, { electionId: (await electionOf(app, params.id)).id, name: body.name, now }),
  }),
  newsroomCall({
    method: 'delete',
    path: '/elections/:id/sources/:partId',
    permission: 'elections.change',
    params: ofPart,
    answer: async ({ context, params, now }) => {
      await revokeSource(context, { electionId: params.id, id: params.partId, now });
      return { id: params.partId };
    },
  }),
];

const day = [
  newsroomCall({
    path: '/elections/:id/picks',
    permission: 'elections.count',
    params: ofElection,
    answer: async ({ app, params }) => {
      const { id: electionId } = await electionOf(app, params.id);
      const [hotSeats, stars] = await Promise.all([readHotSeats(app.db, electionId), readStarCandidates(app.db, electionId)]);
      return {
        hotSeats: hotSeats.map((seat) => ({ id: seat.id, name: seat.name, note: seat.hotNote })),
        stars: stars.map(({ candidate, seat }) => ({
          id: candidate.id,
          name: `${candidate.name} (${seat.name})`,
          note: candidate.starNote,
        })),
      };
    },
  }),
  newsroomCall({
    method: 'put',
    path: '/elections/:id/hot-seats',
    permission: 'elections.count',
    params: ofElection,
    body: picksDraft,
    answer: async ({ context, params, body }) => chooseHotSeats(context, params.id, body),
  }),
  newsroomCall({
    method: 'put',
    path: '/elections/:id/star-candidates',
    permission: 'elections.count',
    params: ofElection,
    body: picksDraft,
    answer: async ({ context, params, body }) => chooseStars(context, params.id, body),
  }),
  newsroomCall({
    path: '/elections/:id/news',
    permission: 'elections.count',
    params: ofElection,
    answer: async ({ app, params }) => {
      const election = await electionOf(app, params.id);
      return { headline: election.breakingHeadline, ...(await readLiveNews(app.db, election.id, { limit: 100 })) };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/elections/:id/news',
    permission: 'elections.count',
    params: ofElection,
    body: newsDraft,
    answer: async ({ context, params, body, now }) => ({ id: await addNews(context, params.id, body, now) }),
  }),
  newsroomCall({
    method: 'delete',
    path: '/elections/:id/news/:partId',
    permission: 'elections.count',
    params: ofPart,
    answer: async ({ context, params }) => {
      await removeNews(context, params.id, params.partId);
      return { id: params.partId };
    },
  }),
  newsroomCall({
    method: 'put',
    path: '/elections/:id/headline',
    permission: 'elections.count',
    params: ofElection,
    body: headlineDraft,
    answer: async ({ context, params, body }) => setHeadline(context, params.id, body.headline),
  }),
];

const polls = [
  newsroomCall({
    path: '/elections/:id/polls',
    permission: 'elections.change',
    params: ofElection,
    answer: async ({ app, params, now }) => readPollsForEditing(app.db, (await electionOf(app, params.id)).id, now),
  }),
  newsroomCall({
    method: 'post',
    path: '/elections/:id/polls',
    permission: 'elections.change',
    params: ofElection,
    body: pollDraft,
    answer: async ({ context, params, body, now }) => ({ id: await savePoll(context, params.id, undefined, body, now) }),
  }),
  newsroomCall({
    method: 'put',
    path: '/elections/:id/polls/:partId',
    permission: 'elections.change',
    params: ofPart,
    body: pollDraft,
    answer: async ({ context, params, body, now }) => ({ id: await savePoll(context, params.id, params.partId, body, now) }),
  }),
  newsroomCall({
    method: 'delete',
    path: '/elections/:id/polls/:partId',
    permission: 'elections.change',
    params: ofPart,
    answer: async ({ context, params }) => {
      await removePoll(context, params.id, params.partId);
      return { id: params.partId };
    },
  }),
];

export const electionNewsroomCalls = [...elections, ...resultEntryCalls, ...parts, ...sources, ...day, ...polls];
