import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContent } from '../../../src/content/commands.ts';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { createPodcasts, podcastContent, podcastsDesk } from '../../podcasts/podcastsDesk.tsx';
import { presentVersion, seenAt } from '../../presentVersion.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
let gujarat: number;
beforeAll(async () => {
  newspaper = await openTestApp({ desks: [podcastsDesk] });
  await newspaper.app.db.execute(sql.raw(createPodcasts));
  gujarat = (await readTopic(newspaper.app.db, 'category', 'gujarat'))?.id ?? 0;
});
afterAll(() => newspaper.close());

const chief = staffMember('chief-editor');
const ask = async (method: string, path: string, body?: unknown) => {
  const response = await newspaper.ask(chief, method, path, body);
  return { status: response.status, answer: await response.json() };
};
const change = async (path: string, body: object) => ask('put', path, { ...body, version: await presentVersion(newspaper, path) });
const textOf = async (path: string) => (await newspaper.get(path)).text();
const draft = (more: object = {}) => ({ title: 'ગીરનો અવાજ', summary: 'જંગલની સવાર.', categoryId: gujarat, coverKey: 'gir-lion', ...more });

test('an editor drafts, is told what is missing, publishes, changes and withdraws; lists and counts follow at once', async () => {
  const { status, answer } = await ask('post', '/podcasts', draft());
  expect([status, answer.status, answer.address]).toEqual([200, 'draft', null]);
  const refused = await ask('post', await seenAt(newspaper, `/podcasts/${answer.id}`, '/publish'), {});
  expect([refused.status, refused.answer.issues]).toEqual([
    422,
    [{ path: 'soundUrl', message: { gu: 'અવાજની ફાઇલ આપો.', en: 'Give a sound file.' } }],
  ]);
  await ask('put', await seenAt(newspaper, `/podcasts/${answer.id}`), draft({ soundUrl: '/media/gir.mp3', minutes: 12 }));
  const { answer: published } = await ask('post', await seenAt(newspaper, `/podcasts/${answer.id}`, '/publish'), {});
  expect(await textOf('/podcasts/gujarat/page/1')).toContain(published.address);
  expect((await newspaper.get(published.address)).status).toBe(200);
  await ask('put', await seenAt(newspaper, `/podcasts/${answer.id}`), draft({ title: 'ગીરની રાત', soundUrl: '/media/gir.mp3' }));
  expect(await textOf('/podcasts/gujarat/page/1')).toContain('ગીરની રાત');
  const listed = await ask('get', '/podcasts?q=ગીરની&status=published');
  expect(listed.answer.items).toMatchObject([{ title: 'ગીરની રાત', detail: { en: '0 minutes' } }]);
  await ask('post', await seenAt(newspaper, `/podcasts/${answer.id}`, '/withdraw'), {});
  expect((await newspaper.get(published.address)).status).toBe(404);
  expect(await textOf('/podcasts/gujarat/page/1')).not.toContain('ગીરની રાત');
  expect((await ask('delete', `/podcasts/${answer.id}`)).status).toBe(200);
  expect((await ask('get', `/podcasts/${answer.id}`)).status).toBe(404);
  const log = await newspaper.app.db.execute<{ action: string }>(
    sql`select action from audit_log where subject = ${`video:${answer.id}`} and staff_id = ${chief.id} order by id`,
  );
  expect(log.rows.map(({ action }) => action)).toEqual(
    ['draft', 'change', 'publish', 'change', 'withdraw', 'remove'].map((action) => `video.${action}`),
  );
});

test('lists have pages, the call has the same list, and a wrong picture or category is refused at its field', async () => {
  const culture = (await readTopic(newspaper.app.db, 'category', 'culture'))?.id ?? 0;
  for (let at = 1; at <= 5; at++)
    await addContent(
      podcastContent,
      { context: newspaper.app },
      { ...draft({ title: `ભાગ ${at}` }), categoryId: culture, soundUrl: '/media/a.mp3', minutes: at },
      { publishedAt: new Date(Date.now() - at * 60_000) },
    );
  expect(await textOf('/podcasts/culture/page/3')).toContain('ભાગ 5');
  expect((await newspaper.get('/podcasts/culture/page/4')).status).toBe(404);
  const { data } = await (await newspaper.get('/api/podcasts?categorySlug=culture&limit=2&pageIndex=2')).json();
  expect([data.totalCount, data.pageCount, data.podcasts.map(({ title }: { title: string }) => title)]).toEqual([5, 3, ['ભાગ 3', 'ભાગ 4']]);
  const wrong = await ask('post', '/podcasts', draft({ coverKey: 'no-such', categoryId: 999_999 }));
  expect([wrong.status, wrong.answer.issues.map(({ path }: { path: string }) => path).sort()]).toEqual([422, ['categoryId', 'coverKey']]);
});

test('it follows its category, tells where pictures are used, and stands in an export', async () => {
  const words = { kind: 'category', name: 'સાંભળવા જેવું', nameEn: 'To hear', slug: 'to-hear' };
  const { answer: category } = await ask('post', '/topics', words);
  const made = await ask('post', '/podcasts', draft({ title: 'ખસતો અવાજ', categoryId: category.id, soundUrl: '/media/a.mp3' }));
  const { answer: podcast } = await ask('post', await seenAt(newspaper, `/podcasts/${made.answer.id}`, '/publish'), {});
  await change(`/topics/${category.id}`, { ...words, parentId: gujarat });
  expect(await textOf('/podcasts/gujarat/page/1')).toContain('ખસતો અવાજ');
  await change(`/topics/${category.id}`, { ...words, slug: 'to-listen' });
  const old = await newspaper.get(podcast.address);
  expect([old.status, old.headers.get('location')]).toEqual([301, podcast.address.replace('to-hear', 'to-listen')]);
  await change(`/topics/${category.id}`, { ...words, slug: 'to-listen', parentId: null });
  expect(await textOf('/podcasts/gujarat/page/1')).not.toContain('ખસતો અવાજ');
  expect((await ask('delete', `/topics/${category.id}`)).status).toBe(409);
  const [usesOf] = podcastsDesk.usesOfPicture ? [podcastsDesk.usesOfPicture] : [];
  const result = await usesOf?.(newspaper.app.db, 'gir-lion', 50);
  expect(result?.uses.map(({ title }) => title)).toContain('ખસતો અવાજ');
  expect(result?.tags).toContain(`video:${made.answer.id}`);
  const [table] = podcastsDesk.exportTables ?? [];
  const lines = table ? await newspaper.app.db.execute<{ line: string }>(table.query) : { rows: [] };
  expect(lines.rows.map(({ line }) => JSON.parse(line).title)).toContain('ખસતો અવાજ');
});

test('a kind of content is a desk of at most 250 lines, its screens in the newsroom among them', () => {
  const files = ['podcastDraft.ts', 'podcastsDesk.tsx', 'podcastScreens.tsx'];
  const lines = files.map((file) => readFileSync(join(import.meta.dirname, '../../podcasts', file), 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, many) => sum + many)).toBeLessThanOrEqual(250);
});
