import { editionPrefix, type Language } from '../../platform/text/language.ts';
import type { Topic } from './topic.ts';

const FOLDER: Record<Exclude<Topic['kind'], 'list' | 'author'>, string> = {
  category: 'category',
  city: 'city',
  tag: 'tags',
  section: 'section',
  magazine: 'magazine',
  column: 'editorial',
};

const LIST_FOLDER: Record<string, string> = {
  latest: 'recent-news',
  breaking: 'breaking-news',
  'top-head': 'top-head-news',
  'top-story': 'top-story-news',
};

/** The address of a page of a topic's list in an edition. Each page has one address, also the first. */
export function topicAddress(topic: Pick<Topic, 'kind' | 'slug' | 'id'>, page = 1, edition: Language = 'gu'): string {
  return `${editionPrefix(edition)}${addressOf(topic, page)}`;
}

function addressOf(topic: Pick<Topic, 'kind' | 'slug' | 'id'>, page: number): string {
  if (topic.kind === 'author') return `/author/${topic.slug}_${topic.id}${page > 1 ? `?page=${page}` : ''}`;
  if (topic.kind === 'list') return `/${LIST_FOLDER[topic.slug] ?? 'recent-news'}/${page}`;
  return `/${FOLDER[topic.kind]}/${topic.slug}/${page}`;
}

/** The format of a feed: RSS 2.0 or JSON Feed 1.1. */
export type FeedFormat = 'xml' | 'json';

/** The address of a topic's feed in an edition. */
export const feedAddress = (topic: Pick<Topic, 'kind' | 'slug' | 'id'>, format: FeedFormat = 'xml', edition: Language = 'gu'): string =>
  `${editionPrefix(edition)}/feeds/${topic.kind}/${topic.slug}${topic.kind === 'author' ? `_${topic.id}` : ''}.${format}`;

/** The feeds of the newest stories of each edition. */
export const HOME_FEED = '/feeds/list/latest.xml';
export const ENGLISH_HOME_FEED = '/en/feeds/list/latest.xml';
