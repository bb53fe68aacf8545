import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { previewStory } from '../copies/previewStory.ts';
import { createStory, saveStory } from '../copies/saveStory.ts';
import { acquireLock, beatLock, releaseLock } from '../copies/storyLocks.ts';
import { emptyTrash, markBreaking } from '../keeping/storyHousekeeping.ts';
import { readForEditing, readRevision, readRevisions } from '../lists/readForEditing.ts';
import { readStories } from '../lists/readStories.ts';
import { applyTransition } from '../steps/applyTransition.ts';
import { handStoryOver, planStory } from '../steps/planStory.ts';
import { storyWords as say } from '../words.ts';
import * as endpoints from './endpoints.ts';

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

async function show(app: App, staff: Staff, storyId: number, now: Date) {
  return existing(await readForEditing(app, staff, storyId, now), say.noStory);
}

const list = newsroomCall(endpoints.storyEndpoints.list, {
  permission: 'stories.read',
  run: ({ app, staff, now, query: { order, filter = {}, ...query } }) =>
    readStories(app.db, { ...query, filter, descending: order === 'DESC', staff, now }),
});

const one = newsroomCall(endpoints.storyEndpoints.one, {
  permission: 'stories.read',
  run: async ({ app, staff, now, params }) => existing(await readForEditing(app, staff, params.id, now)),
});

const create = newsroomCall(endpoints.storyEndpoints.create, {
  permission: 'stories.write',
  run: async ({ app, context, staff, now, body }) => show(app, staff, await createStory({ context, staff, now }, body), now),
});

const save = newsroomCall(endpoints.saveStory, {
  permission: 'stories.write',
  run: async ({ app, context, staff, now, params, body }) => {
    await saveStory({ context, staff, now }, params.id, body);
    return show(app, staff, params.id, now);
  },
});

const step = newsroomCall(endpoints.stepStory, {
  permission: 'stories.write',
  run: async ({ app, context, staff, now, params, body }) => {
    await applyTransition({ context, staff, now }, params.id, { ...body, at: momentOf(body.at) ?? undefined });
    return show(app, staff, params.id, now);
  },
});

const plan = newsroomCall(endpoints.planStory, {
  permission: 'stories.write',
  run: async ({ app, context, staff, now, params, body }) => {
    await planStory({ context, staff, now }, params.id, body);
    return show(app, staff, params.id, now);
  },
});

const owner = newsroomCall(endpoints.handOverStory, {
  permission: 'stories.write',
  run: async ({ app, context, staff, now, params, body }) => {
    await handStoryOver({ context, staff, now }, params.id, body.staffId);
    return show(app, staff, params.id, now);
  },
});

const breaking = newsroomCall(endpoints.markBreaking, {
  permission: 'frontpage.arrange',
  run: async ({ app, context, staff, now, params, body }) => {
    await markBreaking({ context, staff, now }, params.id, { breaking: body.breaking, until: momentOf(body.until) });
    return show(app, staff, params.id, now);
  },
});

const revisions = newsroomCall(endpoints.listRevisions, {
  permission: 'stories.read',
  run: async ({ app, params, query }) => ({ data: await readRevisions(app.db, params.id, query.before) }),
});

const revision = newsroomCall(endpoints.readRevision, {
  permission: 'stories.read',
  run: ({ app, params }) => readRevision(app.db, params.id, params.revision),
});

const restore = newsroomCall(endpoints.restoreRevision, {
  permission: 'stories.write',
  run: async ({ app, context, staff, now, params, body }) => {
    const { working } = await readRevision(app.db, params.id, body.revision);
    await saveStory({ context, staff, now }, params.id, { version: body.version, working, autosave: false });
    return show(app, staff, params.id, now);
  },
});

const lock = newsroomCall(endpoints.lockStory, {
  permission: 'stories.write',
  run: async ({ context, staff, now, params, body }) => ({ lock: await acquireLock(context, staff, params.id, body.takeOver, now) }),
});

const heartbeat = newsroomCall(endpoints.beatLock, {
  permission: 'stories.write',
  run: ({ context, staff, now, params }) => beatLock(context, staff, params.id, now),
});

const release = newsroomCall(endpoints.releaseLock, {
  permission: 'stories.write',
  run: async ({ context, staff, params, query }) => {
    await releaseLock(context, staff, params.id, momentOf(query.since) ?? undefined);
    return {};
  },
});

const preview = newsroomCall(endpoints.previewStory, {
  permission: 'stories.read',
  run: async ({ app, staff, now, params, query }) => {
    const story = await show(app, staff, params.id, now);
    const copy = query.revision === undefined ? story.working : (await readRevision(app.db, params.id, query.revision)).working;
    return previewStory(app, { id: story.id, publishedAt: momentOf(story.publishedAt), copy }, now);
  },
});

const remove = newsroomCall(endpoints.removeStory, {
  permission: 'stories.remove',
  run: async ({ context, now, params }) => ({ removed: await emptyTrash({ context, now }, params.id) }),
});

/** One story's calls; those about many come first in `calls.ts`. */
export const storyCalls: readonly NewsroomCall[] = [
  list,
  one,
  create,
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
