import { sql } from 'drizzle-orm';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { StoryDraft } from '../../../src/desks/articles/commands.ts';
import { articlesWithPicture } from '../../../src/desks/articles/publishing/articlesWithPicture.ts';
import type { WorkingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import { storiesWithPicture } from '../../../src/desks/stories/keeping/storiesWithPicture.ts';
import type { StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { publishStory } from '../../publishStory.ts';
import { readSitemap, readSitemapIndex } from '../../readSitemap.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

const SITE = 'https://savar.example';

let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
/** Two pictures of the library: their keys, and their files as addresses name them. */
let pictures: { key: string; file: string }[];
beforeAll(async () => {
  newspaper = await openTestApp();
  room = newsroomOf(newspaper);
  const { rows } = await newspaper.app.db.execute<{ key: string; file: string }>(sql`select key, file from pictures order by key limit 2`);
  pictures = rows;
});
afterAll(() => newspaper.close());

const textOf = async (path: string): Promise<string> => {
  const response = await newspaper.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** What a page says in its head. */
async function headOf(path: string) {
  const html = await textOf(path);
  const one = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
  const property = (name: string) => one(new RegExp(`<meta property="${name}" content="([^"]*)"`));
  const graph = z
    .object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })
    .parse(JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/s)));
  return {
    html,
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    og: { title: property('og:title'), description: property('og:description'), image: property('og:image'), url: property('og:url') },
    card: one(/<meta name="twitter:card" content="([^"]*)"/),
    article: graph['@graph'].find((thing) => thing['@type'].endsWith('Article')),
  };
}

const published = async (changes: Partial<WorkingCopy>): Promise<StoryForEditing & { address: string }> => {
  const story = await room.stepped(room.chief, (await room.begin(room.chief, changes)).id, 'publish');
  return { ...story, address: story.address ?? '' };
};

const sitemapAddresses = async (): Promise<string[]> => {
  const files = [...(await readSitemapIndex(await textOf('/sitemap.xml'))).keys()].filter((path) => path.includes('/stories/'));
  return (await Promise.all(files.map(async (path) => readSitemap(await textOf(path))))).flat().map(({ url }) => url.replace(SITE, ''));
};
const newsAddresses = async () => (await readSitemap(await textOf('/sitemaps/news.xml'))).map(({ url }) => url.replace(SITE, ''));

const all: Partial<WorkingCopy> = {
  slug: 'narmada-sapati',
  searchTitle: 'નર્મદા ડેમની સપાટી આજે: દરવાજા ખોલાયા',
  searchDescription: 'નર્મદા ડેમની આજની સપાટી, ખોલાયેલા દરવાજા અને સાવચેત કરાયેલાં ગામોની યાદી.',
  socialHeadline: 'ડેમના દરવાજા ખૂલ્યા, જુઓ નજારો',
  dateline: 'કેવડિયા',
};

test('what an editor tells search engines and social networks is what the page says', async () => {
  const [main, social] = pictures;
  const { address } = await published({ ...all, pictureKey: main?.key ?? null, socialPictureKey: social?.key ?? null });
  const head = await headOf(address);
  expect(head.title).toBe('નર્મદા ડેમની સપાટી આજે: દરવાજા ખોલાયા | સવાર');
  expect(head.description).toBe(all.searchDescription);
  expect(head.og).toEqual({
    title: 'ડેમના દરવાજા ખૂલ્યા, જુઓ નજારો',
    description: all.searchDescription,
    image: expect.stringContaining(`${social?.file}`),
    url: SITE + address,
  });
  expect(head.card).toBe('summary_large_image');
  expect(head.canonical).toBe(SITE + address);
  expect(head.robots).toContain('max-image-preview:large');
  expect(head.article).toMatchObject({
    '@type': 'NewsArticle',
    headline: all.searchTitle,
    alternativeHeadline: 'ડેમના દરવાજા ખોલાયા',
    description: all.searchDescription,
    dateline: 'કેવડિયા',
  });
  // Readers see the story as it is: headline, and the place before the first words.
  expect(head.html).toMatch(/<h1[^>]*>ડેમના દરવાજા ખોલાયા<\/h1>/);
  expect(head.html).toContain('<p><b>કેવડિયા: </b>ડેમની સપાટી');
});

