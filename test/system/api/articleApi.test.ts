import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { articleDetailsSchema } from '../../../src/desks/articles/api/articleDetails.ts';
import { articleSummarySchema } from '../../../src/desks/articles/api/articleSummary.ts';
import { storyPageSchema } from '../../../src/desks/articles/api/storyPage.ts';
import { publishStories } from '../../../src/desks/stories/commands.ts';
import { dateAndTime } from '../../../src/platform/text/dates.ts';
import { publishStory } from '../../publishStory.ts';
import { ask, refusalOf } from '../callApi.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const articles = z.object({ articles: z.array(articleSummarySchema) });
const moreArticles = articles.extend({ totalCount: z.number(), articlePerPage: z.number(), hasMore: z.boolean() });
const breadcrumbs = z.object({ breadcrumbs: z.array(z.object({ name: z.string(), slug: z.string(), url: z.string() })) });

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function topicIdOf(kind: Parameters<typeof readTopic>[1], slug: string): Promise<number> {
  const topic = await readTopic(app.app.db, kind, slug);
  if (!topic) throw new Error(`no ${kind} ${slug}`);
  return topic.id;
}

const newestFirst = (list: { publishedAt: string }[]) =>
  list.every((one, at) => at === 0 || one.publishedAt <= (list[at - 1]?.publishedAt ?? ''));

