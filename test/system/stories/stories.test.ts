import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Revision, RevisionRow, StoryConflict, StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { publishStory } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
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
const deskEditor = staffMember('desk-editor', { id: 'divya', name: 'દિવ્યા' });
const chief = staffMember('chief-editor');

const revisionsOf = async (id: number): Promise<RevisionRow[]> =>
  (await (await newspaper.ask(chief, 'get', `/stories/${id}/revisions`)).json()).data;
const revisionOf = async (id: number, revision: number): Promise<Revision> =>
  (await newspaper.ask(chief, 'get', `/stories/${id}/revisions/${revision}`)).json();

test('a story goes from its reporter over the desk to readers, is corrected, and is withdrawn with a line', async () => {
  const begun = await room.begin(reporter);
  expect(begun).toMatchObject({ state: 'draft', version: 1, ownerId: 'rekha', address: null, mayEdit: true, steps: ['submit', 'trash'] });
  await room.stepped(reporter, begun.id, 'submit');
  const returned = await room.stepped(subEditor, begun.id, 'return', { note: 'ગામોનાં નામ ઉમેરો.' });
  expect(returned).toMatchObject({ state: 'returned', note: 'ગામોનાં નામ ઉમેરો.' });
  await room.saved(reporter, await room.one(begun.id), { deck: 'ચાર ગામને સાવચેત કરાયાં.' });
  await room.stepped(reporter, begun.id, 'submit');
  await room.stepped(deskEditor, begun.id, 'approve');
  const published = await room.stepped(deskEditor, begun.id, 'publish');
  expect(published).toMatchObject({ state: 'published', hasChanges: false, address: `/news/crops/dam-darvaja-${begun.id}` });
  const address = published.address ?? '';
  expect(await (await newspaper.get(address)).text()).toContain('ચાર ગામને સાવચેત કરાયાં.');
  expect(await (await newspaper.get('/category/crops/1')).text()).toContain(address);

  later(3_600);
  const changed = await room.saved(subEditor, await room.one(begun.id), { headline: 'ડેમના બે દરવાજા ખોલાયા' });
  expect(changed).toMatchObject({ state: 'published', hasChanges: true });
  expect(await (await newspaper.get(address)).text()).not.toContain('ડેમના બે દરવાજા ખોલાયા');
  await room.stepped(deskEditor, begun.id, 'update');
  const updated = await (await newspaper.get(address)).text();
  expect(updated).toContain('ડેમના બે દરવાજા ખોલાયા');
  expect(updated).toContain('2026-11-21T10:00:00.000Z');

  const withdrawn = await room.stepped(deskEditor, begun.id, 'withdraw', { note: 'આ અહેવાલની વિગતો ખોટી નીકળી.' });
  expect(withdrawn).toMatchObject({ state: 'withdrawn', address });
  for (const path of [address, `/news/other/old-name-${begun.id}`, `/mobile${address}`]) {
    const gone = await newspaper.get(path);
    expect([path, gone.status]).toEqual([path, 410]);
    expect(await gone.text()).toContain('આ અહેવાલની વિગતો ખોટી નીકળી.');
  }
  expect((await newspaper.get(`/api/article-details/x-${begun.id}`)).status).toBe(404);
  expect(await (await newspaper.get('/category/crops/1')).text()).not.toContain(address);
  expect((await newspaper.ask(chief, 'get', `/stories/${begun.id}/preview`)).status).toBe(200);

  const back = await room.stepped(chief, begun.id, 'restore_published');
  expect(back.publishedAt).toBe('2026-11-21T09:00:00.000Z');
  expect((await newspaper.get(address)).status).toBe(200);
  const steps = (await revisionsOf(begun.id)).map(({ step, savedByName }) => `${savedByName}: ${step ?? 'saved'}`);
  expect(steps.toReversed()).toEqual([
    'રેખા: saved',
    'રેખા: submit',
    'સુરેશ: return',
    'રેખા: saved',
    'રેખા: submit',
    'દિવ્યા: approve',
    'દિવ્યા: publish',
    'સુરેશ: saved',
    'દિવ્યા: update',
    'દિવ્યા: withdraw',
    'chief-editor, in a test: restore_published',
  ]);
  const { rows: log } = await newspaper.app.db.execute<{ action: string }>(
    sql`select action from audit_log where subject = ${`article:${begun.id}`} order by id`,
  );
  expect(log.map(({ action }) => action)).toEqual([
    'story.create',
    'story.submit',
    'story.return',
    'story.save',
    'story.submit',
    'story.approve',
    'story.publish',
    'story.save',
    'story.update',
    'story.withdraw',
    'story.restore_published',
  ]);
});

