import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findTopic } from '../../../src/content/topics/queries.ts';
import { addGallery, changeGallery, type GalleryInput, withdrawGallery } from '../addContent.ts';
import { ask, refusalOf } from '../callApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const item = z.object({
  _id: z.string(),
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  pictureCount: z.number(),
  type: z.string(),
});
const list = z.object({
  galleries: z.array(item),
  totalCount: z.number(),
  pageIndex: z.number(),
  pageCount: z.number(),
  galleryPerPage: z.number(),
  hasMore: z.boolean(),
});
const details = item.extend({
  pictures: z.array(z.object({ position: z.number(), url: z.string(), caption: z.string(), credit: z.string(), large: z.string() })),
  breadcrumbs: z.array(z.object({ name: z.string(), slug: z.string(), url: z.string() })),
  related: z.array(item),
  next: item.nullable(),
});

async function draft(changes: Partial<GalleryInput> = {}): Promise<GalleryInput> {
  const topic = await findTopic(app.app.db, 'category', 'crops');
  if (!topic) throw new Error('The demo paper has no crops');
  return {
    kind: 'photo-gallery',
    slug: 'kasoti',
    title: 'કસોટીની ગેલેરી',
    deck: '',
    categoryId: topic.id,
    pictures: [{ picture: 'kites', caption: 'પહેલું ચિત્ર', credit: 'સવાર' }],
    publishedAt: new Date(Date.now() - 60_000),
    ...changes,
  };
}

const page = async (path: string) => {
  const response = await app.get(path);
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
};
const total = async (path: string) => (await ask(app, path, list)).totalCount;

describe('the demo paper', () => {
  test('has at least ten galleries of 6 to 12 pictures, one of a single picture, and three slide shows', async () => {
    const galleries = await ask(app, '/photo-gallery/home?limit=50', list);
    const sizes = galleries.galleries.map(({ pictureCount }) => pictureCount);
    expect(sizes.filter((size) => size >= 6 && size <= 12).length).toBeGreaterThanOrEqual(10);
    expect(sizes).toContain(1);
    expect(await total('/slide-show')).toBeGreaterThanOrEqual(3);
  });
});

describe('lists', () => {
  test('say how many there are in all, page by page, the newest first and none twice', async () => {
    const first = await ask(app, '/photo-gallery/home?limit=5', list);
    const second = await ask(app, '/photo-gallery/home?limit=5&pageIndex=2', list);
    expect(first).toMatchObject({ pageIndex: 1, galleryPerPage: 5, hasMore: true, pageCount: Math.ceil(first.totalCount / 5) });
    const ids = [...first.galleries, ...second.galleries].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(10);
    expect((await refusalOf(await app.get(`/api/photo-gallery/home?limit=5&pageIndex=${first.pageCount + 1}`))).code).toBe(404);
  });

  test('are those of a category with all below it, or of a city', async () => {
    const gujarat = await ask(app, '/photo-gallery/home?categorySlug=gujarat', list);
    const kutch = await ask(app, '/photo-gallery/home?categorySlug=kutch', list);
    expect(gujarat.totalCount).toBeGreaterThan(kutch.totalCount);
    expect(gujarat.galleries.map(({ _id }) => _id)).toEqual(expect.arrayContaining(kutch.galleries.map(({ _id }) => _id)));
    expect(await total('/photo-gallery/home?citySlug=ahmedabad')).toBe(1);
    expect(await total('/slide-show?citySlug=surat')).toBe(1);
  });

  test.each([
    ['/photo-gallery/home?pageIndex=0', 400],
    ['/photo-gallery/home?limit=51', 400],
    ['/slide-show?limit=x', 400],
    ['/slide-show?categorySlug=gujarat&citySlug=surat', 400],
    ['/slide-show?categorySlug=nothing', 404],
    ['/photo-gallery/home?citySlug=nowhere', 404],
    ['/photo-gallery/', 400],
    ['/slide-show-details/', 400],
    ['/photo-gallery/?galleryId=abc', 400],
    ['/photo-gallery/nothing', 404],
    ['/photo-gallery/x-999999', 404],
    ['/slide-show-details/x%2Fy-1', 400],
    ['/photo-gallery/x-1?galleryId=2', 400],
  ])('%s is %i', async (path, code) => {
    expect((await refusalOf(await app.get(`/api${path}`))).code).toBe(code);
  });
});

