import { siteConfig } from '../../../site.config.ts';
import { earliest, freshUntil } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Link } from '../../site/desk.ts';
import type { Head } from '../../site/head.ts';
import { listPageHead } from '../../site/listPageHead.ts';
import type { Moved, NotFound } from '../../site/page.tsx';
import { moved, notFound, type Page, page } from '../../site/page.tsx';
import type { Paper } from '../../site/paper.ts';
import { redirectPage } from '../../site/redirectPage.ts';
import {
  readTopic,
  readTopicByFormerSlug,
  readTopics,
  readTopicsById,
  type Topic,
  type TopicKind,
  topicAddress,
} from '../taxonomy/queries.ts';
import { readListPage } from './listPages.ts';
import { readCards } from './readCards.ts';
import { type StoryListData, StoryListPage } from './StoryListPage.tsx';

export type TopicListData = StoryListData & { topic: Topic; until?: Date | undefined };

/** A page number in an address: 1, 2, 3 … without leading noughts; undefined when it is none. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9][0-9]{0,7}$/.test(text) ? Number(text) : undefined;
}

/** The head of a page of a list. */
export function listHead(data: Pick<StoryListData, 'title' | 'intro' | 'list' | 'addressOf'>): Head {
  const { title, intro, list, addressOf } = data;
  const description = intro || `${title}: ${siteConfig.description}`;
  return listPageHead({ title, description, page: list.page, pageCount: list.pageCount, addressOf });
}

/** A page of a topic's list, with what stands around it in the taxonomy. */
export async function loadTopicList(db: Database, topic: Topic, number: number): Promise<TopicListData | undefined> {
  const list = await readListPage(db, topic, number);
  if (!list) return undefined;
  const [children, parents] = await Promise.all([
    topic.kind === 'category' && topic.parentId === null ? readTopics(db, 'category', topic.id) : [],
    topic.parentId === null ? new Map<number, Topic>() : readTopicsById(db, [topic.parentId]),
  ]);
  const asLink = (other: Topic): Link => ({ name: other.name, href: topicAddress(other) });
  const parent = topic.parentId === null ? undefined : parents.get(topic.parentId);
  return {
    topic,
    title: topic.name,
    intro: topic.description,
    parent: parent && asLink(parent),
    children: children.map(asLink),
    list,
    addressOf: (at) => topicAddress(topic, at),
    dropTags: ['topics', `topic:${topic.id}`, ...list.stories.map((story) => `article:${story.id}`)],
  };
}

/**
 * The first page of a topic's list opens with what editors have put there, each story at its place; what is new follows. It holds as
 * many of the newest as any page, so that a story which is put on top takes none from the list.
 */
async function withEditorsChoice(paper: Paper, data: TopicListData, now: Date): Promise<TopicListData> {
  if (data.list.page !== 1) return data;
  const tops = await Promise.all(paper.contributions.listTops.map((listTop) => listTop(paper.db, data.topic.id, now)));
  const places = tops.flatMap((top) => top.places);
  const dropTags = [...data.dropTags, ...tops.flatMap((top) => top.tags)];
  const until = earliest(tops.map((top) => top.until));
  if (places.length === 0) return { ...data, dropTags, until };
  const chosen = await readCards(
    paper.db,
    places.map((place) => place.articleId),
  );
  const stories = data.list.stories.filter((story) => !chosen.some(({ id }) => id === story.id));
  for (const { position, articleId } of places.toSorted((one, other) => one.position - other.position)) {
    stories.splice(position, 0, ...chosen.filter(({ id }) => id === articleId));
  }
  return { ...data, list: { ...data.list, stories }, until, dropTags: [...dropTags, ...chosen.map(({ id }) => `article:${id}`)] };
}

/** The pages of a kind of topic: `/folder/:slug/:page`, and `/folder/:slug`, which leads to the first. */
export function topicListPages(folder: string, kind: TopicKind): Page[] {
  const load = async (paper: Paper, slug: string, pageText: string, now: Date): Promise<TopicListData | NotFound | Moved> => {
    const { db } = paper;
    const number = pageNumber(pageText);
    if (number === undefined) return notFound();
    const topic = await readTopic(db, kind, slug);
    const list = topic && (await loadTopicList(db, topic, number));
    if (topic) return list ? withEditorsChoice(paper, list, now) : notFound();
    const renamed = await readTopicByFormerSlug(db, kind, slug);
    return renamed ? moved(topicAddress(renamed, number)) : notFound();
  };
  return [
    page({
      path: `/${folder}/:slug/:page` as const,
      alsoChromeless: true,
      load: ({ paper, params, now }) => load(paper, params.slug, params.page, now),
      head: listHead,
      tags: (data) => data.dropTags,
      freshFor: ({ until }, now) => freshUntil('1m', until, now),
      about: ({ topic }) => ({ cityId: topic.kind === 'city' ? topic.id : undefined }),
      view: StoryListPage,
    }),
    page<TopicListData, `/${string}/:slug`>({
      path: `/${folder}/:slug`,
      load: async ({ paper, params, now }) => {
        const first = await load(paper, params.slug, '1', now);
        return 'topic' in first ? moved(topicAddress(first.topic)) : first;
      },
      head: listHead,
      tags: (data) => data.dropTags,
      freshFor: () => '1m',
      view: StoryListPage,
    }),
  ];
}

/** The pages of one of the paper's own running lists: `/folder/:page`, and `/folder`, which leads to the first. */
export function standingListPages(folder: string, slug: string): Page[] {
  return [
    page({
      path: `/${folder}/:page` as const,
      alsoChromeless: true,
      load: async ({ paper, params }) => {
        const number = pageNumber(params.page);
        const topic = number === undefined ? undefined : await readTopic(paper.db, 'list', slug);
        if (number === undefined || !topic) return notFound();
        return (await loadTopicList(paper.db, topic, number)) ?? notFound();
      },
      head: listHead,
      tags: (data) => data.dropTags,
      freshFor: () => '30s',
      view: StoryListPage,
    }),
    redirectPage(`/${folder}`, `/${folder}/1`),
  ];
}