test('what is empty is derived from the story', async () => {
  const [main] = pictures;
  const head = await headOf((await published({ slug: 'saadi', pictureKey: main?.key ?? null })).address);
  expect(head.title).toBe('ડેમના દરવાજા ખોલાયા | સવાર');
  expect(head.description).toBe('નીચાણવાળાં ગામોને સાવચેત કરાયાં.');
  expect(head.og).toMatchObject({ title: 'ડેમના દરવાજા ખોલાયા', image: expect.stringContaining(`${SITE}/card/story/`) });
  expect(head.article).not.toHaveProperty('alternativeHeadline');
  expect(head.article).not.toHaveProperty('dateline');
});

test('what nobody sees in a pasted line does not reach readers, and joiners and no-break spaces do', async () => {
  const { address, working, hasChanges } = await published({
    headline: ' સુરત\u200bમાં\ufeff  પુ\u00adલ\tખૂલ્યો\u2028ક્\u200dષ રૂ.\u00a0૫૦૦\u00a0 ',
    deck: 'સાર\r\nલીટી ',
  });
  expect((await headOf(address)).og.title).toBe('સુરતમાં પુલ ખૂલ્યો ક્\u200dષ રૂ.\u00a0૫૦૦');
  // The editor goes on with what readers see.
  expect([working.headline, working.deck, hasChanges]).toEqual(['સુરતમાં પુલ ખૂલ્યો ક્\u200dષ રૂ.\u00a0૫૦૦', 'સાર લીટી', false]);
});

test('a story that is not for search engines says so and leaves the sitemaps, but stays in lists', async () => {
  const { address } = await published({ slug: 'nathi-shodh-mate', noindex: true, headline: 'શોધ માટે નહીં' });
  expect((await headOf(address)).robots).toBe('noindex, follow');
  expect(await sitemapAddresses()).not.toContain(address);
  expect(await newsAddresses()).not.toContain(address);
  expect(await textOf('/recent-news/1')).toContain('શોધ માટે નહીં');
});

test('a text taken over from elsewhere names its original, and is in no sitemap', async () => {
  const { address } = await published({ slug: 'anyatra', canonical: ' https://mool.example/varta?id=7 ' });
  const head = await headOf(address);
  expect(head.canonical).toBe('https://mool.example/varta?id=7');
  expect(head.og.url).toBe(SITE + address);
  expect(await sitemapAddresses()).not.toContain(address);
  expect(await newsAddresses()).not.toContain(address);
  const here = await published({ slug: 'ahi-j', canonical: '/news/crops/pahelan-1' });
  expect((await headOf(here.address)).canonical).toBe(`${SITE}/news/crops/pahelan-1`);
});

test('a story that names its own address as that of its original, the present or a former one, is an original', async () => {
  const { id, address } = await published({ slug: 'ahi-j-lakhelu' });
  for (const canonical of [address, `${SITE}${address.replace('ahi', 'junu')}?utm_source=x`, SITE + address]) {
    await room.saved(room.chief, await room.one(id), { canonical });
    await room.stepped(room.chief, id, 'update');
    expect((await headOf(address)).canonical).toBe(SITE + address);
    expect(await newsAddresses()).toContain(address);
  }
  expect(await sitemapAddresses()).toContain(address);
});

test('an address that leads nowhere safe prevents publishing', async () => {
  for (const canonical of ['javascript:alert(1)', '//evil.example/x', 'mailto:a@b.example', 'શબ્દો']) {
    const story = await room.begin(room.chief, { canonical });
    expect(story.checks).toContainEqual(expect.objectContaining({ weight: 'error', path: 'canonical' }));
    const response = await room.step(room.chief, story.id, 'publish');
    expect(response.status, canonical).toBe(422);
  }
  const lost = await room.begin(room.chief, { socialPictureKey: 'nathi' });
  expect(lost.checks).toContainEqual(expect.objectContaining({ weight: 'error', path: 'socialPictureKey' }));
});

