import { derivedDescription, derivedTitle } from '../../../content/topics/listTexts.ts';
import {
  feedAddress,
  inEdition,
  readEnglishTopicIds,
  readTopic,
  readTopicByFormerSlug,
  readTopics,
  readTopicsById,
  type Topic,
  type TopicKind,
  topicAddress,
} from '../../../content/topics/queries.ts';
import { freshUntil } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { editionPrefix, type Language } from '../../../platform/text/language.ts';
import type { App } from '../../../site/app.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import type { Link } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { listPageHead } from '../../../site/lists/listPageHead.ts';
import type { Moved, NotFound } from '../../../site/pages/page.tsx';
import { moved, notFound, type Page, page } from '../../../site/pages/page.tsx';
import { redirectPage } from '../../../site/pages/redirectPage.ts';
import { siteText } from '../../../site/words.ts';
import { offersLogin, readSiteSettings, settingsTag } from '../../settings/queries.ts';
import { type InEditions, listsOf } from '../translations/editions.ts';
import { breadcrumbsOf, type StoryListData, StoryListPage } from '../views/StoryListPage.tsx';
import { listSocialCard } from '../views/socialCards.ts';
import { withEditorsChoice } from './editorsChoice.ts';
import { readListPage } from './listPages.ts';

export type TopicListData = StoryListData & { topic: Topic; edition: Language; editions: InEditions; until?: Date | undefined };

/** A page number in an address: 1, 2, 3 … without leading zeros; undefined if it is invalid. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9][0-9]{0,7}$/.test(text) ? Number(text) : undefined;
}

/**
 * The head of a list page. Search engines are told more than the heading says: readers look for “અમદાવાદ સમાચાર”, and a description is
 * never that of another list.
 */
export function listHead(data: StoryListData & Partial<Pick<TopicListData, 'edition' | 'editions'>>): Head {
  const { intro, topic, list, addressOf, edition = 'gu' } = data;
  const about = { kind: topic?.kind ?? 'list', name: data.title };
  // What editors have written for search engines is in Gujarati.
  const own = edition === 'gu' ? topic : undefined;
  const title = own?.searchTitle || derivedTitle(about, edition);
  const description = own?.searchDescription || intro || derivedDescription(about, edition);
  const listed = list.stories.map(({ address }) => address);
  const head = listPageHead({
    title,
    description,
    page: list.page,
    pageCount: list.pageCount,
    addressOf,
    listed,
    breadcrumbs: breadcrumbsOf(data, edition),
    language: edition,
  });
  return topic
    ? {
        ...(data.amphtml === undefined ? {} : { amphtml: data.amphtml }),
        ...head,
        // Footers lead to a category without stories too. A built-in list may be empty for an hour.
        noindex: topic.noindex || (topic.kind !== 'list' && list.totalCount === 0),
        ...(edition === 'gu' ? { card: listSocialCard({ ...topic, description: intro ?? '' }) } : {}),
        ...(list.page === 1 && data.editions ? { editions: data.editions } : {}),
        feed: { address: feedAddress(topic, 'xml', edition), title: data.title },
      }
    : head;
}

/** A page of a topic's list in an edition, with its parent and child topics. The English edition has lists with stories alone. */
export async function loadTopicList(
  db: Database,
  topic: Topic,
  number: number,
  edition: Language = 'gu',
): Promise<TopicListData | undefined> {
  const list = await readListPage(db, topic, number, ITEMS_PER_PAGE, edition);
  if (!list || (edition === 'en' && list.totalCount === 0)) return undefined;
  const [children, parents, editions, english, isLoginOffered] = await Promise.all([
    topic.kind === 'category' && topic.parentId === null ? readTopics(db, 'category', topic.id) : [],
    topic.parentId === null ? new Map<number, Topic>() : readTopicsById(db, [topic.parentId]),
    listsOf(db, topic),
    edition === 'en' ? readEnglishTopicIds(db) : undefined,
    offersLogin(db),
  ]);
  const asLink = (other: Topic): Link => ({ name: inEdition(other, edition).name, href: topicAddress(other, 1, edition) });
  const parent = topic.parentId === null ? undefined : parents.get(topic.parentId);
  return {
    topic,
    edition,
    editions,
    title: inEdition(topic, edition).name,
    // A topic is described in Gujarati.
    intro: edition === 'gu' ? topic.description : undefined,
    parent: parent ? asLink(parent) : topic.kind === 'magazine' ? { name: siteText.magazines, href: '/magazine' } : undefined,
    children: children.filter(({ id }) => english?.has(id) ?? true).map(asLink),
    list,
    offersLogin: isLoginOffered,
    addressOf: (at) => topicAddress(topic, at, edition),
    cacheTags: ['topics', settingsTag, `topic:${topic.id}`, ...list.stories.map((story) => `article:${story.id}`)],
  };
}