test('a change of slug and category leads readers on from the old address; a small correction keeps the time of the last change', async () => {
  const { id } = await room.begin(chief, { slug: 'juno-slug' });
  const { address } = await room.stepped(chief, id, 'publish');
  later(7_200);
  await room.saved(chief, await room.one(id), { slug: 'navo-slug', categoryId: await room.idOf('category', 'gujarat') });
  const moved = await room.stepped(chief, id, 'update', { smallCorrection: true });
  expect(moved.address).toBe(`/news/gujarat/navo-slug-${id}`);
  const old = await newspaper.get(address ?? '');
  expect([old.status, old.headers.get('location')]).toEqual([301, moved.address]);
  const details = await (await newspaper.get(`/api/article-details/x-${id}`)).json();
  expect(JSON.stringify(details)).not.toContain(clock.at.toISOString());
});

test('a save from an older version is refused with what stands now, and nothing of it is lost', async () => {
  const begun = await room.begin(reporter);
  const first = await room.saved(reporter, begun, { headline: 'પહેલી' });
  const stale = await room.save(reporter, begun, { headline: 'મોડી' });
  expect(stale.status).toBe(409);
  const { details }: { details: StoryConflict } = await stale.json();
  expect(details).toMatchObject({ version: first.version, savedBy: 'રેખા', savedAt: clock.at.toISOString() });
  expect(details.working.headline).toBe('પહેલી');
  expect((await room.one(begun.id)).working.headline).toBe('પહેલી');
  expect(await revisionOf(begun.id, details.keptAs)).toMatchObject({ conflict: true, version: 1, working: { headline: 'મોડી' } });
  const merged = await newspaper.ask(reporter, 'post', `/stories/${begun.id}/restore`, {
    revision: details.keptAs,
    version: first.version,
  });
  expect((await merged.json()).working.headline).toBe('મોડી');
});

test('a story is held by one editor at a time, can be taken over, and is free when its holder is gone', async () => {
  const { id } = await room.begin(reporter);
  const lock = (staff = subEditor, takeOver = false) => newspaper.ask(staff, 'post', `/stories/${id}/lock`, { takeOver });
  const beat = async (staff = reporter) => (await newspaper.ask(staff, 'post', `/stories/${id}/heartbeat`)).json();
  later(30);
  expect(await beat()).toMatchObject({ held: true, lock: { staffId: 'rekha' }, version: 1 });
  later(30);
  const refused = await lock();
  expect(refused.status).toBe(409);
  expect((await refused.json()).details.lock).toMatchObject({ staffName: 'રેખા' });
  expect((await room.one(id)).lock?.staffName).toBe('રેખા');
  expect((await lock(subEditor, true)).status).toBe(200);
  expect(await beat()).toMatchObject({ held: false, lock: { staffId: 'suresh' } });
  const late = await room.save(reporter, await room.one(id), { headline: 'લખતી હતી' });
  expect(late.status).toBe(409);
  const { details }: { details: StoryConflict } = await late.json();
  expect(details.lock?.staffName).toBe('સુરેશ');
  expect((await revisionOf(id, details.keptAs)).working.headline).toBe('લખતી હતી');
  later(46);
  expect((await lock(reporter)).status).toBe(200);
  expect((await newspaper.ask(reporter, 'delete', `/stories/${id}/lock`)).status).toBe(200);
  expect((await room.one(id)).lock).toBeNull();
});

test('what a screen saves by itself becomes one revision in five minutes; what was saved by hand stays', async () => {
  let story = await room.begin(reporter);
  const auto = async (headline: string) => {
    story = await room.saved(reporter, story, { headline }, { autosave: true });
    later(60);
  };
  await auto('ક');
  await auto('કખ');
  await auto('કખગ');
  expect((await revisionsOf(story.id)).map(({ version, autosave }) => [version, autosave])).toEqual([
    [4, true],
    [1, false],
  ]);
  story = await room.saved(reporter, story, {});
  expect(story.version).toBe(4);
  await auto('કખગઘ');
  later(300);
  await auto('કખગઘચ');
  expect((await revisionsOf(story.id)).map(({ version, autosave }) => [version, autosave])).toEqual([
    [6, true],
    [5, true],
    [4, false],
    [1, false],
  ]);
  const first = (await revisionsOf(story.id)).at(-1)?.id ?? 0;
  const restored: StoryForEditing = await (
    await newspaper.ask(reporter, 'post', `/stories/${story.id}/restore`, { revision: first, version: story.version })
  ).json();
  expect(restored).toMatchObject({ version: 7, working: { headline: 'ડેમના દરવાજા ખોલાયા' } });
});

