import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '../../../src/content/search/search.ts';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { archiveStory } from '../../../src/demo/archive/archiveStory.ts';
import { searchStories } from '../../../src/desks/articles/search/searchStories.ts';
import { articles } from '../../../src/desks/articles/tables.ts';
import { publishStories, reviseStory } from '../../../src/desks/stories/commands.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { words } from '../../../src/platform/text/graphemes.ts';
import { stemsOf } from '../../../src/platform/text/search/stem.ts';
import { wordKey } from '../../../src/platform/text/search/wordKey.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

type Indexed = { id: number; publishedAt: Date; words: Set<string> };

/** More than are read through before the index is asked, and older ones over twelve years. */
const NEW_STORIES = 4_100;
const OLD_STORIES = 1_500;
const NOW = new Date(Date.UTC(2026, 1, 3));

let newspaper: TestApp;
let categoryId: number;
let app: Indexed[];

/** A word and its stems: two words with one of them in common are inflections of each other. */
const formsOf = (word: string): string[] => [wordKey(word), ...stemsOf(wordKey(word))];

beforeAll(async () => {
  newspaper = await openTestApp({ at: NOW });
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
    Array.from({ length: NEW_STORIES + OLD_STORIES }, (_, at) =>
      archiveStory(at, new Date(NOW.getTime() - minutesBack(at) * 60_000), topics),
    ),
  );
  const rows = await db.select().from(articles).orderBy(asc(articles.id));
  app = rows.map(({ id, publishedAt, headline, kicker, deck, body }) => ({
    id,
    publishedAt,
    words: new Set(words(`${headline} ${kicker} ${deck} ${plainText(body)}`).flatMap(formsOf)),
  }));
}, 90_000);
afterAll(() => newspaper.close());

/** The stories that have each word in any inflection, found by looking at every story. */
const lookThrough = (text: string): number[] =>
  app.filter((story) => words(text).every((word) => formsOf(word).some((form) => story.words.has(form)))).map((story) => story.id);

test.each(['કચેરી', 'રક્તદાન', 'ઝાલાલિયા', 'રક્તદાન કચેરી', 'કચેરી ઝાલાલિયા', 'તળાવ પંચાયત કચેરી'])(
  '“%s” finds two hundred of the stories that have it, wherever in time they are',
  async (text) => {
    const wanted = lookThrough(text);
    const { found, isCapped, isPartial } = await search(
      newspaper.app.db,
      newspaper.app.contributions.searchKinds,
      text,
      { kinds: ['article'] },
      NOW,
    );
    // Where no story has all the words, some that have a few of them are found instead.
    if (isPartial) expect(wanted).toEqual([]);
    else expect(found).toHaveLength(Math.min(200, wanted.length));
    expect(isCapped).toBe(wanted.length > 200);
    expect(found.filter(({ id }) => !isPartial && !wanted.includes(id))).toEqual([]);
    const pages = await Promise.all([1, 2, 20].map((page) => searchStories(newspaper.app.db, text, page, NOW)));
    expect(pages.map(({ stories }) => stories.map(({ id }) => id))).toEqual(
      [1, 2, 20].map((page) => found.slice((page - 1) * 10, page * 10).map(({ id }) => id)),
    );
  },
);

test('the searches above are of every kind: common, rare, and in the old stories only', () => {
  const old = new Set(
    app.filter((story) => story.publishedAt.getTime() < NOW.getTime() - 2 * 365 * 24 * 3_600_000).map((story) => story.id),
  );
  expect(lookThrough('કચેરી').length).toBeGreaterThan(200);
  expect(lookThrough('ઝાલાલિયા').length).toBeGreaterThan(5);
  expect(lookThrough('ઝાલાલિયા').length).toBeLessThan(200);
  expect(lookThrough('ઝાલાલિયા').some((id) => old.has(id))).toBe(true);
});

test('a text without words finds nothing', async () => {
  for (const text of ['', '   ', '-', '…', '\u200d', '“”', "'); drop table articles; --'".replaceAll(/\p{L}/gu, '')]) {
    expect((await searchStories(newspaper.app.db, text, 1, NOW)).stories).toEqual([]);
  }
});

test('a story is found by its new words and in its new year once it is revised, and not at all once it is taken out', async () => {
  const { db } = newspaper.app;
  const id = await publishStory(
    newspaper.app,
    draftStory({ categoryId, headline: 'ફ્લેમિંગોનું ઝુંડ', publishedAt: new Date('2015-03-04T05:06:07Z') }),
  );
  const match = async (text: string) => (await searchStories(db, text, 1, NOW)).stories.map((story) => story.id);
  expect(await match('ફ્લેમિંગોનું ઝુંડ')).toEqual([id]);
  await reviseStory(newspaper.app, id, draftStory({ categoryId, headline: 'પેલિકનનું ઝુંડ', publishedAt: new Date('2019-03-04T05:06:07Z') }));
  expect(await match('“ફ્લેમિંગોનું ઝુંડ”')).toEqual([]);
  expect(await match('pelikannu jhund')).toEqual([id]);
  await removeStories(newspaper.app, [id]);
  expect(await match('“પેલિકનનું ઝુંડ”')).toEqual([]);
});
