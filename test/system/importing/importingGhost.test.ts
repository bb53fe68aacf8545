import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openSource } from '../../../src/desks/importing/source/openSource.ts';
import { staticPages } from '../../../src/desks/staticpages/tables.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { openOldSite } from './oldSite.ts';

const { site, move, fixture, written, inUploads, sends, storyOf, close } = await openOldSite();
afterAll(close);

test('an export of Ghost moves in with tags, authors, pictures and old addresses', async () => {
  await inUploads('2024/08/talav.jpg', 30);
  await inUploads('2024/08/kantho.jpg', 60);
  await site.app.db.delete(staticPages);
  const { wrong, counted } = await move(fixture('sheri.ghost.2026-11-20-10-00-00.json'));
  expect([wrong, counted('published'), counted('pictures taken in'), counted('lines that could not be read')]).toEqual(['', 1, 2, 1]);
  expect([counted('taken in hand: private there, drafts here'), counted('taken in hand: drafts')]).toEqual([1, 1]);
  expect(counted('left out: posts that are of the state sent')).toBe(1);

  const story = await storyOf('6500aa');
  expect(story).toMatchObject({ headline: 'તળાવ ફરી ભરાયું', deck: 'બે વરસની રાહ', slug: 'talav', pictureCaption: 'તસવીર: મીરા' });
  expect(story).toMatchObject({ searchTitle: 'તળાવ ભરાયું | શેરી', picture: { alt: 'ભરેલું તળાવ' } });
  expect(story.publishedAt.toISOString()).toBe('2024-08-20T05:30:00.000Z');
  expect([story.category.name, ...story.tags.map(({ name }) => name)]).toEqual(['જળાશય', 'ચોમાસું']);
  expect(story.authors.map(({ name }) => name)).toEqual(['મીરા દવે', 'જય શાહ']);
  expect(story.body.content.map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph']);
  expect(story.body.content[1]).toMatchObject({ attrs: { caption: 'કાંઠે ભીડ' } });
  expect(plainText(story.body)).toBe('તળાવ બે વરસે ભરાયું.\nકાંઠે ભીડ\nવરસાદનો હિસાબ');
  expect(JSON.stringify(story.body)).toMatch(/"href":"\/juno-lekh\/".*"href":"https:\/\/vandho\.example\/lekh"/);
  expect((await site.get('/talav/')).headers.get('location')).toBe(story.address);
  expect((await site.get(story.address)).status).toBe(200);
  expect(counted('pages written')).toBe(1);
  expect(await (await site.get('/static-page/about-us')).text()).toContain('અમારા વિશે');
  expect(await (await site.get(story.address)).text()).not.toContain('rel="canonical" href="https://sheri.example');
});

test('links to the address that is given lead to this site, and pictures come from there', async () => {
  const post = {
    id: '77',
    title: 'બીજો લેખ',
    slug: 'bijo',
    html: '<p><a href="https://www.khanu.example/talav/">તળાવ</a></p><img src="/content/images/2024/08/dhol.jpg">',
    status: 'published',
    published_at: '2024-08-21T05:30:00.000Z',
  };
  const file = written('khanu.json', JSON.stringify({ db: [{ meta: { version: '5' }, data: { posts: [post] } }] }));
  await sends('https://khanu.example/content/images/2024/08/dhol.jpg');
  const { wrong, counted } = await move(file, { site: 'https://khanu.example', category: 'gujarat' });
  expect([wrong, counted('published'), counted('pictures taken in')]).toEqual(['', 1, 1]);
  expect(JSON.stringify((await storyOf('77')).body)).toContain('"href":"/talav/"');
});

test('exports of one site are of one site, whatever their day', async () => {
  for (const day of ['2026-11-20-10-00-00', '2026-12-01-09-30-00']) {
    const { name } = await openSource(written(`sheri.ghost.${day}.json`, '{"db":[{"meta":{"version":"5"},"data":{"posts":[]}}]}'), 'ghost');
    expect(name).toMatch(/^\d+-sheri$/);
  }
});

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', null, undefined, 7, [], {}));
const moment = fc.oneof(fc.integer(), fc.constantFrom('2019-05-04 06:30:00', '2019-05-04T06:30:00.000Z', 'soon', null, 1e300));
const post = fc.record(
  {
    id: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.uuid()),
    ...{ title: text, slug: text, html: text, plaintext: text, feature_image: text, image: text, custom_excerpt: text },
    ...{ canonical_url: text, meta_title: text, author_id: text, visibility: fc.constantFrom('public', 'members', 'tiers') },
    ...{ type: fc.constantFrom('post', 'page'), page: fc.constantFrom(0, 1, true), status: fc.constantFrom('published', 'draft', 'sent') },
    ...{ published_at: moment, updated_at: moment },
  },
  { requiredKeys: ['id'] },
);
const rows = fc.array(fc.oneof(fc.dictionary(fc.constantFrom('id', 'post_id', 'tag_id', 'name', 'slug', 'sort_order'), text), text), {
  maxLength: 6,
});
const data = fc.record(
  { posts: fc.array(post, { maxLength: 12 }), tags: rows, users: rows, posts_tags: rows, posts_meta: rows },
  { requiredKeys: ['posts'] },
);

test('each post of any export is a story, left out or unreadable, whatever its version and its tables hold', async () => {
  await fc.assert(
    fc.asyncProperty(data, fc.boolean(), fc.boolean(), async (tables, isWrapped, isSpaced) => {
      const one = { meta: { exported_on: 1, version: '003' }, data: tables };
      const source = await openSource(
        written('any.json', JSON.stringify(isWrapped ? { db: [one] } : one, null, isSpaced ? 2 : 0)),
        undefined,
      );
      expect(source.format).toBe('ghost');
      for await (const { kind } of source.readNames()) expect(kind).toBe('never');
      let events = 0;
      for await (const event of source.readStories(new Date())) {
        expect(['story', 'page', 'leftOut', 'unreadable']).toContain(event.kind);
        events++;
      }
      expect(events).toBe(tables.posts.length);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['cut off', '{"db":[{"meta":{"version":"5"},"data":{"posts":[{"id":"1","title":"એક","slug":"ek","html":"<p>અ</p>"},{"id":'],
  ['not an array', '{"db":[{"meta":{"version":"5"},"data":{"posts":{"a":1}}}]}'],
])('a file that is %s says so', async (_how, broken) => {
  expect((await move(written('broken.json', broken))).wrong).toMatch(/no whole JSON|none of the tables/);
});
