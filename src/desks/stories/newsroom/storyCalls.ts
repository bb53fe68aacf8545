import { z } from '@hono/zod-openapi';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { resourceCalls } from '../../../site/newsroom/oldResourceCalls.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { previewStory } from '../copies/previewStory.ts';
import { createStory, saveStory } from '../copies/saveStory.ts';
import { acquireLock, beatLock, releaseLock } from '../copies/storyLocks.ts';
import { emptyTrash, markBreaking } from '../keeping/storyHousekeeping.ts';
import { readForEditing, readRevision, readRevisions } from '../lists/readForEditing.ts';
import { readStories } from '../lists/readStories.ts';
import {
  askedLock,
  breakingNews,
  newOwner,
  newStory,
  releasedLock,
  restoredRevision,
  savedStory,
  storyFilter,
  storyPlan,
  takenStep,
} from '../lists/storyShapes.ts';
import { applyTransition } from '../steps/applyTransition.ts';
import { handStoryOver, planStory } from '../steps/planStory.ts';
import { storyWords as say } from '../words.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.object({ id });

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

async function show(app: App, staff: Staff, storyId: number, now: Date) {
  const story = await readForEditing(app, staff, storyId, now);
  if (!story) throw new NewsroomError(404, say.noStory);
  return story;
}

/** Lists stories, shows one, begins one. */
const resource = resourceCalls({
  name: 'stories',
  id,
  read: 'stories.read',
  write: 'stories.write',
  filter: storyFilter,
  draft: newStory,
  list: ({ app, ...at }, { order, filter = {}, ...query }) =>
    readStories(app.db, { ...query, filter, descending: order === 'DESC', ...at }),
  one: ({ app, staff, now }, storyId) => readForEditing(app, staff, storyId, now),
  create: ({ context, staff, now }, draft) => createStory({ context, staff, now }, draft),
});

const save = newsroomCall({
  method: 'put',
  path: '/stories/:id',
  permission: 'stories.write',
  params,
  body: savedStory,
  answer: async ({ app, context, staff, now, params, body }) => {
    await saveStory({ context, staff, now }, params.id, body);
    return show(app, staff, params.id, now);
  },
});

const step = newsroomCall({
  method: 'post',
  path: '/stories/:id/steps',
  permission: 'stories.write',
  params,
  body: takenStep,
  answer: async ({ app, context, staff, now, params, body }) => {
    await applyTransition({ context, staff, now }, params.id, { ...body, at: momentOf(body.at) ?? undefined });
    return show(app, staff, params.id, now);
  },
});

const plan = newsroomCall({
  method: 'put',
  path: '/stories/:id/plan',
  permission: 'stories.write',
  params,
  body: storyPlan,
  answer: async ({ app, context, staff, now, params, body }) => {
    await planStory({ context, staff, now }, params.id, body);
    return show(app, staff, params.id, now);
  },
});

const owner = newsroomCall({
  method: 'put',
  path: '/stories/:id/owner',
  permission: 'stories.write',
  params,
  body: newOwner,
  answer: async ({ app, context, staff, now, params, body }) => {
    await handStoryOver({ context, staff, now }, params.id, body.staffId);
    return show(app, staff, params.id, now);
  },
});

const breaking = newsroomCall({
  method: 'put',
  path: '/stories/:id/breaking',
  permission: 'frontpage.arrange',
  params,
  body: breakingNews,
  answer: async ({ app, context, staff, now, params, body }) => {
    await markBreaking({ context, staff, now }, params.id, { breaking: body.breaking, until: momentOf(body.until) });
    return show(app, staff, params.id, now);
  },
});

const revisions = newsroomCall({
  path: '/stories/:id/revisions',
  permission: 'stories.read',
  params,
  query: z.object({ before: id.optional() }),
  answer: async ({ app, params, query }) => ({ data: await readRevisions(app.db, params.id, query.before) }),
});

const revision = newsroomCall({
  path: '/stories/:id/revisions/:revision',
  permission: 'stories.read',
  params: params.extend({ revision: id }),
  answer: ({ app, params }) => readRevision(app.db, params.id, params.revision),
});

const restore = newsroomCall({
  method: 'post',
  path: '/stories/:id/restore',
  permission: 'stories.write',
  params,
  body: restoredRevision,
  answer: async ({ app, context, staff, now, params, body }) => {
    const { working } = await readRevision(app.db, params.id, body.revision);
    await saveStory({ context, staff, now }, params.id, { version: body.version, working, autosave: false });
    return show(app, staff, params.id, now);
  },
});

const lock = newsroomCall({
  method: 'post',
  path: '/stories/:id/lock',
  permission: 'stories.write',
  params,
  body: askedLock,
  answer: async ({ context, staff, now, params, body }) => ({ lock: await acquireLock(context, staff, params.id, body.takeOver, now) }),
});

const heartbeat = newsroomCall({
  method: 'post',
  path: '/stories/:id/heartbeat',
  permission: 'stories.write',
  params,
  answer: ({ context, staff, now, params }) => beatLock(context, staff, params.id, now),
});

const release = newsroomCall({
  method: 'delete',
  path: '/stories/:id/lock',
  permission: 'stories.write',
  params,
  query: releasedLock,
  answer: ({ context, staff, params, query }) => releaseLock(context, staff, params.id, momentOf(query.since) ?? undefined),
});

const preview = newsroomCall({
  path: '/stories/:id/preview',
  permission: 'stories.read',
  params,
  query: z.object({ revision: id.optional() }),
  answer: async ({ app, staff, now, params, query }) => {
    const story = await show(app, staff, params.id, now);
    const copy = query.revision === undefined ? story.working : (await readRevision(app.db, params.id, query.revision)).working;
    return previewStory(app, { id: story.id, publishedAt: momentOf(story.publishedAt), copy }, now);
  },
});

const remove = newsroomCall({
  method: 'delete',
  path: '/stories/:id',
  permission: 'stories.remove',
  params,
  answer: async ({ context, now, params }) => ({ removed: await emptyTrash({ context, now }, params.id) }),
});

/** One story's calls; those that list come first in `newsroomApi.ts`. */
export const storyCalls: readonly NewsroomCall[] = [
  ...resource,
  save,
  step,
  plan,
  owner,
  breaking,
  revisions,
  revision,
  restore,
  lock,
  heartbeat,
  release,
  preview,
  remove,
];
