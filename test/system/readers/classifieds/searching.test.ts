import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchAds } from '../../../../src/desks/classifieds/queries.ts';
import { fillAdSearch } from '../../../../src/desks/classifieds/searching/adSearch.ts';
import { searchKeysOf } from '../../../../src/platform/text/foldedSearch.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { LAPTOP } from '../readerDevice.ts';
import { advertiser, editor, published } from './advertiser.ts';

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
  const { data } = await (await site.ask(editor, 'GET', `/classifieds?filter=${encodeURIComponent('{"q":"taipra"}')}`)).json();
  expect(data).toHaveLength(1);
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
