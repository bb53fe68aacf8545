import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { openCoverage } from '../../../src/desks/livecoverage/commands.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { overhear } from './overhear.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

/** The text of a page that is in no cache, and which tables its answer read lists and topics from. */
async function read(path: string) {
  newspaper.app.pages.invalidateAll();
  const { result: text, statements } = await overhear(async () => (await newspaper.get(path)).text());
  const asked = statements.map(([statement]) => JSON.stringify(statement));
  const tables = ['topics', 'placements', 'front_slots', 'live_coverages'].filter((table) =>
    asked.some((one) => one.includes(`from \\"${table}\\"`)),
  );
  return { text, tables };
}

test('lists, topics and pins are not read again for a change of something else, and shown anew for one of theirs', async () => {
  await read('/');
  newspaper.app.invalidate(['elsewhere']);
  expect((await read('/')).tables).toEqual([]);
  const headline = 'બધું ફરી વંચાય છે';
  const category = await readTopic(newspaper.app.db, 'category', 'gujarat');
  const id = await publishStory(newspaper.app, {
    slug: 'badhu-fari-vanchay-chhe',
    headline,
    deck: '',
    kicker: '',
    body: { type: 'doc', content: [p('એક ફકરો.')] },
    categoryId: category?.id ?? 0,
    topicIds: [],
    publishedAt: new Date(),
  });
  const published = await read('/');
  expect(published.text).toContain(headline);
  expect(published.tables).toEqual(['topics', 'placements']);
  await removeStories(newspaper.app, [id]);
  const withdrawn = await read('/');
  expect(withdrawn.text).not.toContain(headline);
  // It may have been pinned.
  expect(withdrawn.tables).toEqual(['topics', 'placements', 'front_slots']);
  newspaper.app.invalidate(['elsewhere']);
  expect((await read('/')).tables).toEqual([]);
});

test('a story without a live coverage is read without a look for one, and shows the first that is opened on it', async () => {
  const category = await readTopic(newspaper.app.db, 'category', 'gujarat');
  const draft = { deck: '', kicker: '', body: { type: 'doc' as const, content: [p('એક ફકરો.')] }, topicIds: [], publishedAt: new Date() };
  const id = await publishStory(newspaper.app, { ...draft, slug: 'seedhu-varnan', headline: 'સીધું વર્ણન', categoryId: category?.id ?? 0 });
  const path = `/news/gujarat/seedhu-varnan-${id}`;
  await read('/news/gujarat/divase-vijli-1240-gam-101');
  const before = await read(path);
  expect(before.text).toContain('સીધું વર્ણન');
  expect(before.tables).not.toContain('live_coverages');
  await openCoverage(newspaper.app, id, new Date());
  const covered = await read(path);
  expect(covered.tables).toContain('live_coverages');
  expect(covered.text).toContain('LiveBlogPosting');
  await removeStories(newspaper.app, [id]);
});
