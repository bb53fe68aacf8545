import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import type { TopicRow } from '../../../src/desks/taxonomy/topics/topicDraft.ts';
import { presentVersion } from '../../presentVersion.ts';
import { publishStory } from '../../publishStory.ts';
import { addGallery, addVideo, addWebStory } from '../addContent.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

const chief = staffMember('chief-editor');
const ask = async <Out>(method: string, path: string, body?: unknown): Promise<{ status: number; answer: Out }> => {
  const response = await newspaper.ask(chief, method, path, body);
  return { status: response.status, answer: await response.json() };
};
const change = async (path: string, body: object) => ask('put', path, { ...body, version: await presentVersion(newspaper, path) });
const textOf = async (path: string) => (await newspaper.get(path)).text();
const idOf = async (slug: string) => (await readTopic(newspaper.app.db, 'category', slug))?.id ?? 0;

type Kind = {
  kind: string;
  publish: (categoryId: number, title: string) => Promise<number>;
  address: (category: string, id: number) => string;
  list: (category: string) => string;
};

const publishedAt = new Date();

const gallery = (kind: 'photo-gallery' | 'slide-show'): Kind => ({
  kind,
  publish: (categoryId, title) =>
    addGallery(newspaper.app, {
      kind,
      slug: 'kasoti',
      title,
      deck: '',
      categoryId,
      pictures: ['kites', 'mango'].map((picture) => ({ picture, heading: 'મથાળું', caption: 'ચિત્ર', credit: '' })),
      publishedAt,
    }),
  address: (category, id) => `/${kind}/${category}/kasoti-${id}`,
  list: (category) => `/${kind}/${category}/1`,
});

const video = (kind: 'watch' | 'short'): Kind => ({
  kind: `video: ${kind}`,
  publish: (categoryId, title) =>
    addVideo(newspaper.app, {
      slug: 'kasoti',
      title,
      kind,
      categoryId,
      youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      seconds: 30,
      width: 1280,
      height: 720,
      publishedAt,
    }),
  address: (category, id) => `/video/${category}/kasoti-${id}`,
  list: (category) => (kind === 'short' ? `/video/list/shorts/${category}` : `/video/list/${category}`),
});

const kinds: Kind[] = [
  {
    kind: 'story',
    publish: (categoryId, headline) => publishStory(newspaper.app, draftStory({ categoryId, headline, slug: 'kasoti' })),
    address: (category, id) => `/news/${category}/kasoti-${id}`,
    list: (category) => `/category/${category}/1`,
  },
  gallery('photo-gallery'),
  gallery('slide-show'),
  video('watch'),
  video('short'),
  {
    kind: 'web story',
    publish: (categoryId, title) =>
      addWebStory(newspaper.app, {
        title,
        slug: 'kasoti',
        description: 'ટૂંકી વાત.',
        categoryId,
        poster: 'kites',
        publishedAt,
        pages: Array.from({ length: 4 }, (_, at) => ({ picture: 'kites', headline: `પાનું ${at + 1}`, text: '' })),
      }),
    address: (category, id) => `/webstories/${category}/kasoti-${id}`,
    list: (category) => `/webstories?category=${category}`,
  },
];

describe.each(kinds)('$kind', ({ kind, publish, address, list }) => {
  const slug = `kasoti-${kind.replaceAll(/[^a-z]+/g, '-')}`;
  const title = `ખસતી શ્રેણી: ${kind}`;
  const draft = { kind: 'category', name: `શ્રેણી ${kind}`, nameEn: 'Trial', slug };
  // The sidebar shows the newest of the whole paper.
  const isIn = async (category: string) => /<main.*<\/main>/s.exec(await textOf(list(category)))?.[0].includes(title);
  let category = 0;
  let item = 0;

  beforeAll(async () => {
    category = (await ask<TopicRow>('post', '/topics', draft)).answer.id;
    item = await publish(category, title);
  });

  test('goes with its category: under another, to a third, and to the top', async () => {
    const move = async (parentId: number | null) => {
      expect((await change(`/topics/${category}`, { ...draft, parentId })).status).toBe(200);
      return { own: await isIn(slug), gujarat: await isIn('gujarat'), health: await isIn('health') };
    };
    expect(await isIn(slug)).toBe(true);
    expect(await isIn('gujarat')).toBe(false);
    expect(await move(await idOf('gujarat'))).toEqual({ own: true, gujarat: true, health: false });
    expect(await move(await idOf('health'))).toEqual({ own: true, gujarat: false, health: true });
    expect(await move(null)).toEqual({ own: true, gujarat: false, health: false });
  });

  test('keeps its old addresses when the category is renamed, and is listed under the new one', async () => {
    const renamed = `${slug}-navi`;
    expect((await change(`/topics/${category}`, { ...draft, slug: renamed })).status).toBe(200);
    const old = await newspaper.get(address(slug, item));
    expect([old.status, old.headers.get('location')]).toEqual([301, address(renamed, item)]);
    expect((await newspaper.get(address(renamed, item))).status).toBe(200);
    expect(await isIn(renamed)).toBe(true);
    const oldList = await newspaper.get(list(slug));
    expect([oldList.status, oldList.headers.get('location')]).toEqual([301, list(renamed)]);
  });

  test('keeps its category from being removed', async () => {
    expect((await ask('delete', `/topics/${category}`)).status).toBe(409);
    expect((await newspaper.get(address(`${slug}-navi`, item))).status).toBe(200);
  });
});

