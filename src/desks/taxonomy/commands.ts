import { topicSearchDocument } from '../../content/search/topicSearch.ts';
import { indexDocuments } from '../../content/search/writeSearch.ts';
import { authors, formerSlugs, type TopicKind, topics } from '../../content/topics/tables.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { topicKeys } from './topics/topicKeys.ts';

export type TopicDraft = {
  kind: TopicKind;
  slug: string;
  name: string;
  nameEn: string;
  description?: string;
  searchTitle?: string;
  searchDescription?: string;
  noindex?: boolean;
  parentId?: number | null | undefined;
  position?: number;
  /** For authors only. */
  author?: { role: string; bio: string; sameAs?: string[] } | undefined;
};

/** Adds a topic. Returns its id. */
export function addTopic(context: WriteContext, draft: TopicDraft): Promise<number> {
  return change(context, async (tx) => {
    const id = await insertTopic(tx, draft);
    const { kind, slug, name } = draft;
    return { result: id, tags: shownByAll(kind), audit: [{ action: 'topic.add', subject: `topic:${id}`, after: { kind, slug, name } }] };
  });
}

/**
 * Tags of everything that shows all topics of a kind, including empty ones: menus, footers and lists. Tags and authors are not shown before
 * they have a story.
 */
export const shownByAll = (kind: TopicKind): string[] => (kind === 'tag' || kind === 'author' ? [] : ['topics']);

/** Inserts a new topic in a command's transaction. Returns its id. */
export async function insertTopic(tx: Database, { author, ...values }: TopicDraft): Promise<number> {
  const [row] = await tx
    .insert(topics)
    .values({ ...values, keys: topicKeys(values) })
    .returning();
  if (!row) throw new Error('The topic was not written');
  if (row.kind !== 'list') await indexDocuments(tx, 'topic', [topicSearchDocument(row)]);
  if (author) await tx.insert(authors).values({ topicId: row.id, ...author });
  return row.id;
}

/** Stores a former slug, whose addresses then redirect to this topic. */
export async function keepFormerSlug(tx: Database, { kind, slug }: { kind: TopicKind; slug: string }, topicId: number): Promise<void> {
  await tx
    .insert(formerSlugs)
    .values({ kind, slug, topicId })
    .onConflictDoUpdate({ target: [formerSlugs.kind, formerSlugs.slug], set: { topicId } });
}

/** The built-in lists, which are required to publish stories. */
export async function seedRequiredLists(context: WriteContext): Promise<void> {
  const lists = [
    { slug: 'latest', name: 'તાજા સમાચાર', nameEn: 'Latest' },
    { slug: 'breaking', name: 'બ્રેકિંગ ન્યૂઝ', nameEn: 'Breaking news' },
    { slug: 'top-head', name: 'મુખ્ય સમાચાર', nameEn: 'Top heads' },
    { slug: 'top-story', name: 'ટોપ સ્ટોરી', nameEn: 'Top stories' },
  ];
  for (const [position, list] of lists.entries()) await addTopic(context, { kind: 'list', position, ...list });
}
