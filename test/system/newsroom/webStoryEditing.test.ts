import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { addContent, createContent, publishContent, withdrawContent } from '../../../src/content/commands.ts';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { webStoryContent } from '../../../src/desks/webstories/content.ts';
import { webStoryDraft } from '../../../src/desks/webstories/editing/webStoryDraft.ts';
import { readRelatedWebStories, readWebStory, webStoryList, webStoryLists } from '../../../src/desks/webstories/queries.ts';
import { NewsroomError } from '../../../src/site/newsroom/newsroomError.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

let newspaper: TestApp;
let categoryId: number;
beforeAll(async () => {
  newspaper = await openTestApp();
  const category = await readTopic(newspaper.app.db, 'category', 'cinema');
  if (!category) throw new Error('The demo paper has no cinema');
  categoryId = category.id;
});
afterAll(() => newspaper.close());

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ picture: 'cinema', headline: `પાનું ${at + 1}`, text: 'બે શબ્દ.' }));
type Input = z.input<typeof webStoryDraft>;
const publishedAt = new Date('2026-05-06T07:08:09Z');
const draftOf = (more: Partial<Input> = {}): Input => ({
  title: 'સિનેમાની સફર',
  description: 'પડદા પાછળની વાત.',
  categoryId,
  poster: 'cinema',
  pages: pagesOf(4),
  ...more,
});

/** What an editor is told of a draft that is refused. */
async function toldOf(draft: Input): Promise<string[]> {
  const refused = await add(draft).catch((error: unknown) => error);
  if (!(refused instanceof NewsroomError)) throw new Error(`It was taken: ${refused}`);
  return refused.issues.map(({ path, message }) => `${path}: ${message.gu}`);
}

const add = (draft: Input) => addContent(webStoryContent, { context: newspaper.app }, webStoryDraft.parse(draft), { publishedAt });

test.each([
  ['three pages', { pages: pagesOf(3) }, ['pages: વેબ સ્ટોરીમાં ઓછામાં ઓછાં 4 પાનાં જોઈએ.']],
  ['31 pages', { pages: pagesOf(31) }, ['pages: વેબ સ્ટોરીમાં વધુમાં વધુ 30 પાનાં સમાય.']],
  ['a title of 71 characters', { title: 'ક'.repeat(71) }, ['title: શીર્ષક 70 અક્ષરથી લાંબું છે (કાનો, માત્રા અને જગ્યા પણ ગણાય છે). ટૂંકું કરો.']],
  [
    'a page without a headline',
    { pages: [...pagesOf(3), { picture: 'cinema', headline: '' }] },
    ['pages.3.headline: દરેક પાના પર મથાળું લખો.'],
  ],
  [
    'a page that ends too soon',
    { pages: [...pagesOf(3), { picture: 'cinema', headline: 'અ', seconds: 1 }] },
    ['pages.3.seconds: પાનું 3 થી 30 સેકન્ડ સુધી દેખાઈ શકે.'],
  ],
  [
    'a link that runs script',
    { pages: [...pagesOf(3), { picture: 'cinema', headline: 'અ', link: { href: 'javascript:alert(1)', label: 'જુઓ' } }] },
    ['pages.3.link.href: આ લિંક ચાલે તેમ નથી: સુરક્ષિત વેબસાઇટનું આખું સરનામું અથવા / થી શરૂ થતું આ સાઇટનું સરનામું લખો.'],
  ],
  [
    'a link to elsewhere that looks like ours',
    { pages: [...pagesOf(3), { picture: 'cinema', headline: 'અ', link: { href: '//evil.example/', label: 'જુઓ' } }] },
    ['pages.3.link.href: આ લિંક ચાલે તેમ નથી: સુરક્ષિત વેબસાઇટનું આખું સરનામું અથવા / થી શરૂ થતું આ સાઇટનું સરનામું લખો.'],
  ],
  [
    'pictures that are not there',
    { poster: 'none', pages: [...pagesOf(3), { picture: 'nothing', headline: 'અ' }] },
    ['poster: આ ચિત્ર સંગ્રહમાં નથી.', 'pages.3.picture: આ ચિત્ર સંગ્રહમાં નથી.'],
  ],
  ['a category that is not there', { categoryId: 999_999 }, ['categoryId: આવો વિભાગ નથી.']],
])('an editor is told in words what is wrong: %s', async (_name, more, entries) => {
  expect(await toldOf(draftOf(more))).toEqual(entries);
});

test('a poster smaller than AMP wants is refused', async () => {
  await newspaper.app.db.execute(
    sql`insert into pictures (key, file, width, height, colour, alt) values ('small', 'pictures/small.jpg', 639, 900, '#336699', 'નાનું')`,
  );
  expect(await toldOf(draftOf({ poster: 'small' }))).toEqual(['poster: પોસ્ટરનું ચિત્ર નાનું છે: ઊભા 3:4 માપમાં ઓછામાં ઓછું 640 × 854 જોઈએ.']);
});

test('4 pages and 30, and a title of 70 characters, are taken', async () => {
  for (const count of [4, 30]) {
    const id = await add(draftOf({ title: 'ક'.repeat(70), pages: pagesOf(count) }));
    const story = await readWebStory(newspaper.app.db, id);
    expect(story?.pages.map((page) => page.position)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    await withdrawContent(webStoryContent, { context: newspaper.app, now: publishedAt }, id);
  }
});

test('a draft can be read by nobody until it is published, and the list counts what is published', async () => {
  const { app } = newspaper;
  const writing = { context: app, now: publishedAt };
  const countOf = async () => (await webStoryLists.page(app.db, webStoryList(categoryId), { page: 1, perPage: 10 }))?.totalCount;
  const id = await createContent(webStoryContent, writing, webStoryDraft.parse(draftOf({ title: 'નવું નામ' })));
  expect(await readWebStory(app.db, id)).toBeUndefined();
  expect(await countOf()).toBe(0);
  await publishContent(webStoryContent, writing, id);
  const story = await readWebStory(app.db, id);
  expect(await countOf()).toBe(1);
  expect((await newspaper.get(story?.address ?? '')).status).toBe(200);
  expect(await (await newspaper.get('/webstories')).text()).toContain('નવું નામ');
  await withdrawContent(webStoryContent, writing, id);
  expect(await countOf()).toBe(0);
  expect((await newspaper.get(story?.address ?? '')).status).toBe(404);
  expect(await (await newspaper.get('/webstories')).text()).not.toContain('નવું નામ');
  await expect(publishContent(webStoryContent, writing, 987_654)).rejects.toThrow('no longer there');
});

test('whoever follows the next story each time sees all of them', async () => {
  const { db } = newspaper.app;
  const all = await webStoryLists.newest(db, webStoryList(undefined), 50);
  const seen = new Set<number>();
  let at = all[0];
  while (at && !seen.has(at.id)) {
    seen.add(at.id);
    const related = await readRelatedWebStories(db, at, 4);
    expect(related.map((story) => story.id)).not.toContain(at.id);
    expect(new Set(related.map((story) => story.id)).size).toBe(4);
    at = related[0];
  }
  expect(seen.size).toBe(all.length);
});

test('the pages of a story have an index to go by', async () => {
  const { db } = newspaper.app;
  expect(await planOf(db, sql`select * from web_story_pages where story_id = 5 order by position`)).not.toContain('Sort');
});
