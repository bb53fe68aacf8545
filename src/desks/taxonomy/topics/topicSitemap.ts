import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { tallies } from '../../../content/tables.ts';
import { topicAddress } from '../../../content/topics/queries.ts';
import { storyKinds } from '../../../content/topics/storyKinds.ts';
import { topics } from '../../../content/topics/tables.ts';
import type { SitemapSection } from '../../../site/sitemaps/sitemapSection.ts';
import { readEnglishLists } from '../../articles/queries.ts';

const ofStories = and(eq(tallies.topicId, topics.id), eq(tallies.kind, storyKinds.gu), eq(tallies.grain, 'all'));
/** A list without stories is nothing to find. */
const isListed = and(ne(topics.kind, 'list'), gt(topics.storyCount, 0), eq(topics.noindex, false));

/** The lists of topics and authors, for search engines: the first page of each, which leads to the others. */
export const topicSitemap: SitemapSection = {
  name: 'topics',
  tags: async ({ db }) => {
    const rows = await db
      .select({ id: topics.id })
      .from(topics)
      .where(and(eq(topics.kind, 'list'), eq(topics.slug, 'latest')));
    return rows.map(({ id }) => `topic:${id}`);
  },
  parts: async ({ db }) => {
    const [row] = await db
      .select({
        entries: sql<number>`count(*)::int`,
        changed: sql<number | null>`extract(epoch from max(${tallies.changedAt}))::float8`,
      })
      .from(topics)
      .leftJoin(tallies, ofStories)
      .where(isListed);
    if (!row || row.entries === 0) return [];
    return [{ name: 'all', entries: row.entries, changedAt: row.changed === null ? undefined : new Date(row.changed * 1000) }];
  },
  entries: async ({ db }, _part, { skip, most }) => {
    const rows = await db
      .select({ topic: { id: topics.id, kind: topics.kind, slug: topics.slug }, changedAt: tallies.changedAt })
      .from(topics)
      .leftJoin(tallies, ofStories)
      .where(isListed)
      .orderBy(asc(topics.id))
      .offset(skip)
      .limit(most);
    const english = await readEnglishLists(db);
    return rows.map(({ topic, changedAt }) => {
      const address = topicAddress(topic);
      const inEnglish = english(topic);
      return { address, changedAt: changedAt ?? undefined, editions: inEnglish === undefined ? undefined : { gu: address, en: inEnglish } };
    });
  },
};
