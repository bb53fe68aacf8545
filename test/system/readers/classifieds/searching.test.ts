import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchAds } from '../../../../src/desks/classifieds/queries.ts';
import { fillAdSearch } from '../../../../src/desks/classifieds/searching/adSearch.ts';
import { searchKeysOf } from '../../../../src/platform/text/foldedSearch.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { LAPTOP } from '../readerDevice.ts';
import { advertiser, decide, editor, published } from './advertiser.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
});
afterAll(() => site.close());

const titlesOf = async (text: string): Promise<string[]> => (await searchAds(site.app.db, { text }, 1)).ads.map(({ title }) => title);

test.each([
  ['flat', 'ફ્લૅટ'],
  ['ફ્લેટ', 'ફ્લૅટ'],
  ['cycle', 'સાઇકલ'],
  ['saykal', 'સાઇકલ'],
  ['teacher', 'શિક્ષક'],
  ['tractor', 'ટ્રૅક્ટર'],
  ['scooter', 'સ્કૂટર'],
  ['driver', 'ડ્રાઇવર'],
  ['books', 'પુસ્તકો'],
  ['dukan bhade', 'દુકાન'],
  ['shop rent', 'દુકાન'],
  ['engineer', 'એન્જિનિયર'],
  ['repairing', 'રિપેરિંગ'],
])('%s finds the advertisements of the demo with %s', async (typed, inTitle) => {
  expect((await titlesOf(typed)).join('; ')).toContain(inTitle);
});

test('what is in no advertisement finds nothing', async () => {
  for (const typed of ['qwerty', 'હવાઈ જહાજ', '…']) expect([typed, await titlesOf(typed)]).toEqual([typed, []]);
});

test('a word that only an advertisement has is found by its sound once it is published', async () => {
  expect(await titlesOf('typewriter')).toEqual([]);
  const device = await advertiser(site, 'typist@savar.example', '198.51.100.45');
  await published(site, device, { title: 'જૂનું ટાઇપરાઇટર વેચવાનું છે' });
  expect(await titlesOf('typeraitar')).toEqual(['જૂનું ટાઇપરાઇટર વેચવાનું છે']);
  const page = await (await site.get('/classified/search?q=taipraitar')).text();
  expect(page).toContain('1 જાહેરખબર મળી');
  // Editors find it by folded words as before.
  const find = async (q: string) =>
    (await (await site.ask(editor, 'GET', `/classifieds?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json()).data;
  const [found] = await find('taipra');
  const inGujarati = String(found.id).replace(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'.charAt(Number(digit)));
  expect(await find(inGujarati)).toEqual([found]);
});

test('all words of a long search count, and stand in its field', async () => {
  const text = 'સેટેલાઇટમાં ત્રણ બેડરૂમનો હવાદાર';
  const html = await (await site.get(`/classified/search?q=${encodeURIComponent(text)}`)).text();
  expect(html).toContain(`value="${text}"`);
  expect(html).toContain('1 જાહેરખબર મળી');
  expect(await (await site.get(`/classified/search?q=${encodeURIComponent(`${text} ટ્રૅક્ટર`)}`)).text()).toContain('કોઈ જાહેરખબર મળી નહીં');
});

test('the search of the site leads to the advertisements that have its words, and follows what is published', async () => {
  const leadsTo = async (query: string) => {
    const html = await (await site.get(`/search?${query}`)).text();
    const [, href, name = ''] = /<a [^>]*href="(\/classified\/search[^"]*)"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
    return href === undefined ? undefined : [href, name.replaceAll('<!-- -->', '')];
  };
  expect(await leadsTo('q=tractor')).toEqual(['/classified/search?q=tractor', 'ટચૂકડી જાહેરખબરોમાં 1 પરિણામ']);
  expect(await leadsTo('q=tractor&kind=photos')).toBeUndefined();
  const query = String(new URLSearchParams({ q: 'ઝાયલોફોન' }));
  expect(await leadsTo(query)).toBeUndefined();
  const device = await advertiser(site, 'xylophone@savar.example', '198.51.100.46');
  const { id } = await published(site, device, { title: 'ઝાયલોફોન વેચવાનું છે' });
  expect(await leadsTo(query)).toEqual([`/classified/search?${query}`, 'ટચૂકડી જાહેરખબરોમાં 1 પરિણામ']);
  await decide(site, id, 'remove', 'વેચાઈ ગયું');
  expect(await leadsTo(query)).toBeUndefined();
});

test('advertisements that an earlier version indexed are found after a start', async () => {
  const { db } = site.app;
  const { rows } = await db.execute<{ id: number; title: string }>(sql`select id, title from classified_ads where title like '%સ્કૂટર%'`);
  const [{ id = 0, title = '' } = {}] = rows;
  await db.execute(sql`update classified_ads set search = ${searchKeysOf([title])}::tsvector where id = ${id}`);
  expect(await titlesOf('scooter')).toEqual([]);
  await fillAdSearch(site.app, () => false);
  expect(await titlesOf('scooter')).toEqual([title]);
});
