import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { comments } from '../../../src/desks/comments/tables.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';
import { openOldSite } from './oldSite.ts';

const { site, move, written, storyOf, close } = await openOldSite();
afterAll(close);

type Said = Partial<Record<'id' | 'by' | 'under' | 'text' | 'approved' | 'type' | 'user' | 'date', string>>;

const comment = ({ id = '1', by = 'રમેશ', under = '0', text = 'સાચી વાત', approved = '1', type = '', user = '0', date }: Said): string =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[${by}]]></wp:comment_author>
  <wp:comment_author_email>kagal-${id}@juna.example</wp:comment_author_email><wp:comment_author_IP>203.0.113.7</wp:comment_author_IP>
  <wp:comment_date_gmt><![CDATA[${date ?? `2019-05-05 06:3${Number(id) % 10}:00`}]]></wp:comment_date_gmt>
  <wp:comment_content><![CDATA[${text}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
  <wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${under}</wp:comment_parent><wp:comment_user_id>${user}</wp:comment_user_id>
  <wp:commentmeta><wp:meta_key>akismet</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:commentmeta></wp:comment>`;

const post = (id: string, said: readonly Said[], { status = 'publish', title = 'મેળાની તૈયારી' } = {}): string =>
  `<item><title>${title}</title><link>https://charcha.example/${id}/</link><dc:creator>meera</dc:creator><wp:post_id>${id}</wp:post_id>
  <content:encoded><![CDATA[મેળો આવતા રવિવારે ભરાશે.]]></content:encoded><wp:post_date_gmt>2019-05-04 06:30:00</wp:post_date_gmt>
  <wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>
  <category domain="category" nicename="charcha">ચર્ચા</category>${said.map(comment).join('')}</item>`;

const author = (id: number, login: string, name: string): string =>
  `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`;

const wordpress = (...items: string[]): string =>
  written(
    'charcha.xml',
    `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://charcha.example</link>
     <wp:base_blog_url>https://charcha.example</wp:base_blog_url>${author(1, 'meera', 'મીરા')}${author(2, 'desk', 'ડેસ્ક')}${items.join('')}</channel></rss>`,
  );

const SAID: Said[] = [
  { id: '11', text: 'સરસ <b>લેખ</b> &amp; ફોટા.\nબીજી લીટી.<script>alert(1)</script>', by: 'રમેશ &amp; મીના' },
  { id: '12', under: '11', by: 'મીરા', user: '1', text: 'આભાર' },
  { id: '13', under: '12', by: 'ડેસ્ક', user: '2', type: 'comment', text: 'સુધાર્યું છે' },
  { id: '14', by: '', text: 'નામ વગર' },
  { id: '15', approved: 'spam', text: 'સસ્તું સોનું' },
  { id: '16', under: '15', text: 'આ જાહેરાત છે' },
  { id: '17', approved: '0', text: 'હજી વંચાઈ નથી' },
  { id: '18', type: 'pingback', text: 'બીજી સાઇટ' },
  { id: '19', date: '2999-01-01 00:00:00', text: 'ભવિષ્યથી' },
  { id: '14', text: 'એ જ ક્રમાંક ફરી' },
];

test('approved comments of WordPress come along in their threads, without mail and network addresses', async () => {
  const { wrong, counted } = await move(wordpress(post('301', SAID)));
  expect([wrong, counted('published'), counted('comments added')]).toEqual(['', 1, 6]);
  expect(counted('left out: comments that were not approved')).toBe(2);
  expect(counted('left out: notices of links from other sites (pingbacks, trackbacks)')).toBe(1);
  const story = await storyOf('301');
  const page = await (await site.get(`/comments/${story.id}`)).text();
  for (const text of ['સરસ લેખ &amp; ફોટા.', 'બીજી લીટી.', 'રમેશ &amp; મીના', 'સુધાર્યું છે', 'આ જાહેરાત છે', 'ભવિષ્યથી'])
    expect(page).toContain(text);
  for (const text of ['alert', 'સસ્તું સોનું', 'હજી વંચાઈ નથી', 'બીજી સાઇટ', 'એ જ ક્રમાંક']) expect(page).not.toContain(text);
  const rows = await site.app.db.select().from(comments).where(eq(comments.articleId, story.id)).orderBy(comments.id);
  const first = rows.find(({ text }) => text.startsWith('સરસ'))?.id;
  expect(
    rows
      .filter(({ parentId }) => parentId !== null)
      .map(({ name, badge, parentId, publishedAt }) => [name, badge, parentId, publishedAt?.toISOString()]),
  ).toEqual([
    ['મીરા', 'author', first, '2019-05-05T06:32:00.000Z'],
    ['ડેસ્ક', 'editor', first, '2019-05-05T06:33:00.000Z'],
  ]);
  expect(rows.every(({ publishedAt }) => publishedAt !== null && publishedAt <= site.app.clock())).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/juna\.example|203\.0\.113/);
});

