import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { addVideo, changeVideo, type VideoInput, withdrawVideo } from '../addContent.ts';
import { ask, refusalOf } from '../callApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

const item = z.looseObject({
  _id: z.string(),
  categorySlug: z.string(),
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  type: z.string(),
});
const list = z.looseObject({
  videos: z.array(item),
  pageSize: z.number(),
  totalVideos: z.number(),
  pageCount: z.number(),
  hasMore: z.boolean(),
});
const several = z.looseObject({ videos: z.array(item) });

let app: TestApp;
let category = 0;
const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const draft = (more: Partial<VideoInput> = {}): VideoInput => ({
  slug: 'kasoti',
  title: 'કસોટીનો વિડિયો',
  deck: 'ટૂંકમાં.',
  kind: 'watch',
  categoryId: category,
  youtubeVideoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  seconds: 72,
  width: 1280,
  height: 720,
  transcript: 'બોલાયેલું.',
  publishedAt: now,
  ...more,
});

const addressOf = async (id: number) => (await ask(app, `/get-video-by-id?videoId=${id}`, item)).url;

beforeAll(async () => {
  app = await openTestApp();
  category = (await readTopic(app.app.db, 'category', 'law'))?.id ?? 0;
});
afterAll(() => app.close());

describe('a video', () => {
  test('has one address: a wrong slug or category leads there, an unknown id nowhere', async () => {
    const id = await addVideo(app.app, draft());
    const address = `/video/law/kasoti-${id}`;
    expect((await app.get(address)).status).toBe(200);
    for (const other of [`/video/law/other-${id}`, `/video/gujarat/kasoti-${id}`, `/video/law/${id}`]) {
      const moved = await app.get(other);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, address]);
    }
    for (const none of [
      '/video/law/kasoti-999999',
      // Larger than an `integer` of PostgreSQL.
      '/video/law/kasoti-2147483648',
      '/video/detail?categorySlug=law&slug=kasoti-999999999999999',
      '/video/law/kasoti',
      '/video/detail',
      '/video/detail?slug=none',
      '/video/detail?categorySlug=gujarat&slug=kasoti',
    ])
      expect((await app.get(none)).status, none).toBe(404);
  });

  test('is dark in its own layout, with related videos beside it, and says what it is to search engines', async () => {
    const id = await addVideo(app.app, draft({ slug: 'vishe' }));
    const html = await (await app.get(`/video/law/vishe-${id}`)).text();
    expect(html).toMatch(/<html[^>]+data-layout="video-detail-new"[^>]+data-theme="dark"/);
    expect(html).toMatch(/<aside[\s\S]+આ પણ જુઓ[\s\S]+href="\/video\//);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(JSON.parse(json))['@graph'];
    expect(graph.find((thing) => thing['@type'] === 'VideoObject')).toMatchObject({
      name: 'કસોટીનો વિડિયો',
      duration: 'PT1M12S',
      transcript: 'બોલાયેલું.',
      uploadDate: expect.stringMatching(/\+05:30$/),
      thumbnailUrl: expect.stringContaining('https://savar.example/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2Faqz-KE-bpKQ%2Fhqdefault.jpg'),
      embedUrl: expect.stringContaining('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  });

  test('is shown at /video/detail too, in the layout of that address, under its own canonical address', async () => {
    const id = await addVideo(app.app, draft({ slug: 'vigat' }));
    for (const query of ['categorySlug=law&slug=vigat', `slug=vigat-${id}`, `categorySlug=law&slug=vigat-${id}`]) {
      const html = await (await app.get(`/video/detail?${query}`)).text();
      expect(html).toMatch(/<html[^>]+data-layout="video-detail"[^>]+data-theme="dark"/);
      expect(html).toContain(`<link rel="canonical" href="https://savar.example/video/law/vigat-${id}"/>`);
      expect(html).not.toContain('aria-label="વધુ વાંચન"');
    }
  });

  test('of the paper’s own plays without script, with captions, and is offered to whoever shares it', async () => {
    const result = await ask(app, '/v2/video-list?limit=50', list);
    const own = result.videos.find((video) => video['youtubeVideo'] === false);
    const html = await (await app.get(own?.url ?? '')).text();
    expect(html).toMatch(/<video[^>]+controls[^>]*>(<source [^>]+>)*<source src="\/media\/videos\/[^"]+\.mp4" type="video\/mp4"\/>/);
    expect(html).toMatch(/<track kind="captions" src="\/media\/videos\/[^"]+\.gu\.vtt" srcLang="gu"/);
    expect(html).toMatch(/<meta property="og:video" content="https:\/\/savar\.example\/media\/videos\/[^"]+\.mp4"\/>/);
  });

  test('that changes or is withdrawn is so on the next request, in lists and counts as well', async () => {
    const count = async () => (await ask(app, '/videos?categorySlug=law&listType=long', list)).totalVideos;
    const before = await count();
    const id = await addVideo(app.app, draft({ slug: 'badlayelo' }));
    const address = await addressOf(id);
    expect(await (await app.get('/video/list/law')).text()).toContain(address);
    await changeVideo(app.app, id, draft({ title: 'નવું મથાળું' }));
    expect(await (await app.get(address)).text()).toContain('નવું મથાળું');
    expect(await (await app.get('/video/list/law')).text()).toContain('નવું મથાળું');
    await changeVideo(app.app, id, draft({ title: 'નવું મથાળું', kind: 'short' }));
    expect(await count()).toBe(before);
    await changeVideo(app.app, id, draft({ title: 'નવું મથાળું', kind: 'watch' }));
    expect(await count()).toBe(before + 1);
    await withdrawVideo(app.app, id);
    expect((await app.get(address)).status).toBe(404);
    expect(await (await app.get('/video/list/law')).text()).not.toContain(address);
    expect(await count()).toBe(before);
  });

  test.each([
    ['no title', { title: ' ' }],
    ['an address that is not YouTube’s', { youtubeVideoUrl: 'https://example.com/watch?v=aqz-KE-bpKQ' }],
    ['both YouTube and a file', { mp4Key: 'videos/x/a.mp4' }],
    ['neither', { youtubeVideoUrl: '' }],
    ['an own film without captions', { youtubeVideoUrl: '', mp4Key: 'videos/x/a.mp4', videoThumb: 'videos/x/a.webp' }],
    ['a file outside the storage', { youtubeVideoUrl: '', mp4Key: '../a.mp4', captionsKey: 'a.vtt', videoThumb: 'a.webp' }],
    ['no length', { seconds: 0 }],
  ])('is refused with %s', async (_name, wrong) => {
    await expect(addVideo(app.app, draft(wrong))).rejects.toThrow();
  });
});

describe('lists of videos', () => {
  let ids: number[] = [];
  beforeAll(async () => {
    const democracy = (await readTopic(app.app.db, 'category', 'democracy'))?.id ?? 0;
    for (let at = 0; at < 23; at++) {
      const more = at < 3 ? { election: 'lok-sabha-2029' } : {};
      ids.push(await addVideo(app.app, draft({ slug: 'yadi', categoryId: democracy, publishedAt: hoursAgo(500 + at), ...more })));
    }
    ids = ids.toReversed();
  });

  test('are paged, newest first, each page at one address, and end', async () => {
    const seen: number[] = [];
    for (const address of ['/video/list/democracy', '/video/list/democracy/2', '/video/list/democracy/3']) {
      const response = await app.get(address);
      expect(response.status, address).toBe(200);
      const html = await response.text();
      expect(html).toMatch(/<html[^>]+data-layout="static-page"/);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      seen.push(...new Set([...main.matchAll(/\/video\/democracy\/yadi-(\d+)/g)].map((match) => Number(match[1]))));
    }
    expect(seen).toEqual(ids.toReversed());
    expect((await app.get('/video/list/democracy/4')).status).toBe(404);
    for (const none of ['/video/list/none', '/video/list/democracy/0', '/video/list/democracy/x', '/video/list/shorts/democracy/2'])
      expect((await app.get(none)).status, none).toBe(404);
    for (const [from, to] of [
      ['/video/list/all', '/video/list'],
      ['/video/list/democracy/1', '/video/list/democracy'],
      ['/video/list/watch', '/video/list'],
      ['/video/list/shorts/all/1', '/video/list/shorts'],
    ]) {
      const moved = await app.get(from ?? '');
      expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
    }
  });

  test('of a category hold those of its sub-categories', async () => {
    const { totalVideos } = await ask(app, '/videos?categorySlug=national&listType=long', list);
    expect(totalVideos).toBeGreaterThanOrEqual(23);
  });

  test('by the calls: totals, pages, elections, and without the video beside which they stand', async () => {
    const first = await ask(app, '/videos?listType=all&categorySlug=democracy', list);
    expect([first.videos.length, first.pageSize, first.totalVideos, first.hasMore]).toEqual([10, 10, 23, true]);
    const last = await ask(app, '/video-list/democracy?pageIndex=3', list);
    expect([last.videos.length, last.hasMore]).toEqual([3, false]);
    const one = first.videos[0];
    const without = await ask(app, `/videos?categorySlug=democracy&slug=${one?.slug}`, list);
    expect([without.totalVideos, without.videos.some(({ _id }) => _id === one?._id)]).toEqual([22, false]);
    for (const election of ['true', 'lok-sabha-2029']) expect((await ask(app, `/videos?election=${election}`, list)).totalVideos).toBe(3);
    expect((await ask(app, '/video-list/?categorySlug=democracy', list)).totalVideos).toBe(23);
    expect((await ask(app, '/v2/video-list?categorySlug=democracy&type=short', list)).totalVideos).toBe(0);
  });

  test('of an election are those of a category too where both are asked for, as a video’s page knows both', async () => {
    const total = async (query: string) => (await ask(app, `/videos?listType=all&${query}`, list)).totalVideos;
    expect(await total('categorySlug=democracy&election=lok-sabha-2029')).toBe(3);
    expect(await total('categorySlug=national&election=true')).toBe(3);
    expect(await total('categorySlug=all&election=lok-sabha-2029')).toBe(3);
    expect(await total('categorySlug=law&election=true')).toBe(0);
    expect(await total(`categorySlug=democracy&election=true&slug=yadi-${ids.at(-1)}`)).toBe(2);
    expect(await total('categorySlug=democracy&election=false')).toBe(23);
  });

  test('are found by their indexes', async () => {
    const plan = await planOf(
      app.app.db,
      sql`select item_id from placements where topic_id = 1 and kind = 'watch' order by published_at desc, item_id desc limit 10`,
    );
    expect(plan).toMatch(/Index Only Scan Backward using placements_topic_id_kind/);
  });
});

describe('the other calls', () => {
  test('a whole video, by id, by slug, by slug and category', async () => {
    const id = await addVideo(app.app, draft({ slug: 'akho' }));
    const whole = item.extend({ transcript: z.string(), breadcrumbs: z.array(z.looseObject({ url: z.string() })) });
    for (const path of [
      `/get-video-by-id?videoId=${id}`,
      '/video-detail?slug=akho&categorySlug=law',
      `/video-detail?slug=akho-${id}`,
      `/v2/video-detail?slug=akho-${id}&categorySlug=law`,
    ]) {
      const video = await ask(app, path, whole);
      expect(video).toMatchObject({ _id: String(id), slug: `akho-${id}`, categorySlug: 'law', transcript: 'બોલાયેલું.' });
      expect(video).toMatchObject({ youtubeVideo: true, videoThumb: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg' });
    }
  });

  test('related and associated videos never hold the video itself', async () => {
    const id = await addVideo(app.app, draft({ slug: 'sathe' }));
    const related = await ask(app, `/v2/related-videos/${id}?limit=5`, several);
    expect(related.videos).toHaveLength(5);
    expect(related.videos[0]?.categorySlug).toBe('law');
    const associated = await ask(app, `/associated-videos/${id}?limit=5`, several);
    expect(associated.videos).toHaveLength(5);
    for (const { videos } of [related, associated]) {
      expect(videos.map((video) => video._id)).not.toContain(String(id));
      expect(new Set(videos.map((video) => video._id)).size).toBe(5);
    }
  });

  test('what follows the oldest short is the newest, so that a viewer goes round', async () => {
    const shorts = await ask(app, '/video-gallery?type=short&limit=50', list);
    const oldest = shorts.videos.at(-1);
    const next = await ask(app, `/associated-videos/${oldest?._id}?limit=1`, several);
    expect(next.videos[0]?._id).toBe(shorts.videos[0]?._id);
  });

  test('the rows of the front page, as many as each screen shows', async () => {
    const row = z.looseObject({ label: z.string(), videos: z.array(item) });
    for (const [device, most] of [
      ['desktop', 4],
      ['mobile', 2],
      ['tablet', 3],
    ]) {
      const top = await ask(app, `/v2/top-video-home?deviceType=${device}`, row);
      expect([top.label, top.videos.length]).toEqual(['વિડિયો', most]);
    }
    const both = await ask(app, '/v2/video-list-home', z.object({ lists: z.array(row) }));
    expect(both.lists.map(({ type, label }) => [type, label])).toEqual([
      ['long', 'વિડિયો'],
      ['short', 'શૉર્ટ્સ'],
    ]);
    const home = await ask(
      app,
      '/v2/video-category-home?limit=2',
      z.object({ documents: z.array(z.looseObject({ slug: z.string(), videos: z.array(item) })) }),
    );
    expect(home.documents.find(({ slug }) => slug === 'democracy')?.videos).toHaveLength(2);
    expect(home.documents.every(({ videos }) => videos.length > 0)).toBe(true);
  });

  test.each([
    ['/videos?listType=wide', 400],
    ['/videos?slug=none', 400],
    ['/videos?election=other&categorySlug=law', 404],
    ['/videos?election=true&categorySlug=none', 404],
    ['/videos?election=other', 404],
    ['/videos?pageIndex=0', 400],
    ['/videos?pageIndex=9999', 404],
    ['/videos?categorySlug=none', 404],
    ['/video-list/none', 404],
    ['/video-gallery?type=watch', 400],
    ['/video-detail', 400],
    ['/video-detail?slug=none', 404],
    ['/video-detail?slug=2147483648', 404],
    ['/v2/video-detail?slug=x-999999999999999', 404],
    ['/video-detail?slug=a%2Fb', 400],
    ['/get-video-by-id', 400],
    ['/get-video-by-id?videoId=x', 400],
    ['/get-video-by-id?videoId=999999', 404],
    ['/get-video-by-id?videoId=999999999999', 400],
    ['/associated-videos/x', 400],
    ['/associated-videos/999999', 404],
    ['/v2/related-videos/999999', 404],
    ['/v2/top-video-home?deviceType=watch', 400],
    ['/v2/video-category-home?limit=99', 400],
  ])('%s is refused with %i', async (path, status) => {
    const refused = await refusalOf(await app.get(`/api${path}`));
    expect(refused.code).toBe(status);
  });
});

test('an election may be asked for in any script, and one without videos is there too', async () => {
  for (const election of ['ચૂંટણી', 'Ā', 'चुनाव-2029']) {
    const refused = await refusalOf(await app.get(`/api/videos?election=${encodeURIComponent(election)}`));
    expect(refused.code).toBe(404);
  }
  const { rows } = await app.app.db.execute<{ token: string }>(sql`
    select token from elections where not is_replay and token not in (select election from videos) limit 1`);
  const answer = await app.get(`/api/videos?election=${rows[0]?.token}`);
  expect([answer.status, (await answer.json()).data.videos]).toEqual([200, []]);
});
