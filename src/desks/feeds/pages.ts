import { siteConfig } from '../../../site.config.ts';
import { readListChange } from '../../content/placements/listMonths.ts';
import { readNewestIds } from '../../content/placements/lists.ts';
import {
  type FeedFormat,
  feedAddress,
  HOME_FEED,
  inEdition,
  readAuthor,
  readLargestTags,
  readSubCategories,
  readTopic,
  readTopicByFormerSlug,
  readTopics,
  type Topic,
  topicAddress,
} from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { editionPrefix, homeOf, type Language, languages } from '../../platform/text/language.ts';
import type { App } from '../../site/app.ts';
import { assetAddress } from '../../site/document/assets.ts';
import { paperIn } from '../../site/document/paperIn.ts';
import { filePage } from '../../site/pages/filePage.ts';
import { LinkGroupsPage } from '../../site/pages/LinkGroupsPage.tsx';
import { moved, notFound, type Page, page } from '../../site/pages/page.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { kindsOfEdition, readStories } from '../articles/queries.ts';
import { feedText } from './words.ts';
import { type Feed, itemOf } from './writing/feed.ts';
import { writeJsonFeed } from './writing/writeJsonFeed.ts';
import { writeRss } from './writing/writeRss.ts';

/** The page that lists the feeds. */
export const FEEDS_PATH = '/rss';

/** Stories in a feed. */
const ITEMS = 20;
/** The tags with a feed on the page of feeds; every tag has one. */
const LISTED_TAGS = 30;

const FORMATS = {
  xml: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const satisfies Record<FeedFormat, { type: string; write: (feed: Feed) => string }>;

const kinds = ['list', 'category', 'city', 'section', 'magazine', 'column', 'tag'] as const;
const isHome = (topic: Topic): boolean => topic.kind === 'list' && topic.slug === 'latest';

/** The topic that a feed's address names; one that was renamed has another address now. */
async function findTopic(db: Database, kind: string, name: string): Promise<Topic | undefined> {
  if (kind === 'author') {
    const id = /_([1-9][0-9]{0,8})$/.exec(name)?.[1];
    return id === undefined ? undefined : readAuthor(db, Number(id));
  }
  const known = kinds.find((one) => one === kind);
  return known && ((await readTopic(db, known, name)) ?? (await readTopicByFormerSlug(db, known, name)));
}

async function readFeed(
  { db, settings: { siteUrl, hubs }, assets }: App,
  topic: Topic,
  edition: Language,
): Promise<{ feed: Feed; tags: string[] }> {
  const kinds = kindsOfEdition(edition);
  const [ids, changedAt] = await Promise.all([readNewestIds(db, { kinds, topicId: topic.id }, ITEMS), readListChange(db, kinds, topic.id)]);
  const stories = await readStories(db, ids);
  const paper = paperIn(edition);
  const feed = {
    title: isHome(topic) ? paper.name : `${inEdition(topic, edition).name} | ${paper.name}`,
    // A topic is described in Gujarati.
    description: (edition === 'gu' && topic.description) || paper.description,
    language: edition,
    page: `${siteUrl}${isHome(topic) ? homeOf(edition) : topicAddress(topic, 1, edition)}`,
    addresses: { xml: `${siteUrl}${feedAddress(topic, 'xml', edition)}`, json: `${siteUrl}${feedAddress(topic, 'json', edition)}` },
    icon: `${siteUrl}${assetAddress(assets().icons, '512')}`,
    hubs,
    changedAt,
    items: stories.map((story) => itemOf(story, siteUrl)),
  };
  return { feed, tags: ['topics', `topic:${topic.id}`, ...stories.map(({ id }) => `article:${id}`)] };
}

/** The feeds of an edition; in English there are those of lists with stories, and that of the front page. */
const feedPage = (format: FeedFormat, edition: Language): Page =>
  filePage({
    path: `${editionPrefix(edition)}/feeds/:kind/:name{.+\\.${format}}` as const,
    type: FORMATS[format].type,
    freshFor: '5m',
    make: async ({ app, params }) => {
      const topic = await findTopic(app.db, params.kind, params.name.slice(0, -format.length - 1));
      if (!topic) return notFound();
      const address = feedAddress(topic, format, edition);
      if (address !== `${editionPrefix(edition)}/feeds/${params.kind}/${params.name}`) return moved(address);
      const { feed, tags } = await readFeed(app, topic, edition);
      if (edition === 'en' && feed.items.length === 0 && !isHome(topic)) return notFound();
      const links = [...feed.hubs.map((href) => ({ rel: 'hub', href })), { rel: 'self', href: feed.addresses[format] }];
      return { text: FORMATS[format].write(feed), tags, changedAt: feed.changedAt, ...(feed.hubs.length > 0 && { links }) };
    },
  });

const feedsPage: Page = page({
  path: FEEDS_PATH,
  load: async ({ app: { db } }) => {
    const [categories, children, tags, ...others] = await Promise.all([
      readTopics(db, 'category'),
      readSubCategories(db),
      readLargestTags(db, LISTED_TAGS),
      ...(['list', 'city', 'magazine', 'column', 'section'] as const).map((kind) => readTopics(db, kind)),
    ]);
    const [lists = [], ...rest] = others;
    const inOrder = categories.flatMap((category) => [category, ...children.filter(({ parentId }) => parentId === category.id)]);
    const groups = [lists, inOrder, ...rest, tags].flatMap((topics) => {
      const kind = kinds.find((one) => one === topics[0]?.kind);
      return kind
        ? [
            {
              heading: feedText[kind],
              links: topics.filter(({ noindex }) => !noindex).map((topic) => ({ name: topic.name, href: feedAddress(topic) })),
            },
          ]
        : [];
    });
    return { title: feedText.title, intro: feedText.intro, groups };
  },
  head: ({ title, intro }) => ({
    title,
    description: intro,
    canonical: FEEDS_PATH,
    feed: { address: HOME_FEED, title: siteConfig.name },
  }),
  tags: () => ['topics'],
  keepsMain: true,
  freshFor: () => '10m',
  view: LinkGroupsPage,
});

export const feedPages: readonly Page[] = [
  ...languages.flatMap((edition) => [feedPage('xml', edition), feedPage('json', edition)]),
  feedsPage,
  // Where readers' programs look first.
  redirectPage('/feed', HOME_FEED),
];