async function loadWithEditorsChoice(
  app: App,
  topic: Topic,
  number: number,
  { edition, now }: { edition: Language; now: Date },
): Promise<TopicListData | undefined> {
  const data = await loadTopicList(app.db, topic, number, edition);
  // Editors pin stories to Gujarati lists.
  if (!data || edition === 'en') return data;
  const { list, until, tags } = await withEditorsChoice(app, topic, data.list, now);
  return { ...data, list, until, cacheTags: [...data.cacheTags, ...tags] };
}

/** Lists of fewer stories are shorter than the sidebar. */
const SHORT_LIST = 8;

/** The pages of a kind of topic in an edition: `/folder/:slug/:page`, and `/folder/:slug`, which redirects to the first. */
export function topicListPages(folder: string, kind: TopicKind, edition: Language = 'gu'): Page[] {
  const prefix = editionPrefix(edition);
  const load = async (app: App, slug: string, pageText: string, now: Date): Promise<TopicListData | NotFound | Moved> => {
    const { db } = app;
    const number = pageNumber(pageText);
    if (number === undefined) return notFound();
    const topic = await readTopic(db, kind, slug);
    if (topic) return (await loadWithEditorsChoice(app, topic, number, { edition, now })) ?? notFound();
    const renamed = await readTopicByFormerSlug(db, kind, slug);
    return renamed ? moved(topicAddress(renamed, number, edition)) : notFound();
  };
  return [
    page({
      path: `${prefix}/${folder}/:slug/:page` as const,
      load: ({ app, params, now }) => load(app, params.slug, params.page, now),
      head: listHead,
      tags: (data) => data.cacheTags,
      keepsMain: true,
      freshFor: ({ until }, now) => freshUntil('1m', until, now),
      about: ({ topic, list }) => ({
        isShort: list.stories.length < SHORT_LIST,
        cityId: topic.kind === 'city' ? topic.id : undefined,
        topicIds: [topic.id, ...(topic.parentId === null ? [] : [topic.parentId])],
      }),
      view: StoryListPage,
    }),
    page<TopicListData, `${string}/:slug`>({
      path: `${prefix}/${folder}/:slug`,
      load: async ({ app, params, now }) => {
        const first = await load(app, params.slug, '1', now);
        return 'topic' in first ? moved(topicAddress(first.topic, 1, edition)) : first;
      },
      head: listHead,
      tags: (data) => data.cacheTags,
      freshFor: () => '1m',
      view: StoryListPage,
    }),
  ];
}

/** The pages of a built-in list: `/folder/:page`, and `/folder`, which redirects to the first. `ampAddressOf` if it has AMP versions. */
export function builtInListPages(folder: string, slug: string, { ampAddressOf }: { ampAddressOf?: (page: number) => string } = {}): Page[] {
  return [
    page({
      path: `/${folder}/:page` as const,
      load: async ({ app, params }) => {
        const number = pageNumber(params.page);
        const topic = number === undefined ? undefined : await readTopic(app.db, 'list', slug);
        const data = number === undefined || !topic ? undefined : await loadTopicList(app.db, topic, number);
        if (number === undefined || !data) return notFound();
        const amphtml = ampAddressOf && (await readSiteSettings(app.db)).amp ? ampAddressOf(number) : undefined;
        return { ...data, amphtml };
      },
      head: listHead,
      tags: (data) => data.cacheTags,
      keepsMain: true,
      freshFor: () => '30s',
      view: StoryListPage,
    }),
    redirectPage(`/${folder}`, `/${folder}/1`),
  ];
}