test('a headline in another language says so, in lists as on its own page', async () => {
  const { address } = await published({ slug: 'hindi-mein', language: 'hi', headline: 'बाँध के द्वार खुले', deck: 'गाँवों को सावधान किया गया।' });
  expect(await textOf(address)).toMatch(/<article[^>]* lang="hi"/);
  const list = await textOf('/recent-news/1');
  expect(list).toMatch(/<h2[^>]* lang="hi"><a href="[^"]*">बाँध के द्वार खुले/);
  expect(list).not.toMatch(/<h2[^>]* lang="gu"/);
});

test('a month in which no story is for search engines has no sitemap', async () => {
  const draft = draftStory({
    categoryId: await room.idOf('category', 'crops'),
    publishedAt: new Date('2001-02-03T04:05:06Z'),
    noindex: true,
  });
  await publishStory(newspaper.app, draft);
  expect([...(await readSitemapIndex(await textOf('/sitemap.xml'))).keys()]).not.toContain('/sitemaps/stories/2001-02.xml');
  await publishStory(newspaper.app, { ...draft, noindex: false, slug: 'shodh-mate' });
  const entries = await readSitemap(await textOf('/sitemaps/stories/2001-02.xml'));
  expect(entries.map(({ url }) => url)).toEqual([expect.stringContaining('/shodh-mate-')]);
});

const linked: StoryDraft['body'] = {
  type: 'doc',
  content: [
    p('પહેલું વાક્ય.'),
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'બહારની કડી', marks: [{ type: 'link', attrs: { href: 'https://dukan.example/' } }] },
        { type: 'text', text: 'અંદરની કડી', marks: [{ type: 'link', attrs: { href: '/mandi-bhav' } }] },
      ],
    },
  ],
};

test('a story that an advertiser has paid for is marked wherever it stands, and recommends no links', async () => {
  const headline = 'નવું ટ્રૅક્ટર આવી ગયું';
  const { address, id } = await published({ slug: 'tractor', headline, sponsor: 'ગિરનાર ટ્રૅક્ટર', dateline: 'રાજકોટ', body: linked });
  const head = await headOf(address);
  expect(head.html).toContain('પ્રાયોજિત: ગિરનાર ટ્રૅક્ટર</p>');
  expect(head.html).toContain('<a href="https://dukan.example/" rel="sponsored noopener">');
  expect(head.html).toContain('<a href="/mandi-bhav">અંદરની કડી');
  expect(head.article).toMatchObject({ '@type': 'AdvertiserContentArticle', sponsor: { '@type': 'Organization', name: 'ગિરનાર ટ્રૅક્ટર' } });
  expect(await textOf('/recent-news/1')).toMatch(/પ્રાયોજિત: ગિરનાર ટ્રૅક્ટર<\/p><h2[^>]*><a href="[^"]*">નવું ટ્રૅક્ટર/);
  // Not news, but a page of the site.
  expect(await newsAddresses()).not.toContain(address);
  expect(await sitemapAddresses()).toContain(address);

  const rss = parseRssFeed(await textOf('/feeds/list/latest.xml')).items?.find(({ link }) => link === SITE + address);
  expect(rss?.title).toBe(`પ્રાયોજિત: ${headline}`);
  expect(rss?.categories?.map(({ name }) => name)).toContain('પ્રાયોજિત: ગિરનાર ટ્રૅક્ટર');
  expect(rss?.content?.encoded).toContain('<p><b>રાજકોટ: </b>પહેલું વાક્ય.</p>');
  expect(rss?.content?.encoded).toContain('<a href="https://dukan.example/" rel="sponsored">');
  const json = parseJsonFeed(JSON.parse(await textOf('/feeds/list/latest.json'))).items?.find(({ url }) => url === SITE + address);
  expect([json?.title, json?.tags?.[0]]).toEqual([`પ્રાયોજિત: ${headline}`, 'પ્રાયોજિત: ગિરનાર ટ્રૅક્ટર']);

  const details: unknown = await (await newspaper.get(`/api/article-details/${address.split('/').at(-1)}`)).json();
  expect(details).toMatchObject({ data: { _id: String(id), sponsor: 'ગિરનાર ટ્રૅક્ટર', dateline: 'રાજકોટ', canonical: '' } });
});