test('a story that an import brought has what readers saw as its first revision once it is opened', async () => {
  const id = await publishStory(newspaper.app, draftStory({ categoryId: await room.idOf('category', 'crops') }));
  expect(await room.one(id)).toMatchObject({ state: 'published', hasChanges: false, version: 1 });
  expect((await newspaper.ask(subEditor, 'post', `/stories/${id}/lock`, {})).status).toBe(200);
  const changed = await room.saved(subEditor, await room.one(id), { headline: 'બદલેલી' });
  const [, first] = await revisionsOf(id);
  expect((await revisionOf(id, first?.id ?? 0)).working.headline).toBe('કસોટી માટેની વાર્તા');
  const same = await room.saved(subEditor, changed, { headline: 'કસોટી માટેની વાર્તા' });
  expect(same.hasChanges).toBe(false);
  await room.saved(subEditor, same, { headline: 'ફરી બદલેલી' });
  const discarded = await room.stepped(subEditor, id, 'discard');
  expect(discarded).toMatchObject({ hasChanges: false, headline: 'કસોટી માટેની વાર્તા' });
});

test('a story goes before readers only without errors, and says what is missing', async () => {
  const { id } = await room.begin(chief, { headline: '', slug: '', body: { type: 'doc', content: [] }, categoryId: null });
  expect((await newspaper.ask(chief, 'get', `/stories/${id}/preview`)).status).toBe(200);
  for (const [name, more] of [
    ['publish', {}],
    ['approve', {}],
    ['schedule', { at: '2026-12-01T00:00:00Z' }],
  ] as const) {
    const refused = await room.step(chief, id, name, more);
    expect(refused.status).toBe(422);
    const { issues } = await refused.json();
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['headline', 'slug', 'categoryId', 'body']);
  }
  const broken = await room.begin(chief, { body: { type: 'doc', content: [p('એક.'), { type: 'pullQuote', attrs: {} }] } });
  const refused = await room.step(chief, broken.id, 'publish');
  expect((await refused.json()).issues).toMatchObject([{ path: 'body.content.1' }]);
  expect((await room.one(broken.id)).checks.filter(({ weight }) => weight === 'error')).toHaveLength(1);
});

test('the preview is the very page that readers get', async () => {
  const body = { type: 'doc' as const, content: [p('પહેલો ફકરો.'), p('**બીજો** ફકરો.')] };
  const { id } = await room.begin(chief, { headline: 'આગોતરું પાનું', body, correction: 'આંકડો સુધાર્યો છે.' });
  const preview = await newspaper.ask(chief, 'get', `/stories/${id}/preview`);
  expect(preview.headers.get('content-type')).toContain('text/html');
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(preview.headers.get('x-frame-options')).toBeNull();
  expect(preview.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const before = await preview.text();
  expect(before).toContain('આંકડો સુધાર્યો છે.');
  const { address } = await room.stepped(chief, id, 'publish');
  // Advertisements stand only beside what is published.
  const ads = /<div [^>]*data-ad="[^"]*"><\/div>|<gs-island name="AdLoader".*?<\/gs-island>/g;
  const mainOf = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(ads, '');
  expect(mainOf(await (await newspaper.get(address ?? '')).text())).toBe(mainOf(before));
});

test('what nobody can read is refused in words and never breaks anything', async () => {
  const { id, version } = await room.begin(chief);
  const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`);
  const put = (body: unknown) => newspaper.ask(chief, 'put', `/stories/${id}`, body);
  for (const body of [{}, [], { version, working: 'x' }, { version: 'x', working: {} }, { version, working: { categoryId: 2 ** 40 } }]) {
    const response = await put(body);
    expect([JSON.stringify(body).slice(0, 60), response.status]).toEqual([JSON.stringify(body).slice(0, 60), 422]);
  }
  expect((await put({ version, working: { body: deep } })).status).toBe(400);
  const odd = await put({
    version,
    working: { headline: 'એક\0 \ud800બે', body: { type: 'doc', content: [{ type: 'x\0', 'a\0': '\udc00' }] } },
  });
  expect((await odd.json()).working.headline).toBe('એક \ufffdબે');
  expect((await newspaper.ask(chief, 'put', '/stories/999999', { version: 1, working: {} })).status).toBe(404);
  expect((await newspaper.ask(chief, 'get', '/stories/0')).status).toBe(422);
  expect((await newspaper.ask(chief, 'get', `/stories/${id}/revisions/999999`)).status).toBe(404);
  expect((await newspaper.ask(chief, 'get', '/stories?filter=%7B')).status).toBe(422);
  expect((await newspaper.ask(chief, 'get', '/stories?page=1000000&perPage=200')).status).toBe(200);
});
