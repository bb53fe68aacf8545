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

/** The address of a page of a topic's list. Each page has one address, also the first. */
export function topicAddress(topic: Pick<Topic, 'kind' | 'slug' | 'id'>, page = 1): string {
  if (topic.kind === 'author') return `/author/${topic.slug}_${topic.id}${page > 1 ? `?page=${page}` : ''}`;
  if (topic.kind === 'list') return `/${LIST_FOLDER[topic.slug] ?? 'recent-news'}/${page}`;
  return `/${FOLDER[topic.kind]}/${topic.slug}/${page}`;
}

/** The format of a feed: RSS 2.0 or JSON Feed 1.1. */
export type FeedFormat = 'xml' | 'json';

/** The address of a topic's feed. */
export const feedAddress = (topic: Pick<Topic, 'kind' | 'slug' | 'id'>, format: FeedFormat = 'xml'): string =>
  `/feeds/${topic.kind}/${topic.slug}${topic.kind === 'author' ? `_${topic.id}` : ''}.${format}`;

/** The feed of the newest stories of the whole site. */
export const HOME_FEED = '/feeds/list/latest.xml';
