import { eq } from 'drizzle-orm';
import { change, type Press } from '../../platform/change.ts';
import { authors, formerSlugs, type TopicKind, topics } from './tables.ts';

export type TopicDraft = {
  kind: TopicKind;
  slug: string;
  name: string;
  nameEn: string;
  description?: string;
  parentId?: number | undefined;
  position?: number;
  /** For authors only. */
  author?: { role: string; bio: string };
};

/** Adds a topic. Gives its id. */
export function addTopic(press: Press, draft: TopicDraft): Promise<number> {
  const { author, ...values } = draft;
  return change(press, async (tx) => {
    const [row] = await tx.insert(topics).values(values).returning({ id: topics.id });
    if (!row) throw new Error('The topic was not written');
    if (author) await tx.insert(authors).values({ topicId: row.id, ...author });
    return { result: row.id, tags: ['topics'] };
  });
}

/** Gives a topic another slug; its old addresses lead to the new ones from then on. */
export function renameTopic(press: Press, id: number, slug: string): Promise<void> {
  return change(press, async (tx) => {
    const [topic] = await tx.select({ kind: topics.kind, slug: topics.slug }).from(topics).where(eq(topics.id, id)).for('update');
    if (!topic) throw new Error(`No topic has the id ${id}`);
    await tx
      .insert(formerSlugs)
      .values({ kind: topic.kind, slug: topic.slug, topicId: id })
      .onConflictDoUpdate({
        target: [formerSlugs.kind, formerSlugs.slug],
        set: { topicId: id },
      });
    await tx.update(topics).set({ slug }).where(eq(topics.id, id));
    return { result: undefined, tags: ['topics', `topic:${id}`] };
  });
}