test('in the next run only new ones come, though the story here is the editors’ by now', async () => {
  const { chief, one, saved, stepped } = newsroomOf(site);
  const { id } = await storyOf('301');
  await saved(chief, await one(id), { headline: 'સુધારેલું મથાળું' });
  await stepped(chief, id, 'update');
  await site.app.db.delete(comments).where(eq(comments.text, 'નામ વગર'));
  const more: Said[] = [...SAID, { id: '20', under: '14', text: 'જેનો જવાબ છે તે અહીં નથી' }, { id: '21', under: '13', text: 'મોડો જવાબ' }];
  const { counted } = await move(wordpress(post('301', more)));
  expect([counted('unchanged'), counted('comments added')]).toEqual([1, 2]);
  expect((await storyOf('301')).headline).toBe('સુધારેલું મથાળું');
  const page = await (await site.get(`/comments/${id}`)).text();
  expect(page).toContain('મોડો જવાબ');
  expect(page).toContain('જેનો જવાબ છે તે અહીં નથી');
  expect(page).not.toContain('નામ વગર');
});

test('comments on a draft come once it is published; a dry run says how many would', async () => {
  const draft = post('302', [{ id: '31' }], { status: 'draft', title: 'હજી લખાય છે' });
  expect((await move(wordpress(draft))).counted('comments on stories that readers cannot read here')).toBe(1);
  const published = wordpress(post('302', [{ id: '31' }], { title: 'હજી લખાય છે' }));
  expect((await move(published, { dryRun: true })).counted('comments that would be added')).toBe(1);
  expect((await move(published)).counted('comments added')).toBe(1);
});

test('a thread of more than fifty answers goes on below it', async () => {
  const answers = Array.from({ length: 60 }, (_, at) => ({ id: String(401 + at), under: '400', text: `જવાબ ${at}` }));
  const { counted } = await move(wordpress(post('303', [{ id: '400' }, ...answers], { title: 'લાંબી ચર્ચા' })));
  expect(counted('comments added')).toBe(61);
  const { id } = await storyOf('303');
  const rows = await site.app.db.select().from(comments).where(eq(comments.articleId, id));
  expect(rows.filter(({ parentId }) => parentId === null)).toHaveLength(11);
});

test('a line of NDJSON brings its comments', async () => {
  const line = (said: object[]) =>
    written('said.ndjson', JSON.stringify({ id: 's1', title: 'રસ્તા', text: 'રસ્તા નવા થશે.', publishedAt: '2020-05-06', comments: said }));
  const said = [
    { id: 1, name: 'હેતલ', text: 'ક્યારે?', publishedAt: '2020-05-07T08:00:00+05:30' },
    { id: 2, under: 1, name: 'ડેસ્ક', badge: 'editor', text: 'જૂનમાં.', publishedAt: '2020-05-08' },
  ];
  const { counted } = await move(line(said), { category: 'international' });
  expect([counted('published'), counted('comments added')]).toEqual([1, 2]);
  const listed = await (await site.get(`/api/comments/${(await storyOf('s1')).id}`)).json();
  expect(listed.data.comments).toMatchObject([{ name: 'હેતલ', replies: [{ name: 'ડેસ્ક', text: 'જૂનમાં.' }] }]);
  const { report: message } = await move(line([{ id: 3, name: 'ક', text: 'ખ', publishedAt: 'કાલે' }]), { category: 'international' });
  expect(message).toContain('line 1: comments.0.publishedAt: is no date');
});
