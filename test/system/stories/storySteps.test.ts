import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import { type StoryState, type StoryStep, storyStates, storyStepNames } from '../../../src/desks/stories/steps/storySteps.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
beforeAll(async () => {
  newspaper = await openTestApp();
  room = newsroomOf(newspaper);
});
afterAll(() => newspaper.close());

const owner = staffMember('reporter', { id: 'owner' });
const staff = {
  owner,
  reporter: staffMember('reporter', { id: 'other' }),
  sub: staffMember('sub-editor'),
  desk: staffMember('desk-editor'),
  chief: staffMember('chief-editor'),
  administrator: staffMember('administrator'),
};
type Who = keyof typeof staff;

const writers: Who[] = ['owner', 'sub', 'desk', 'chief', 'administrator'];
const subEditors: Who[] = ['sub', 'desk', 'chief', 'administrator'];
const deskEditors: Who[] = ['desk', 'chief', 'administrator'];
const chiefs: Who[] = ['chief', 'administrator'];

/** Written down here once more, by hand: what the newsroom agreed on. */
const agreed: Record<StoryStep, Partial<Record<StoryState, Who[]>>> = {
  submit: { draft: writers, returned: writers },
  recall: { in_review: writers },
  return: { in_review: subEditors, approved: deskEditors },
  approve: { draft: deskEditors, in_review: deskEditors, returned: deskEditors },
  reopen: { approved: deskEditors },
  schedule: { draft: deskEditors, in_review: deskEditors, returned: deskEditors, approved: deskEditors, scheduled: deskEditors },
  unschedule: { scheduled: deskEditors },
  publish: { draft: deskEditors, in_review: deskEditors, returned: deskEditors, approved: deskEditors, scheduled: deskEditors },
  update: { published: deskEditors },
  discard: { published: subEditors },
  withdraw: { published: deskEditors },
  restore_published: { withdrawn: chiefs },
  trash: { draft: writers, returned: writers, in_review: deskEditors, approved: deskEditors, withdrawn: chiefs },
  untrash: { trash: writers },
};
const editing: Partial<Record<StoryState, Who[]>> = {
  draft: writers,
  returned: writers,
  in_review: subEditors,
  approved: deskEditors,
  published: subEditors,
  withdrawn: chiefs,
};

const nextHour = () => new Date(Date.now() + 3_600_000).toISOString();
const what = (step: StoryStep) => ({ note: 'કારણ.', ...(step === 'schedule' ? { at: nextHour() } : {}) });
const waysTo: Record<StoryState, StoryStep[]> = {
  draft: [],
  in_review: ['submit'],
  returned: ['submit', 'return'],
  approved: ['approve'],
  scheduled: ['schedule'],
  published: ['publish'],
  withdrawn: ['publish', 'withdraw'],
  trash: ['trash'],
};

async function storyIn(state: StoryState): Promise<StoryForEditing> {
  let story = await room.begin(owner);
  await newspaper.ask(owner, 'delete', `/stories/${story.id}/lock`);
  for (const step of waysTo[state]) story = await room.stepped(staff.chief, story.id, step, what(step));
  if (state !== 'published') return story;
  const changed = await room.saved(staff.chief, story, { headline: 'બદલેલી હેડલાઇન' });
  await newspaper.ask(staff.chief, 'delete', `/stories/${story.id}/lock`);
  return changed;
}

describe.each(storyStates)('from %s', (state) => {
  test('every role takes its own steps and no other', async () => {
    let story = await storyIn(state);
    for (const step of storyStepNames) {
      for (const who of Object.keys(staff) as Who[]) {
        const isAgreed = agreed[step][state]?.includes(who) ?? false;
        const body = { step, version: story.version, ...what(step) };
        const response = await newspaper.ask(staff[who], 'post', `/stories/${story.id}/steps`, body);
        const answer = await response.json();
        const text = `${who}: ${step} from ${state}: ${JSON.stringify(answer.message)}`;
        if (isAgreed) {
          expect(response.status, text).toBe(200);
          story = await storyIn(state);
        } else {
          expect([403, 409], text).toContain(response.status);
          expect(answer.message.gu, text).toMatch(/[\u0a80-\u0aff]/);
          expect(await room.one(story.id), text).toMatchObject({ state, version: story.version });
        }
      }
    }
    for (const who of Object.keys(staff) as Who[]) {
      const offered = (await room.one(story.id, staff[who])).steps;
      expect(offered, who).toEqual(storyStepNames.filter((step) => agreed[step][state]?.includes(who)));
    }
  }, 60_000);

  test('only those whose turn it is change the text', async () => {
    for (const who of Object.keys(staff) as Who[]) {
      const story = await storyIn(state);
      const isAgreed = editing[state]?.includes(who) ?? false;
      expect((await room.one(story.id, staff[who])).mayEdit, who).toBe(isAgreed);
      const response = await room.save(staff[who], story, { deck: `${who} લખે છે.` });
      expect([who, response.status]).toEqual([who, isAgreed ? 200 : 403]);
    }
  }, 60_000);
});

