import { and, eq, getTableColumns, isNull, max, ne, sql } from 'drizzle-orm';
import { topicSearchDocument } from '../../../content/search/topicSearch.ts';
import { indexDocuments } from '../../../content/search/writeSearch.ts';
import { isReservedSlug } from '../../../content/topics/isReservedSlug.ts';
import { authors, formerSlugs, type TopicKind, topics } from '../../../content/topics/tables.ts';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { Contributions } from '../../../site/contributions.ts';
import { checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { insertTopic, keepFormerSlug, shownByAll } from '../commands.ts';
import { topicRefusalWords as words } from '../newsroom/words.ts';
import type { EditedTopic } from '../topics/topicDraft.ts';
import { topicKeys } from '../topics/topicKeys.ts';

/** The author of a write, and other desks' listeners for topic changes. */
export type TopicWriteContext = WriteContext & { contributions: Pick<Contributions, 'topicListeners'> };

type TopicRecord = typeof topics.$inferSelect;

/** Adds a topic after the others of its kind. Returns its id. */
export function createTopic(context: WriteContext, draft: EditedTopic): Promise<number> {
  return change(context, async (tx) => {
    await lockTopics(tx);
    const { kind, parentId } = draft;
    const values = valuesOf(draft);
    await checkPlace(tx, kind, parentId, undefined);
    await checkSlug(tx, kind, values.slug, undefined);
    const author = kind === 'author' ? authorOf(draft) : undefined;
    const id = await insertTopic(tx, { kind, ...values, position: await nextPosition(tx, kind, parentId), author });
    return { result: id, tags: shownByAll(kind), audit: [{ action: 'topic.add', subject: `topic:${id}`, after: draft }] };
  });
}

/** Adds a tag, unless there is one with this name. Returns its id. */
export async function addTag(context: WriteContext, { name, nameEn }: { name: string; nameEn: string }): Promise<number> {
  return change(context, async (tx) => {
    await lockTopics(tx);
    const latin = slugOf(nameEn || name);
    const plain = isReservedSlug('tag', latin) ? `${latin}-2` : latin;
    const [known] = await tx
      .select({ id: topics.id })
      .from(topics)
      .where(and(eq(topics.kind, 'tag'), eq(topics.slug, plain), eq(topics.name, name)));
    if (known) return { result: known.id, tags: [], audit: [] };
    const draft = {
      kind: 'tag' as const,
      ...valuesOf({ name, nameEn, slug: await freeSlug(tx, 'tag', plain) }),
    };
    const id = await insertTopic(tx, draft);
    return { result: id, tags: shownByAll('tag'), audit: [{ action: 'topic.add', subject: `topic:${id}`, after: draft }] };
  });
}

/**
 * Changes a topic. After a change of the slug, its old addresses redirect; a category moved to another parent takes its stories along.
 * Throws 409 if somebody has changed it since `version`, the one that the editor saw.
 */
export function changeTopic(
  context: TopicWriteContext,
  id: number,
  { version, ...draft }: EditedTopic & { version: number },
): Promise<void> {
  return change(context, async (tx) => {
    await lockTopics(tx);
    const before = await readEditableTopic(tx, id);
    checkVersion(before, version);
    if (before.kind !== draft.kind) throw fieldError('kind', words.kindStays);
    const values = valuesOf({ ...draft, slug: draft.slug || before.slug });
    const tags = ['topics', `topic:${id}`];
    if (values.slug !== before.slug) {
      await checkSlug(tx, before.kind, values.slug, id);
      await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, before.kind), eq(formerSlugs.slug, values.slug)));
      await keepFormerSlug(tx, before, id);
      tags.push(...(await renameInListeners(context, tx, { kind: before.kind, from: before.slug, to: values.slug })));
    }
    const moves = values.parentId !== before.parentId;
    if (moves) await checkPlace(tx, before.kind, values.parentId, id);
    await tx
      .update(topics)
      .set({
        ...values,
        version: version + 1,
        keys: topicKeys(values),
        ...(moves ? { position: await nextPosition(tx, before.kind, values.parentId) } : {}),
      })
      .where(eq(topics.id, id));
    await indexDocuments(tx, 'topic', [topicSearchDocument({ ...before, ...values })]);
    const wasAuthor = before.kind === 'author' ? await saveAuthor(tx, id, draft) : undefined;
    if (moves)
      for (const { regroup } of context.contributions.topicListeners)
        tags.push(...((await regroup?.(tx, id, before.parentId, values.parentId)) ?? []));
    const { name, nameEn, slug, description, parentId, searchTitle, searchDescription, noindex } = before;
    const audit: AuditEntry = {
      action: 'topic.change',
      subject: `topic:${id}`,
      before: { name, nameEn, slug, description, parentId, searchTitle, searchDescription, noindex, ...wasAuthor },
      after: draft,
    };
    return { result: undefined, tags, audit: [audit] };
  });
}

