import { existing } from '../../../site/newsroom/existing.ts';
import { newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { addSource, readSources, revokeSource } from '../api/sourceKeys.ts';
import { saveElection } from '../commands.ts';
import { addNews, chooseHotSeats, chooseStars, removeNews, removePoll, savePoll, setHeadline } from '../editing/dayCommands.ts';
import { removeCandidate, removeSeat, saveCandidate, saveSeat } from '../editing/seatCommands.ts';
import { readElections, readLiveNews } from '../queries.ts';
import * as endpoints from './endpoints.ts';
import { electionOf, readElectionForEditing, readPicksForEditing, readPollsForEditing } from './queries.ts';
import { resultEntryCalls } from './resultCalls.ts';

const written = async (id: number, work: Promise<void>): Promise<{ id: number }> => {
  await work;
  return { id };
};

const raised = async (work: Promise<number>): Promise<{ version: number }> => ({ version: await work });

const elections = [
  newsroomCall(endpoints.electionEndpoints.list, {
    permission: 'elections.count',
    run: async ({ app, query: { page, perPage } }) => {
      const all = await readElections(app.db);
      const data = all
        .slice((page - 1) * perPage, page * perPage)
        .map(({ id, name, token, year, seats, stage }) => ({ id, name, token, year, seats, stage }));
      return { data, total: all.length };
    },
  }),
  newsroomCall(endpoints.electionEndpoints.one, {
    permission: 'elections.count',
    run: async ({ app, params }) => existing(await readElectionForEditing(app.db, params.id)),
  }),
  newsroomCall(endpoints.electionEndpoints.create, {
    permission: 'elections.change',
    run: async ({ app, context, body, now }) =>
      existing(await readElectionForEditing(app.db, await saveElection(context, undefined, body, now))),
  }),
  newsroomCall(endpoints.electionEndpoints.update, {
    permission: 'elections.change',
    run: async ({ app, context, params, body, now }) => {
      await saveElection(context, params.id, body, now);
      return existing(await readElectionForEditing(app.db, params.id));
    },
  }),
];

const parts = [
  newsroomCall(endpoints.addSeat, {
    permission: 'elections.change',
    run: async ({ context, params, body, now }) => ({ id: await saveSeat(context, params.id, undefined, body, now) }),
  }),
  newsroomCall(endpoints.changeSeat, {
    permission: 'elections.change',
    run: async ({ context, params, body, now }) => ({ id: await saveSeat(context, params.id, params.partId, body, now) }),
  }),
  newsroomCall(endpoints.removeSeat, {
    permission: 'elections.change',
    run: ({ context, params: { id, partId }, query: { version } }) =>
      written(partId, removeSeat(context, { electionId: id, id: partId, version })),
  }),
  newsroomCall(endpoints.addCandidate, {
    permission: 'elections.change',
    run: async ({ context, params, body }) => ({
      id: await saveCandidate(context, { electionId: params.id, seatId: params.partId, id: undefined }, body),
    }),
  }),
  newsroomCall(endpoints.changeCandidate, {
    permission: 'elections.change',
    run: async ({ context, params, body }) => ({
      id: await saveCandidate(context, { electionId: params.id, seatId: params.partId, id: params.candidateId }, body),
    }),
  }),
  newsroomCall(endpoints.removeCandidate, {
    permission: 'elections.change',
    run: ({ context, params: { id, partId }, query: { version } }) =>
      written(partId, removeCandidate(context, { electionId: id, id: partId, version })),
  }),
];

const sources = [
  newsroomCall(endpoints.listSources, {
    permission: 'elections.change',
    run: async ({ app, params }) => ({ data: await readSources(app.db, (await electionOf(app, params.id)).id) }),
  }),
  newsroomCall(endpoints.addSource, {
    permission: 'elections.change',
    run: async ({ app, context, params, body, now }) =>
      addSource(context, { electionId: (await electionOf(app, params.id)).id, name: body.name, now }),
  }),
  newsroomCall(endpoints.revokeSource, {
    permission: 'elections.change',
    run: ({ context, params: { id, partId }, now }) => written(partId, revokeSource(context, { electionId: id, id: partId, now })),
  }),
];

const day = [
  newsroomCall(endpoints.readPicks, {
    permission: 'elections.count',
    run: async ({ app, params }) => readPicksForEditing(app.db, await electionOf(app, params.id)),
  }),
  newsroomCall(endpoints.chooseHotSeats, {
    permission: 'elections.count',
    run: ({ context, params, body }) => raised(chooseHotSeats(context, params.id, body)),
  }),
  newsroomCall(endpoints.chooseStars, {
    permission: 'elections.count',
    run: ({ context, params, body }) => raised(chooseStars(context, params.id, body)),
  }),
  newsroomCall(endpoints.listNews, {
    permission: 'elections.count',
    run: async ({ app, params }) => {
      const election = await electionOf(app, params.id);
      return { headline: election.breakingHeadline, ...(await readLiveNews(app.db, election.id, { limit: 100 })) };
    },
  }),
  newsroomCall(endpoints.addNews, {
    permission: 'elections.count',
    run: async ({ context, params, body, now }) => ({ id: await addNews(context, params.id, body, now) }),
  }),
  newsroomCall(endpoints.removeNews, {
    permission: 'elections.count',
    run: ({ context, params: { id, partId } }) => written(partId, removeNews(context, id, partId)),
  }),
  newsroomCall(endpoints.changeHeadline, {
    permission: 'elections.count',
    run: ({ context, params, body }) => raised(setHeadline(context, params.id, body)),
  }),
];

const polls = [
  newsroomCall(endpoints.listPolls, {
    permission: 'elections.change',
    run: async ({ app, params, now }) => readPollsForEditing(app.db, (await electionOf(app, params.id)).id, now),
  }),
  newsroomCall(endpoints.addPoll, {
    permission: 'elections.change',
    run: async ({ context, params, body, now }) => ({ id: await savePoll(context, params.id, undefined, body, now) }),
  }),
  newsroomCall(endpoints.changePoll, {
    permission: 'elections.change',
    run: async ({ context, params, body, now }) => ({ id: await savePoll(context, params.id, params.partId, body, now) }),
  }),
  newsroomCall(endpoints.removePoll, {
    permission: 'elections.change',
    run: ({ context, params: { id, partId }, query }) => written(partId, removePoll(context, id, partId, query.version)),
  }),
];

export const electionNewsroomCalls = [...elections, ...resultEntryCalls, ...parts, ...sources, ...day, ...polls];
