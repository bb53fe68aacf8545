import { sql } from 'drizzle-orm';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestQuery, totalsQuery } from '../../../src/content/placements/lists.ts';
import { readTopic, readTopics } from '../../../src/content/topics/queries.ts';
import { countViews } from '../../../src/desks/articles/commands.ts';
import { commentsUntil } from '../../../src/desks/articles/commenting/commenting.ts';
import {
  kindsOfEdition,
  readMostReadIds,
  readNewestIdsOfTopics,
  readNewestStoryIds,
  readStory,
} from '../../../src/desks/articles/queries.ts';
import type { WorkingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import type { StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import { createLog } from '../../../src/platform/log.ts';
import { readSitemap, readSitemapIndex } from '../../readSitemap.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';

const SITE = 'https://savar.example';

let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
beforeAll(async () => {
  newspaper = await openTestApp();
  room = newsroomOf(newspaper);
});
afterAll(() => newspaper.close());

const textOf = async (path: string): Promise<string> => {
  const response = await newspaper.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

const storiesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="((?:\/en)?\/news\/[^"]+)"/g)].map(([, href = '']) => href)),
];
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/g)].map(([, language = '', href = '']) => [
      language,
      href,
    ]),
  );

const published = async (changes: Partial<WorkingCopy>): Promise<StoryForEditing & { address: string }> => {
  const story = await room.stepped(room.chief, (await room.begin(room.chief, changes)).id, 'publish');
  return { ...story, address: story.address ?? '' };
};

const english = { language: 'en', headline: 'Dam gates opened', slug: 'dam-gates', deck: 'Villages downstream have been warned.' } as const;

test('no list of one edition shows a story of the other, whatever it is a list of', async () => {
  for (const path of [
    '/',
    '/recent-news/1',
    '/recent-news/2',
    '/top-story-news/1',
    '/breaking-news/1',
    '/top-read-news/1',
    '/category/gujarat/1',
    '/category/agriculture/1',
    '/city/rajkot/1',
    '/tags/balako/1',
    '/sitemaps/news.xml',
    '/feeds/list/latest.xml',
    '/search?q=dhruvraj',
    '/search?q=saurashtra',
    '/api/all-recent-news/',
    '/api/home-page-stories',
  ]) {
    const text = await textOf(path);
    const own = path.endsWith('news.xml') ? text.replaceAll(/<url>(?:(?!<\/url>).)*<news:language>en.*?<\/url>/gs, '') : text;
    expect(own.replaceAll(/<(?:xhtml:)?link rel="alternate"[^>]*>/g, ''), path).not.toContain('/en/news/');
  }
  for (const path of ['/en', '/en/category/gujarat/1', '/en/city/rajkot/1', '/en/tags/balako/1', '/en/feeds/list/latest.xml']) {
    const text = await textOf(path);
    expect(text, path).toContain('/en/news/');
    expect(
      storiesIn(text).filter((address) => !address.startsWith('/en/')),
      path,
    ).toEqual([]);
  }
});

test('the lists of both editions are read by the same index', async () => {
  const latest = newestQuery({ kinds: kindsOfEdition('en'), topicId: 'latest' }, 5);
  const plan = await planOf(newspaper.app.db, latest);
  expect(plan).toContain('placements_topic_id_kind_published_at_item_id_pk');
  expect(plan).not.toContain('Seq Scan');
});

test('which topics have stories of an edition is read of their totals alone, not of every month and day', async () => {
  const plan = await planOf(newspaper.app.db, totalsQuery(newspaper.app.db, kindsOfEdition('en')).getSQL());
  expect(plan).toContain('tallies_totals');
});

test('an English page is English: its language, words, dates, scripts and fonts', async () => {
  const front = await textOf('/en');
  const [address = ''] = storiesIn(mainOf(front));
  const list = await textOf('/en/category/gujarat/1');
  const story = await textOf(address);
  const [signed = ''] = storiesIn(mainOf(await textOf('/en/category/science/1')));
  const [, writer = ''] = /href="(\/en\/author\/[^"]+)"/.exec(await textOf(signed)) ?? [];
  for (const html of [front, list, story, await textOf(writer)]) {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(html).toContain('<meta property="og:locale" content="en_IN"/>');
    expect(html).toContain('<meta property="og:site_name" content="Savar"/>');
    expect(html).toMatch(/src="\/assets\/reader-en-/);
    expect(html).not.toContain('as="font"');
    // What is left in Gujarati says so.
    const gujarati = html
      .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
      .replaceAll(/<style.*?<\/style>/gs, '')
      .replaceAll(/<(a|span)[^>]*lang="gu"[^>]*>.*?<\/\1>/gs, '')
      .match(/[\u0a80-\u0aff]+/gu);
    expect([...new Set(gujarati)].filter((word) => word !== 'ગુજરાતી')).toEqual([]);
  }
  expect(story).toMatch(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M/);
  expect(story).toContain('min read');
  expect(story).toContain('"inLanguage":"en"');
});

