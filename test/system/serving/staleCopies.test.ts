import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { articleTrendScores } from '../../../src/desks/articles/tables.ts';
import { publishStory } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

// What passes with time is invalidated by no change: the copy of a page is not shown once more hours later.

const time = { at: new Date(), elapsed: 0 };
let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp({ clock: Object.assign(() => time.at, { elapsed: () => time.elapsed }) });
});
afterAll(() => newspaper.close());

const textOf = async (path: string) => (await newspaper.get(path)).text();
const pass = (minutes: number) => {
  time.at = new Date(time.at.getTime() + minutes * 60_000);
  time.elapsed += minutes * 60_000;
};

test('who searches words again after hours finds at once what was published meanwhile', async () => {
  const slug = 'zalzaliya-vali-zumbesh';
  const search = `/search?q=${encodeURIComponent('ઝળઝળિયાંવાળી')}`;
  expect(await textOf(search)).not.toContain(slug);
  const category = await readTopic(newspaper.app.db, 'category', 'gujarat');
  await publishStory(newspaper.app, draftStory({ slug, headline: 'ઝળઝળિયાંવાળી ઝૂંબેશ', categoryId: category?.id ?? 0, publishedAt: time.at }));
  pass(180);
  expect(await textOf(search)).toContain(slug);
});

test('the most read stories are those of now, also on a page that nobody has opened for hours', async () => {
  const slug = 'achanak-vanchati-varta';
  const category = await readTopic(newspaper.app.db, 'category', 'gujarat');
  const id = await publishStory(newspaper.app, draftStory({ slug, categoryId: category?.id ?? 0, publishedAt: new Date(0) }));
  const mainOf = async () => (await textOf('/top-read-news/1')).split('</main>')[0];
  expect(await mainOf()).not.toContain(slug);
  const latest = await readTopic(newspaper.app.db, 'list', 'latest');
  await newspaper.app.db.insert(articleTrendScores).values({ topicId: latest?.id ?? 0, articleId: id, heat: 1_000_000 });
  pass(180);
  expect(await mainOf()).toContain(slug);
});

test('a page that nobody has opened for hours does not say that its stories are new', async () => {
  const category = await readTopic(newspaper.app.db, 'category', 'law');
  await publishStory(newspaper.app, draftStory({ slug: 'savar-ni-varta', categoryId: category?.id ?? 0, publishedAt: time.at }));
  const mainOf = async () => (await textOf('/category/law/1')).split('</main>')[0];
  expect(await mainOf()).toContain('હમણાં જ');
  pass(20 * 60);
  expect(await mainOf()).not.toContain('હમણાં જ');
});

test('a page is made again in time though the time of day has been set back', async () => {
  const dateOf = async () => /<time dateTime="(\d{4}-\d\d-\d\d)"/.exec(await textOf('/recent-news/1'))?.[1];
  const before = await dateOf();
  pass(60);
  const setBack = new Date(time.at.getTime() - 2 * 86_400_000);
  time.at = setBack;
  expect(await dateOf()).not.toBe(before);
});
