import { afterAll, expect, test } from 'vitest';
import { p } from '../../src/platform/document/blocks.ts';
import { openTestApp } from './openTestApp.ts';
import { newsroomOf } from './stories/newsroomStory.ts';

const newspaper = await openTestApp();
afterAll(() => newspaper.close());
const { chief, begin, one, stepped } = newsroomOf(newspaper);

/** In Latin letters, in which it is searched for, each of its letters is several. */
const word = (length: number) => 'ક્ષ'.repeat(length);

test('a story with words without end is saved, published, and found by its other words', async () => {
  const text = `${word(5_000)} ઝબકારો ${'a'.repeat(100_000)}`;
  const story = await begin(chief, { headline: word(60), deck: word(300), body: { type: 'doc', content: [p(text)] } });
  await stepped(chief, story.id, 'publish');
  const { address } = await one(story.id);
  const page = await newspaper.get(address ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(word(5_000));
  expect(await (await newspaper.get('/search?q=jhabakaro')).text()).toContain(address ?? '-');
  // The word itself is found by its beginning.
  expect(await (await newspaper.get(`/search?q=${encodeURIComponent(word(5))}`)).text()).toContain(address ?? '-');
});

test('a text of very many different words is cut for the search, and kept whole for readers', async () => {
  const many = Array.from({ length: 60_000 }, (_, at) => `${at.toString(36)}shabd${(at * 7919).toString(36)}`).join(' ');
  const story = await begin(chief, { body: { type: 'doc', content: [p(many)] } });
  await stepped(chief, story.id, 'publish');
  expect(await (await newspaper.get((await one(story.id)).address ?? '')).text()).toContain(many.slice(-60));
});

test('halves of characters, which no JSON of the database takes, are replaced', async () => {
  const story = await begin(chief, { headline: 'અડધો \ud83d અક્ષર', body: { type: 'doc', content: [p('એક \udc00 બે')] } });
  expect((await one(story.id)).working).toMatchObject({ headline: 'અડધો \ufffd અક્ષર' });
  await stepped(chief, story.id, 'publish');
});
