import { z } from 'zod';
import { idOfContentUrl } from '../../content/contentUrl.ts';
import { findTopic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { homeStep } from '../../site/lists/homeStep.ts';
import { listPageHead } from '../../site/lists/listPageHead.ts';
import { type Moved, moved, type NotFound, notFound, type Page, page } from '../../site/pages/page.tsx';
import { findVideo } from './lists/readVideos.ts';
import { listTag, videoTag } from './lists/videoLists.ts';
import { videoSearchText } from './lists/words.ts';
import {
  readRelatedVideos,
  readVideo,
  readVideoCategories,
  readVideoPage,
  readVideosAfter,
  relatedListsOf,
  type Video,
  type VideoCard,
} from './queries.ts';
import { ShortsPage, type ShortsPageData } from './views/ShortsPage.tsx';
import { RELATED_BESIDE } from './views/shownCounts.ts';
import { videoListCards } from './views/socialCards.ts';
import { type VideoListData, VideoListPage } from './views/VideoListPage.tsx';
import { VideoPage, type VideoPageData } from './views/VideoPage.tsx';
import { parseListParams, videoListAddress } from './views/videoAddress.ts';
import { videoHead } from './views/videoHead.ts';
import { videoText } from './words.ts';

/** Number of related videos under a video: three rows of three. */
const RELATED_BELOW = 9;
/** Videos under a video are in rows of three; a row that is not full is left out, unless it is the only one. */
const inWholeRows = (videos: VideoCard[]): VideoCard[] =>
  videos.length < 3 ? videos : videos.slice(0, videos.length - (videos.length % 3));
/** Number of shorts on the page at first; a script loads more. */
const SHORTS_AT_ONCE = 4;

async function loadList(db: Database, params: string[]): Promise<VideoListData | NotFound | Moved> {
  const place = parseListParams(params);
  if (!place) return notFound();
  const { kind, categorySlug, page: number } = place;
  const category = categorySlug === undefined ? undefined : await findTopic(db, 'category', categorySlug);
  if (categorySlug !== undefined && !category) return notFound();
  const address = videoListAddress({ kind, categorySlug: category?.slug, page: number });
  if (address !== ['/video/list', ...params].join('/')) return moved(address);
  const name = category ? { categoryId: category.id } : 'all';
  const [list, categories] = await Promise.all([readVideoPage(db, { list: name, kind }, number), readVideoCategories(db, kind)]);
  if (!list) return notFound();
  const what = kind === 'watch' ? videoText.videos : videoText.shorts;
  return {
    kind,
    category,
    categories,
    list,
    title: category ? `${category.name}: ${what}` : what,
    breadcrumbs: [homeStep, ...(category ? [{ name: what, href: videoListAddress({ kind }) }] : [])],
    // Every video invalidates the list of all, and with it the links to categories.
    cacheTags: ['topics', listTag(name), listTag('all'), ...list.items.map((video) => videoTag(video.id))],
  };
}

function listHead({ kind, category, list, breadcrumbs }: VideoListData) {
  const title = `${category ? `${category.name}: ` : ''}${videoSearchText[kind]}`;
  const head = listPageHead({
    title,
    description: `${title}. ${kind === 'watch' ? videoText.intro : videoText.introShorts}`,
    page: list.page,
    pageCount: list.pageCount,
    addressOf: (page) => videoListAddress({ kind, categorySlug: category?.slug, page }),
    listed: list.items.map(({ address }) => address),
    breadcrumbs,
  });
  return { ...head, card: videoListCards.named(kind) };
}

/** `/video/list/[[...params]]` (specification, section 2): with none to three parameters. */
const listPages: readonly Page[] = ['/video/list', '/video/list/:a', '/video/list/:a/:b', '/video/list/:a/:b/:c'].map((path) =>
  page<VideoListData, string>({
    path,
    load: ({ app, params }) => {
      const input: Record<string, string> = params;
      return loadList(
        app.db,
        ['a', 'b', 'c'].flatMap((name) => input[name] ?? []),
      );
    },
    head: listHead,
    tags: (data) => data.cacheTags,
    keepsMain: true,
    freshFor: () => '1m',
    view: VideoListPage,
  }),
);

type OneVideo = (VideoPageData & { shorts?: undefined }) | (ShortsPageData & { video: Video; siteUrl: string });

/** Its own tag, and those of the related videos, which change with every new video in their lists. */
const tagsOf = (video: Video, others: readonly VideoCard[]): string[] => {
  const lists = others.length > 0 ? relatedListsOf(video) : [];
  return ['topics', videoTag(video.id), ...others.map((other) => videoTag(other.id)), ...lists.map(listTag)];
};

/** The page of a video; for a short it is the viewer, opened at it. */
const videoPage: Page = page({
  path: '/video/:categorySlug/:contentUrl',
  theme: 'dark',
  load: async ({ app, params }): Promise<OneVideo | NotFound | Moved> => {
    const id = idOfContentUrl(params.contentUrl);
    const video = id === undefined ? undefined : await readVideo(app.db, id);
    if (!video) return notFound();
    if (video.address !== `/video/${params.categorySlug}/${params.contentUrl}`) return moved(video.address);
    const { siteUrl } = app.settings;
    if (video.kind === 'watch') {
      // The first ones are beside it.
      const related = await readRelatedVideos(app.db, video, RELATED_BESIDE + RELATED_BELOW);
      return { video, siteUrl, related: inWholeRows(related.slice(RELATED_BESIDE)) };
    }
    return { video, siteUrl, shorts: [video, ...(await readVideosAfter(app.db, video, SHORTS_AT_ONCE - 1))] };
  },
  head: ({ video, siteUrl }) => videoHead(video, siteUrl),
  tags: (data) => tagsOf(data.video, data.shorts ?? data.related),
  keepsMain: true,
  freshFor: () => '5m',
  about: ({ video, shorts }) => ({ videoId: video.id, isShort: shorts !== undefined }),
  view: ({ data, context }) => (data.shorts ? <ShortsPage data={data} /> : <VideoPage data={data} context={context} />),
});

/**
 * `/video/detail?categorySlug=…&slug=…` (specification, section 2). It has its own layout, so it shows the video at full width; its
 * canonical address is the video's own. The slug may end with the id or not.
 */
const videoDetailPage: Page = page({
  path: '/video/detail',
  theme: 'dark',
  query: z.object({ categorySlug: z.string().max(120).optional(), slug: z.string().max(200).optional() }),
  load: async ({ app, query: { categorySlug, slug } }): Promise<VideoPageData | NotFound> => {
    if (slug === undefined) return notFound();
    const video = await findVideo(app.db, categorySlug, slug);
    if (!video) return notFound();
    return { video, siteUrl: app.settings.siteUrl, related: await readRelatedVideos(app.db, video, RELATED_BELOW) };
  },
  head: ({ video, siteUrl }) => videoHead(video, siteUrl),
  tags: ({ video, related }) => tagsOf(video, related),
  freshFor: () => '5m',
  view: VideoPage,
});

export const videoPages: readonly Page[] = [...listPages, videoDetailPage, videoPage];