test('a desk editor publishes for their desks and cities only', async () => {
  const elsewhere = staffMember('desk-editor', { id: 'films', deskIds: [await room.idOf('category', 'entertainment')] });
  const farm = staffMember('desk-editor', { id: 'farm', deskIds: [await room.idOf('category', 'agriculture')] });
  const surat = staffMember('desk-editor', { id: 'surat', cityIds: [await room.idOf('city', 'surat')] });
  const { id } = await room.begin(owner);
  for (const step of ['approve', 'publish', 'schedule', 'trash'] as const) {
    expect([step, (await room.step(elsewhere, id, step, what(step))).status]).toEqual([step, 403]);
  }
  expect((await room.step(surat, id, 'publish')).status).toBe(403);
  expect((await room.step(farm, id, 'approve')).status).toBe(200);
  const ofSurat = await room.begin(owner, { cityId: await room.idOf('city', 'surat') });
  expect((await room.step(surat, ofSurat.id, 'publish')).status).toBe(200);
  const own = await room.begin(elsewhere);
  expect((await room.step(elsewhere, own.id, 'submit')).status).toBe(200);
});

test('a desk editor cannot publish into another desk by moving the story there', async () => {
  const farm = staffMember('desk-editor', { id: 'farm-2', deskIds: [await room.idOf('category', 'agriculture')] });
  const story = await room.begin(owner);
  await newspaper.ask(owner, 'delete', `/stories/${story.id}/lock`);
  await room.saved(farm, story, { categoryId: await room.idOf('category', 'entertainment') });
  expect((await room.step(farm, story.id, 'publish')).status).toBe(403);
});

test('a step taken from what is no longer there is refused, and shows what is', async () => {
  const story = await room.begin(owner);
  await room.saved(owner, story, { headline: 'નવી' });
  const response = await newspaper.ask(staff.desk, 'post', `/stories/${story.id}/steps`, { step: 'publish', version: story.version });
  expect(response.status).toBe(409);
  expect((await response.json()).details).toMatchObject({ version: 2, working: { headline: 'નવી' } });
});

test('what needs a reason or a moment is not done without', async () => {
  const story = await storyIn('in_review');
  const ask = async (body: object) => {
    const response = await newspaper.ask(staff.chief, 'post', `/stories/${story.id}/steps`, { version: story.version, ...body });
    return [response.status, (await response.json()).issues?.map(({ path }: { path: string }) => path)];
  };
  expect(await ask({ step: 'return', note: '   ' })).toEqual([422, ['note']]);
  expect(await ask({ step: 'schedule' })).toEqual([422, ['at']]);
  expect(await ask({ step: 'schedule', at: '2020-01-01T00:00:00Z' })).toEqual([422, ['at']]);
  expect(await ask({ step: 'schedule', at: '2999-01-01T00:00:00Z' })).toEqual([422, ['at']]);
  expect(await ask({ step: 'fly' })).toEqual([422, ['step']]);
});

test('nobody who is not signed in is told anything', async () => {
  for (const [method, path] of [
    ['get', '/stories'],
    ['post', '/stories'],
    ['get', '/stories/1'],
    ['put', '/stories/1'],
    ['get', '/stories/1/preview'],
  ] as const) {
    expect((await newspaper.ask(undefined, method, path)).status).toBe(401);
  }
  const { rows } = await newspaper.app.db.execute(sql`select 1 from audit_log where staff_id = ''`);
  expect(rows).toEqual([]);
});