describe('details', () => {
  test('are had by id and by address, in the path and in the query', async () => {
    const newest = (await ask(app, '/photo-gallery/home?limit=1', list)).galleries[0];
    const byPath = await ask(app, `/photo-gallery/${newest?.slug}`, details);
    expect(byPath.pictures).toHaveLength(newest?.pictureCount ?? 0);
    expect(byPath.pictures[2]).toMatchObject({ position: 3, url: `${newest?.url}?picture=3#picture-3`, credit: 'ચિત્રણ: સવાર' });
    expect(byPath.breadcrumbs.at(0)?.url).toBe('/');
    expect(byPath.breadcrumbs.at(-1)).toEqual({ name: newest?.title, slug: newest?.slug, url: newest?.url });
    expect(byPath.next?._id).not.toBe(newest?._id);
    expect(byPath.related.map(({ _id }) => _id)).not.toContain(newest?._id);
    expect(byPath.related.map(({ _id }) => _id)).not.toContain(byPath.next?._id);
    for (const path of [
      `/photo-gallery/?galleryId=${newest?._id}`,
      `/photo-gallery/?slug=${newest?.slug}`,
      `/photo-gallery/${newest?._id}`,
    ])
      expect(await ask(app, path, details)).toEqual(byPath);
    expect((await refusalOf(await app.get(`/api/slide-show-details/${newest?.slug}`))).code).toBe(404);
  });

  test('lead from each gallery to the next until all have been seen', async () => {
    const all = await ask(app, '/slide-show?limit=50', list);
    const seen = new Set<string>();
    let slug = all.galleries[0]?.slug;
    for (let step = 0; step < all.totalCount; step++) {
      const show = await ask(app, `/slide-show-details/${slug}`, details);
      seen.add(show._id);
      slug = show.next?.slug;
    }
    expect(seen.size).toBe(all.totalCount);
    expect(slug).toBe(all.galleries[0]?.slug);
  });
});