describe('lists of stories', () => {
  test.each([
    '/article-list',
    '/article-list?citySlug=surat',
    '/article-list?tagSlug=pani&limit=3',
    '/article-category/gujarat',
    '/article-category/?slug=gujarat',
    '/article-category?slug=saurashtra',
    '/article-section?slug=samjo',
    '/magazine/savar-plus',
    '/magazine/business-plus/',
    '/author-article?slug=hetal-raval',
    '/stories/',
    '/stories/vishesh',
    '/breaking-news',
    '/all-recent-news/',
    '/top-head-news/',
  ])('%s gives a page of the list, newest first', async (path) => {
    const page = await ask(app, path, storyPageSchema);
    expect(page.articles.length).toBeGreaterThan(0);
    expect(newestFirst(page.articles)).toBe(true);
    expect(page).toMatchObject({ pageIndex: 1, articlePerPage: path.includes('limit') ? 3 : 10 });
    expect(page.totalCount).toBeGreaterThanOrEqual(page.articles.length);
  });

  test('the pages of a list give every story of it once, and the last says that it is the last', async () => {
    const seen: string[] = [];
    let hasMore = true;
    let totalCount = 0;
    for (let pageIndex = 1; hasMore; pageIndex++) {
      const page = await ask(app, `/all-recent-news/?pageIndex=${pageIndex}&limit=7`, storyPageSchema);
      seen.push(...page.articles.map((article) => article._id));
      ({ hasMore, totalCount } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(totalCount);
    const past = await app.get(`/api/all-recent-news/?limit=7&pageIndex=${Math.ceil(totalCount / 7) + 1}`);
    expect((await refusalOf(past)).code).toBe(404);
  });

  test('a topic comes with its stories', async () => {
    const magazine = await ask(
      app,
      '/magazine/savar-plus',
      storyPageSchema.extend({ topic: z.object({ slug: z.string(), url: z.string() }) }),
    );
    expect(magazine.topic).toEqual({ slug: 'savar-plus', url: '/magazine/savar-plus/1' });
  });

  test('a list is of one kind', async () => {
    const refused = await refusalOf(await app.get('/api/article-list?citySlug=surat&tagSlug=pani'));
    expect(refused).toMatchObject({ code: 400, issues: [{ path: 'tagSlug' }] });
  });

  test('dates in words are in the time zone of whoever asks', async () => {
    const [first] = (await ask(app, '/article-list?limit=1', articles)).articles;
    const [elsewhere] = (await ask(app, '/article-list?limit=1&tz=America/New_York', articles)).articles;
    const published = new Date(first?.publishedAt ?? '');
    expect(first?.displayDate).toBe(dateAndTime(published, 'Asia/Kolkata'));
    expect(elsewhere?.displayDate).toBe(dateAndTime(published, 'America/New_York'));
    expect(elsewhere?.publishedAt).toBe(first?.publishedAt);
  });

  test('magazines come with their newest stories, as many as asked for', async () => {
    const schema = z.object({ documents: z.array(articles.extend({ slug: z.string() })) });
    const { documents } = await ask(app, '/magazine/?limit=2', schema);
    expect(documents).toHaveLength(8);
    for (const { slug, articles: newest } of documents) {
      const whole = await ask(app, `/magazine/${slug}?limit=2`, storyPageSchema);
      expect(
        newest.map((article) => article._id),
        slug,
      ).toEqual(whole.articles.map((article) => article._id));
    }
  });

  test('stories of all cities come in turn, none twice', async () => {
    const mixed = (await ask(app, '/mix-stories/all-cities?limit=20', articles)).articles;
    expect(new Set(mixed.map((article) => article._id)).size).toBe(20);
    expect(new Set(mixed.slice(0, 9).map((article) => article.city)).size).toBe(9);
  });

  test('related news are those of the tag, without the story that asks', async () => {
    const all = (await ask(app, '/related-news?metaTag=pani&type=related-news&limit=50', articles)).articles;
    const [first] = all;
    const others = (await ask(app, `/related-news?metaTag=pani&articleId=${first?._id}&limit=50`, articles)).articles;
    expect(others.map((article) => article._id)).toEqual(all.slice(1).map((article) => article._id));
  });
});

describe('the front page’s stories', () => {
  test('no story stands in them twice', async () => {
    const list = z.array(articleSummarySchema);
    const home = await ask(
      app,
      '/home-page-stories',
      z.object({
        breaking: list,
        topStories: list.min(1),
        recent: list.min(1),
        topRead: list.min(1),
        topHead: list.min(1),
        categories: z.array(z.object({ slug: z.string(), articles: list.min(1) })).min(1),
        mixed: list,
      }),
    );
    const { categories, ...blocks } = home;
    const ids = [...Object.values(blocks).flat(), ...categories.flatMap((category) => category.articles)].map((article) => article._id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the mixed top stories are as many as asked for, none twice', async () => {
    const mixed = (await ask(app, '/top-story-news-mixed?limit=25', articles)).articles;
    expect(new Set(mixed.map((article) => article._id)).size).toBe(25);
  });
});

describe('a whole story', () => {
  test('carries its document, its byline, both dates, where it stands and how often it was read', async () => {
    const [listed] = (await ask(app, '/top-read-news/?limit=1', articles)).articles;
    const story = await ask(app, `/article-details/?articleId=${listed?._id}`, articleDetailsSchema);
    expect(story).toMatchObject({ _id: listed?._id, headline: listed?.headline, url: listed?.url });
    expect(story.body.type).toBe('doc');
    expect(story.body.content.length).toBeGreaterThan(2);
    expect(story.tags.length).toBeGreaterThan(0);
    expect(story.readCount).toBeGreaterThan(0);
    expect(story.displayDate).toBe(dateAndTime(new Date(story.publishedAt), 'Asia/Kolkata'));
    expect(story.breadcrumbs.at(0)?.url).toBe('/');
    expect(story.breadcrumbs.at(-1)).toEqual({ name: story.headline, slug: story.slug, url: story.url });
    const alone = await ask(app, `/article-details-breadcrumbs/${story.articleUrl}`, breadcrumbs);
    expect(alone.breadcrumbs).toEqual(story.breadcrumbs);
  });

  test('is the same by its id, by its address, by an older address and in the second version', async () => {
    const story = await ask(app, '/article-details/?articleId=3', articleDetailsSchema);
    for (const path of [
      `/article-details/${story.articleUrl}`,
      `/article-details?articleUrl=${story.articleUrl}`,
      '/article-details/an-older-slug-3',
      `/v2/article-details?articleId=3&articleUrl=${story.articleUrl}`,
      '/v2/article-details/3',
    ]) {
      expect(await ask(app, path, articleDetailsSchema), path).toEqual(story);
    }
  });

  test('does not heed a time zone, as the specification has it', async () => {
    const story = await ask(app, '/article-details/?articleId=3', articleDetailsSchema);
    expect(await ask(app, '/article-details/?articleId=3&tz=Nowhere', articleDetailsSchema)).toEqual(story);
  });

  test('has the house’s byline when it names no author', async () => {
    const id = await publishStory(app.app, draftStory({ categoryId: await topicIdOf('category', 'health') }));
    const story = await ask(app, `/article-details/?articleId=${id}`, articleDetailsSchema);
    expect(story).toMatchObject({ _id: String(id), byline: 'GS TEAM', authors: [], readCount: 0, picture: null });
  });

  test('is refused when it is not said which, when two are said, and when there is none', async () => {
    expect((await refusalOf(await app.get('/api/article-details/'))).code).toBe(400);
    expect((await refusalOf(await app.get('/api/article-details/?articleId=3&articleUrl=x-4'))).code).toBe(400);
    expect((await refusalOf(await app.get('/api/article-details/?articleId=999999'))).code).toBe(404);
    expect((await refusalOf(await app.get('/api/article-details/no-id'))).code).toBe(404);
  });

  test('the newest story of the paper and of a category', async () => {
    for (const [of, list] of [
      ['', '/article-list?limit=1'],
      ['?categorySlug=sports', '/article-category/sports?limit=1'],
    ]) {
      const [newest] = (await ask(app, list ?? '', articles)).articles;
      expect((await ask(app, `/get-latest-article${of}`, articleDetailsSchema))._id).toBe(newest?._id);
    }
  });
});

describe('reading on', () => {
  let storyId: number;
  beforeAll(async () => {
    const categoryId = await topicIdOf('category', 'education');
    const tagId = await topicIdOf('tag', 'pariksha');
    const ids = await publishStories(
      app.app,
      Array.from({ length: 22 }, (_, at) =>
        draftStory({ categoryId, topicIds: at % 3 === 0 ? [tagId] : [], publishedAt: new Date(Date.now() - at * 60_000) }),
      ),
    );
    storyId = ids[3] ?? 0;
  });

  test('more articles go on where the story’s own page stops, and repeat nothing that it shows', async () => {
    const { url } = await ask(app, `/article-details/?articleId=${storyId}`, articleDetailsSchema);
    const html = await (await app.get(url)).text();
    const [, afterRelated = ''] = html.split('સંબંધિત સમાચાર');
    const [related = '', more = ''] = afterRelated.split('વધુ સમાચાર');
    const idsIn = (part: string) => [...new Set([...part.matchAll(/href="\/news\/[^"]+-(\d+)"/g)].map((match) => match[1] ?? ''))];
    const shown = idsIn(more.split('</section>')[0] ?? '');
    const pages: string[][] = [];
    let last: z.infer<typeof moreArticles>;
    do {
      last = await ask(app, `/more-articles?articleId=${storyId}&pageIndex=${pages.length + 1}`, moreArticles);
      expect(last.articlePerPage).toBe(5);
      pages.push(last.articles.map((article) => article._id));
    } while (last.hasMore);
    expect(pages[0]).toEqual(shown);
    const all = pages.flat();
    expect(all.length).toBe(last.totalCount);
    // Continuous reading shows the newest others whole.
    const coming = (await ask(app, `/articles-scroll?articleId=${storyId}`, articles)).articles.map((article) => article._id);
    const others = [...idsIn(related), ...coming, String(storyId)];
    expect(new Set([...all, ...others]).size).toBe(all.length + others.length);
    const category = await ask(app, '/article-category/education', storyPageSchema);
    expect(all.length + others.length).toBeGreaterThanOrEqual(category.totalCount);
    const past = await ask(app, `/more-articles?articleId=${storyId}&pageIndex=${pages.length + 1}`, moreArticles);
    expect(past).toMatchObject({ articles: [], hasMore: false, totalCount: last.totalCount });
    for (const pageIndex of [41, 99_999_999])
      expect(await ask(app, `/more-articles?articleId=${storyId}&pageIndex=${pageIndex}`, moreArticles)).toEqual(past);
  });

  test('a search tells of its pages', async () => {
    const found = await ask(
      app,
      '/article-search/varsad',
      articles.extend({ totalCount: z.number(), pageIndex: z.number(), pageCount: z.number() }),
    );
    expect(found).toMatchObject({ pageIndex: 1, pageCount: Math.ceil(found.totalCount / 10) });
    expect(found.totalCount).toBeGreaterThan(0);
  });

  test('continuous reading begins with the story that the page announces', async () => {
    const { url } = await ask(app, `/article-details/?articleId=${storyId}`, articleDetailsSchema);
    const html = await (await app.get(url)).text();
    const next = (await ask(app, `/articles-scroll?articleId=${storyId}`, articles)).articles;
    expect(next).toHaveLength(5);
    const line = html.slice(html.indexOf('data-next-story'));
    expect(/href="(\/news\/[^"]+)"/.exec(line)?.[1]).toBe(next[0]?.url);
    expect(next.map((article) => article._id)).not.toContain(String(storyId));
  });

  test('going from each story to the next leads through older ones to the end, never back', async () => {
    const seen = new Set<string>();
    let id = (await ask(app, '/get-latest-article', articleDetailsSchema))._id;
    let response: Response;
    do {
      expect(seen).not.toContain(id);
      seen.add(id);
      response = await app.get(`/api/next-article-detail?articleId=${id}`);
      if (response.status === 200) id = z.object({ data: articleDetailsSchema }).parse(await response.json()).data._id;
    } while (response.status === 200);
    expect((await refusalOf(response)).code).toBe(404);
    expect(seen.size).toBeGreaterThan(20);
  });
});

test('a deep page is exactly where walking there would lead', async () => {
  const categoryId = await topicIdOf('category', 'technology');
  const begins = Date.UTC(2025, 0, 1);
  await publishStories(
    app.app,
    Array.from({ length: 330 }, (_, at) => draftStory({ categoryId, publishedAt: new Date(begins + at * 7 * 3_600_000) })),
  );
  const pages: string[] = [];
  for (let pageIndex = 1; pageIndex <= 7; pageIndex++) {
    const page = await ask(app, `/article-category/technology?limit=50&pageIndex=${pageIndex}`, storyPageSchema);
    expect(newestFirst(page.articles)).toBe(true);
    pages.push(...page.articles.map((article) => `${article.publishedAt} ${article._id}`));
  }
  expect(pages.length).toBeGreaterThanOrEqual(330);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(pages.toSorted().reverse());
});