test('the English front page has a layout of its own on phones, as the Gujarati one has', async () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Mobile Safari' };
  const layoutIn = (html: string) => /<html[^>]* data-layout="([^"]+)"/.exec(html)?.[1];
  for (const path of ['/', '/en']) {
    expect(layoutIn(await textOf(path)), path).toBe('desktop-home');
    const response = await newspaper.get(path, phone);
    expect(layoutIn(await response.text()), path).toBe('mobile-home');
    expect(response.headers.get('vary'), path).toContain('user-agent');
  }
});

test('an English story credits its picture in English, and so does its feed', async () => {
  const [address = ''] = storiesIn(mainOf(await textOf('/en')));
  const caption = /<figcaption>.*?<\/figcaption>/s.exec(await textOf(address))?.[0].replaceAll(/<[^>]*>/g, '');
  expect(caption).toContain('Illustration: Savar');
  expect(caption).not.toMatch(/\p{Script=Gujarati}/u);
  const feed = await textOf('/en/feeds/list/latest.xml');
  expect(feed).toContain('Illustration: Savar');
  expect(feed).not.toContain('ચિત્રણ');
});

test('its feeds describe the pictures of stories in English, and say in English that something was corrected', async () => {
  const address = storiesIn(mainOf(await textOf('/en')))[0] ?? '';
  const id = Number(address.split('-').at(-1));
  await newspaper.app.db.execute(sql`
    update articles set picture_caption = 'Kites over the old city', social_picture_key = picture_key, correction = 'The date was wrong.',
      body = jsonb_set(body, '{content}', (body->'content') || jsonb_build_array(jsonb_build_object('type', 'picture', 'attrs',
        jsonb_build_object('picture', picture_key, 'caption', 'A kite maker at work', 'credit', ''))))
    where id = ${id}`);
  newspaper.app.invalidate([`article:${id}`]);
  const rss = await textOf('/en/feeds/list/latest.xml');
  expect(rss).toContain('<media:description type="plain">Kites over the old city</media:description>');
  const { items } = parseJsonFeed(await textOf('/en/feeds/list/latest.json'));
  const html = items?.find(({ url }) => url === SITE + address)?.content_html ?? '';
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['Kites over the old city', 'A kite maker at work']);
  expect(html).toContain('<strong>Correction:</strong>');
  expect(`${rss.replaceAll(/<media:credit>[^<]*/g, '')} ${html}`).not.toMatch(/(alt="|media:description[^>]*>)[^"<]*\p{Script=Gujarati}/u);
  expect(await textOf(address)).toContain('<meta property="og:image:alt" content="Kites over the old city"/>');
});

test('nothing of the English edition is in a Gujarati page but the links to it', async () => {
  const [address = ''] = storiesIn(mainOf(await textOf('/recent-news/1')));
  const html = await textOf(address);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="gu"/);
  expect(html).toContain('<meta property="og:locale" content="gu_IN"/>');
  expect(html).not.toContain('reader-en');
});

