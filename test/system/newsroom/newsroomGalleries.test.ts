import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findTopic } from '../../../src/content/topics/queries.ts';
import { seenAt } from '../../presentVersion.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
let crops = 0;
let sports = 0;
beforeAll(async () => {
  app = await openTestApp();
  crops = (await findTopic(app.app.db, 'category', 'crops'))?.id ?? 0;
  sports = (await findTopic(app.app.db, 'category', 'sports'))?.id ?? 0;
});
afterAll(() => app.close());

const gallery = z.object({
  id: z.number(),
  status: z.string(),
  address: z.string().nullable(),
  content: z.looseObject({ title: z.string(), pictures: z.array(z.looseObject({ picture: z.string() })) }),
});
const list = z.object({ items: z.array(z.object({ id: z.number(), title: z.string(), status: z.string() })), next: z.number().nullable() });
const refusal = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.object({ gu: z.string() }).optional() })),
  message: z.object({ gu: z.string(), en: z.string() }),
});

const subEditor = staffMember('sub-editor');
const deskEditor = staffMember('desk-editor');

const content = (changes: object = {}) => ({
  kind: 'photo-gallery',
  title: 'ચોમાસાની તસવીરો',
  deck: '',
  categoryId: crops,
  cityId: null,
  coverKey: null,
  pictures: [
    { picture: 'kites', caption: 'પહેલું', credit: 'સવાર' },
    { picture: 'mango', caption: 'બીજું', credit: '' },
  ],
  ...changes,
});
async function kept(response: Promise<Response>): Promise<z.infer<typeof gallery>> {
  const answer = await response;
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return gallery.parse(body);
}
const draft = (changes: object = {}) => kept(app.ask(subEditor, 'post', '/galleries', content(changes)));
const listed = async (query: string) => list.parse(await (await app.ask(subEditor, 'get', `/galleries?${query}`)).json());
const total = async () =>
  z.object({ data: z.object({ totalCount: z.number() }) }).parse(await (await app.get('/api/photo-gallery/home?categorySlug=crops')).json())
    .data.totalCount;

test('a gallery without a category is told to have one chosen', async () => {
  const answer = await app.ask(subEditor, 'post', '/galleries', content({ categoryId: 0 }));
  expect(answer.status).toBe(422);
  expect(refusal.parse(await answer.json()).issues).toEqual([{ path: 'categoryId', message: { gu: 'યાદીમાંથી પસંદ કરો.' } }]);
});

test('a gallery goes its way: draft, published, changed, withdrawn, published again; readers see each step at once', async () => {
  const before = await total();
  const { id, status } = await draft();
  expect(status).toBe('draft');
  expect(await total()).toBe(before);
  const published = await kept(app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/publish'), {}));
  expect(published.address).toBe(`/photo-gallery/crops/chomasani-tasaviro-${id}`);
  const address = published.address ?? '';
  expect(await (await app.get(address)).text()).toContain('ચોમાસાની તસવીરો');
  expect(await total()).toBe(before + 1);
  const again = await app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/publish'), {});
  expect([again.status, (await again.json()).message.en]).toEqual([409, 'This is published already.']);

  const moved = content({ title: 'બદલેલું શીર્ષક', pictures: content().pictures.toReversed() });
  await kept(app.ask(deskEditor, 'put', await seenAt(app, `/galleries/${id}`), moved));
  const html = await (await app.get(address)).text();
  expect(html).toContain('બદલેલું શીર્ષક');
  expect(html.indexOf('બીજું')).toBeLessThan(html.indexOf('પહેલું'));

  expect((await kept(app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/withdraw'), {}))).status).toBe('withdrawn');
  expect((await app.get(address)).status).toBe(404);
  expect(await total()).toBe(before);
  await kept(app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/publish'), {}));
  expect((await app.get(address)).status).toBe(200);
  expect(await total()).toBe(before + 1);
  const { rows } = await app.app.db.execute<{ action: string }>(`select action from audit_log where subject = 'gallery:${id}' order by id`);
  expect(rows.map(({ action }) => action)).toEqual([
    'gallery.draft',
    'gallery.publish',
    'gallery.change',
    'gallery.withdraw',
    'gallery.publish',
  ]);
});

test('what is missing is told at its place, and nothing comes before readers', async () => {
  const bare = [{ picture: 'kites', caption: '', credit: '' }];
  const { id } = await draft({ kind: 'slide-show', pictures: bare });
  const refused = await app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/publish'), {});
  expect(refused.status).toBe(422);
  expect(refusal.parse(await refused.json()).issues.map(({ path }) => path)).toEqual(['pictures.0.caption', 'pictures.0.heading']);
  for (const [changes, path] of [
    [{ title: ' ' }, 'title'],
    [{ pictures: [] }, 'pictures'],
    [{ categoryId: 0 }, 'categoryId'],
    [{ categoryId: 999_999 }, 'categoryId'],
    [{ cityId: crops }, 'cityId'],
    [{ coverKey: 'garba' }, 'coverKey'],
    [{ pictures: [{ picture: 'no-such-picture', caption: 'x' }] }, 'pictures.0.picture'],
    [{ kind: 'film' }, 'kind'],
  ] as const) {
    const answer = await app.ask(subEditor, 'post', '/galleries', content(changes));
    expect([path, answer.status]).toEqual([path, 422]);
    expect(refusal.parse(await answer.json()).issues.map((issue) => issue.path)).toEqual([path]);
  }
  expect((await app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/withdraw'), {})).status).toBe(409);
  expect((await app.ask(deskEditor, 'put', await seenAt(app, '/galleries/999999'), content())).status).toBe(404);
});

test('the list finds them by words in either script and by where they stand', async () => {
  const { id } = await draft({ title: 'ગિરનારની પરિક્રમા' });
  for (const words of ['girnar', 'ગિરનાર', 'parikrama'])
    expect(
      (await listed(`q=${encodeURIComponent(words)}`)).items.map((item) => item.id),
      words,
    ).toContain(id);
  expect((await listed('status=draft')).items.every((item) => item.status === 'draft')).toBe(true);
  expect((await listed('status=published')).items.map((item) => item.id)).not.toContain(id);
  expect((await listed(`before=${id}`)).items.every((item) => item.id < id)).toBe(true);
});

test('who may do what is asked at the calls', async () => {
  const reporter = staffMember('reporter');
  const { id } = await draft();
  expect((await app.ask(reporter, 'post', '/galleries', content())).status).toBe(403);
  expect((await app.ask(subEditor, 'post', await seenAt(app, `/galleries/${id}`, '/publish'), {})).status).toBe(403);
  await kept(app.ask(deskEditor, 'post', await seenAt(app, `/galleries/${id}`, '/publish'), {}));
  // What readers see is changed by those who publish.
  expect((await app.ask(subEditor, 'put', await seenAt(app, `/galleries/${id}`), content())).status).toBe(403);
  const ofSports = staffMember('desk-editor', { deskIds: [sports] });
  expect((await app.ask(ofSports, 'put', await seenAt(app, `/galleries/${id}`), content())).status).toBe(403);
  expect((await app.ask(ofSports, 'post', '/galleries', content())).status).toBe(403);
  expect((await app.ask(ofSports, 'post', '/galleries', content({ categoryId: sports }))).status).toBe(200);
});
