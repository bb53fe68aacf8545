import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageDictionaries } from '../../../src/site/dictionary/pageDictionaries.ts';
import { freshDataDir } from '../../templateApp.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const NOVEMBER = new Date('2026-11-25T06:00:00Z');
const DECEMBER = new Date('2026-12-01T06:00:00Z');
const JANUARY = new Date('2027-01-01T06:00:00Z');
const { dataDir, remove } = freshDataDir();
let now = NOVEMBER;
let site: TestApp;
let stories: string[];
const open = () => openTestApp({ dataDir, clock: () => now });
beforeAll(async () => {
  site = await open();
  const { data } = await (await site.get('/api/article-list?limit=6')).json();
  stories = data.articles.map((article: { url: string }) => article.url);
});
afterAll(async () => {
  await site.close();
  remove();
});

const addressIn = (html: string) => /<link rel="compression-dictionary" href="(\/assets\/dictionary-[\w-]{22}\.txt)"/.exec(html)?.[1];
/** What a page would name whose story nobody has read yet. */
async function addressNow(): Promise<string> {
  let address: string | undefined;
  await expect
    .poll(
      async () => {
        site.app.pages.invalidateAll();
        address = addressIn(await (await site.get(stories[1] ?? '')).text());
        return address;
      },
      // Making one takes longer on a busy machine.
      { timeout: 10_000 },
    )
    .toBeDefined();
  return address ?? '';
}
const dictionaryAt = async (address: string) => Buffer.from(await (await site.get(address)).arrayBuffer());
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');
const readWith = (dictionary: Buffer, path: string) =>
  site.get(path, { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': `:${hashOf(dictionary)}:` });

test('the dictionary is a file for browsers to keep and to use for pages alone, and tells of no story', async () => {
  const address = await addressNow();
  const answer = await site.get(address);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=5184000, immutable',
  });
  const text = await answer.text();
  const html = await (await site.get(stories[0] ?? '')).text();
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const sentences = [...main.matchAll(/>([^<]{25,})</g)].map(([, sentence = '']) => sentence);
  expect(sentences.length).toBeGreaterThan(5);
  for (const sentence of sentences) expect(text).not.toContain(sentence);
  expect(text).not.toMatch(/\/news\/[^/"]+\/[^/"]+-\d/);
  expect((await site.get('/assets/dictionary-aaaaaaaaaaaaaaaaaaaaaa.txt')).status).toBe(404);
});

test('opening the dictionaries asks nothing of the build, which may still be under way when the newspaper starts', async () => {
  await addressNow();
  const { db, clock, log } = site.app;
  const asked: string[] = [];
  const build = () => {
    asked.push('asked');
    return 'another build';
  };
  const dictionaries = await openPageDictionaries({ db, clock, log }, build);
  expect(asked).toEqual([]);
  expect(dictionaries.address()).toBeUndefined();
});

test('a page for a browser that has it is less than half as long and the very same, and says what it differs by', async () => {
  const dictionary = await dictionaryAt(await addressNow());
  for (const path of [stories[2] ?? '', '/mandi-bhav', '/']) {
    const answer = await readWith(dictionary, path);
    expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'dcz']);
    expect(answer.headers.get('vary')).toContain('available-dictionary');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const plain = await site.get(path);
    expect(plain.headers.get('etag')).toBe(answer.headers.get('etag'));
    expect(zstdDecompressSync(bytes, { dictionary }).toString()).toBe(await plain.text());
  }
  const sent = async (path: string, answering = site.get(path, { 'accept-encoding': 'br, zstd' })) =>
    (await (await answering).arrayBuffer()).byteLength;
  const story = stories[3] ?? '';
  expect(await sent(story, readWith(dictionary, story))).toBeLessThan(0.5 * (await sent(story)));
});

test('each month and each start of the newspaper takes the dictionaries of browsers, old and new', async () => {
  const old = await addressNow();
  const dictionary = await dictionaryAt(old);
  await site.close();
  site = await open();
  // Before any page has been read.
  expect((await readWith(dictionary, '/mandi-bhav')).headers.get('content-encoding')).toBe('dcz');
  expect(await addressNow()).toBe(old);

  now = DECEMBER;
  await expect.poll(addressNow).not.toBe(old);
  const next = await dictionaryAt(await addressNow());
  expect((await readWith(next, stories[4] ?? '')).headers.get('content-encoding')).toBe('dcz');
  expect((await readWith(dictionary, stories[4] ?? '')).headers.get('content-encoding')).toBe('dcz');
  expect((await site.get(old)).status).toBe(200);
});

test('when the database takes no dictionary, pages are as before, and a later one brings it', async () => {
  const { db } = site.app;
  const before = await addressNow();
  await db.execute(sql`alter table page_dictionaries rename to page_dictionaries_gone`);
  now = JANUARY;
  for (let time = 0; time < 3; time++) {
    site.app.pages.invalidateAll();
    const answer = await site.get(stories[1] ?? '');
    expect([answer.status, addressIn(await answer.text())]).toEqual([200, before]);
  }
  await db.execute(sql`alter table page_dictionaries_gone rename to page_dictionaries`);
  now = new Date(JANUARY.getTime() + 61_000);
  await expect.poll(addressNow).not.toBe(before);
});

test('what is private, a call and a file are compressed without it', async () => {
  const dictionary = await dictionaryAt(await addressNow());
  for (const path of ['/api/article-list?limit=20', '/feeds/list/latest.xml', '/newsroom'])
    expect([path, (await readWith(dictionary, path)).headers.get('content-encoding')]).not.toEqual([path, 'dcz']);
});
