import { z } from 'zod';
import { done, endpoint, fileBody, moment, rowId } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import * as drafts from '../editing/drafts.ts';
import { electionForEditing, electionNewsLine, pick, poll, resultReport, seatForEditing, seatInGrid } from './shapes.ts';

const ofElection = z.object({ id: rowId });
const ofPart = z.object({ id: rowId, partId: rowId });
const ofCandidate = ofPart.extend({ candidateId: rowId });
/** What was written, by its number. */
const written = z.object({ id: z.number() });

const electionRow = electionForEditing.pick({ id: true, name: true, token: true, year: true, seats: true, stage: true });

const { list, one, create, update } = resourceEndpoints({
  name: 'elections',
  nouns: ['an election', 'elections'],
  id: rowId,
  filter: z.object({}),
  draft: drafts.electionDraft,
  row: electionRow,
  item: electionForEditing,
});
export const electionEndpoints = { list, one, create, update };

export const listSeats = endpoint({
  path: '/elections/:id/seats',
  summary: 'List the seats of an election, of one state where asked',
  params: ofElection,
  query: z.object({ state: z.string().max(30).optional() }),
  answer: z.object({ data: z.array(seatInGrid) }),
});

export const readSeat = endpoint({
  path: '/elections/:id/seats/:partId',
  summary: 'Read a seat with its candidates',
  params: ofPart,
  answer: seatForEditing,
});

export const enterResult = endpoint({
  method: 'put',
  path: '/elections/:id/seats/:partId/result',
  summary: 'Enter the result of a seat; 409 with the seat in `details` when it has changed meanwhile',
  params: ofPart,
  body: drafts.resultDraft,
  answer: seatForEditing.extend({ report: resultReport }),
});

export const importResults = endpoint({
  method: 'post',
  path: '/elections/:id/results-file',
  summary: 'Import results from CSV or JSON: all of them, or none',
  params: ofElection,
  body: fileBody,
  answer: resultReport,
});

export const addSeat = endpoint({
  method: 'post',
  path: '/elections/:id/seats',
  summary: 'Add a seat',
  params: ofElection,
  body: drafts.seatDraft,
  answer: written,
});

export const changeSeat = endpoint({
  method: 'put',
  path: '/elections/:id/seats/:partId',
  summary: 'Change a seat',
  params: ofPart,
  body: drafts.seatDraft,
  answer: written,
});

export const addCandidate = endpoint({
  method: 'post',
  path: '/elections/:id/seats/:partId/candidates',
  summary: 'Add a candidate to a seat',
  params: ofPart,
  body: drafts.candidateDraft,
  answer: written,
});

export const changeCandidate = endpoint({
  method: 'put',
  path: '/elections/:id/seats/:partId/candidates/:candidateId',
  summary: 'Change a candidate',
  params: ofCandidate,
  body: drafts.candidateDraft,
  answer: written,
});

export const removeCandidate = endpoint({
  method: 'delete',
  path: '/elections/:id/candidates/:partId',
  summary: 'Remove a candidate',
  params: ofPart,
  answer: written,
});

export const listSources = endpoint({
  path: '/elections/:id/sources',
  summary: 'List the machines that may send results',
  params: ofElection,
  answer: z.object({
    data: z.array(
      z.object({ id: z.number(), name: z.string(), createdAt: moment, revokedAt: moment.nullable(), lastUsedAt: moment.nullable() }),
    ),
  }),
});

export const addSource = endpoint({
  method: 'post',
  path: '/elections/:id/sources',
  summary: 'Let a machine send results; its key is told once, here',
  params: ofElection,
  body: drafts.sourceDraft,
  answer: z.object({ id: z.number(), key: z.string() }),
});

export const revokeSource = endpoint({
  method: 'delete',
  path: '/elections/:id/sources/:partId',
  summary: 'Revoke the key of a machine',
  params: ofPart,
  answer: written,
});

export const readPicks = endpoint({
  path: '/elections/:id/picks',
  summary: 'Read the hot seats and star candidates',
  params: ofElection,
  answer: z.object({ hotSeats: z.array(pick), stars: z.array(pick) }),
});

export const chooseHotSeats = endpoint({
  method: 'put',
  path: '/elections/:id/hot-seats',
  summary: 'Choose the hot seats, in order',
  params: ofElection,
  body: drafts.picksDraft,
  answer: done,
});

export const chooseStars = endpoint({
  method: 'put',
  path: '/elections/:id/star-candidates',
  summary: 'Choose the star candidates, in order',
  params: ofElection,
  body: drafts.picksDraft,
  answer: done,
});

export const listNews = endpoint({
  path: '/elections/:id/news',
  summary: 'List the live lines of an election, with the headline above its tally',
  params: ofElection,
  answer: z.object({ headline: z.string(), news: z.array(electionNewsLine), total: z.number() }),
});

export const addNews = endpoint({
  method: 'post',
  path: '/elections/:id/news',
  summary: 'Add a live line',
  params: ofElection,
  body: drafts.newsDraft,
  answer: written,
});

export const removeNews = endpoint({
  method: 'delete',
  path: '/elections/:id/news/:partId',
  summary: 'Remove a live line',
  params: ofPart,
  answer: written,
});

export const changeHeadline = endpoint({
  method: 'put',
  path: '/elections/:id/headline',
  summary: 'Set the headline above the tally',
  params: ofElection,
  body: drafts.headlineDraft,
  answer: done,
});

const embargo = z.object({ from: moment, until: moment.nullable() }).nullable();

export const listPolls = endpoint({
  path: '/elections/:id/polls',
  summary: 'List exit and opinion polls, with what the law forbids now',
  params: ofElection,
  answer: z.object({ polls: z.array(poll), embargoes: z.object({ exit: embargo, opinion: embargo }) }),
});

export const addPoll = endpoint({
  method: 'post',
  path: '/elections/:id/polls',
  summary: 'Add a poll',
  params: ofElection,
  body: drafts.pollDraft,
  answer: written,
});

export const changePoll = endpoint({
  method: 'put',
  path: '/elections/:id/polls/:partId',
  summary: 'Change a poll',
  params: ofPart,
  body: drafts.pollDraft,
  answer: written,
});

export const removePoll = endpoint({
  method: 'delete',
  path: '/elections/:id/polls/:partId',
  summary: 'Remove a poll',
  params: ofPart,
  answer: written,
});
