import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { readStory } from '../../../src/desks/articles/queries.ts';
import { arrangePage } from '../../../src/desks/frontpage/commands.ts';
import { publishStories } from '../../../src/desks/stories/commands.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

type Article = { _id: string; correction?: string };
const dataOf = async <Data>(path: string): Promise<Data> => {
  const response = await newspaper.get(`/api${path}`);
  const answer: { code: number; data: Data } = await response.json();
  expect([path, response.status, answer.code]).toEqual([path, 200, 200]);
  return answer.data;
};
const idOf = async (slug: string) => (await readTopic(newspaper.app.db, 'category', slug))?.id ?? 0;

test('what was corrected is said by every call that gives a whole story, and to search engines, as on the page', async () => {
  const correction = 'પહેલાં વરસાદ 40 મિમી લખાયો હતો; સાચો આંકડો 14 મિમી છે.';
  const categoryId = await idOf('law');
  const now = Date.now();
  const [corrected = 0, newer = 0] = await publishStories(newspaper.app, [
    draftStory({ categoryId, headline: 'સુધારેલી વાર્તા', correction, publishedAt: new Date(now - 60_000) }),
    draftStory({ categoryId, headline: 'પછીની વાર્તા', publishedAt: new Date(now) }),
  ]);
  for (const path of [
    `/article-details/?articleId=${corrected}`,
    `/v2/article-details/x-${corrected}`,
    `/next-article-detail?articleId=${newer}`,
  ]) {
    const story = await dataOf<Article>(path);
    expect([path, story._id, story.correction]).toEqual([path, String(corrected), correction]);
  }
  expect((await dataOf<Article>(`/article-details/?articleId=${newer}`)).correction).toBe('');
  const [latest = 0] = await publishStories(newspaper.app, [
    draftStory({ categoryId, headline: 'સૌથી નવી', correction, publishedAt: new Date(now + 1) }),
  ]);
  expect(await dataOf<Article>('/get-latest-article?categorySlug=law')).toMatchObject({ _id: String(latest), correction });

  const page = await (await newspaper.get((await readStory(newspaper.app.db, corrected))?.address ?? '')).text();
  const graph: { '@graph': { '@type': string; correction?: object }[] } = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '',
  );
  expect(graph['@graph'].find((thing) => thing['@type'] === 'NewsArticle')?.correction).toEqual({
    '@type': 'CorrectionComment',
    text: correction,
  });
});

