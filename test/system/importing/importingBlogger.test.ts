import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { comments } from '../../../src/desks/comments/tables.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { openOldSite } from './oldSite.ts';

const { site, move, fixture, sends, storyOf, close } = await openOldSite();
afterAll(close);

const saidOn = async (original: string) => {
  const { id } = await storyOf(original);
  const rows = await site.app.db.select().from(comments).where(eq(comments.articleId, id)).orderBy(asc(comments.publishedAt));
  return rows.map(({ name, badge, text, parentId }) => ({ name, badge, text, isReply: parentId !== null }));
};

test('an export of Blogger moves in: posts with pictures, labels, comments and old addresses, and nothing else as a story', async () => {
  await sends('http://2.bp.blogspot.com/-a/b/s0/kuvo.jpg');
  const { wrong, counted, hosts, report: message } = await move(fixture('blogger.xml'));
  expect([wrong, counted('stories read'), counted('published'), counted('taken in hand: drafts')]).toEqual(['', 2, 1, 1]);
  expect([counted('pictures taken in'), counted('comments added'), counted('left out: comments that readers do not see there')]).toEqual([
    1, 2, 1,
  ]);
  expect(hosts).toContain('https://blogger.googleusercontent.com');
  expect(message).toContain('page "મારા વિશે": left out');

  const story = await storyOf('tag:blogger.com,1999:blog-7001.post-8001');
  expect(story).toMatchObject({ headline: 'ગામનો જૂનો કૂવો', slug: 'kuvo', language: 'gu' });
  expect([story.category.name, ...story.tags.map(({ name }) => name), ...story.authors.map(({ name }) => name)]).toEqual([
    'ગામડું',
    'પાણી',
    'નીતા',
  ]);
  expect(story.body.content.map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph', 'video']);
  expect(story.body.content[1]).toMatchObject({ attrs: { caption: 'કૂવો, આજે' } });
  expect(plainText(story.body)).toContain('તેનું પાણી મીઠું છે.');
  expect(JSON.stringify(story.body)).toContain('"href":"/2019/05/pani.html"');
  expect((await site.get('/2019/06/kuvo.html')).headers.get('location')).toBe(story.address);
  expect(await saidOn('tag:blogger.com,1999:blog-7001.post-8001')).toEqual([
    { name: 'વાચક', badge: null, text: 'સરસ કૂવો.\nઅમારે ત્યાં પણ છે.', isReply: false },
    { name: 'નીતા', badge: 'author', text: 'આભાર!', isReply: true },
  ]);
  expect((await move(fixture('blogger.xml'))).counted('unchanged')).toBe(2);
});

test('so does a blog from Google Takeout, which does not say its address', async () => {
  await sends('https://blogger.googleusercontent.com/img/b/R29/AVv/s0/garba.jpg');
  const { wrong, counted } = await move(fixture('blogger-takeout.atom'));
  expect([wrong, counted('published'), counted('pictures taken in'), counted('comments added')]).toEqual(['', 1, 1, 1]);
  expect(counted('left out: posts that are in the trash')).toBe(1);
  const story = await storyOf('tag:blogger.com,1999:blog-7002.post-8101');
  expect([story.slug, story.category.name, story.publishedAt.toISOString()]).toEqual(['sheri-garba', 'ઉત્સવ', '2024-10-01T10:00:00.000Z']);
  expect((await site.get('/2024/10/sheri-garba.html')).headers.get('location')).toBe(story.address);
  expect(await saidOn('tag:blogger.com,1999:blog-7002.post-8101')).toMatchObject([{ name: 'હેતલ', text: 'ક્યાં છે?' }]);
});
