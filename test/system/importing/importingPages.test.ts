import { afterAll, beforeEach, expect, test } from 'vitest';
import { staticPageFor } from '../../../src/desks/importing/archive/staticPageFor.ts';
import { staticPages } from '../../../src/desks/staticpages/tables.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { openOldSite } from './oldSite.ts';

const { site, move, written, inUploads, close } = await openOldSite();
afterAll(close);
beforeEach(() => site.app.db.delete(staticPages));

type Page = { slug: string; title: string; html: string; status?: string; excerpt?: string };
const page = ({ slug, title, html, status = 'publish', excerpt = '' }: Page, at: number): string =>
  `<item><title>${title}</title><link>https://panu.example/${slug}/</link><wp:post_id>${at + 1}</wp:post_id>
  <content:encoded><![CDATA[${html}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
  <wp:post_date_gmt>2019-05-04 06:30:00</wp:post_date_gmt><wp:post_modified_gmt>2020-01-02 06:30:00</wp:post_modified_gmt>
  <wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>page</wp:post_type></item>`;

const wordpress = (...pages: readonly Page[]): string =>
  written(
    'panu.xml',
    `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://panu.example</link>
     <wp:base_blog_url>https://panu.example</wp:base_blog_url>${pages.map(page).join('')}</channel></rss>`,
  );

const pages = async () => new Map((await site.app.db.select().from(staticPages)).map((one) => [one.slug, one]));

test('pages of WordPress become the static pages that are about the same, and their addresses lead there', async () => {
  await inUploads('2019/05/kacheri.jpg', 50);
  const about = `<p>પાનું 1950થી નીકળે છે. <a href="https://panu.example/2019/05/lekh/">લેખ</a></p>
    <img src="https://panu.example/wp-content/uploads/2019/05/kacheri.jpg" alt="કચેરી">`;
  const { wrong, counted, report } = await move(
    wordpress(
      { slug: 'about', title: 'અમારા વિશે &amp; અમે', html: about },
      { slug: 'sampark', title: 'સંપર્ક', html: 'તંત્રી વિભાગ: 079-1234\n\nસાંજે ફોન કરવો', excerpt: 'ફોન અને સરનામાં' },
      { slug: 'privacy-policy', title: 'Privacy', html: 'We use ten trackers.' },
      { slug: 'advertise', title: 'Advertise', html: '[contact-form-7 id="5"]' },
      { slug: 'terms-of-use', title: 'શરતો', html: 'હજી લખાય છે', status: 'draft' },
      { slug: 'team', title: 'અમારી ટીમ', html: 'બધા' },
    ),
  );
  expect([wrong, counted('stories read'), counted('pages written'), counted('redirects')]).toEqual(['', 0, 2, expect.any(Number)]);
  const there = await pages();
  expect([...there.keys()].sort()).toEqual(['about-us', 'contact-us']);
  expect(there.get('about-us')).toMatchObject({ title: 'અમારા વિશે & અમે', description: 'પાનું 1950થી નીકળે છે. લેખ' });
  expect(there.get('about-us')?.updatedAt.toISOString()).toBe('2020-01-02T06:30:00.000Z');
  expect(there.get('about-us')?.body.content.map(({ type }) => type)).toEqual(['paragraph', 'picture']);
  expect(JSON.stringify(there.get('about-us')?.body)).toContain('"href":"/2019/05/lekh/"');
  expect(there.get('contact-us')).toMatchObject({ title: 'સંપર્ક', description: 'ફોન અને સરનામાં' });
  expect(plainText(there.get('contact-us')?.body ?? { type: 'doc', content: [] })).toBe('તંત્રી વિભાગ: 079-1234\nસાંજે ફોન કરવો');
  for (const [old, ours] of [
    ['/about/', 'about-us'],
    ['/sampark', 'contact-us'],
    ['/privacy-policy/', 'privacy-policy'],
  ])
    expect((await site.get(old ?? '')).headers.get('location')).toBe(`/static-page/${ours}`);
  expect(await (await site.get('/static-page/about-us')).text()).toContain('પાનું 1950થી નીકળે છે.');
  for (const line of [
    'page "અમારી ટીમ" /team/: left out, for it belongs to the pages that this site has none for',
    'page "Privacy" /privacy-policy/: left out, for it belongs to the policies of the old site',
    'page "Advertise" /advertise/: left out, for it belongs to the pages without a text',
  ])
    expect(report).toContain(line);
  expect(counted('left out: pages that are not published there')).toBe(1);
});

test('a page that is written here stays as it is, and a dry run writes none', async () => {
  const file = wordpress({ slug: 'about-us', title: 'જૂનું', html: 'જૂનું લખાણ' });
  expect((await move(file, { dryRun: true })).counted('pages that would be written')).toBe(1);
  expect((await pages()).size).toBe(0);
  expect((await move(file)).counted('pages written')).toBe(1);
  await site.app.db.update(staticPages).set({ title: 'નવું' });
  expect((await move(file)).counted('pages that were written already')).toBe(1);
  expect((await pages()).get('about-us')?.title).toBe('નવું');
});

test.each([
  ['about_us-2', 'x', 'about-us'],
  ['contact.html', 'x', 'contact-us'],
  ['', 'ગોપનીયતા નીતિ', 'privacy-policy'],
  ['terms-and-conditions', 'x', 'terms-condition-with-us'],
  ['advertisement', 'x', 'advertise-with-us'],
  ['blog', 'Blog', undefined],
  ['', '', undefined],
])('a page "%s" with the title "%s" is our %s', (slug, title, ours) => {
  expect(staticPageFor({ slug, title })).toBe(ours);
});
