import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoryRow } from '../../../src/desks/stories/lists/storyShapes.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { overhear } from '../serving/overhear.ts';
import { newsroomOf } from './newsroomStory.ts';

const clock = { at: new Date('2026-11-21T09:00:00Z') };
const later = (seconds: number) => {
  clock.at = new Date(clock.at.getTime() + seconds * 1_000);
};
let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
beforeAll(async () => {
  newspaper = await openTestApp(clock);
  room = newsroomOf(newspaper);
});
afterAll(() => newspaper.close());

const reporter = staffMember('reporter', { id: 'rekha', name: 'રેખા' });
const subEditor = staffMember('sub-editor', { id: 'suresh', name: 'સુરેશ' });
const chief = staffMember('chief-editor');

const list = async (query: string, staff = chief): Promise<{ data: StoryRow[]; total: number }> =>
  (await newspaper.ask(staff, 'get', `/stories?${query}`)).json();
const filtered = (filter: object, staff = chief) => list(`filter=${encodeURIComponent(JSON.stringify(filter))}`, staff);

test('the list finds stories by state, owner, place and words in any spelling', async () => {
  const mine = await room.begin(reporter, { headline: 'ઝરમર વરસાદથી ખેડૂતો ખુશ' });
  for (const filter of [
    { state: 'draft', mine: true },
    { q: 'zarmar varsad' },
    { q: 'ઝરમર', state: ['draft', 'returned'] },
    { mine: true, q: 'khedut' },
  ]) {
    const { data, total } = await filtered(filter, reporter);
    expect(
      data.map(({ id }) => id),
      JSON.stringify(filter),
    ).toContain(mine.id);
    expect(total).toBe(data.length);
    expect(data.find(({ id }) => id === mine.id)?.lock?.staffName).toBe('રેખા');
  }
  expect((await filtered({ q: 'ઝરમર', state: 'published' })).total).toBe(0);
  expect((await filtered({ mine: true }, subEditor)).data).toEqual([]);
  const cityId = await room.idOf('city', 'surat');
  const ofCity = await filtered({ cityId, state: 'published' });
  expect(ofCity.total).toBeGreaterThan(0);
  expect(ofCity.data.every((row) => row.cityId === cityId && row.state === 'published')).toBe(true);
  const { data } = await list('perPage=2&page=2');
  const whole = await list('perPage=4');
  expect(data).toEqual(whole.data.slice(2, 4));
});

test('the dashboard shows the day’s plan and what waits for whoever asks', async () => {
  const planned = await room.begin(reporter, { headline: 'આજનો અહેવાલ' });
  const put = await newspaper.ask(reporter, 'put', `/stories/${planned.id}/plan`, {
    plannedFor: '2026-11-23',
    deadline: '2026-11-23T12:00:00Z',
    planVersion: 1,
  });
  expect((await put.json()).plannedFor).toBe('2026-11-23');
  const plan = await (await newspaper.ask(chief, 'get', '/stories/today?day=2026-11-23')).json();
  expect(plan).toMatchObject({ day: '2026-11-23', data: [{ id: planned.id }] });
  const waitingFor = async (staff: typeof chief): Promise<number[]> =>
    (await (await newspaper.ask(staff, 'get', '/stories/waiting')).json()).data.map(({ id }: StoryRow) => id);
  await room.stepped(reporter, planned.id, 'submit');
  expect(await waitingFor(subEditor)).toContain(planned.id);
  expect(await waitingFor(staffMember('desk-editor', { deskIds: [await room.idOf('category', 'entertainment')] }))).not.toContain(
    planned.id,
  );
  await room.stepped(subEditor, planned.id, 'return', { note: 'ફરી લખો.' });
  expect(await waitingFor(reporter)).toContain(planned.id);
});

test('a slug is made of the headline, and numbered when it is taken', async () => {
  const slugFor = async (query: string) => (await newspaper.ask(reporter, 'get', `/stories/slug?${query}`)).json();
  const headline = encodeURIComponent('નવી નહેર');
  expect(await slugFor(`headline=${headline}`)).toEqual({ slug: 'navi-nahera', taken: false });
  const { id } = await room.begin(reporter, { slug: 'navi-nahera' });
  expect(await slugFor(`headline=${headline}`)).toEqual({ slug: 'navi-nahera-2', taken: true });
  expect(await slugFor(`headline=${headline}&id=${id}`)).toEqual({ slug: 'navi-nahera', taken: false });
});

test('the trash gives stories back, and is emptied by administrators after thirty days', async () => {
  const administrator = staffMember('administrator');
  const { id } = await room.begin(reporter);
  await room.stepped(reporter, id, 'trash');
  expect(await room.stepped(reporter, id, 'untrash')).toMatchObject({ state: 'draft' });
  await room.stepped(reporter, id, 'trash');
  expect((await newspaper.ask(chief, 'delete', `/stories/${id}`)).status).toBe(403);
  expect((await newspaper.ask(administrator, 'delete', `/stories/${id}`)).status).toBe(409);
  const other = await room.begin(reporter);
  await room.stepped(reporter, other.id, 'trash');
  later(31 * 86_400);
  expect(await (await newspaper.ask(administrator, 'delete', `/stories/${id}`)).json()).toEqual({ removed: 1 });
  expect(await (await newspaper.ask(administrator, 'post', '/stories/empty-trash')).json()).toEqual({ removed: 1 });
  expect((await newspaper.ask(chief, 'get', `/stories/${id}`)).status).toBe(404);
});

test('the trash is emptied with as many statements for many stories as for one', async () => {
  const administrator = staffMember('administrator');
  const emptied = async (count: number) => {
    for (let at = 0; at < count; at++) await room.stepped(reporter, (await room.begin(reporter)).id, 'trash');
    later(31 * 86_400);
    const { result, statements } = await overhear(async () => newspaper.ask(administrator, 'post', '/stories/empty-trash'));
    expect(await result.json()).toEqual({ removed: count });
    return statements.length;
  };
  expect(await emptied(4)).toBe(await emptied(1));
});
