import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTopic, type TopicKind } from '../../../src/content/topics/queries.ts';
import { readRelatedIds } from '../../../src/desks/articles/lists/readRelated.ts';
import { readCards, readStory } from '../../../src/desks/articles/queries.ts';
import { publishStories, type StoryDraft } from '../../../src/desks/stories/commands.ts';
import { addTopic } from '../../../src/desks/taxonomy/commands.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

const idOf = async (kind: TopicKind, slug: string) => (await findTopic(newspaper.app.db, kind, slug))?.id ?? 0;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function relatedTo(id: number, most = 4): Promise<string[]> {
  const story = await readStory(newspaper.app.db, id);
  if (!story) throw new Error(`No story ${id}`);
  return (await readCards(newspaper.app.db, await readRelatedIds(newspaper.app.db, story, most))).map(({ headline }) => headline);
}

test('under a cricket story of the demo paper stand cricket and sports, not parliament', async () => {
  const { rows } = await newspaper.app.db.execute<{ id: string }>(
    sql`select articles.id from articles join topics on topics.id = category_id where topics.slug = 'cricket' and language = 'gu' order by 1`,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { id } of rows) {
    const story = await readStory(newspaper.app.db, Number(id));
    const related = story ? await readCards(newspaper.app.db, await readRelatedIds(newspaper.app.db, story, 4)) : [];
    expect(related.map((other) => other.id)).not.toContain(Number(id));
    const sports = [await idOf('category', 'sports'), await idOf('category', 'cricket')];
    const near = related.filter(({ category }) => sports.includes(category.parentId ?? 0) || sports.includes(category.id));
    expect(near.length, related.map(({ headline, category }) => `${category.slug}: ${headline}`).join('\n')).toBeGreaterThanOrEqual(3);
    expect(sports).toContain(related[0]?.category.parentId ?? related[0]?.category.id);
  }
});

test('a rare tag that is shared weighs more than one under which everything stands; then category, city, and the newer', async () => {
  const add = (slug: string) => addTopic(newspaper.app, { kind: 'tag', slug, name: slug, nameEn: slug });
  const [common, rare] = [await add('badhu'), await add('durlabh')];
  const [cricket, law, surat] = [await idOf('category', 'cricket'), await idOf('category', 'law'), await idOf('city', 'surat')];
  const draft = (headline: string, changes: Partial<StoryDraft> & { categoryId: number }) => draftStory({ headline, ...changes });
  const everything = Array.from({ length: 40 }, (_, at) =>
    draft(`સાધારણ ${at}`, { categoryId: law, topicIds: [common], publishedAt: hoursAgo(at + 10) }),
  );
  const [own = 0] = await publishStories(newspaper.app, [
    draft('મૂળ', { categoryId: cricket, cityId: surat, topicIds: [common, rare], publishedAt: hoursAgo(2) }),
    draft('દુર્લભ ટૅગ, બીજો વિભાગ', { categoryId: law, topicIds: [rare], publishedAt: hoursAgo(48) }),
    draft('દુર્લભ ટૅગ, એ જ વિભાગ', { categoryId: cricket, topicIds: [rare], publishedAt: hoursAgo(72) }),
    draft('એ જ વિભાગ, એ જ શહેર', { categoryId: cricket, cityId: surat, publishedAt: hoursAgo(30) }),
    draft('એ જ વિભાગ, નવું', { categoryId: cricket, publishedAt: hoursAgo(1) }),
    draft('એ જ વિભાગ, જૂનું', { categoryId: cricket, publishedAt: hoursAgo(24 * 200) }),
    ...everything,
  ]);
  const related = await relatedTo(own, 8);
  expect(related.slice(0, 2)).toEqual(['દુર્લભ ટૅગ, એ જ વિભાગ', 'એ જ વિભાગ, એ જ શહેર']);
  expect(related.slice(0, 4).toSorted()).toContain('દુર્લભ ટૅગ, બીજો વિભાગ');
  expect(related.filter((headline) => headline.startsWith('સાધારણ'))).toEqual([]);
  expect(related).not.toContain('મૂળ');
  const old = related.indexOf('એ જ વિભાગ, જૂનું');
  expect(old === -1 || old > related.indexOf('એ જ વિભાગ, નવું')).toBe(true);
});

test('a story alone in a new category, without tags, has nothing that is like it', async () => {
  const categoryId = await addTopic(newspaper.app, { kind: 'category', slug: 'ekalu', name: 'એકલું', nameEn: 'Alone' });
  const [id = 0] = await publishStories(newspaper.app, [draftStory({ categoryId, headline: 'એકલી વાર્તા' })]);
  expect(await relatedTo(id)).toEqual([]);
});
