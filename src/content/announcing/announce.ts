import { DAY_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import type { Language } from '../../platform/text/language.ts';
import { feedAddress, readTopicsById } from '../topics/queries.ts';
import { announcementReceivers, announcements } from './tables.ts';

/** Feeds of one story that are announced, each as RSS and as JSON. */
const MAX_FEEDS = 30;
/** What is added with an older date of its own comes from an archive, which crawlers find in the sitemaps. */
const NEWS_MS = 2 * DAY_MS;

/** Whether an item that is added is news, and not part of an archive. */
export const isNews = (publishedAt: Date, now: Date): boolean => now.getTime() - publishedAt.getTime() < NEWS_MS;

/** The tag of changes of which others are to be told. */
export const ANNOUNCEMENTS_TAG = 'announcements';

/** What a write tells others of; without receivers its methods do nothing. */
export type Announcement = {
  /** Notes the addresses of items as they are now: call it before and after a change, because an address may change or go. */
  items: (read: () => Promise<readonly string[]>) => Promise<void>;
  /**
   * Writes what was noted, with the feeds that these topics have in the editions, into the transaction. Returns the tags that the change
   * must name.
   */
  write: (topicIds?: readonly number[], editions?: Iterable<Language>) => Promise<string[]>;
};

/**
 * Begins to announce a change, in its transaction: what it notes is told to WebSub hubs and search engines after the commit, by any
 * process, also if this one ends (`desks/announcements/`).
 */
export async function announcement(tx: Database): Promise<Announcement> {
  const receivers = await tx.select({ id: announcementReceivers.id, kind: announcementReceivers.kind }).from(announcementReceivers);
  const idsOf = (kind: (typeof receivers)[number]['kind']) => receivers.filter((one) => one.kind === kind).map(({ id }) => id);
  const [hubs, searchEngines] = [idsOf('hub'), idsOf('indexnow')];
  const noted = new Set<string>();
  return {
    items: async (read) => {
      if (searchEngines.length > 0) for (const address of await read()) noted.add(address);
    },
    write: async (topicIds = [], editions = ['gu']) => {
      const feeds = hubs.length > 0 ? await readFeeds(tx, topicIds, [...new Set(editions)]) : [];
      const rows = (ids: readonly number[], addresses: Iterable<string>) =>
        ids.flatMap((receiverId) => [...addresses].map((address) => ({ receiverId, address })));
      const added = [...rows(hubs, feeds), ...rows(searchEngines, noted)];
      await insertRows(tx, announcements, added);
      return added.length > 0 ? [ANNOUNCEMENTS_TAG] : [];
    },
  };
}

/** The feeds of topics, those of the site's lists and of categories first: of a story with many topics the last ones are left out. */
async function readFeeds(tx: Database, topicIds: readonly number[], editions: readonly Language[]): Promise<string[]> {
  const topics = await readTopicsById(tx, [...new Set(topicIds)]);
  const order = ['list', 'category', 'city', 'section', 'magazine', 'column', 'author', 'tag'];
  return [...topics.values()]
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || one.id - other.id)
    .slice(0, MAX_FEEDS)
    .flatMap((topic) => editions.flatMap((edition) => [feedAddress(topic, 'xml', edition), feedAddress(topic, 'json', edition)]));
}