test('the first page of a category opens with the editors’ choice in the API as on its page, for every call that lists it', async () => {
  const id = await idOf('health');
  const inOrder = (html: string) =>
    [...(/<main.*?<\/main>/s.exec(html)?.[0].matchAll(/href="\/news\/[^"]*-(\d+)"/g) ?? [])].map(([, one]) => one);
  const { articles } = await dataOf<{ articles: Article[] }>('/article-category/health?limit=50');
  const chosen = Number(articles.at(-1)?._id);
  await arrangePage(
    newspaper.app,
    `category:${id}`,
    { version: 0, blocks: [{ block: `category:${id}`, slots: [{ position: 0, articleId: chosen, until: null }] }] },
    new Date(),
  );
  const onPage = inOrder(await (await newspaper.get('/category/health/1')).text());
  expect(onPage[0]).toBe(String(chosen));
  for (const path of ['/article-category/health', '/article-category/?slug=health', '/article-list?categorySlug=health']) {
    const list = await dataOf<{ articles: Article[] }>(path);
    expect([path, ...list.articles.map(({ _id }) => _id)]).toEqual([path, ...onPage]);
  }
  const second = await dataOf<{ articles: Article[] }>('/article-category/health?limit=2&pageIndex=2');
  expect(second.articles.map(({ _id }) => _id)).not.toContain(String(chosen));
});

/** The breadcrumbs that a page tells search engines, with paths of this site. */
async function breadcrumbsOn(address: string): Promise<{ name: string; url: string }[]> {
  const page = await (await newspaper.get(address)).text();
  const graph: { '@graph': { '@type': string; itemListElement?: { name: string; item: string }[] }[] } = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '',
  );
  const steps = graph['@graph'].find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return steps.map(({ name, item }) => ({ name, url: item.slice(newspaper.app.settings.siteUrl.length) }));
}

test('the breadcrumbs of a video lead through the lists of its type in the API as on its page', async () => {
  for (const type of ['long', 'short']) {
    const { videos } = await dataOf<{ videos: { slug: string; url: string; categorySlug: string }[] }>(`/v2/video-list?type=${type}`);
    const [video] = videos;
    const { breadcrumbs } = await dataOf<{ breadcrumbs: { name: string; slug: string; url: string }[] }>(
      `/video-detail?slug=${video?.slug}`,
    );
    expect(breadcrumbs.map(({ name, url }) => ({ name, url }))).toEqual(await breadcrumbsOn(video?.url ?? ''));
    expect(breadcrumbs.map(({ slug }) => slug)).toEqual(['', '', video?.categorySlug, video?.slug]);
  }
});

test('an English story’s call leads to the lists of the English edition, and says whose its picture is in English, as its page does', async () => {
  type Step = { name: string; url: string };
  type Details = {
    _id: string;
    breadcrumbs: Step[];
    tags: Step[];
    authors: Step[];
    sections: Step[];
    picture: { alt: string; credit: string } | null;
    pictures: { alt: string; credit: string }[];
  };
  const front = await (await newspaper.get('/en')).text();
  const addresses = [...new Set([...front.matchAll(/href="(\/en\/news\/[^"]+)"/g)].map(([, address = '']) => address))];
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const story = await dataOf<Details>(`/article-details/${address.split('/').at(-1)}`);
    const page = await (await newspaper.get(address)).text();
    expect(story.breadcrumbs.map(({ name, url }) => ({ name, url }))).toEqual(await breadcrumbsOn(address));
    expect((await dataOf<{ breadcrumbs: Step[] }>(`/article-details-breadcrumbs/?articleId=${story._id}`)).breadcrumbs).toEqual(
      story.breadcrumbs,
    );
    for (const { url } of [...story.tags, ...story.authors]) expect(page.includes(`href="${url}"`), `${address} ${url}`).toBe(true);
    for (const { url } of story.sections) expect((await newspaper.get(url)).status, url).toBe(200);
    for (const { alt, credit } of [story.picture, ...story.pictures].filter((picture) => picture !== null))
      expect(`${alt} ${credit}`).not.toMatch(/\p{Script=Gujarati}/u);
  }
});

test('the stories of the front page’s mixed block are the same in the API as on the page', async () => {
  const { mixed } = await dataOf<{ mixed: Article[] }>('/home-page-stories');
  const page = await (await newspaper.get('/')).text();
  const block = /<h2[^>]*>(?:(?!<\/h2>).)*આજની પસંદગી.*?<\/section>/s.exec(page)?.[0] ?? '';
  const shown = [...new Set([...block.matchAll(/href="\/news\/[^"]*-(\d+)"/g)].map(([, id]) => id))];
  expect(shown).toHaveLength(4);
  expect(mixed.map(({ _id }) => _id)).toEqual(shown);
});

test('a static page is found by its slug in the path as in the query', async () => {
  const inPath = await dataOf<{ slug: string }>('/static-page/about-us');
  expect(inPath).toEqual(await dataOf('/static-page/?slug=about-us'));
  expect((await newspaper.get('/api/static-page/nothing')).status).toBe(404);
});

test('the menu comes in the order in which its items were made, as the specification’s sortBy asks', async () => {
  type Menu = { documents: { _id: string; name: string }[] };
  const made = (await dataOf<Menu>('/menu?sortBy=createdAt')).documents;
  const placed = (await dataOf<Menu>('/menu')).documents;
  expect(made.map(({ _id }) => _id).toSorted()).toEqual(placed.map(({ _id }) => _id).toSorted());
  const ids = made.map(({ _id }) => Number(_id)).filter((one) => !Number.isNaN(one));
  expect(ids.length).toBeGreaterThan(5);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('what is most read stands in the newsroom in the order of the numbers beside it', async () => {
  const response = await newspaper.ask(staffMember('chief-editor'), 'get', '/stories/most-read');
  const { data }: { data: { reads: number }[] } = await response.json();
  expect(data.length).toBeGreaterThan(3);
  expect(data.map(({ reads }) => reads)).toEqual(data.map(({ reads }) => reads).toSorted((one, other) => other - one));
});

test('a story’s page shows its kicker', async () => {
  const [id = 0] = await publishStories(newspaper.app, [draftStory({ categoryId: await idOf('law'), kicker: 'વિશેષ અહેવાલ' })]);
  const story = await readStory(newspaper.app.db, id);
  const html = await (await newspaper.get(story?.address ?? '')).text();
  expect(/<article data-story.*?<h1|<article [^>]*data-story.*?<h1/s.exec(html)?.[0].includes('>વિશેષ અહેવાલ<')).toBe(true);
});

test('a wrong parameter loses no other: the words of a search stay', async () => {
  const title = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await newspaper.get(path)).text())?.[1];
  for (const page of ['abc', '0', '-1', '1e9', '99999', ''])
    expect([page, await title(`/search?q=varsad&page=${page}`)]).toEqual([page, await title('/search?q=varsad')]);
  const tooFar = await newspaper.get('/search?q=varsad&page=900');
  expect([tooFar.status, tooFar.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/search\?q=varsad/)]);
  expect((await newspaper.get(tooFar.headers.get('location') ?? '')).status).toBe(200);
  expect(await title('/webstories?category=gujarat&page=abc')).toBe(await title('/webstories?category=gujarat'));
});

test('“try again” on the error screen leads to the same address with its query', async () => {
  for (const path of ['/search?q=garmi&page=2', '/mobile/search?q=garmi&theme=dark']) {
    vi.spyOn(newspaper.app.pages, 'get').mockRejectedValueOnce(new Error('the page cannot be made'));
    const response = await newspaper.get(path);
    expect(response.status).toBe(503);
    expect((await response.text()).includes(`href="${path.replaceAll('&', '&amp;')}"`), path).toBe(true);
  }
});
