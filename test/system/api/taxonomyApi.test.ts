import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTopic, topicSchema } from '../../../src/content/topics/queries.ts';
import { renameTopic } from '../../renameTopic.ts';
import { ask, refusalOf } from '../callApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const documents = z.object({ documents: z.array(topicSchema) });

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const listed = async (path: string) => (await ask(app, path, documents)).documents;
const slugs = (topics: { slug: string }[]) => topics.map((topic) => topic.slug);

describe('lists', () => {
  test('the nine cities, in the editors’ order or in another', async () => {
    const cities = await listed('/get-documents/Cities');
    expect(slugs(cities).toSorted()).toEqual(
      ['ahmedabad', 'baroda', 'bhavnagar', 'bhuj', 'gandhinagar', 'kheda-anand', 'north-gujarat', 'rajkot', 'surat'].toSorted(),
    );
    expect(cities[0]).toMatchObject({ type: 'city', slug: 'ahmedabad', url: '/city/ahmedabad/1', parentId: null });
    expect(await listed('/get-documents/Cities?sortBy=position')).toEqual(cities);
    expect(await listed('/get-documents/Cities?sortBy=-position')).toEqual(cities.toReversed());
    const byName = await listed('/get-documents/Cities?sortBy=name');
    expect(byName.map((city) => city.name)).toEqual(cities.map((city) => city.name).toSorted(new Intl.Collator('gu').compare));
    expect(await listed('/get-documents/Cities?sortBy=-name')).toEqual(byName.toReversed());
  });

  test('the eight magazines, the paper’s own with them', async () => {
    expect(slugs(await listed('/get-documents/Magazines')).toSorted()).toEqual(
      ['business-plus', 'chitralok', 'dharmlok', 'ravi-purti', 'sahiyar', 'savar-plus', 'shatdal', 'zagmag'].toSorted(),
    );
  });

  test('categories: the top, those under one, and all of them for feeds', async () => {
    const top = await listed('/categories');
    expect(top.every((category) => category.parentId === null)).toBe(true);
    const gujarat = top.find((category) => category.slug === 'gujarat');
    const under = await listed(`/categories?parentId=${gujarat?._id}`);
    expect(slugs(under)).toEqual(['saurashtra', 'kutch', 'madhya-gujarat', 'dakshin-gujarat']);
    const forFeeds = await listed('/categories?type=rss');
    expect(slugs(forFeeds).slice(0, 5)).toEqual(['gujarat', ...slugs(under)]);
    expect(forFeeds.filter((category) => category.parentId === null)).toEqual(top);
    expect(await listed('/categories?type=footer')).toEqual(top.filter((category) => category.storyCount > 0));
  });

  test('sub-categories: of a category by slug or name, the columns, and all', async () => {
    const under = await listed('/sub-categories?name=gujarat');
    expect(slugs(under)).toContain('saurashtra');
    expect(await listed(`/sub-categories?name=${encodeURIComponent('ગુજરાત')}`)).toEqual(under);
    const columns = await listed('/sub-categories?name=editorial');
    expect(columns).toHaveLength(17);
    expect(slugs(await listed('/sub-categories?name=editorial&type=footer'))).toEqual(
      slugs(columns.filter((column) => column.storyCount > 0)),
    );
    expect((await listed('/sub-categories')).every((category) => category.parentId !== null)).toBe(true);
    expect((await refusalOf(await app.get('/api/sub-categories?name=nothing'))).code).toBe(404);
  });

  test('sections, by when they were made', async () => {
    const sections = await listed('/sections?collectionName=Section&sortBy=createdAt');
    expect(slugs(sections)).toEqual(['samjo', 'kaam-ni-vaat', 'prerna', 'vishesh']);
    const made = sections.map((section) => section.createdAt);
    expect(made).toEqual(made.toSorted());
  });

  test('section flags say what has something to show', async () => {
    const flags = await ask(
      app,
      '/section-flags',
      z.object({ documents: z.array(z.object({ slug: z.string(), type: z.string(), isActive: z.boolean() })) }),
    );
    expect(flags.documents).toContainEqual(expect.objectContaining({ slug: 'breaking', type: 'list', isActive: true }));
    expect(flags.documents).toContainEqual(expect.objectContaining({ slug: 'vishesh', type: 'section', isActive: true }));
  });

  test('tags, the largest first, page after page', async () => {
    const page = documents.extend({ hasMore: z.boolean() });
    const first = await ask(app, '/meta-tag/list?limit=30', page);
    const second = await ask(app, '/meta-tag/list?limit=30&pageIndex=2', page);
    expect(first.hasMore).toBe(true);
    expect(second.hasMore).toBe(false);
    const tags = [...first.documents, ...second.documents];
    expect(new Set(slugs(tags)).size).toBe(tags.length);
    const counts = tags.map((tag) => tag.storyCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect((await refusalOf(await app.get('/api/meta-tag/list?limit=30&pageIndex=3'))).code).toBe(404);
  });
});

describe('one topic', () => {
  test.each([
    ['/get-city/Cities/surat', 'city', 'surat'],
    ['/get-city/Cities/?slug=surat', 'city', 'surat'],
    ['/section-name?slug=vishesh', 'section', 'vishesh'],
    ['/magazine-name/zagmag/', 'magazine', 'zagmag'],
  ])('%s', async (path, type, slug) => {
    expect(await ask(app, path, topicSchema)).toMatchObject({ type, slug });
  });

  test.each(['/get-city/Cities/gujarat', '/section-name?slug=surat', '/magazine-name/nothing', '/category-breadcrumbs/nothing'])(
    '%s is not there',
    async (path) => {
      expect((await refusalOf(await app.get(`/api${path}`))).code).toBe(404);
    },
  );

  test('an author, by id or slug, and no other kind of topic', async () => {
    const author = topicSchema.extend({ role: z.string().min(1), bio: z.string().min(1) });
    const bySlug = await ask(app, '/author-detail?slug=hetal-raval', author);
    expect(bySlug.url).toBe(`/author/hetal-raval_${bySlug._id}`);
    expect(await ask(app, `/author-detail?authorId=${bySlug._id}`, author)).toEqual(bySlug);
    const other = await ask(app, '/author-detail?slug=jignesh-solanki', author);
    const surat = await readTopic(app.app.db, 'city', 'surat');
    expect(await ask(app, `/author-detail?slug=hetal-raval_${bySlug._id}`, author)).toEqual(bySlug);
    const page = z.object({ topic: topicSchema });
    const byAddress = await ask(app, `/author-article?slug=hetal-raval_${bySlug._id}`, page);
    expect(byAddress).toEqual(await ask(app, '/author-article?slug=hetal-raval', page));
    expect(byAddress.topic._id).toBe(bySlug._id);
    for (const path of ['/author-detail', '/author-article']) {
      expect((await refusalOf(await app.get(`/api${path}?slug=surat_${surat?.id}`))).code).toBe(404);
      expect((await refusalOf(await app.get(`/api${path}?authorId=${surat?.id}`))).code).toBe(404);
      expect((await refusalOf(await app.get(`/api${path}`))).code).toBe(400);
      expect((await app.get(`/api${path}?authorId=${other._id}&slug=jignesh-solanki`)).status).toBe(200);
      const ofTwo = await refusalOf(await app.get(`/api${path}?authorId=${other._id}&slug=hetal-raval`));
      expect(ofTwo).toMatchObject({ code: 400, message: 'authorId and slug are of two authors', issues: [{ path: 'slug' }] });
      expect((await refusalOf(await app.get(`/api${path}?authorId=${other._id}&slug=nobody`))).code).toBe(404);
    }
  });

  test('the steps to a category lead through its parent', async () => {
    const breadcrumbs = z.object({ breadcrumbs: z.array(z.object({ slug: z.string(), url: z.string() })) });
    expect(await ask(app, '/category-breadcrumbs/saurashtra', breadcrumbs)).toEqual({
      breadcrumbs: [
        { slug: '', url: '/' },
        { slug: 'gujarat', url: '/category/gujarat/1' },
        { slug: 'saurashtra', url: '/category/saurashtra/1' },
      ],
    });
  });

  test('a renamed topic has its new slug in the next answer, and is found by the old one', async () => {
    await listed('/get-documents/Cities');
    const rajkot = await readTopic(app.app.db, 'city', 'rajkot');
    if (!rajkot) throw new Error('no Rajkot');
    await renameTopic(app.app, rajkot.id, 'rajkot-saher');
    expect(slugs(await listed('/get-documents/Cities'))).toContain('rajkot-saher');
    expect((await ask(app, '/get-city/Cities/rajkot', topicSchema)).slug).toBe('rajkot-saher');
    expect((await app.get('/api/article-list?citySlug=rajkot')).status).toBe(200);
  });
});
