import { z } from 'zod';
import { atMostLetters } from '../../../site/newsroom/draftSchemas.ts';
import { bigRowId, done, endpoint, ownResponse } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import * as shapes from '../lists/storyShapes.ts';

const params = z.object({ id: bigRowId });
/** The first of the stories, and whether there are more. */
const rows = z.object({ data: z.array(shapes.storyRow), hasMore: z.boolean() });
const removedCount = z.object({ removed: z.number() });
const answer = shapes.storyForEditing;

/** A call that changes a story and returns its new state. */
const changing = <Body extends z.ZodType>(method: 'post' | 'put', path: string, summary: string, body: Body) =>
  endpoint({ method, path: `/stories/:id${path}`, summary, params, body, answer });

/** `sort` is `updatedAt` (also if empty), `plannedFor` or `scheduledAt`; `total` is at most 1,000. */
const { list, one, create } = resourceEndpoints({
  name: 'stories',
  nouns: ['a story', 'stories'],
  id: bigRowId,
  filter: shapes.storyFilter,
  draft: shapes.newStory,
  row: shapes.storyRow,
  item: shapes.storyForEditing,
});
export const storyEndpoints = { list, one, create };

export const saveStory = changing(
  'put',
  '',
  'Save the working copy; 409 with what stands in `details`, and then what was sent is kept as a revision',
  shapes.savedStory,
);

export const stepStory = changing(
  'post',
  '/steps',
  'Take a step of the workflow: submit, approve, schedule, publish, withdraw and the others',
  shapes.takenStep,
);

export const planStory = changing('put', '/plan', 'Plan a story for a day, with a deadline', shapes.storyPlan);

export const handOverStory = changing('put', '/owner', 'Give a story to a colleague', shapes.newOwner);

export const markBreaking = changing('put', '/breaking', 'Put a published story into breaking news, or take it out', shapes.breakingNews);

export const listRevisions = endpoint({
  path: '/stories/:id/revisions',
  summary: 'List the revisions of a story, the newest first, 50 at a time',
  params,
  query: z.object({ before: bigRowId.optional() }),
  answer: z.object({ data: z.array(shapes.revisionRow) }),
});

export const readRevision = endpoint({
  path: '/stories/:id/revisions/:revision',
  summary: 'Read a revision',
  params: params.extend({ revision: bigRowId }),
  answer: shapes.storyRevision,
});

export const restoreRevision = changing('post', '/restore', 'Restore a revision as the working copy', shapes.restoredRevision);

export const lockStory = endpoint({
  method: 'post',
  path: '/stories/:id/lock',
  summary: 'Lock a story; 409 with the lock in `details` when somebody else holds it',
  params,
  body: shapes.askedLock,
  answer: z.object({ lock: shapes.storyLock }),
});

export const sendHeartbeat = endpoint({
  method: 'post',
  path: '/stories/:id/heartbeat',
  summary: 'Keep one’s lock, every 10 seconds',
  params,
  answer: shapes.heartbeat,
});

export const releaseLock = endpoint({
  method: 'delete',
  path: '/stories/:id/lock',
  summary: 'Release one’s lock',
  params,
  query: shapes.releasedLock,
  answer: done,
});

export const previewStory = endpoint({
  path: '/stories/:id/preview',
  summary: 'Preview the page as readers would see it',
  params,
  query: z.object({ revision: bigRowId.optional() }),
  answer: ownResponse('text/html'),
});

export const removeStory = endpoint({
  method: 'delete',
  path: '/stories/:id',
  summary: 'Remove for good a story that has been in the trash for 30 days',
  params,
  answer: removedCount,
});

export const suggestSlug = endpoint({
  path: '/stories/slug',
  summary: 'Suggest a free slug for a headline',
  query: z.object({ headline: z.string().check(atMostLetters(1_000)), id: bigRowId.optional() }),
  answer: z.object({ slug: z.string(), taken: z.boolean() }),
});

export const listPlanned = endpoint({
  path: '/stories/today',
  summary: 'List what is planned for a day',
  query: z.object({ day: z.iso.date().optional() }),
  answer: rows.extend({ day: z.string() }),
});

export const listWaiting = endpoint({ path: '/stories/waiting', summary: 'List what waits for whoever asks', answer: rows });

export const listMostRead = endpoint({
  path: '/stories/most-read',
  summary: 'List the stories that are read most now, with their page views',
  answer: z.object({ data: z.array(z.object({ id: z.number(), headline: z.string(), category: z.string(), reads: z.number() })) }),
});

export const listAlarms = endpoint({
  path: '/schedule-alarms',
  summary: 'List missed and failed publications that nobody has taken note of',
  answer: z.object({ data: z.array(shapes.scheduleAlarm) }),
});

export const acknowledgeAlarm = endpoint({
  method: 'post',
  path: '/schedule-alarms/:id/acknowledge',
  summary: 'Take note of a missed or failed publication',
  params,
  answer: done,
});

export const emptyTrash = endpoint({
  method: 'post',
  path: '/stories/empty-trash',
  summary: 'Remove for good all that has been in the trash for 30 days',
  answer: removedCount,
});
