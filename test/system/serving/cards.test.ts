import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { articles } from '../../../src/desks/articles/tables.ts';
import { readWholeMatch } from '../../../src/desks/cricket/boards/readBoards.ts';
import { readMatches, readTournaments } from '../../../src/desks/cricket/queries.ts';
import { matchSocialCard } from '../../../src/desks/cricket/views/socialCards.ts';
import { addPicture } from '../../../src/desks/pictures/commands.ts';
import { pageTypes } from '../../pageTypes.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { addGallery } from '../addContent.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const SITE = 'https://savar.example';
/** WhatsApp shows no preview from a larger picture. */
const MAX_BYTES = 300_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The key of a picture of this size in the library, without a description. */
async function pictureOf(width: number, height: number): Promise<string> {
  const upload = await sharp({ create: { width, height, channels: 3, background: '#c2361a' } })
    .jpeg()
    .toBuffer();
  return (await addPicture(app.app, new Uint8Array(upload), { alt: '', credit: '' })).key;
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const read = async (path: string) => (await app.get(path)).text();
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
/** The path of the picture with which a page is shared. */
const cardOf = async (path: string) => metaOf(await read(path), 'og:image').replace(SITE, '');
const latestStories = async () => [
  ...new Set([...(await read('/recent-news/1')).matchAll(/href="(\/news\/[^"]+)"/g)].map(([, path = '']) => path)),
];

test('every type of page is shared with a card that networks take', async () => {
  const cards = new Map<string, string>();
  for (const { type, path } of await pageTypes(read)) {
    const html = await read(path);
    expect(metaOf(html, 'og:image:width'), type).toBe('1200');
    expect(metaOf(html, 'og:image:height'), type).toBe('630');
    expect(metaOf(html, 'og:image:alt'), type).not.toBe('');
    expect(metaOf(html, 'twitter:card'), type).toBe('summary_large_image');
    cards.set(metaOf(html, 'og:image'), type);
  }
  expect(cards.size).toBeGreaterThan(25);
  for (const [address, type] of cards) {
    expect(address, type).toMatch(new RegExp(`^${SITE}/(card|assets)/`));
    const response = await app.get(address.slice(SITE.length));
    expect(response.status, type).toBe(200);
    expect(response.headers.get('content-type'), type).toBe('image/jpeg');
    const bytes = await bytesOf(response);
    expect(bytes.length, type).toBeLessThan(MAX_BYTES);
    expect(await sharp(bytes).metadata(), type).toMatchObject({ width: 1200, height: 630 });
  }
});

test('a picture that is smaller than others has the size that its page says, and a name', async () => {
  const [small, long] = await Promise.all([pictureOf(300, 200), pictureOf(3000, 500)]);
  const categoryId = (await readTopic(app.app.db, 'category', 'gujarat'))?.id ?? 0;
  const id = await publishStory(app.app, draftStory({ categoryId, headline: 'નાની તસવીર', socialPictureKey: small, topicIds: [] }));
  const story = await read(`/news/gujarat/kasoti-varta-${id}`);
  const size = (property: string) => Number(metaOf(story, `og:image:${property}`));
  expect([size('width'), size('height'), metaOf(story, 'og:image:alt')]).toEqual([300, 169, 'નાની તસવીર']);
  const shown = await app.get(metaOf(story, 'og:image').replaceAll('&amp;', '&').slice(SITE.length));
  expect(await sharp(await bytesOf(shown)).metadata()).toMatchObject({ width: size('width'), height: size('height') });

  const pictures = [small, long].map((picture) => ({ picture, caption: 'ચિત્ર' }));
  const gallery = await addGallery(app.app, {
    kind: 'photo-gallery',
    title: 'બે માપ',
    slug: 'be-map',
    categoryId,
    pictures,
    publishedAt: new Date(),
  });
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(`/photo-gallery/gujarat/be-map-${gallery}`)) ?? [];
  const images = [...json.matchAll(/"contentUrl":"([^"]*)".*?"width":"(\d+)","height":"(\d+)"/g)];
  expect(images).toHaveLength(2);
  for (const [, address = '', width, height] of images)
    expect(await sharp(await bytesOf(await app.get(address.slice(SITE.length)))).metadata()).toMatchObject({
      width: Number(width),
      height: Number(height),
    });
  await removeStories(app.app, [id]);
});

test('structured data keeps the pictures of the editors', async () => {
  const [path = ''] = await latestStories();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(path)) ?? [];
  expect(json).toContain(`${SITE}/image?url=`);
  expect(json).not.toContain('/card/');
});

