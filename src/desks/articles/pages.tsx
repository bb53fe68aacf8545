import { z } from 'zod';
import { idOfContentUrl } from '../../content/contentUrl.ts';
import { type Author, readAuthor, readTopic, topicAddress } from '../../content/topics/queries.ts';
import { latest } from '../../platform/clock.ts';
import { editionOf, editionPrefix, type Language } from '../../platform/text/language.ts';
import { ampAddress } from '../../site/amp/amp.ts';
import type { App } from '../../site/app.ts';
import { ITEMS_PER_PAGE } from '../../site/calls/callParameters.ts';
import { findPage } from '../../site/lists/findPage.ts';
import { htmlFragment } from '../../site/pages/fragments.ts';
import type { Html } from '../../site/pages/html.tsx';
import { Moved, moved, movedForNow, NotFound, notFound, type Page, page } from '../../site/pages/page.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { settingsTag } from '../settings/queries.ts';
import { videoTag } from '../videos/queries.ts';
import { AmpArticle } from './amp/AmpArticle.tsx';
import { ampListAddress, ampListPages } from './amp/ampListPages.ts';
import { mostReadStories } from './blocks.tsx';
import { commentsTag } from './commenting/commenting.ts';
import { builtInListPages, listHead, loadTopicList, pageNumber, topicListPages } from './lists/listPageDefinition.ts';
import type { ListPage } from './lists/listPages.ts';
import { readUnderStory } from './lists/moreStories.ts';
import { readStory, type Story } from './queries.ts';
import { countMostRead, readMostRead } from './reading/viewCounts.ts';
import { englishHome } from './translations/englishHome.tsx';
import { ArticlePage, type ArticlePageData, type RenderedStorySection } from './views/ArticlePage.tsx';
import { AuthorPage, type AuthorPageData } from './views/AuthorPage.tsx';
import { articleHead, authorJsonLd } from './views/articleHead.ts';
import { bodyOf, StoryBody } from './views/StoryBody.tsx';
import { StoryListPage } from './views/StoryListPage.tsx';
import { articlePageCards, listSocialCard, storySocialCard } from './views/socialCards.ts';
import { articleText } from './words.ts';

const OLD_AFTER_MS = 6 * 3_600_000;

type StoryParams = { slug: string; articleUrl: string };

const loadStory = async (
  app: App,
  params: StoryParams,
  now: Date,
  edition: Language,
): Promise<ArticlePageData | ReturnType<typeof notFound> | ReturnType<typeof moved>> => {
  const id = idOfContentUrl(params.articleUrl);
  const story = id === undefined ? undefined : await readStory(app.db, id);
  if (!story) return notFound();
  if (story.address !== `${editionPrefix(edition)}/news/${params.slug}/${params.articleUrl}`) return moved(story.address);
  const { related, coming, more } = await readUnderStory(app.db, story);
  const [body, parts] = await Promise.all([renderBody(app, story), renderStorySections(app, story, now)]);
  const hasComments = story.commentCount > 0 || (story.commentsUntil !== undefined && story.commentsUntil > now);
  // The page says when it was last changed, also by a section.
  const updatedAt = latest([story.updatedAt, ...parts.map((part) => part.updatedAt)]) ?? story.updatedAt;
  const whole = { ...story, updatedAt };
  return { story: whole, body, siteUrl: app.settings.siteUrl, related, more, next: coming[0] ?? related[0], parts, hasComments };
};

/** What the page of a story and its AMP version have in common. */
const storyDefinition = {
  head: ({ story, siteUrl, parts }: ArticlePageData) => ({
    ...articleHead(
      story,
      siteUrl,
      parts.flatMap(({ jsonLd }) => jsonLd),
    ),
    ...(story.hasAmp ? { amphtml: ampAddress(story.address) } : {}),
    // What the story is shared with, unless its head has an `image`.
    card: storySocialCard(
      story,
      parts.some(({ isLive }) => isLive),
    ),
  }),
  // Without the tags of the topics listed under the story: publishing a story would invalidate every page of its category. These lists are
  // updated when the page expires; corrected or withdrawn stories in them are updated at once.
  tags: ({ story, related, more, next, parts }: ArticlePageData) => [
    'topics',
    settingsTag,
    commentsTag(story.id),
    ...tagsOfBody(story),
    ...[...related, ...more.stories, ...(next ? [next] : [])].map((other) => `article:${other.id}`),
    ...parts.flatMap(({ tags }) => tags),
  ],
  freshFor: ({ story }: ArticlePageData, now: Date) => (now.getTime() - story.publishedAt.getTime() > OLD_AFTER_MS ? '10m' : '45s'),
} as const;

/** The page of a story in an edition. */
const storyPage = (edition: Language) =>
  page({
    ...storyDefinition,
    path: `${editionPrefix(edition)}/news/:slug/:articleUrl` as const,
    load: ({ app, params, now }) => loadStory(app, params, now, edition),
    about: ({ story }) => ({
      articleId: story.id,
      topicIds: topicIdsOf(story),
      isSensitive: story.sensitive,
      relatedTags: story.tags.map((tag) => ({ name: tag.name, href: topicAddress(tag, 1, edition) })),
    }),
    view: ArticlePage,
  });

/** The pages of stories, also used for the newsroom's preview. */
export const storyPages = { gu: storyPage('gu'), en: storyPage('en') } as const satisfies Record<Language, Page>;

