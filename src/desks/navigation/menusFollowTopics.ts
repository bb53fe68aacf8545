import { and, eq } from 'drizzle-orm';
import type { TopicFollower } from '../../site/desk.ts';
import { menuTypes } from './menuTypes.ts';
import { menuItems } from './tables.ts';

/** A topic to which a menu leads stays. */
export const menusFollowTopics: TopicFollower = {
  uses: async (tx, { kind, slug }) => {
    const type = menuTypes.find((one) => one === kind);
    if (type === undefined) return false;
    const rows = await tx
      .select({ id: menuItems.id })
      .from(menuItems)
      .where(and(eq(menuItems.type, type), eq(menuItems.slug, slug)))
      .limit(1);
    return rows.length > 0;
  },
};