test('a draft or a withdrawn one enters no list by a move', async () => {
  const draft = { kind: 'category', name: 'ખાલી શ્રેણી', nameEn: 'Empty trial', slug: 'empty-trial' };
  const { id } = (await ask<TopicRow>('post', '/topics', draft)).answer;
  const content = { kind: 'photo-gallery', title: 'અધૂરી ગેલેરી', deck: '', categoryId: id, cityId: null, coverKey: null };
  const pictures = ['kites', 'mango'].map((picture) => ({ picture, caption: 'ચિત્ર', credit: '' }));
  expect((await ask('post', '/galleries', { ...content, pictures })).status).toBe(200);
  await ask('post', '/videos', { title: 'અધૂરો વીડિયો', kind: 'watch', categoryId: id, seconds: 30 });
  await change(`/topics/${id}`, { ...draft, parentId: await idOf('gujarat') });
  expect(await textOf('/photo-gallery/gujarat/1')).not.toContain('અધૂરી ગેલેરી');
  expect(await textOf('/video/list/gujarat')).not.toContain('અધૂરો વીડિયો');
});

test('after all these moves each list counts what it holds', async () => {
  const { db } = newspaper.app;
  const wrong = await db.execute(sql`
    select t.kind, t.topic_id, t.items, p.many
    from (select * from tallies where grain = 'all') t
    full join (select kind, topic_id, count(*)::int as many from placements group by 1, 2) p on p.kind = t.kind and p.topic_id = t.topic_id
    where coalesce(t.items, 0) <> coalesce(p.many, 0)
    union all
    select 'story_count', t.id, t.story_count, p.many
    from topics t left join (select topic_id, count(*)::int as many from placements where kind = 'article' group by 1) p on p.topic_id = t.id
    where t.story_count <> coalesce(p.many, 0)`);
  expect(wrong.rows).toEqual([]);
});

test('a menu and an election follow a topic to its new address, and to the tag it is merged into', async () => {
  const draft = { kind: 'category', name: 'મેનુની શ્રેણી', nameEn: 'Of the menu', slug: 'of-the-menu' };
  const { id } = (await ask<TopicRow>('post', '/topics', draft)).answer;
  const items: number[] = [];
  for (const type of ['category', 'video'])
    items.push(
      (await ask<{ id: number }>('post', '/menu-items', { place: 'bottom', name: `મેનુ ${type}`, type, slug: draft.slug })).answer.id,
    );
  await change(`/topics/${id}`, { ...draft, slug: 'of-the-new-menu' });
  const front = await textOf('/');
  for (const address of ['/category/of-the-new-menu/1', '/video/list/of-the-new-menu'])
    expect(front.includes(`href="${address}"`), address).toBe(true);
  expect(front.includes('/of-the-menu')).toBe(false);
  expect((await ask('delete', `/topics/${id}`)).status).toBe(409);
  for (const item of items) {
    expect((await ask('delete', `/topics/${id}`)).status, 'one item still leads there').toBe(409);
    await ask('delete', `/menu-items/${item}`);
  }
  expect((await ask('delete', `/topics/${id}`)).status).toBe(200);

  const stories = async () => {
    const response = await newspaper.get('/api/election/article?token=election-2024');
    const { data }: { data: { totalCount: number } } = await response.json();
    return data.totalCount;
  };
  const before = await stories();
  expect(before).toBeGreaterThan(0);
  const tag = await readTopic(newspaper.app.db, 'tag', 'matdan');
  const words = { kind: 'tag', name: tag?.name, nameEn: tag?.nameEn };
  await change(`/topics/${tag?.id}`, { ...words, slug: 'matdan-2024' });
  expect(await stories()).toBe(before);
  const into = (await ask<TopicRow>('post', '/tags', { name: 'લોકશાહીનું પર્વ' })).answer;
  expect((await ask('post', `/topics/${tag?.id}/merge`, { intoId: into.id })).status).toBe(200);
  expect(await stories()).toBe(before);
  expect((await ask('delete', `/topics/${into.id}`)).status).toBe(409);
});