describe('pages', () => {
  test('stand at one address each; others lead there or are not there', async () => {
    const { url = '', slug = '' } = (await ask(app, '/photo-gallery/home?limit=1', list)).galleries[0] ?? {};
    const id = slug.split('-').at(-1);
    expect((await page(url)).status).toBe(200);
    for (const other of [`/photo-gallery/sports/${slug}`, `/photo-gallery/heritage/old-slug-${id}`, `/slide-show/heritage/${slug}`])
      expect(await page(other)).toMatchObject({ status: 301, to: url });
    expect(await page('/photo-gallery/gujarat')).toMatchObject({ status: 301, to: '/photo-gallery/gujarat/1' });
    expect(await page('/slide-show/all')).toMatchObject({ status: 301, to: '/slide-show/all/1' });
    for (const gone of [
      '/photo-gallery/all/99',
      '/photo-gallery/nothing/1',
      '/photo-gallery/all/0',
      '/slide-show/a/b',
      '/slide-show/a/b-77777',
    ])
      expect((await page(gone)).status, gone).toBe(404);
  });

  test('carry every picture with caption, credit, anchor and large version in the HTML', async () => {
    const { slug = '', url = '' } = (await ask(app, '/photo-gallery/home?limit=1', list)).galleries[0] ?? {};
    const { pictures } = await ask(app, `/photo-gallery/${slug}`, details);
    const { html } = await page(url);
    for (const { position, caption, large } of pictures) {
      expect(html).toContain(`id="picture-${position}"`);
      expect(html).toContain(`href="#picture-${position}"`);
      expect(html).toContain(caption);
      expect(html).toContain(`href="${large.replaceAll('&', '&amp;')}"`);
    }
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(JSON.parse(json))['@graph'];
    const gallery = graph.find((thing) => thing['@type'] === 'ImageGallery');
    expect(gallery?.['image']).toHaveLength(pictures.length);
    expect(graph.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(true);
  });

  test('are shared with the picture that their address names, and are one page to search engines', async () => {
    const { url = '' } = (await ask(app, '/photo-gallery/home?limit=1', list)).galleries[0] ?? {};
    const image = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const plain = (await page(url)).html;
    const third = (await page(`${url}?picture=3`)).html;
    expect(image(third)).not.toBe(image(plain));
    expect(canonical(third)).toBe(canonical(plain));
    expect(image((await page(`${url}?picture=99`)).html)).toBe(image(plain));
    expect((await page(`${url}?picture=x&view=y`)).status).toBe(200);
  });

  test('of one picture have nothing to lead through', async () => {
    const one = (await ask(app, '/photo-gallery/home?limit=50', list)).galleries.find(({ pictureCount }) => pictureCount === 1);
    const { html } = await page(one?.url ?? '');
    expect(html).toContain('id="picture-1"');
    expect(html).not.toContain('href="#picture-');
    expect(html).not.toMatch(/<[^>]* data-stage/);
  });

  test('are on the front page, beside stories and on the site map', async () => {
    const { url = '' } = (await ask(app, '/photo-gallery/home?limit=1', list)).galleries[0] ?? {};
    expect((await page('/')).html).toContain(`href="${url}"`);
    expect((await page('/recent-news/1')).html).toContain('href="/slide-show/');
    expect((await page('/sitemap')).html).toContain('href="/photo-gallery/culture/1"');
  });
});

describe('an editor', () => {
  test('publishes, revises and withdraws: every list and count follows at once', async () => {
    const before = await total('/photo-gallery/home?categorySlug=agriculture');
    const id = await addGallery(app.app, await draft());
    expect(await total('/photo-gallery/home?categorySlug=agriculture')).toBe(before + 1);
    expect((await page('/photo-gallery')).html).toContain(`/photo-gallery/crops/kasoti-${id}`);
    const two = [
      { picture: 'mango', caption: 'નવું પહેલું', credit: '' },
      { picture: 'kites', caption: 'નવું બીજું', credit: '' },
    ];
    await changeGallery(app.app, id, await draft({ title: 'સુધારેલી ગેલેરી', pictures: two, updatedAt: new Date() }));
    const revised = await page(`/photo-gallery/crops/kasoti-${id}`);
    expect(revised.html).toContain('સુધારેલી ગેલેરી');
    expect(revised.html).toContain('નવું બીજું');
    expect(revised.html).not.toContain('પહેલું ચિત્ર');
    expect(await total('/photo-gallery/home?categorySlug=agriculture')).toBe(before + 1);
    const sports = await findTopic(app.app.db, 'category', 'sports');
    await changeGallery(app.app, id, await draft({ categoryId: sports?.id ?? 0 }));
    expect(await total('/photo-gallery/home?categorySlug=agriculture')).toBe(before);
    await withdrawGallery(app.app, id);
    expect((await page(`/photo-gallery/sports/kasoti-${id}`)).status).toBe(404);
    expect((await page('/photo-gallery')).html).not.toContain(`kasoti-${id}`);
    await expect(withdrawGallery(app.app, 987654)).rejects.toThrow('no longer there');
  });

  test('cannot publish a gallery without pictures, or with one that is not there, and nothing is left of it', async () => {
    const before = await total('/photo-gallery/home');
    await expect((async () => addGallery(app.app, await draft({ pictures: [] })))()).rejects.toThrow(/pictures/);
    const unknown = [{ picture: 'no-such-picture', caption: '', credit: '' }];
    await expect((async () => addGallery(app.app, await draft({ pictures: unknown })))()).rejects.toThrow();
    expect(await total('/photo-gallery/home')).toBe(before);
  });

  test('reads every list by its index', async () => {
    const plan = await planOf(
      app.app.db,
      sql`select item_id from placements where kind = 'photo-gallery' and topic_id = 1 order by published_at desc, item_id desc limit 10`,
    );
    expect(plan).toContain('placements_topic_id_kind_published_at_item_id_pk');
    expect(plan).not.toContain('Seq Scan');
  });
});

test('beside the newest slide shows the sidebar has no others', async () => {
  const showsBeside = async (path: string) => {
    const html = await (await app.get(path)).text();
    return (/<aside[^>]*aria-label="વધુ વાંચન".*/s.exec(html)?.[0] ?? '').match(/href="\/slide-show\/[^"]+"/g)?.length ?? 0;
  };
  expect(await showsBeside('/recent-news/1')).toBeGreaterThan(1);
  for (const path of ['/photo-gallery', '/slide-show', '/slide-show/all/1', '/slide-show/trade/kapas-thi-kapad-3'])
    expect([path, await showsBeside(path)]).toEqual([path, 0]);
});