/** The AMP version of a story: the story and what is related to it. While AMP is off, its address opens the story. */
const ampStoryPage: Page = page({
  ...storyDefinition,
  path: '/amp/news/:slug/:articleUrl',
  isAmp: true,
  load: async ({ app, params, now }) => {
    const data = await loadStory(app, params, now, 'gu');
    if (data instanceof NotFound) return data;
    if (data instanceof Moved) return moved(ampAddress(data.to));
    return data.story.hasAmp ? data : movedForNow(data.story.address);
  },
  view: AmpArticle,
});

/** The categories and the city of a story. */
const topicIdsOf = ({ category, parentCategory, city }: Story): number[] =>
  [category, parentCategory, city].flatMap((topic) => (topic ? [topic.id] : []));

const tagsOfBody = (story: Story): string[] => [
  ...[story.id, ...story.relatedInBody.keys()].map((id) => `article:${id}`),
  ...[...story.videosInBody.keys()].map(videoTag),
];

/** The text of a story is rendered once per version. */
const renderBody = async (app: App, story: Story): Promise<Html | undefined> => {
  const key = `story:${story.id}:${story.updatedAt.getTime()}`;
  const render = async () => ({ node: <StoryBody {...bodyOf(story)} />, tags: tagsOfBody(story) });
  return (await htmlFragment(app, { key, idPrefix: 'body', freshFor: '1d', language: editionOf(story.language) }, render)).html;
};

/** Sections of other desks on a story page. They speak Gujarati, so an English story has none. */
async function renderStorySections(app: App, story: Story, now: Date): Promise<RenderedStorySection[]> {
  if (editionOf(story.language) === 'en') return [];
  const rendered = await Promise.all(
    app.contributions.storySections.map((contribution) =>
      contribution.use(async (render) => {
        const part = await render(app, story, now);
        return part && { ...part, desk: contribution.desk };
      }),
    ),
  );
  return rendered.filter((part) => part !== null && part !== undefined);
}

/** An author's description for search engines: the editors' own, otherwise the name with what the page says of the author. */
const authorDescription = ({ searchDescription, bio, role, name }: Author): string =>
  searchDescription || (bio ? `${name}: ${bio}` : [name, role].filter(Boolean).join(', '));

const authorPage = (edition: Language): Page =>
  page({
    path: `${editionPrefix(edition)}/author/:name_id` as const,
    query: z.object({ page: z.coerce.number().int().min(1).max(99_999_999).default(1) }),
    load: async ({ app, params, query }): Promise<AuthorPageData | ReturnType<typeof notFound> | ReturnType<typeof moved>> => {
      const id = /_([1-9][0-9]{0,8})$/.exec(params.name_id)?.[1];
      const author = id === undefined ? undefined : await readAuthor(app.db, Number(id));
      if (!author) return notFound();
      if (params.name_id !== `${author.slug}_${author.id}`) return moved(topicAddress(author, query.page, edition));
      const list = await loadTopicList(app.db, author, query.page, edition);
      return list ? { ...list, author } : notFound();
    },
    head: (data, siteUrl) => ({
      ...listHead(data),
      ...(edition === 'gu' ? { card: listSocialCard(data.author), description: authorDescription(data.author) } : {}),
      kind: 'profile',
      jsonLd: [
        {
          '@type': 'ProfilePage',
          mainEntity: authorJsonLd(data.author, siteUrl, edition),
        },
      ],
    }),
    tags: (data) => data.cacheTags,
    keepsMain: true,
    freshFor: () => '5m',
    view: AuthorPage,
  });

/** The most-read page is never empty: without views it shows the newest stories. */
const mostReadPage: Page = page({
  path: '/top-read-news/:page',
  load: async ({ app, params }) => {
    const number = pageNumber(params.page);
    const latest = number === undefined ? undefined : await readTopic(app.db, 'list', 'latest');
    if (number === undefined || !latest) return notFound();
    const found = findPage(await countMostRead(app.db, latest.id), { page: number, perPage: ITEMS_PER_PAGE });
    if (!found) return notFound();
    const { offset, ...counts } = found;
    const stories = await readMostRead(app.db, latest.id, ITEMS_PER_PAGE, offset);
    const quiet = stories.length === 0 ? await loadTopicList(app.db, latest, 1) : undefined;
    const list: ListPage = quiet?.list ?? { stories, ...counts };
    return {
      title: articleText.mostRead,
      list,
      addressOf: (at: number) => `/top-read-news/${at}`,
      cacheTags: ['topics', ...list.stories.map((story) => `article:${story.id}`)],
    };
  },
  head: (data) => ({ ...listHead(data), card: articlePageCards.named('most-read') }),
  tags: (data) => data.cacheTags,
  keepsMain: true,
  freshFor: () => '1m',
  about: () => ({ leavesOut: mostReadStories.name }),
  view: StoryListPage,
});

export const articlePages: readonly Page[] = [
  ...Object.values(storyPages),
  ampStoryPage,
  authorPage('gu'),
  authorPage('en'),
  ...topicListPages('category', 'category'),
  ...topicListPages('city', 'city'),
  ...topicListPages('tags', 'tag'),
  ...topicListPages('category', 'category', 'en'),
  ...topicListPages('city', 'city', 'en'),
  ...topicListPages('tags', 'tag', 'en'),
  ...topicListPages('section', 'section'),
  ...topicListPages('magazine', 'magazine'),
  ...topicListPages('editorial', 'column'),
  ...builtInListPages('recent-news', 'latest', { ampAddressOf: ampListAddress }),
  ...ampListPages,
  ...builtInListPages('breaking-news', 'breaking'),
  ...builtInListPages('top-head-news', 'top-head'),
  ...builtInListPages('top-story-news', 'top-story'),
  mostReadPage,
  redirectPage('/top-read-news', '/top-read-news/1'),
  englishHome,
];
