import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStory, removeStories } from '../../../test/publishStory.ts';
import { openTestApp, type TestApp } from '../../../test/system/openTestApp.ts';
import { readTopic } from '../../content/topics/queries.ts';
import { p } from '../../platform/document/blocks.ts';
import { readStory } from '../articles/queries.ts';
import { publishStories, type StoryDraft } from './commands.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

async function draftOf(headline: string, more: Partial<StoryDraft> = {}): Promise<StoryDraft> {
  const category = await readTopic(newspaper.app.db, 'category', 'crops');
  if (!category) throw new Error('The demo paper has no crops');
  return {
    slug: 'varta',
    headline,
    deck: '',
    kicker: '',
    body: { type: 'doc', content: [p(headline)] },
    categoryId: category.id,
    topicIds: [],
    publishedAt: new Date('2026-05-06T07:08:09Z'),
    ...more,
  };
}

const latestCount = async () => (await readTopic(newspaper.app.db, 'list', 'latest'))?.storyCount ?? 0;

test('a story published into the demo paper has an id of its own and can be read at once', async () => {
  const id = await publishStory(newspaper.app, await draftOf('નવી વાર્તા'));
  const story = await readStory(newspaper.app.db, id);
  expect(story?.headline).toBe('નવી વાર્તા');
  expect(story?.parentCategory?.slug).toBe('agriculture');
  const page = await newspaper.get(story?.address ?? '');
  expect(page.status).toBe(200);
});

test('a story that was taken out of the paper is gone from its page, though readers had seen it', async () => {
  const id = await publishStory(newspaper.app, await draftOf('થોડી વારની વાર્તા'));
  const address = (await readStory(newspaper.app.db, id))?.address ?? '';
  expect((await newspaper.get(address)).status).toBe(200);
  expect(await removeStories(newspaper.app, [id])).toBe(1);
  expect((await newspaper.get(address)).status).toBe(404);
});

test('stories get their ids in the order in which they were given, and those with an id keep it', async () => {
  const ids = await publishStories(newspaper.app, [
    await draftOf('એક'),
    await draftOf('બે', { id: 5_000 }),
    await draftOf('ત્રણ'),
    await draftOf('ચાર'),
  ]);
  expect(ids[1]).toBe(5_000);
  const headlines = await Promise.all(ids.map(async (id) => (await readStory(newspaper.app.db, id))?.headline));
  expect(headlines).toEqual(['એક', 'બે', 'ત્રણ', 'ચાર']);
  expect(await publishStory(newspaper.app, await draftOf('પાંચ'))).toBeGreaterThan(5_000);
});

test('a document that is none is refused and nothing of its batch is kept', async () => {
  const before = await latestCount();
  const broken = await draftOf('તૂટેલી', {
    body: { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '' }] }] },
  });
  await expect(publishStories(newspaper.app, [await draftOf('સાજી'), broken])).rejects.toThrow();
  expect(await latestCount()).toBe(before);
});

test('a batch may have more values than a statement has parameters', async () => {
  const before = await latestCount();
  const one = await draftOf('ઘણી વાર્તાઓ');
  const ids = await publishStories(
    newspaper.app,
    Array.from({ length: 4_000 }, () => one),
  );
  expect(new Set(ids).size).toBe(4_000);
  expect(await latestCount()).toBe(before + 4_000);
});