describe('an address', () => {
  test('is another one when the headline is, and the old one shows the new card for a while', async () => {
    const [path = ''] = await latestStories();
    const id = Number(/-(\d+)$/.exec(path)?.[1]);
    const before = await cardOf(path);
    expect(before).toMatch(new RegExp(`^/card/story/${id}-[0-9a-f]{20}\\.jpg$`));
    const first = await app.get(before);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await app.app.db.update(articles).set({ headline: 'આખી વાત બદલતું નવું મથાળું' }).where(eq(articles.id, id));
    app.app.invalidate([`article:${id}`]);
    const after = await cardOf(path);
    expect(after).not.toBe(before);
    const [old, present] = [await app.get(before), await app.get(after)];
    expect([old.status, present.status]).toEqual([200, 200]);
    expect(old.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await bytesOf(old)).toEqual(await bytesOf(present));
    expect(await bytesOf(first)).not.toEqual(await bytesOf(await app.get(after)));
  });

  test('that this newspaper has not made is not found', async () => {
    const [, path = ''] = await latestStories();
    const card = await cardOf(path);
    const [, kind = '', id = '', token = ''] = /^\/card\/([a-z]+)\/(\d+)-([0-9a-f]+)\.jpg$/.exec(card) ?? [];
    const turned = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = token.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    for (const address of [
      `/card/${kind}/${id}-${turned}.jpg`,
      `/card/${kind}/${id}-${other}.jpg`,
      `/card/${kind}/${Number(id) + 1}-${token}.jpg`,
      `/card/live/${id}-${token}.jpg`,
      `/card/nothing/${id}-${token}.jpg`,
      `/card/${kind}/${id}-${token}.png`,
      `/card/${kind}/${id}.jpg`,
      `/card/${kind}/${encodeURIComponent('નવું')}-${token}.jpg`,
      `/card/${kind}/%00-${token}.jpg`,
    ]) {
      expect((await app.get(address)).status, address).toBe(404);
    }
    const plain = await bytesOf(await app.get(card));
    expect(await bytesOf(await app.get(`${card}?headline=x&text=y`))).toEqual(plain);
  });

  test('of something that is gone is not found', async () => {
    const [, , path = ''] = await latestStories();
    const card = await cardOf(path);
    const id = Number(/-(\d+)$/.exec(path)?.[1]);
    await removeStories(app.app, [id]);
    expect((await app.get(card)).status).toBe(404);
  });

  test('of a match in play is another one once an over, not with every ball', async () => {
    const { db, cards } = app.app;
    const [match] = await readMatches(db, { status: 'complete', limit: 1 });
    const data = match && (await readWholeMatch(db, match.id));
    const tournament = (await readTournaments(db)).find(({ id }) => id === match?.tournamentId);
    if (!data || !tournament) throw new Error('The demo has no match');
    const [line] = data.play.match.lines;
    if (!line) throw new Error('The match has no innings');
    const addressAt = (balls: number, runs: number) => {
      const lines = [{ ...line, balls, runs, isClosed: false }];
      const play = { ...data.play, match: { ...data.play.match, status: 'live' as const, lines } };
      const board = { ...data.board, note: `${runs}` };
      return cards.addressOf(matchSocialCard({ play, board, tournament }));
    };
    expect(addressAt(61, 80)).toBe(addressAt(65, 99));
    expect(addressAt(66, 99)).not.toBe(addressAt(65, 99));
  });
});

test('thirty cards at once are drawn, each once', async () => {
  const lists = ['/city/ahmedabad/1', '/category/gujarat/1', '/recent-news/2', '/recent-news/3'];
  const stories = new Set(await latestStories());
  for (const list of lists) for (const [, path = ''] of (await read(list)).matchAll(/href="(\/news\/[^"]+)"/g)) stories.add(path);
  const addresses = new Set<string>();
  for (const path of stories) if (addresses.size < 30) addresses.add(await cardOf(path));
  expect(addresses.size).toBe(30);
  const before = app.app.images.computed();
  const responses = await Promise.all([...addresses, ...addresses].map((address) => app.get(address)));
  expect(responses.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(app.app.images.computed() - before).toBeLessThanOrEqual(30);
});

test('a card that cannot be drawn is the newspaper’s own', async () => {
  const [, , , path = ''] = await latestStories();
  const card = await cardOf(path);
  vi.spyOn(app.app.images, 'card').mockRejectedValueOnce(new Error('the worker is gone'));
  const response = await app.get(card);
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const fallback = await app.get(response.headers.get('location') ?? '');
  expect(await sharp(await bytesOf(fallback)).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await app.get(card)).status).toBe(200);
});
