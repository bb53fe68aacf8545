import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { archiveStory } from '../../../src/demo/archive/archiveStory.ts';
import { searchStories } from '../../../src/desks/articles/search/searchStories.ts';
import { articles } from '../../../src/desks/articles/tables.ts';
import { publishStories, reviseStory } from '../../../src/desks/stories/commands.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { foldedKeys } from '../../../src/platform/text/folding.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

type Indexed = { id: number; publishedAt: Date; keys: Set<string> };

/** More than are read through before the index is asked, and older ones over twelve years. */
const NEW_STORIES = 4_100;
const OLD_STORIES = 1_500;
const NOW = Date.UTC(2026, 1, 3);

let newspaper: TestApp;
let categoryId: number;
let app: Indexed[];

beforeAll(async () => {
  newspaper = await openTestApp();
  const { db } = newspaper.app;
  categoryId = (await readTopic(db, 'category', 'health'))?.id ?? 0;
  const topics = {
    categories: [{ id: categoryId, slug: 'health', under: [] }],
    cities: [],
    authors: [],
    tags: [],
    sections: [],
    magazines: [],
    columns: [],
    pictureKeys: [],
  };
  const minutesBack = (at: number) => (at < NEW_STORIES ? at * 5 : (at - NEW_STORIES + 20) * 4_200);
  await publishStories(
    newspaper.app,
    Array.from({ length: NEW_STORIES + OLD_STORIES }, (_, at) => archiveStory(at, new Date(NOW - minutesBack(at) * 60_000), topics)),
  );
  const rows = await db.select().from(articles).orderBy(asc(articles.id));
  app = rows.map(({ id, publishedAt, headline, kicker, deck, body }) => ({
    id,
    publishedAt,
    keys: new Set(foldedKeys(`${headline} ${kicker} ${deck} ${plainText(body)}`)),
  }));
}, 60_000);
afterAll(() => newspaper.close());

/** What a reader means by a search, found by looking at every story: each word, the last one by its beginning. */
function lookThrough(text: string): number[] {
  const keys = foldedKeys(text);
  const last = keys.at(-1) ?? '';
  return app
    .filter((story) => keys.slice(0, -1).every((key) => story.keys.has(key)) && [...story.keys].some((key) => key.startsWith(last)))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id)
    .map((story) => story.id);
}

test.each([
  'છે',
  'ગામ',
  'varsad',
  'રસીકરણ',
  'રસી',
  'ખાડિયા',
  'ઝાલાલિયા',
  'રક્તદાન ગામ',
  'ગામ રક્તદાન',
  'ગામ ઝાલાલિયા',
  'ઝાલાલિયા ગા',
  'તળાવ પંચાયત કચેરી',
  'મચ્છરથી ડાયાબિટીસની',
  'ક',
  'નથીજનથી',
])('“%s” finds the newest two hundred of the stories that have it, wherever in time they are', async (text) => {
  const wanted = lookThrough(text);
  const pages = [1, 2, 20, 21];
  for (const page of pages) {
    const result = await searchStories(newspaper.app.db, text, page);
    expect(result.totalCount).toBe(Math.min(200, wanted.length));
    expect(result.isCapped).toBe(wanted.length > 200);
    expect(result.pageCount).toBe(Math.max(1, Math.ceil(Math.min(200, wanted.length) / 10)));
    expect(result.stories.map((story) => story.id)).toEqual(wanted.slice(0, 200).slice((page - 1) * 10, page * 10));
  }
});

test('the searches above are of every kind: common, rare, in the old stories only, and in none', () => {
  const old = new Set(app.filter((story) => story.publishedAt.getTime() < NOW - 2 * 365 * 24 * 3_600_000).map((story) => story.id));
  expect(lookThrough('છે').length).toBeGreaterThan(4_000);
  expect(lookThrough('ઝાલાલિયા').length).toBeGreaterThan(5);
  expect(lookThrough('ઝાલાલિયા').length).toBeLessThan(200);
  expect(lookThrough('ઝાલાલિયા').some((id) => old.has(id))).toBe(true);
  expect(lookThrough('નથીજનથી')).toEqual([]);
});

test('a text without words finds nothing', async () => {
  for (const text of ['', '   ', '-', '…', '\u200d', "'); drop table articles; --'".replaceAll(/\p{L}/gu, '')]) {
    expect((await searchStories(newspaper.app.db, text, 1)).stories).toEqual([]);
  }
});

test('a story is found by its new words and in its new year once it is revised, and not at all once it is taken out', async () => {
  const { db } = newspaper.app;
  const id = await publishStory(
    newspaper.app,
    draftStory({ categoryId, headline: 'ફ્લેમિંગોનું ઝુંડ', publishedAt: new Date('2015-03-04T05:06:07Z') }),
  );
  const match = async (text: string) => (await searchStories(db, text, 1)).stories.map((story) => story.id);
  expect(await match('ફ્લેમિંગોનું ઝુંડ')).toEqual([id]);
  await reviseStory(newspaper.app, id, draftStory({ categoryId, headline: 'પેલિકનનું ઝુંડ', publishedAt: new Date('2019-03-04T05:06:07Z') }));
  expect(await match('ફ્લેમિંગોનું ઝુંડ')).toEqual([]);
  expect(await match('pelikannu jhund')).toEqual([id]);
  await removeStories(newspaper.app, [id]);
  expect(await match('પેલિકનનું ઝુંડ')).toEqual([]);
});
