import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockSuggestion, sweepSearches } from '../../../src/desks/search/commands.ts';
import { openSearchCounter, type SearchCounter } from '../../../src/desks/search/counting/searchCounter.ts';
import { readSearches } from '../../../src/desks/search/queries.ts';
import { suggest } from '../../../src/desks/search/suggesting/suggest.ts';
import { readSuggestionEntries } from '../../../src/desks/search/suggesting/suggestionEntries.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const NOW = new Date('2026-11-24T06:00:00Z');
const YESTERDAY = new Date('2026-11-23T06:00:00Z');

let newspaper: TestApp;
let counter: SearchCounter;

beforeAll(async () => {
  newspaper = await openTestApp({ at: NOW });
  counter = openSearchCounter(newspaper.app);
});
afterAll(async () => {
  await counter.stop();
  await newspaper.close();
});

const suggested = async (text: string) => suggest(await readSuggestionEntries(newspaper.app.db, NOW), text).map((one) => one.text);

/** Searches from so many networks, each on the given days. Networks share 48 bits by chance: of 20 far more than eight are told apart. */
async function searchedFrom(text: string, networks: number, days: readonly Date[], userAgent = BROWSER): Promise<void> {
  for (const day of days) {
    counter.countSearch(text, 'all', day);
    for (let at = 0; at < networks; at++) await counter.countNetwork(text, { client: `198.51.100.${at + 1}`, userAgent }, day);
  }
  await counter.write();
}

test.each([
  ['ahm', 'અમદાવાદ'],
  ['અમદા', 'અમદાવાદ'],
  ['amda', 'અમદાવાદ'],
  ['vadod', 'વડોદરા'],
  ['baro', 'વડોદરા'],
  ['hetal ra', 'હેતલ રાવલ'],
  ['chomas', 'ચોમાસું'],
])('“%s” suggests the topic %s', async (typed, name) => {
  expect((await suggested(typed)).some((text) => text.startsWith(name))).toBe(true);
});

test('the call suggests with addresses, and nothing for nothing', async () => {
  const answer = await newspaper.get('/api/search/suggestions?q=AHM');
  expect(answer.headers.get('cache-control')).toContain('max-age');
  const { data } = await answer.json();
  expect(data.suggestions[0]).toEqual({ text: 'અમદાવાદ', href: '/city/ahmedabad/1', detail: 'શહેર' });
  for (const q of ['', '%20', '!!', '🙂']) {
    expect((await (await newspaper.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).json()).data).toEqual({ suggestions: [] });
  }
});

test('what is longer than a search may be is cut, by graphemes, and not refused', async () => {
  const letters = 'ક્ષ્ત્રિ'.repeat(63);
  const searched = async (text: string) => {
    const answer = await newspaper.get(`/api/article-search/${encodeURIComponent(text)}`);
    return [answer.status, (await answer.json()).data?.text];
  };
  expect(await searched('a'.repeat(501))).toEqual([200, 'a'.repeat(15)]);
  expect(await searched(letters)).toEqual([200, 'ક્ષ્ત્રિ'.repeat(15)]);
  expect(await searched('!'.repeat(600))).toEqual([200, '']);
  for (const text of [letters, `${'ક્ષ્ત્રિ'.repeat(100)}ક`]) {
    const html = await (await newspaper.get(`/search?q=${encodeURIComponent(text)}`)).text();
    expect(html).toContain(`value="${'ક્ષ્ત્રિ'.repeat(text === letters ? 63 : 100)}"`);
  }
  expect((await newspaper.get(`/api/search/suggestions?q=${encodeURIComponent(letters)}`)).status).toBe(200);
  const classifieds = await (await newspaper.get(`/classified/search?q=${'a'.repeat(600)}`)).text();
  expect(classifieds).toContain(`value="${'a'.repeat(100)}"`);
});

test('a search is suggested when it comes from several networks on several days, not when one reader repeats it', async () => {
  await searchedFrom('લીલી પરિક્રમા', 1, [YESTERDAY, NOW]);
  expect(await suggested('lili')).toEqual([]);
  await searchedFrom('લીલી પરિક્રમા', 12, [NOW]);
  expect(await suggested('lili')).toEqual(['લીલી પરિક્રમા']);
  expect(await suggested('લીલી પ')).toEqual(['લીલી પરિક્રમા']);
  expect(await suggested('લીલી ઝ')).toEqual([]);
});

