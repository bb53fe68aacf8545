import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { previewStory } from '../copies/previewStory.ts';
import { createStory, saveStory } from '../copies/saveStory.ts';
import { acquireLock, recordHeartbeat, releaseLock } from '../copies/storyLocks.ts';
import { emptyTrash, markBreaking } from '../keeping/storyHousekeeping.ts';
import { readForEditing, readRevision, readRevisions } from '../lists/readForEditing.ts';
import { readStories } from '../lists/readStories.ts';
import { applyTransition } from '../steps/applyTransition.ts';
import type { EditingContext } from '../steps/editingContext.ts';
import { handStoryOver, planStory } from '../steps/planStory.ts';
import { storyWords as words } from '../words.ts';
import * as endpoints from './endpoints.ts';
import { overviewCalls } from './overviewCalls.ts';

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

const show = async (app: App, staff: Staff, storyId: number, now: Date) =>
  existing(await readForEditing(app, staff, storyId, now), words.noStory);

type Run<Body> = EditingContext & { app: App; params: { id: number }; body: Body };

/** The handler of a call that changes a story and returns its new state. */
const changing =
  <Body>(command: (editing: EditingContext, id: number, body: Body, app: App) => Promise<void>) =>
  async ({ app, context, staff, now, params, body }: Run<Body>) => {
    await command({ context, staff, now }, params.id, body, app);
    return show(app, staff, params.id, now);
  };

/** Calls for one story. */
const storyCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.storyEndpoints.list, {
    permission: 'stories.read',
    run: ({ app, staff, now, query: { order, filter = {}, ...query } }) =>
      readStories(app.db, { ...query, filter, descending: order === 'DESC', staff, now }),
  }),
  newsroomCall(endpoints.storyEndpoints.one, {
    permission: 'stories.read',
    run: async ({ app, staff, now, params }) => existing(await readForEditing(app, staff, params.id, now)),
  }),
  newsroomCall(endpoints.storyEndpoints.create, {
    permission: 'stories.write',
    run: async ({ app, context, staff, now, body }) => show(app, staff, await createStory({ context, staff, now }, body), now),
  }),
  newsroomCall(endpoints.saveStory, { permission: 'stories.write', run: changing(saveStory) }),
  newsroomCall(endpoints.stepStory, {
    permission: 'stories.write',
    run: changing((editing, id, body) => applyTransition(editing, id, { ...body, at: momentOf(body.at) ?? undefined })),
  }),
  newsroomCall(endpoints.planStory, { permission: 'stories.write', run: changing(planStory) }),
  newsroomCall(endpoints.handOverStory, {
    permission: 'stories.write',
    run: changing((editing, id, { staffId, planVersion }) => handStoryOver(editing, id, staffId, planVersion)),
  }),
  newsroomCall(endpoints.markBreaking, {
    permission: 'frontpage.arrange',
    run: changing((editing, id, { breaking, until }) => markBreaking(editing, id, { breaking, until: momentOf(until) })),
  }),
  newsroomCall(endpoints.listRevisions, {
    permission: 'stories.read',
    run: async ({ app, params, query }) => ({ data: await readRevisions(app.db, params.id, query.before) }),
  }),
  newsroomCall(endpoints.readRevision, {
    permission: 'stories.read',
    run: ({ app, params }) => readRevision(app.db, params.id, params.revision),
  }),
  newsroomCall(endpoints.restoreRevision, {
    permission: 'stories.write',
    run: changing(async (editing, id, { revision, version }, app) => {
      const { working } = await readRevision(app.db, id, revision);
      await saveStory(editing, id, { version, working, autosave: false });
    }),
  }),
  newsroomCall(endpoints.lockStory, {
    permission: 'stories.write',
    run: async ({ context, staff, now, params, body }) => ({ lock: await acquireLock(context, staff, params.id, body.takeOver, now) }),
  }),
  newsroomCall(endpoints.sendHeartbeat, {
    permission: 'stories.write',
    run: ({ context, staff, now, params }) => recordHeartbeat(context, staff, params.id, now),
  }),
  newsroomCall(endpoints.releaseLock, {
    permission: 'stories.write',
    run: async ({ context, staff, params, query }) => {
      await releaseLock(context, staff, params.id, momentOf(query.since) ?? undefined);
      return {};
    },
  }),
  newsroomCall(endpoints.previewStory, {
    permission: 'stories.read',
    run: async ({ app, staff, now, params, query }) => {
      const { id, publishedAt, working } = await show(app, staff, params.id, now);
      const copy = query.revision === undefined ? working : (await readRevision(app.db, params.id, query.revision)).working;
      return previewStory(app, { id, publishedAt, copy }, now);
    },
  }),
  newsroomCall(endpoints.removeStory, {
    permission: 'stories.remove',
    run: async ({ context, now, params }) => ({ removed: await emptyTrash({ context, now }, params.id) }),
  }),
];

/**
 * All newsroom calls for stories; `endpoints.ts` defines their requests and responses. `/stories/today` must come before `/stories/:id`.
 */
export const storyNewsroomCalls: readonly NewsroomCall[] = [...overviewCalls, ...storyCalls];