test('a translation and its original link each other as long as both are published', async () => {
  const original = await published({ headline: 'ડેમ ભરાયો', slug: 'dam-bharayo' });
  expect(alternatesOf(await textOf(original.address))).toEqual({});
  const translation = await published({ ...english, translationOf: original.id });
  expect(translation.address).toBe(`/en/news/crops/dam-gates-${translation.id}`);
  const pair = { gu: SITE + original.address, en: SITE + translation.address, 'x-default': SITE + original.address };
  const [inGujarati, inEnglish] = [await textOf(original.address), await textOf(translation.address)];
  expect(alternatesOf(inGujarati)).toEqual(pair);
  expect(alternatesOf(inEnglish)).toEqual(pair);
  expect(mainOf(inGujarati)).toContain('Read in English');
  expect(mainOf(inEnglish)).toContain('ગુજરાતીમાં વાંચો');
  const month = new Date().toISOString().slice(0, 7);
  for (const file of [`/sitemaps/stories/${month}.xml`, `/sitemaps/english/${month}.xml`]) {
    const entries = await readSitemap(await textOf(file));
    const entry = entries.find(({ url }) => url === pair.gu || url === pair.en);
    expect(Object.fromEntries((entry?.links ?? []).map(({ lang, url }) => [lang, url])), file).toEqual(pair);
  }
  await room.stepped(room.chief, translation.id, 'withdraw', { note: 'ભૂલ' });
  expect(alternatesOf(await textOf(original.address))).toEqual({});
  expect(mainOf(await textOf(original.address))).not.toContain('Read in English');
  const gone = await newspaper.get(translation.address);
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('<html lang="en"')]);
  await room.stepped(room.chief, translation.id, 'restore_published');
  expect(alternatesOf(await textOf(original.address))).toEqual(pair);
  await room.stepped(room.chief, original.id, 'withdraw', { note: 'ભૂલ' });
  expect(alternatesOf(await textOf(translation.address))).toEqual({});
  expect(mainOf(await textOf(translation.address))).not.toContain('ગુજરાતીમાં વાંચો');
});

test('a translation is refused that is in the language of its original, or whose original has another or is one', async () => {
  const original = await published({ headline: 'મૂળ વાત', slug: 'mul-vat' });
  const wrongOf = async (changes: Partial<WorkingCopy>) => {
    const { id, checks } = await room.begin(room.chief, { slug: 'bijo', ...changes });
    expect((await room.step(room.chief, id, 'publish')).status).toBe(checks.some(({ weight }) => weight === 'error') ? 422 : 200);
    return checks.filter(({ path, weight }) => path === 'translationOf' && weight === 'error').map(({ message }) => message.en);
  };
  expect(await wrongOf({ translationOf: original.id })).toEqual([expect.stringContaining('one must be in English')]);
  expect(await wrongOf({ ...english, translationOf: 9_999_999 })).toEqual([expect.stringContaining('no longer there')]);
  expect(await wrongOf({ ...english, translationOf: original.id })).toEqual([]);
  expect(await wrongOf({ ...english, translationOf: original.id })).toEqual([expect.stringContaining('Another translation')]);
  const first = (await readStory(newspaper.app.db, original.id))?.translation?.address ?? '';
  const translationId = Number(/-(\d+)$/.exec(first)?.[1]);
  expect(await wrongOf({ translationOf: translationId })).toEqual([expect.stringContaining('a translation itself')]);
});

test('a story that changes its language changes its edition and its address', async () => {
  const story = await published({ headline: 'ભાષા બદલાશે', slug: 'bhasha' });
  const change = async (changes: Partial<WorkingCopy>) => {
    await room.saved(room.chief, await room.one(story.id), changes);
    return room.stepped(room.chief, story.id, 'update');
  };
  await change(english);
  expect((await newspaper.get(story.address)).headers.get('location')).toBe(`/en/news/crops/dam-gates-${story.id}`);
  expect(await textOf('/recent-news/1')).not.toContain(`-${story.id}"`);
  expect(await textOf('/en')).toContain(`-${story.id}"`);
  await change({ language: 'gu', headline: 'ભાષા બદલાશે', slug: 'bhasha' });
  expect(await textOf('/recent-news/1')).toContain(story.address);
  expect(await textOf('/en')).not.toContain(`-${story.id}"`);
});

test('reads of an English story count, but do not bring it among the most read', async () => {
  const { app } = newspaper;
  const story = await published({ ...english, slug: 'much-read' });
  const counter = countViews(app.db, app.clock, createLog('silent'));
  for (let read = 0; read < 500; read++) counter.count(story.id);
  await counter.stop();
  const latest = await readTopic(app.db, 'list', 'latest');
  expect(await readMostReadIds(app.db, latest?.id ?? 0, 200)).not.toContain(story.id);
});

