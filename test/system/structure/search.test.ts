import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSearch } from '../../../src/content/search/fillSearch.ts';
import { readTerms } from '../../../src/content/search/searchTerms.ts';
import { searchDesk } from '../../../src/desks/search/desk.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

/** The migration after which the index is written anew. */
const MIGRATION = join(import.meta.dirname, '../../../migrations/0067_abbreviations.sql');

let newspaper: TestApp;

beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

/** The addresses of the results of a search, and its page. */
async function find(query: string): Promise<{ hrefs: string[]; html: string }> {
  const html = await (await newspaper.get(`/search?${query}`)).text();
  const list = html.split('data-results')[1]?.split('</ul>')[0] ?? '';
  return { html, hrefs: [...list.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map((match) => match[1] ?? '') };
}
const findText = (text: string) => find(`q=${encodeURIComponent(text)}`);

test.each([
  ['ahmedabad', '/city/ahmedabad/1'],
  ['baroda', '/city/baroda/1'],
  ['kutch', '/category/kutch/1'],
  ['ગાધીનગર', '/city/gandhinagar/1'],
  ['evm', '-20'],
  ['bank', '-28'],
  ['wheat', '/mandi-bhav/crop/wheat'],
  ['kapas no bhav', '/mandi-bhav/crop/cotton'],
  ['pasword', '-72'],
  ['gandhi nagar', '/city/gandhinagar/1'],
  ['hetal raval', '/author/'],
])('“%s” finds %s first of all', async (text, address) => {
  expect((await findText(text)).hrefs[0]).toContain(address);
});

const statusOf = (html: string): string => /role="status">([^<]*)/.exec(html)?.[1] ?? '';

/** Whether a card above the results answers the search. */
const hasAnswer = (html: string): boolean => html.split('data-results')[0]?.includes('<dl>') ?? false;

test.each(['z', 'zz', 'zzzz', 'bbbb', 'hj', 'hjkl', 'qwerty', 'xyzq', 'ઝઝઝઝ'])('“%s”, which is no word, finds nothing', async (text) => {
  const { hrefs, html } = await findText(text);
  expect(hrefs).toEqual([]);
  expect(statusOf(html)).toContain('આ શબ્દોથી કંઈ મળ્યું નહીં');
  expect(html).not.toMatch(/પરિણામનો પ્રકાર|પરિણામ ઓછાં કરો/);
});

test.each([
  ['vav', 'વાવ'],
  ['vrsd', 'વરસાદ'],
])('“%s”, which is short or without vowels, finds %s by its sound', async (text, word) => {
  const marked = [...(await findText(text)).html.matchAll(/<mark>([^<]*)/g)].map((match) => match[1]);
  expect(marked).toContain(word);
});

test.each(['વરસાદ', 'varsad', 'rain', 'barish'])('“%s” finds rain and no year', async (text) => {
  const marked: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const { html } = await find(`q=${encodeURIComponent(text)}&page=${page}`);
    marked.push(...[...html.matchAll(/<mark>([^<]*)/g)].map((match) => match[1] ?? ''));
  }
  expect(marked.some((word) => word.startsWith('વરસાદ'))).toBe(true);
  expect(marked.filter((word) => word.startsWith('વર્ષ'))).toEqual([]);
});

test('a word of which the index has an inflection only is no mistyped one', async () => {
  const [term] = await readTerms(newspaper.app.db, 'દારૂ');
  expect(term?.isCorrected).toBe(false);
});

test('results with words that are only like the one that was typed say so, and none of them is the answer', async () => {
  const isApproximate = 'તેને મળતા આવતા શબ્દોનાં પરિણામ આ છે';
  const mistyped = await findText('મગફડી');
  expect(mistyped.hrefs).toContain('/mandi-bhav/crop/groundnut');
  expect(statusOf(mistyped.html)).toContain(isApproximate);
  expect(hasAnswer(mistyped.html)).toBe(false);
  const spelled = await findText('મગફળી');
  expect(statusOf(spelled.html)).not.toContain(isApproximate);
  expect(hasAnswer(spelled.html)).toBe(true);
});

