import { eq } from 'drizzle-orm';
import { topics } from '../src/content/topics/tables.ts';
import { keepFormerSlug } from '../src/desks/taxonomy/commands.ts';
import { topicKeys } from '../src/desks/taxonomy/topics/topicKeys.ts';
import type { AuditEntry } from '../src/platform/auditLog.ts';
import { change, type WriteContext } from '../src/platform/change.ts';

/** Gives a topic another slug; its old addresses lead to the new ones from then on. */
export function renameTopic(context: WriteContext, id: number, slug: string): Promise<void> {
  return change(context, async (tx) => {
    const [topic] = await tx.select().from(topics).where(eq(topics.id, id)).for('update');
    if (!topic) throw new Error(`No topic has the id ${id}`);
    await tx
      .update(topics)
      .set({ slug, keys: topicKeys({ ...topic, slug }) })
      .where(eq(topics.id, id));
    await keepFormerSlug(tx, topic, id);
    const audit: AuditEntry[] = [{ action: 'topic.change', subject: `topic:${id}`, before: { slug: topic.slug }, after: { slug } }];
    return { result: undefined, tags: ['topics', `topic:${id}`], audit };
  });
}
