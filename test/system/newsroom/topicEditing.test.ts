import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import type { TopicRow } from '../../../src/desks/taxonomy/topics/topicDraft.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { presentVersion } from '../../presentVersion.ts';
import { publishStory } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const chief = staffMember('chief-editor');
const ask = async <Out>(method: string, path: string, body?: unknown, staff = chief): Promise<{ status: number; answer: Out }> => {
  const response = await app.ask(staff, method, path, body);
  return { status: response.status, answer: await response.json() };
};
/** Changes a topic by who has seen its present state. */
const change = async <Out>(path: string, body: object, staff = chief) =>
  ask<Out>('put', path, { ...body, version: await presentVersion(app, path) }, staff);
type List = { data: TopicRow[]; total: number };
const listed = async (filter: object, more = '') =>
  (await ask<List>('get', `/topics?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)).answer;
const idOf = async (kind: 'category' | 'city' | 'tag', slug: string) => (await readTopic(app.app.db, kind, slug))?.id ?? 0;
const textOf = async (path: string) => (await app.get(path)).text();

test('topics are found in either script, of the kind that is asked for', async () => {
  const inLatin = await listed({ kind: 'city', q: 'amadavad' });
  expect(inLatin.data.map(({ slug }) => slug)).toEqual(['ahmedabad']);
  expect((await listed({ kind: 'city', q: 'અમદા' })).data.map(({ slug }) => slug)).toEqual(['ahmedabad']);
  expect((await listed({ kind: 'tag', q: 'amadavad' })).data.every(({ kind }) => kind === 'tag')).toBe(true);
  expect((await listed({ kind: 'city' })).data.map(({ position }) => position)).toEqual(
    (await listed({ kind: 'city' })).data.map((_, at) => at),
  );
  expect((await listed({ q: "' | !" })).total).toBeGreaterThan(0);
});

test('a category is added, renamed and moved, and readers see it at their next request', async () => {
  const draft = { kind: 'category', name: 'હવામાન', nameEn: 'Weather', description: 'વરસાદ અને ગરમી' };
  const { status, answer: added } = await ask<TopicRow>('post', '/topics', draft);
  expect([status, added.slug, added.storyCount]).toEqual([200, 'weather', 0]);
  expect(await textOf('/category/weather/1')).toContain('હવામાન');
  await publishStory(app.app, draftStory({ categoryId: added.id, headline: 'ઠંડીનું મોજું' }));

  const renamed = await change<TopicRow>(`/topics/${added.id}`, { ...draft, name: 'મોસમ', slug: 'mosam' });
  expect(renamed.answer.address).toBe('/category/mosam/1');
  const old = await app.get('/category/weather/1');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/category/mosam/1']);
  expect(await textOf('/category/mosam/1')).toContain('મોસમ');

  const gujarat = await idOf('category', 'gujarat');
  expect(await textOf('/category/gujarat/1')).not.toContain('ઠંડીનું મોજું');
  await change(`/topics/${added.id}`, { ...draft, slug: 'mosam', parentId: gujarat });
  expect(await textOf('/category/gujarat/1')).toContain('ઠંડીનું મોજું');
  await change(`/topics/${added.id}`, { ...draft, slug: 'mosam', parentId: null });
  expect(await textOf('/category/gujarat/1')).not.toContain('ઠંડીનું મોજું');
  expect(await textOf('/category/mosam/1')).toContain('ઠંડીનું મોજું');
});

test('what an editor tells search engines of a topic is what its page says, and one that is not for them leaves sitemaps and the list of feeds', async () => {
  const id = await idOf('city', 'ahmedabad');
  const { answer: row } = await ask<TopicRow>('get', `/topics/${id}`);
  expect([row.searchTitle, row.searchDescription, row.noindex, row.sameAs]).toEqual(['', '', false, []]);
  expect(await textOf('/city/ahmedabad/1')).toContain('<title>અમદાવાદ સમાચાર | સવાર</title>');
  expect(await textOf('/sitemaps/topics/all.xml')).toContain('/city/ahmedabad/1<');
  const searched = { searchTitle: 'આજે અમદાવાદમાં', searchDescription: 'અમદાવાદની આજની વાતો.', noindex: true };
  expect((await change<TopicRow>(`/topics/${id}`, { ...row, ...searched })).answer).toMatchObject(searched);
  const html = await textOf('/city/ahmedabad/1');
  expect(html).toContain('<title>આજે અમદાવાદમાં | સવાર</title>');
  expect(html).toContain('<meta name="description" content="અમદાવાદની આજની વાતો."');
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toMatch(/<h1>અમદાવાદ/);
  expect(await textOf('/sitemaps/topics/all.xml')).not.toContain('/city/ahmedabad/1<');
  expect(await textOf('/rss')).not.toContain('/feeds/city/ahmedabad.xml"');
  expect((await app.get('/feeds/city/ahmedabad.xml')).status).toBe(200);
  await change(`/topics/${id}`, row);
  expect(await textOf('/rss')).toContain('/feeds/city/ahmedabad.xml"');
});

test('the profiles of an author elsewhere are in the structured data of their page; addresses that are none are refused', async () => {
  const { id } = (await listed({ kind: 'author', slug: 'hetal-raval' })).data[0] ?? { id: 0 };
  const { answer: row } = await ask<TopicRow>('get', `/topics/${id}`);
  for (const sameAs of [['javascript:alert(1)'], ['/city/x'], ['https://x.com/a', 'nothing']]) {
    const refused = await change<{ issues: { path: string }[] }>(`/topics/${id}`, { ...row, sameAs });
    expect([refused.status, refused.answer.issues.map(({ path }) => path)]).toEqual([422, ['sameAs']]);
  }
  await change(`/topics/${id}`, { ...row, sameAs: ['https://x.com/hetal', 'https://hetal.example'] });
  expect(await textOf(row.address)).toContain('"sameAs":["https://x.com/hetal","https://hetal.example/"]');
});

test('an order is kept as a whole, and refused when the list has changed meanwhile', async () => {
  const ids = (await listed({ kind: 'city' })).data.map(({ id }) => id);
  const turned = ids.toReversed();
  expect((await ask('post', '/topics/order', { kind: 'city', ids: turned, seen: ids })).status).toBe(200);
  expect((await listed({ kind: 'city' })).data.map(({ id }) => id)).toEqual(turned);
  expect((await ask('post', '/topics/order', { kind: 'city', ids: ids.slice(1), seen: turned })).status).toBe(409);
  expect((await ask('post', '/topics/order', { kind: 'tag', ids: [], seen: [] })).status).toBe(422);
});

test('merged tags are one: stories move, the old address leads on, what is in hand follows', async () => {
  const tag = async (name: string) => (await ask<TopicRow>('post', '/tags', { name })).answer;
  const [from, into] = [await tag('મોન્સૂન'), await tag('ચોમાસુ ઋતુ')];
  expect((await tag('મોન્સૂન')).id).toBe(from.id);
  const categoryId = await idOf('category', 'crops');
  await publishStory(app.app, draftStory({ categoryId, topicIds: [from.id], headline: 'એક ટૅગ' }));
  await publishStory(app.app, draftStory({ categoryId, topicIds: [from.id, into.id], headline: 'બંને ટૅગ' }));
  const draft = await ask<{ id: number }>('post', '/stories', { working: { topicIds: [into.id, from.id, categoryId] } });

  // Of a tag with very many stories the server would end the statement that writes all of them in the index of the search anew.
  const inSearch = async () =>
    (await app.app.db.execute(sql`select item_id, xmin from search_documents where kind = 'article' order by 1`)).rows;
  const before = await inSearch();

  const merged = await ask<TopicRow>('post', `/topics/${from.id}/merge`, { intoId: into.id });
  expect(await inSearch()).toEqual(before);
  expect([merged.status, merged.answer.storyCount]).toEqual([200, 2]);
  const list = await textOf(into.address);
  expect(list).toContain('એક ટૅગ');
  expect(list).toContain('બંને ટૅગ');
  expect((await app.get(from.address)).headers.get('location')).toBe(into.address);
  const story = await ask<{ version: number; working: { topicIds: number[] } }>('get', `/stories/${draft.answer.id}`);
  expect(story.answer.working.topicIds).toEqual([into.id, categoryId]);
  // Somebody who had it open still names the tag that is gone.
  const { version, working } = story.answer;
  const stale = { version, working: { ...working, headline: 'ખુલ્લો મુસદ્દો', topicIds: [from.id, into.id, categoryId] } };
  const saved = await ask<typeof story.answer>('put', `/stories/${draft.answer.id}`, stale);
  expect([saved.status, saved.answer.working.topicIds]).toEqual([200, [into.id, categoryId]]);
  expect((await ask('post', `/topics/${into.id}/merge`, { intoId: into.id })).status).toBe(422);
  expect((await ask('post', `/topics/${categoryId}/merge`, { intoId: into.id })).status).toBe(422);
});

test('what is in use stays, with a sentence that says why; what is not goes', async () => {
  const refused = async (id: number) => {
    const { status, answer } = await ask<{ message: { gu: string } }>('delete', `/topics/${id}`);
    return [status, answer.message.gu.length > 10];
  };
  expect(await refused(await idOf('category', 'crops'))).toEqual([409, true]);
  const { answer: fresh } = await ask<TopicRow>('post', '/topics', { kind: 'city', name: 'પાટણ' });
  const { answer: draft } = await ask<{ id: number }>('post', '/stories', { working: { cityId: fresh.id } });
  expect(draft.id).toBeGreaterThan(0);
  expect(await refused(fresh.id)).toEqual([409, true]);
  // A draft whose tag is gone could not be published.
  const { answer: tag } = await ask<TopicRow>('post', '/tags', { name: 'પટોળાં વણાટ' });
  await ask('post', '/stories', { working: { topicIds: [tag.id] } });
  expect(await refused(tag.id)).toEqual([409, true]);
  const { answer: unused } = await ask<TopicRow>('post', '/topics', { kind: 'city', name: 'મહેસાણા' });
  expect((await ask('delete', `/topics/${unused.id}`)).status).toBe(200);
  expect((await ask('get', `/topics/${unused.id}`)).status).toBe(404);
});

test('bad input is refused in words and changes nothing', async () => {
  const base = { kind: 'category', name: 'કસોટી' };
  const health = await idOf('category', 'health');
  const under = await idOf('category', 'crops');
  const wrong: [object, string][] = [
    [{ ...base, name: ' ' }, 'name'],
    [{ ...base, slug: 'Not A Slug' }, 'slug'],
    [{ ...base, slug: 'gujarat' }, 'slug'],
    ...['all', 'list', 'shorts', 'watch', 'mobile'].map((slug): [object, string] => [{ ...base, slug }, 'slug']),
    [{ ...base, kind: 'city', slug: 'mobile' }, 'slug'],
    [{ ...base, parentId: under }, 'parentId'],
    [{ ...base, parentId: 99_999 }, 'parentId'],
    [{ ...base, kind: 'city', parentId: health }, 'parentId'],
    [{ ...base, kind: 'list' }, 'kind'],
  ];
  for (const [body, path] of wrong) {
    const { status, answer } = await ask<{ issues: { path: string }[] }>('post', '/topics', body);
    expect([status, answer.issues.map((one) => one.path)], JSON.stringify(body)).toEqual([422, [path]]);
  }
  const gujarat = await idOf('category', 'gujarat');
  expect((await change(`/topics/${gujarat}`, { ...base, slug: 'gujarat', parentId: health })).status).toBe(422);
  expect((await change(`/topics/${gujarat}`, { ...base, kind: 'city' })).status).toBe(422);
  const latest = (await readTopic(app.app.db, 'list', 'latest'))?.id;
  expect((await change(`/topics/${latest}`, base)).status).toBe(404);
  expect((await ask('get', '/topics/99999999999')).status).toBe(422);
});

test('each call needs its permission', async () => {
  const trial = { kind: 'section', name: 'કોઈ વિભાગ' };
  for (const role of roles) {
    const staff = staffMember(role);
    const isChief = role === 'chief-editor' || role === 'administrator';
    const expected = isChief ? 404 : 403;
    expect((await ask('get', '/topics', undefined, staff)).status, role).toBe(200);
    expect((await change('/topics/999999', trial, staff)).status, role).toBe(expected);
    expect((await ask('delete', '/topics/999999', undefined, staff)).status, role).toBe(expected);
    expect((await ask('post', '/topics/999998/merge', { intoId: 999_999 }, staff)).status, role).toBe(expected);
    expect((await ask('post', '/topics/order', { kind: 'city', ids: [], seen: [] }, staff)).status, role).toBe(isChief ? 409 : 403);
    expect((await ask('post', '/tags', { name: 'સહિયારો ટૅગ' }, staff)).status, role).toBe(role === 'reporter' ? 403 : 200);
  }
});
