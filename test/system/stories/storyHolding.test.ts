import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeEmptyStories } from '../../../src/desks/stories/keeping/storyHousekeeping.ts';
import type { StoryConflict, StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

// Who holds a story, what becomes of words that come at the wrong moment, and of stories without any.

const clock = { at: new Date('2026-11-20T06:00:00Z') };
let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
const reporter = staffMember('reporter', { id: 'rekha', name: 'રેખા' });
const subEditor = staffMember('sub-editor', { id: 'suresh', name: 'સુરેશ' });
const deskEditor = staffMember('desk-editor', { id: 'dina', name: 'દીના' });
const later = (seconds: number) => {
  clock.at = new Date(clock.at.getTime() + seconds * 1_000);
};

beforeAll(async () => {
  newspaper = await openTestApp(clock);
  room = newsroomOf(newspaper);
});
beforeEach(() => later(3_600));
afterAll(() => newspaper.close());

const lock = (staff: Staff, id: number, takeOver = false) => newspaper.ask(staff, 'post', `/stories/${id}/lock`, { takeOver });
const locked = async (staff: Staff, id: number): Promise<string> => (await (await lock(staff, id)).json()).lock.since;
const release = (staff: Staff, id: number, since: string) =>
  newspaper.ask(staff, 'delete', `/stories/${id}/lock?since=${encodeURIComponent(since)}`);
const holderOf = async (id: number) => (await room.one(id)).lock?.staffName;

test('a story that is given away is free at once: sent in, sent back, read once more, put on the schedule, handed over', async () => {
  const { id } = await room.begin(reporter);
  await locked(reporter, id);
  await room.stepped(reporter, id, 'submit');
  expect(await holderOf(id)).toBeUndefined();

  await locked(deskEditor, id);
  await room.stepped(deskEditor, id, 'return', { note: 'ફરી લખો.' });
  expect(await holderOf(id)).toBeUndefined();
  expect((await lock(reporter, id)).status).toBe(200);
  await room.stepped(reporter, id, 'submit');

  await locked(deskEditor, id);
  await room.stepped(deskEditor, id, 'approve');
  expect(await holderOf(id)).toBe('દીના');
  await room.stepped(deskEditor, id, 'schedule', { at: new Date(clock.at.getTime() + 3_600_000).toISOString() });
  expect(await holderOf(id)).toBeUndefined();

  await room.stepped(deskEditor, id, 'unschedule');
  await locked(deskEditor, id);
  expect((await newspaper.ask(deskEditor, 'put', `/stories/${id}/owner`, { staffId: 'nobody', planVersion: 1 })).status).toBe(422);
  expect(await holderOf(id)).toBe('દીના');
  await room.stepped(deskEditor, id, 'reopen');
  expect(await holderOf(id)).toBeUndefined();
});

test('a step of one editor takes the story out of nobody else’s hands', async () => {
  const { id } = await room.begin(reporter);
  await room.stepped(reporter, id, 'submit');
  await locked(subEditor, id);
  await room.stepped(deskEditor, id, 'return', { note: 'ફરી લખો.' });
  expect(await holderOf(id)).toBe('સુરેશ');
});

test('a window that is closed lets go of its own lock, not of the one taken by the next', async () => {
  const { id } = await room.begin(reporter);
  const first = await locked(reporter, id);
  later(1);
  const second = await locked(reporter, id);
  expect((await release(reporter, id, first)).status).toBe(200);
  expect(await holderOf(id)).toBe('રેખા');
  expect((await release(subEditor, id, second)).status).toBe(200);
  expect(await holderOf(id)).toBe('રેખા');
  expect((await release(reporter, id, second)).status).toBe(200);
  expect(await holderOf(id)).toBeUndefined();
  expect((await lock(subEditor, id)).status).toBe(200);
});

test('a lock without a sign of life holds nobody up for longer than 35 seconds', async () => {
  const { id } = await room.begin(deskEditor);
  await locked(deskEditor, id);
  later(34);
  expect((await lock(subEditor, id)).status).toBe(409);
  later(2);
  expect((await lock(subEditor, id)).status).toBe(200);
});

test('the same words sent twice are one version: the answer to the first try was lost', async () => {
  const begun = await room.begin(reporter);
  const first = await room.saved(reporter, begun, { headline: 'એક વાર' });
  const again = await room.save(reporter, begun, { headline: 'એક વાર' });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ version: first.version, working: { headline: 'એક વાર' } });
});

test('words that come after the story has gone on are kept as a version of their own', async () => {
  const begun = await room.begin(reporter);
  const sent = await room.stepped(reporter, begun.id, 'submit');
  const late = await room.save(reporter, sent, { headline: 'મોકલ્યા પછી લખેલું' });
  expect(late.status).toBe(403);
  const { details }: { details: StoryConflict } = await late.json();
  const revision = await (await newspaper.ask(reporter, 'get', `/stories/${begun.id}/revisions/${details.keptAs}`)).json();
  expect(revision).toMatchObject({ conflict: true, working: { headline: 'મોકલ્યા પછી લખેલું' } });
  expect((await room.one(begun.id)).headline).not.toBe('મોકલ્યા પછી લખેલું');
});

test('a story that never got a word is swept up after an hour, unless it is open or planned; one with a word never', async () => {
  const begin = async (draft: object = {}): Promise<StoryForEditing> => (await newspaper.ask(reporter, 'post', '/stories', draft)).json();
  const empty = await begin();
  const planned = await begin({ plannedFor: '2026-12-01' });
  const emptied = await begin();
  const written = await room.saved(reporter, emptied, { headline: 'ક' });
  await room.saved(reporter, written, { headline: '' });
  const sweep = () => removeEmptyStories(newspaper.app, clock.at);
  const isThere = async ({ id }: StoryForEditing) => (await newspaper.ask(reporter, 'get', `/stories/${id}`)).status === 200;

  later(3_500);
  const open = await begin();
  expect(await sweep()).toBe(0);
  later(3_601);
  await locked(reporter, open.id);
  expect(await sweep()).toBe(1);
  expect(await Promise.all([empty, planned, emptied, open].map(isThere))).toEqual([false, true, true, true]);
  later(60);
  expect(await sweep()).toBe(1);
  expect(await isThere(open)).toBe(false);
});

test('a story without a word is in the lists of whoever began it only, unless it is or was planned, or is handed over', async () => {
  const begin = async (draft: object = {}): Promise<StoryForEditing> => (await newspaper.ask(reporter, 'post', '/stories', draft)).json();
  const [empty, planned, written] = [await begin(), await begin({ plannedFor: '2026-12-02' }), await room.begin(reporter)];
  const listed = async (staff: typeof reporter): Promise<number[]> =>
    (await (await newspaper.ask(staff, 'get', `/stories?perPage=100&filter=${encodeURIComponent('{"state":"draft"}')}`)).json()).data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await listed(reporter)).toEqual(expect.arrayContaining([empty.id, planned.id, written.id]));
  expect(await listed(deskEditor)).toEqual(expect.arrayContaining([planned.id, written.id]));
  expect(await listed(deskEditor)).not.toContain(empty.id);
  for (const plan of [
    { plannedFor: '2026-12-02', planVersion: 1 },
    { plannedFor: null, planVersion: 2 },
  ])
    expect((await newspaper.ask(deskEditor, 'put', `/stories/${empty.id}/plan`, { deadline: null, ...plan })).status).toBe(200);
  expect(await listed(deskEditor)).toContain(empty.id);
});