/** Updates references by slug in other desks. Returns cache tags. */
export async function renameInListeners(
  context: TopicWriteContext,
  tx: Database,
  topic: { kind: TopicKind; from: string; to: string },
): Promise<string[]> {
  const tags: string[] = [];
  for (const { rename } of context.contributions.topicListeners) tags.push(...((await rename?.(tx, topic)) ?? []));
  return tags;
}

const authorOf = ({ role, bio, sameAs }: EditedTopic) => ({ role, bio, sameAs });

async function saveAuthor(tx: Database, topicId: number, draft: EditedTopic): Promise<ReturnType<typeof authorOf> | undefined> {
  const { topicId: _, ...columns } = getTableColumns(authors);
  const [before] = await tx.select(columns).from(authors).where(eq(authors.topicId, topicId));
  const author = authorOf(draft);
  await tx
    .insert(authors)
    .values({ topicId, ...author })
    .onConflictDoUpdate({ target: authors.topicId, set: author });
  return before;
}

/** The key of the PostgreSQL advisory lock for changes of topics; arbitrary but fixed. */
const TOPICS_LOCK = 20_261_121;

/** Serialises editors' changes of topics, because two at once could take the same slug or position. Other writes are not affected. */
export async function lockTopics(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TOPICS_LOCK})`);
}

/** The stored topic; its caller holds `lockTopics`. Throws `NewsroomError` (404) if there is no topic that editors may change. */
export async function readEditableTopic(tx: Database, id: number): Promise<TopicRecord> {
  const [topic] = await tx
    .select()
    .from(topics)
    .where(and(eq(topics.id, id), ne(topics.kind, 'list')));
  if (!topic) throw new NewsroomError(404, newsroomServerWords.notThere);
  return topic;
}

type Named = Pick<EditedTopic, 'name' | 'nameEn' | 'slug'>;
type Described = Pick<EditedTopic, 'description' | 'parentId' | 'searchTitle' | 'searchDescription' | 'noindex'>;

function valuesOf(draft: Named & Partial<Described>) {
  const { name, nameEn, slug, description = '', parentId = null, searchTitle = '', searchDescription = '', noindex = false } = draft;
  const latin = slugOf(nameEn || name);
  const named = { name, nameEn: nameEn || latin.replaceAll('-', ' '), slug: slug || latin };
  return { ...named, description, parentId, searchTitle, searchDescription, noindex };
}

async function checkSlug(tx: Database, kind: TopicKind, slug: string, ownId: number | undefined): Promise<void> {
  if (isReservedSlug(kind, slug)) throw fieldError('slug', words.slugReserved);
  const others = (id: typeof topics.id | typeof formerSlugs.topicId) => (ownId === undefined ? undefined : ne(id, ownId));
  if (await tx.$count(topics, and(eq(topics.kind, kind), eq(topics.slug, slug), others(topics.id))))
    throw fieldError('slug', words.slugTaken);
  const isFormer = and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug), others(formerSlugs.topicId));
  if (await tx.$count(formerSlugs, isFormer)) throw fieldError('slug', words.slugWasTaken);
}

/** The slug, with a number appended if another topic has or had it. */
async function freeSlug(tx: Database, kind: TopicKind, plain: string): Promise<string> {
  const isBegun = (column: typeof topics.slug | typeof formerSlugs.slug) => sql`${column} ~ ${`^${plain}(-[0-9]+)?$`}`;
  const present = await tx
    .select({ slug: topics.slug })
    .from(topics)
    .where(and(eq(topics.kind, kind), isBegun(topics.slug)));
  const former = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), isBegun(formerSlugs.slug)));
  const taken = new Set([...present, ...former].map((row) => row.slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Categories have two levels, all other kinds one. */
async function checkPlace(tx: Database, kind: TopicKind, parentId: number | null, ownId: number | undefined): Promise<void> {
  if (parentId === null) return;
  if (kind !== 'category') throw fieldError('parentId', words.parentOnlyForCategories);
  const [parent] = await tx.select({ kind: topics.kind, parentId: topics.parentId }).from(topics).where(eq(topics.id, parentId));
  if (parent?.kind !== 'category' || parent.parentId !== null || parentId === ownId) throw fieldError('parentId', words.noParent);
  if (ownId !== undefined && (await hasUnder(tx, ownId))) throw fieldError('parentId', words.hasChildren);
}

/** Whether the topic has child topics. */
export const hasUnder = async (tx: Database, id: number): Promise<boolean> => (await tx.$count(topics, eq(topics.parentId, id))) > 0;

async function nextPosition(tx: Database, kind: TopicKind, parentId: number | null): Promise<number> {
  const level = parentId === null ? isNull(topics.parentId) : eq(topics.parentId, parentId);
  const [row] = await tx
    .select({ last: max(topics.position) })
    .from(topics)
    .where(and(eq(topics.kind, kind), level));
  return (row?.last ?? -1) + 1;
}
