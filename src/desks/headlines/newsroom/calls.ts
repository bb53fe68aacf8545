import type { Database } from '../../../platform/database.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { mayUpdate } from '../../stories/commands.ts';
import { judge, ratesOf } from '../deciding/judge.ts';
import { type HeadlineTest, readNewestTests, readTestsOfStory } from '../queries.ts';
import { endTestByHand } from '../running/endTest.ts';
import { readListHeadline, startTest } from '../running/startTest.ts';
import * as endpoints from './endpoints.ts';

function shownTest({ variants, ...test }: HeadlineTest) {
  const { state, leader } = judge(variants);
  const rates = ratesOf(variants);
  const { id, startsAt, endsAt, isForAll, startedByName, endedAt, endedByName, outcome, winner } = test;
  return {
    ...{ id, state: test.state, startsAt, endsAt, isForAll, startedByName, endedAt, endedByName, outcome, winner },
    variants: variants.map(({ headline, shown, clicked }, at) => ({
      ...{ headline, shown, clicked },
      ...(rates[at] ?? { rate: 0, low: 0, high: 1 }),
    })),
    judgement: state,
    leader,
  };
}

async function show(db: Database, staff: Staff, storyId: number) {
  const [original, mayTest, tests] = await Promise.all([
    readListHeadline(db, storyId),
    mayUpdate(db, staff, storyId),
    readTestsOfStory(db, storyId),
  ]);
  return { original: original ?? null, mayTest, tests: tests.map(shownTest) };
}

/** Whoever may publish changes of a story may test its headlines: the commands check it for the story. */
export const headlineNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.readStoryTests, {
    permission: 'stories.read',
    run: ({ app, staff, params }) => show(app.db, staff, params.id),
  }),
  newsroomCall(endpoints.startStoryTest, {
    permission: 'stories.write',
    run: async ({ app, context, staff, now, params, body }) => {
      const startsAt = body.startsAt === null ? undefined : new Date(body.startsAt);
      await startTest({ context, staff, now }, params.id, { ...body, startsAt });
      return show(app.db, staff, params.id);
    },
  }),
  newsroomCall(endpoints.endStoryTest, {
    permission: 'stories.write',
    run: async ({ app, context, staff, now, params, body }) =>
      show(app.db, staff, await endTestByHand({ context, staff, now }, params.id, body.winner ?? undefined)),
  }),
  newsroomCall(endpoints.listHeadlineTests, {
    permission: 'audience.read',
    run: async ({ app }) => ({
      data: (await readNewestTests(app.db)).map((test) => ({
        ...shownTest(test),
        storyId: test.storyId,
        storyHeadline: test.storyHeadline,
      })),
    }),
  }),
];