test('versions hold it: saves, revisions, a conflict, and giving up', async () => {
  const sub = staffMember('sub-editor', { id: 'sub' });
  const story = await published({ ...all, slug: 'avruttio' });
  const changed = await room.saved(room.chief, story, { searchTitle: 'બીજું શીર્ષક', noindex: true, sponsor: 'દુકાન' });
  expect(changed.working).toMatchObject({ searchTitle: 'બીજું શીર્ષક', noindex: true, sponsor: 'દુકાન', dateline: 'કેવડિયા' });
  expect(await textOf(story.address)).not.toContain('બીજું શીર્ષક');
  const { rows } = await newspaper.app.db.execute<{ id: string; working: WorkingCopy }>(
    sql`select id, working from story_revisions where story_id = ${story.id} order by id desc limit 1`,
  );
  expect(rows[0]?.working).toMatchObject({ searchTitle: 'બીજું શીર્ષક', noindex: true });
  const stale = await room.save(sub, story, { socialHeadline: 'જૂની પરથી' });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ details: { working: { searchTitle: 'બીજું શીર્ષક' } } });
  const before = await room.stepped(room.chief, story.id, 'discard');
  expect(before.working).toMatchObject({ searchTitle: all.searchTitle, noindex: false, sponsor: '' });
});

test('a copy that was stored before these fields were there is whole', async () => {
  const story = await room.begin(room.chief, { slug: 'juni-nakal' });
  const fields = ['searchTitle', 'searchDescription', 'socialHeadline', 'socialPictureKey', 'canonical', 'noindex', 'dateline', 'sponsor'];
  const without = sql`working - ${sql.param(fields)}::text[]`;
  await newspaper.app.db.execute(sql`update stories set working = ${without} where id = ${story.id}`);
  await newspaper.app.db.execute(sql`update story_revisions set working = ${without} where story_id = ${story.id}`);
  expect((await room.one(story.id)).working).toMatchObject({ searchTitle: '', socialPictureKey: null, noindex: false });
  const revisions = z
    .object({ data: z.array(z.object({ id: z.number() })) })
    .parse(await (await newspaper.ask(room.chief, 'get', `/stories/${story.id}/revisions`)).json());
  const revision: unknown = await (
    await newspaper.ask(room.chief, 'get', `/stories/${story.id}/revisions/${revisions.data[0]?.id}`)
  ).json();
  expect(revision).toMatchObject({ working: { sponsor: '', canonical: '' } });
  expect((await room.stepped(room.chief, story.id, 'publish')).state).toBe('published');
});

test('a picture for social networks counts as used, in a working copy and in a published story', async () => {
  const social = pictures[1]?.key ?? '';
  const { app } = newspaper;
  const draft = await room.begin(room.chief, { headline: 'ચિત્રવાળો મુસદ્દો', slug: 'chitra', socialPictureKey: social });
  expect((await storiesWithPicture(app.db, social, 50)).uses).toContainEqual(expect.objectContaining({ href: `/stories/${draft.id}` }));
  await room.stepped(room.chief, draft.id, 'publish');
  const { uses, tags } = await articlesWithPicture(app.db, social, 50);
  expect(uses).toContainEqual(expect.objectContaining({ href: `/stories/${draft.id}` }));
  expect(tags).toContain(`article:${draft.id}`);
});
