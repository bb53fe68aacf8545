import { z } from 'zod';
import { endpoint, fileBody, moment, rowId, seenVersion } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import * as drafts from '../editing/drafts.ts';
import { electionForEditing, electionNewsLine, pickList, poll, resultReport, seatForEditing, seatInGrid } from './shapes.ts';

const ofElection = z.object({ id: rowId });
const ofPart = z.object({ id: rowId, partId: rowId });
const ofCandidate = ofPart.extend({ candidateId: rowId });
/** The id of the written row. */
const written = z.object({ id: z.number() });

const add = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  endpoint({ method: 'post', path: `/elections/:id/${path}`, summary, params: ofElection, body, answer: written });

const change = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  endpoint({ method: 'put', path: `/elections/:id/${path}`, summary, params: ofPart, body, answer: written });

const remove = (path: string, summary: string) =>
  endpoint({ method: 'delete', path: `/elections/:id/${path}`, summary, params: ofPart, query: seenVersion, answer: written });

/** Sets something of which an election has one; answers with its new version. */
const set = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  endpoint({ method: 'put', path: `/elections/:id/${path}`, summary, params: ofElection, body, answer: z.object({ version: z.number() }) });

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

export const addSeat = add('seats', 'Add a seat', drafts.seatDraft);

export const changeSeat = change('seats/:partId', 'Change a seat', drafts.seatChange);

export const removeSeat = remove('seats/:partId', 'Remove a seat with its candidates, before anything has been counted');

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
  body: drafts.candidateChange,
  answer: written,
});

export const removeCandidate = remove('candidates/:partId', 'Remove a candidate');

export const listSources = endpoint({
  path: '/elections/:id/sources',
  summary: 'List the programs that may send results',
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
  summary: 'Let a program send results; its key is told once, here',
  params: ofElection,
  body: drafts.sourceDraft,
  answer: z.object({ id: z.number(), key: z.string() }),
});

export const revokeSource = remove('sources/:partId', 'Revoke the key of a machine');

export const readPicks = endpoint({
  path: '/elections/:id/picks',
  summary: 'Read the hot seats and star candidates',
  params: ofElection,
  answer: z.object({ hotSeats: pickList, stars: pickList }),
});

export const chooseHotSeats = set('hot-seats', 'Choose the hot seats, in order', drafts.picksDraft);

export const chooseStars = set('star-candidates', 'Choose the star candidates, in order', drafts.picksDraft);

export const listNews = endpoint({
  path: '/elections/:id/news',
  summary: 'List the live lines of an election, with the headline above its tally',
  params: ofElection,
  answer: z.object({ headline: z.string(), news: z.array(electionNewsLine), total: z.number() }),
});

export const addNews = add('news', 'Add a live line', drafts.newsDraft);

export const removeNews = remove('news/:partId', 'Remove a live line');

export const changeHeadline = set('headline', 'Set the headline above the tally', drafts.headlineDraft);

const embargo = z.object({ from: moment, until: moment.nullable() }).nullable();

export const listPolls = endpoint({
  path: '/elections/:id/polls',
  summary: 'List exit and opinion polls, with what the law forbids now',
  params: ofElection,
  answer: z.object({ polls: z.array(poll), embargoes: z.object({ exit: embargo, opinion: embargo }) }),
});

export const addPoll = add('polls', 'Add a poll', drafts.pollDraft);

export const changePoll = change('polls/:partId', 'Change a poll', drafts.pollChange);

export const removePoll = remove('polls/:partId', 'Remove a poll');
