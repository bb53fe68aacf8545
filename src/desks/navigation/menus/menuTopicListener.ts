import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TopicListener } from '../../../site/desk.ts';
import { menusTag } from '../queries.ts';
import { menuItems } from '../tables.ts';
import { menuTypes, topicKindOf } from './menuTypes.ts';

const typesLeadingTo = (kind: string) => menuTypes.filter((type) => topicKindOf[type] === kind);

const leadsTo = ({ kind, slug }: { kind: string; slug: string }) =>
  and(inArray(menuItems.type, typesLeadingTo(kind)), eq(menuItems.slug, slug));

/** A topic used in a menu cannot be deleted, and menu items follow when it is renamed. */
export const menuTopicListener: TopicListener = {
  uses: async (tx, topic) => (await tx.select({ id: menuItems.id }).from(menuItems).where(leadsTo(topic)).limit(1)).length > 0,
  rename: async (tx, { kind, from, to }) => {
    const renamed = await tx
      .update(menuItems)
      .set({ slug: to, version: sql`${menuItems.version} + 1` })
      .where(leadsTo({ kind, slug: from }))
      .returning({ id: menuItems.id });
    return renamed.length > 0 ? [menusTag] : [];
  },
};