test('under an English story stand as many others of its edition as are counted', async () => {
  const moreOf = async (id: string, page: number) =>
    (await (await newspaper.get(`/api/more-articles?articleId=${id}&pageIndex=${page}`)).json()).data;
  const addresses = storiesIn(mainOf(await textOf('/en')));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const id = address.slice(address.lastIndexOf('-') + 1);
    let read = 0;
    let more: { articles: { url: string }[]; hasMore: boolean; totalCount: number };
    do {
      more = await moreOf(id, read / 5 + 1);
      read += more.articles.length;
      for (const { url } of more.articles) expect(url).toMatch(/^\/en\//);
    } while (more.hasMore);
    expect([read > 0, more.totalCount], address).toEqual([true, read]);
  }
});

test('an English story takes no comments, because their pages are in Gujarati', () => {
  const story = { commenting: 'open', sensitive: false, publishedAt: new Date() } as const;
  const site = { isOpen: true, closeAfterDays: 14 };
  expect(commentsUntil({ ...story, language: 'gu' }, site)).toBeDefined();
  expect(commentsUntil({ ...story, language: 'en' }, site)).toBeUndefined();
});

test('the front pages and the lists that both editions have link each other; what has no English stories has no English page', async () => {
  const front = { gu: `${SITE}/`, en: `${SITE}/en`, 'x-default': `${SITE}/` };
  for (const path of ['/', '/en']) expect(alternatesOf(await textOf(path)), path).toEqual(front);
  const list = { gu: `${SITE}/category/gujarat/1`, en: `${SITE}/en/category/gujarat/1`, 'x-default': `${SITE}/category/gujarat/1` };
  for (const path of ['/category/gujarat/1', '/en/category/gujarat/1']) expect(alternatesOf(await textOf(path)), path).toEqual(list);
  expect(alternatesOf(await textOf('/category/cinema/1'))).toEqual({});
  expect((await newspaper.get('/en/category/cinema/1')).status).toBe(404);
  const entries = await readSitemap(await textOf('/sitemaps/english-lists/all.xml'));
  expect(entries.map(({ url }) => url)).toEqual(expect.arrayContaining([front.en, list.en]));
  expect([...(await readSitemapIndex(await textOf('/sitemap.xml'))).keys()]).toContain('/sitemaps/english-lists/all.xml');
});

test('the feeds of the English edition say their language and hold its stories', async () => {
  const rss = parseRssFeed(await textOf('/en/feeds/list/latest.xml'));
  expect([rss.title, rss.language, rss.link]).toEqual(['Savar', 'en', `${SITE}/en`]);
  const json = parseJsonFeed(await textOf('/en/feeds/category/gujarat.json'));
  expect([json.title, json.language]).toEqual(['Gujarat | Savar', 'en']);
  expect(json.items?.every(({ url }) => url?.startsWith(`${SITE}/en/news/`))).toBe(true);
  expect((await newspaper.get('/en/feeds/category/cinema.xml')).status).toBe(404);
});

test('what is not there is said in English', async () => {
  for (const path of ['/en/no-such-page', '/en/news/crops/no-such-story-99999999', '/en/category/none/1', '/en/category/gujarat/99']) {
    const response = await newspaper.get(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 404]);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(html).toContain('This page was not found');
  }
});

test('without English stories the edition answers, is not linked and is not indexed', async () => {
  const { app } = newspaper;
  const latest = await readTopic(app.db, 'list', 'latest');
  expect(await textOf('/recent-news/1')).toContain('href="/en"');
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from articles where language = 'en' order by id`);
  for (const { id } of rows) await room.stepped(room.chief, Number(id), 'withdraw', { note: 'ભૂલ' });
  const front = await textOf('/en');
  expect(front).toContain('There are no stories in English just now.');
  expect(front).toContain('content="noindex, follow"');
  for (const path of ['/', '/recent-news/1']) {
    const html = await textOf(path);
    expect(html, path).not.toContain('href="/en"');
    expect(alternatesOf(html), path).toEqual({});
  }
  // The page names its feed.
  expect(parseRssFeed(await textOf('/en/feeds/list/latest.xml')).items ?? []).toEqual([]);
  expect(await readNewestStoryIds(app.db, latest?.id ?? 0, 5)).toHaveLength(5);
  const categories = (await readTopics(app.db, 'category')).map(({ id }) => id);
  expect((await readNewestIdsOfTopics(app.db, categories, 1, [])).size).toBe(categories.length);
});
