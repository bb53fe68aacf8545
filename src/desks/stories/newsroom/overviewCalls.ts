import { readTopic } from '../../../content/topics/queries.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { readMostRead, readViewCounts } from '../../articles/queries.ts';
import { acknowledgeAlarm, emptyTrash } from '../keeping/storyHousekeeping.ts';
import { readOpenAlarms } from '../lists/readForEditing.ts';
import { readPlanned, readTakenSlugs, readWaiting } from '../lists/readStories.ts';
import type { StoryState } from '../steps/storySteps.ts';
import * as endpoints from './endpoints.ts';

/** Number of suffixes tried for a slug. A duplicate is acceptable, because the address also contains the story's id. */
const MAX_NUMBERS = 20;
/** Number of stories on the newsroom's first page. */
const MAX_MOST_READ = 10;

/** Calls for several stories. */
export const overviewCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.suggestSlug, {
    permission: 'stories.read',
    run: async ({ app, query }) => {
      const plain = slugOf(query.headline);
      const numbered = Array.from({ length: MAX_NUMBERS }, (_, at) => `${plain}-${at + 2}`);
      const taken = await readTakenSlugs(app.db, [plain, ...numbered], query.id);
      return { slug: [plain, ...numbered].find((one) => !taken.has(one)) ?? plain, taken: taken.has(plain) };
    },
  }),
  newsroomCall(endpoints.listPlanned, {
    permission: 'stories.read',
    run: async ({ app, now, query }) => {
      const day = query.day ?? localDay(now);
      return { day, ...(await readPlanned(app.db, day, now)) };
    },
  }),
  // For a reporter: their own stories that were returned or are not submitted. For others: stories submitted to their desks, and stories
  // returned to them.
  newsroomCall(endpoints.listWaiting, {
    permission: 'stories.read',
    run: async ({ app, staff, now }) => {
      const returned = await readWaiting(app.db, ['returned'], { owner: staff }, now);
      if (staff.role === 'reporter') return returned;
      const states: StoryState[] = staff.role === 'sub-editor' ? ['in_review'] : ['in_review', 'approved'];
      const sent = await readWaiting(app.db, states, { desksOf: staff }, now);
      return { data: [...returned.data, ...sent.data], hasMore: returned.hasMore || sent.hasMore };
    },
  }),
  newsroomCall(endpoints.listMostRead, {
    permission: 'stories.read',
    run: async ({ app }) => {
      const latest = await readTopic(app.db, 'list', 'latest');
      const stories = latest ? await readMostRead(app.db, latest.id, MAX_MOST_READ) : [];
      const viewCounts = await readViewCounts(
        app.db,
        stories.map((story) => story.id),
      );
      const rows = stories.map(({ id: storyId, headline, category }) => ({
        id: storyId,
        headline,
        category: category.name,
        reads: viewCounts.get(storyId) ?? 0,
      }));
      // Chosen by recent views, sorted by the total shown beside them.
      return { data: rows.sort((one, other) => other.reads - one.reads) };
    },
  }),
  newsroomCall(endpoints.listAlarms, {
    permission: 'stories.read',
    run: async ({ app }) => ({ data: await readOpenAlarms(app.db) }),
  }),
  newsroomCall(endpoints.acknowledgeAlarm, {
    permission: 'stories.schedule',
    run: async ({ context, staff, now, params }) => {
      await acknowledgeAlarm({ context, staff, now }, params.id);
      return {};
    },
  }),
  newsroomCall(endpoints.emptyTrash, {
    permission: 'stories.remove',
    run: async ({ context, now }) => ({ removed: await emptyTrash({ context, now }) }),
  }),
];