test('programs do not make a search popular, nor does what finds nothing any more', async () => {
  await searchedFrom('નકલી તેજી', 20, [YESTERDAY, NOW], 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  expect(await suggested('નકલી')).toEqual([]);
  await searchedFrom('જૂની જાહેરાત', 20, [YESTERDAY, NOW]);
  expect(await suggested('જૂની જા')).toEqual(['જૂની જાહેરાત']);
  counter.countSearch('જૂની જાહેરાત', 'nothing', NOW);
  await counter.write();
  expect(await suggested('જૂની જા')).toEqual([]);
});

test.each([
  '9825012345',
  'મારો નંબર 98250 12345',
  'https://example.com',
  'a@b.com',
  'xqzvwq',
  'હહહહહ',
  'sexy video',
  'bhenchod',
  'રંડી',
  'a',
  'x'.repeat(60),
])('“%s” is not suggested, however many search it', async (text) => {
  await searchedFrom(text, 20, [YESTERDAY, NOW]);
  expect(await suggested(text)).not.toContain(text);
});

test('editors see what found nothing and what is popular, and stop a suggestion', async () => {
  const editor = staffMember('sub-editor');
  counter.countSearch('ઝળહળિયું', 'nothing', NOW);
  counter.countSearch('zalhaliyu', 'nothing', NOW);
  counter.countSearch('ઝળહળિયું', 'nothing', NOW);
  await searchedFrom('ગરવી ગુજરાત', 20, [NOW]);
  const read = async () => (await newspaper.ask(editor, 'GET', '/searches?days=7')).json();
  const { nothing, popular } = await read();
  expect(nothing).toContainEqual(expect.objectContaining({ text: 'ઝળહળિયું', searches: 2, isSuggested: false }));
  expect(popular).toContainEqual(expect.objectContaining({ text: 'ગરવી ગુજરાત', isSuggested: true }));
  expect(await suggested('garvi')).toEqual(['ગરવી ગુજરાત']);
  expect((await newspaper.ask(editor, 'PUT', '/searches/blocked', { text: 'ગરવી ગુજરાત', isBlocked: true })).status).toBe(200);
  expect(await suggested('garvi')).toEqual([]);
  expect((await read()).blocked.map(({ text }: { text: string }) => text)).toEqual(['ગરવી ગુજરાત']);
  await blockSuggestion(newspaper.app, 'ગરવી ગુજરાત', false, NOW);
  expect(await suggested('garvi')).toEqual(['ગરવી ગુજરાત']);
  expect((await newspaper.ask(staffMember('reporter'), 'GET', '/searches')).status).toBe(403);
});

test('the page of a search counts what it found, once for each words, and not when it is narrowed', async () => {
  await newspaper.get('/search?q=zzqqyy');
  await newspaper.get('/search?q=zzqqyy&kind=videos');
  await newspaper.get(`/search?q=${encodeURIComponent('વરસાદ')}`);
  expect(
    (
      await newspaper.request('/api/search/counts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ q: 'વરસાદ' }),
      })
    ).status,
  ).toBe(200);
  const row = async (found: 'nothing' | 'all', text: string) =>
    (await readSearches(newspaper.app.db, { days: 7, found, most: 100, now: NOW })).find((one) => one.text === text);
  await expect.poll(() => row('nothing', 'zzqqyy'), { timeout: 10_000 }).toMatchObject({ searches: 1, networks: 0 });
  await expect.poll(() => row('all', 'વરસાદ'), { timeout: 10_000 }).toMatchObject({ searches: 1, networks: 1 });
});

test('counts are kept for ninety days, and nothing of who searched is in them', async () => {
  const { db } = newspaper.app;
  counter.countSearch('જૂની શોધ', 'all', new Date('2026-08-01T06:00:00Z'));
  counter.countSearch('નવી શોધ', 'all', new Date('2026-09-01T06:00:00Z'));
  await counter.write();
  expect(await sweepSearches(db, NOW, 100)).toBe(1);
  expect(await sweepSearches(db, NOW, 100)).toBe(0);
  const { rows } = await db.execute<{ names: string[] }>(
    sql`select array_agg(column_name::text order by 1) as names from information_schema.columns where table_name = 'search_queries'`,
  );
  expect(rows[0]?.names.toSorted()).toEqual(['day', 'found', 'key', 'networks', 'searches', 'text']);
});