test('finds items of every kind, narrowed to one on wish', async () => {
  const all = (await findText('garbo')).hrefs;
  for (const kind of ['/news/', '/video/', '/webstories/']) expect(all.some((href) => href.startsWith(kind))).toBe(true);
  const videos = (await find('q=garbo&kind=videos')).hrefs;
  expect(videos.length).toBeGreaterThan(0);
  expect(videos.every((href) => href.startsWith('/video/'))).toBe(true);
  const surat = (await find(`q=${encodeURIComponent('સુરત')}&kind=stories&city=surat`)).hrefs;
  expect(surat.length).toBeGreaterThan(0);
  expect((await find('q=garbo&category=no-such-category')).hrefs).toEqual([]);
});

test('a phrase in quotes is found as it stands, and nothing else', async () => {
  const { hrefs } = await findText('“મતદાર યાદી”');
  expect(hrefs[0]).toContain('-2');
  expect((await findText('“યાદી મતદાર”')).hrefs).toEqual([]);
});

test('answers a search for a crop with its price, and marks what was searched', async () => {
  const { html } = await findText('kapas');
  expect(html).toContain('₹');
  expect(html).toMatch(/<mark>કપાસ[^<]*<\/mark>/);
});

test.each(['આજના કપાસના ભાવ', 'aajna kapas na bhav', 'kapas price today'])('answers %s with the price per 20 kg', async (typed) => {
  const { html } = await findText(typed);
  expect(html).toMatch(/<h2>કપાસ: મંડી ભાવ<\/h2>.*<dd>₹[\d,.]+ \(₹[\d,.]+\)<\/dd>.*₹ \/ 20 કિલો \(₹ \/ ક્વિન્ટલ\)/s);
  expect(html).toMatch(/સામાન્ય ₹[\d,.]+ \/ 20 કિલો/);
});

const indexed = async () =>
  (
    await newspaper.app.db.execute(
      sql`select kind, item_id, published_at, title_words, head::text, keys::text from search_documents order by 1, 2`,
    )
  ).rows;

test('an index that could not be filled, because of a deadlock for example, is filled without another start', async () => {
  const { app } = newspaper;
  const before = await indexed();
  await app.db.execute(sql`delete from search_documents`);
  await app.db.execute(sql`delete from search_fills`);
  let hasFailed = false;
  const searchKinds = app.contributions.searchKinds.map((kind) => ({
    ...kind,
    documents: (...query: Parameters<typeof kind.documents>) => {
      if (hasFailed) return kind.documents(...query);
      hasFailed = true;
      return Promise.reject(new Error('deadlock detected'));
    },
  }));
  const opened = [searchDesk.open?.({ ...app, contributions: { ...app.contributions, searchKinds } }) ?? []].flat();
  await expect.poll(async () => (await indexed()).length, { timeout: 60_000, interval: 200 }).toBe(before.length);
  for (const one of opened) await one.close();
  expect(await indexed()).toEqual(before);
}, 90_000);

test('an index that was not there is filled, a part at a time, and what is there already stays', async () => {
  const { db, contributions } = newspaper.app;
  const before = await indexed();
  await db.execute(sql`delete from search_documents where kind <> 'crop'`);
  await db.execute(sql`delete from search_fills`);
  let steps = 0;
  await fillSearch(db, contributions.searchKinds, () => ++steps > 3);
  expect((await indexed()).length).toBeLessThan(before.length);
  await fillSearch(db, contributions.searchKinds, () => false);
  expect(await indexed()).toEqual(before);
});

test('an index that an earlier version wrote is written anew, and abbreviations are found with full stops and without', async () => {
  const { db, contributions } = newspaper.app;
  await db.execute(sql`update articles set headline = replace(headline, 'જીએસટીથી', 'જી.એસ.ટી.થી') where id = 109`);
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  await fillSearch(db, contributions.searchKinds, () => false);
  for (const typed of ['જી.એસ.ટી.', 'જી એસ ટી', 'જીએસટી', 'G.S.T.', 'gst', '"જીએસટીથી રાજ્યને"']) {
    const { hrefs, html } = await findText(`${typed} આવક`);
    expect(hrefs[0], typed).toContain('-109');
    expect(html, typed).toContain('<mark>જી.એસ.ટી.થી</mark>');
  }
});
