import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { isAnswering, onceAnAnswer, rowsOnceAnAnswer } from '../../platform/reads/readOnce.ts';
import type { Place } from '../../site/newsroom/staff.ts';
import { tallies } from '../tables.ts';
import { storyKinds } from './storyKinds.ts';
import { authors, formerSlugs, type TopicKind, topics } from './tables.ts';
import type { Author, Topic } from './topic.ts';

export type { TopicKind } from './tables.ts';
export { type Author, inEdition, type Topic } from './topic.ts';
export { ENGLISH_HOME_FEED, type FeedFormat, feedAddress, HOME_FEED, topicAddress } from './topicAddress.ts';
export { breadcrumbSchema, breadcrumbsTo, topicDocument, topicSchema } from './topicDocument.ts';
export { slugOfKind } from './topicExamples.ts';

/** The columns of a `Topic`. */
export const topicColumns = {
  id: topics.id,
  kind: topics.kind,
  slug: topics.slug,
  name: topics.name,
  nameEn: topics.nameEn,
  description: topics.description,
  searchTitle: topics.searchTitle,
  searchDescription: topics.searchDescription,
  noindex: topics.noindex,
  parentId: topics.parentId,
  storyCount: topics.storyCount,
  createdAt: topics.createdAt,
};

/** Kinds with a few dozen topics in total; there are thousands of tags and authors. */
const fewKinds: readonly TopicKind[] = ['list', 'category', 'city', 'section', 'magazine', 'column'];

/** Tags of changes to a topic's row: by an editor, and by every story that is listed or removed, because the row holds their count. */
const changesTopics = (tag: string): boolean => tag === 'topics' || tag.startsWith('topic:');

/** Whether the English edition has stories under a topic. */
const isInEnglish = sql<boolean>`exists (select from ${tallies} where ${tallies.topicId} = ${topics.id}
  and ${tallies.kind} = ${storyKinds.en} and ${tallies.grain} = 'all' and ${tallies.items} > 0)`;

/** All topics except tags and authors, in the editors' order; every page needs some of them for its menus and stories. */
const readFewKinds = onceUntilChange(async (db: Database) => {
  const rows = await db
    .select({ topic: topicColumns, isInEnglish })
    .from(topics)
    .where(inArray(topics.kind, [...fewKinds]))
    .orderBy(asc(topics.position), asc(topics.id));
  return {
    rows: rows.map(({ topic }) => topic),
    byId: new Map(rows.map(({ topic }) => [topic.id, topic])),
    inEnglish: new Set(rows.flatMap((row) => (row.isInEnglish ? [row.topic.id] : []))),
  };
}, changesTopics);

/** The ids of the topics with English stories, without tags and authors. Read with the topics that every page needs. */
export const readEnglishTopicIds = async (db: Database): Promise<ReadonlySet<number>> => (await readFewKinds(db)).inEnglish;

const isShared = (kind: TopicKind): boolean => isAnswering() && fewKinds.includes(kind);

/** The topic of a kind with this current slug. */
export async function readTopic(db: Database, kind: TopicKind, slug: string): Promise<Topic | undefined> {
  if (!isShared(kind)) return readBySlug(db, kind, slug);
  const { rows } = await readFewKinds(db);
  return rows.find((topic) => topic.kind === kind && topic.slug === slug);
}

const readBySlug = onceUntilChange(async (db: Database, kind: TopicKind, slug: string): Promise<Topic | undefined> => {
  const [topic] = await db
    .select(topicColumns)
    .from(topics)
    .where(and(eq(topics.kind, kind), eq(topics.slug, slug)))
    .limit(1);
  return topic;
}, changesTopics);

/** The topic that formerly had this slug. */
export async function readTopicByFormerSlug(db: Database, kind: TopicKind, slug: string): Promise<Topic | undefined> {
  const [topic] = await db
    .select(topicColumns)
    .from(formerSlugs)
    .innerJoin(topics, eq(topics.id, formerSlugs.topicId))
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
    .limit(1);
  return topic;
}

/** The topic of a kind with this current or former slug. */
export async function findTopic(db: Database, kind: TopicKind, slug: string): Promise<Topic | undefined> {
  return (await readTopic(db, kind, slug)) ?? (await readTopicByFormerSlug(db, kind, slug));
}

/** Those of the slugs that a topic of this kind has or formerly had. */
export async function readTakenSlugs(db: Database, kind: TopicKind, slugs: readonly string[]): Promise<Set<string>> {
  const known = sql.param([...slugs]);
  const now = await db
    .select({ slug: topics.slug })
    .from(topics)
    .where(and(eq(topics.kind, kind), sql`${topics.slug} = any(${known}::text[])`));
  const once = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), sql`${formerSlugs.slug} = any(${known}::text[])`));
  return new Set([...now, ...once].map(({ slug }) => slug));
}

const byId = rowsOnceAnAnswer<number, Topic>(async (db, ids) => {
  const rows = await db
    .select(topicColumns)
    .from(topics)
    .where(inArray(topics.id, [...ids]));
  return new Map(rows.map((topic) => [topic.id, topic]));
});

/** Topics by id, in no order; unknown ids are left out. */
export async function readTopicsById(db: Database, ids: readonly number[]): Promise<Map<number, Topic>> {
  if (!isAnswering() || ids.length === 0) return byId(db, ids);
  const few = await readFewKinds(db);
  const others = await byId(
    db,
    ids.filter((id) => !few.byId.has(id)),
  );
  return new Map(
    ids.flatMap((id) => {
      const topic = few.byId.get(id) ?? others.get(id);
      return topic ? [[id, topic] as const] : [];
    }),
  );
}

/** The desks and the city that an item of this category and city belongs to, for `worksFor`. */
export async function readPlace(db: Database, categoryId: number, cityId: number | null): Promise<Place> {
  const parentId = (await readTopicsById(db, [categoryId])).get(categoryId)?.parentId ?? null;
  return { categoryIds: parentId === null ? [categoryId] : [categoryId, parentId], cityId };
}

/** All topics of a kind in the editors' order; only the top level unless `parentId` is given. */
export async function readTopics(db: Database, kind: TopicKind, parentId: number | null = null): Promise<readonly Topic[]> {
  if (!isShared(kind)) return readLevel(db, kind, parentId);
  const { rows } = await readFewKinds(db);
  return rows.filter((topic) => topic.kind === kind && topic.parentId === parentId);
}

const readLevel = onceAnAnswer(async (db: Database, kind: TopicKind, parentId: number | null): Promise<readonly Topic[]> => {
  const level = parentId === null ? isNull(topics.parentId) : eq(topics.parentId, parentId);
  return db
    .select(topicColumns)
    .from(topics)
    .where(and(eq(topics.kind, kind), level))
    .orderBy(asc(topics.position), asc(topics.id));
});

/** Every sub-category with its parent's id, in the editors' order. */
export async function readSubCategories(db: Database): Promise<readonly Topic[]> {
  const { rows } = await readFewKinds(db);
  return rows.filter(({ kind, parentId }) => kind === 'category' && parentId !== null);
}

/** The tags with the most stories, after the `skip` largest. */
export async function readLargestTags(db: Database, most: number, skip = 0): Promise<Topic[]> {
  return db
    .select(topicColumns)
    .from(topics)
    .where(eq(topics.kind, 'tag'))
    .orderBy(sql`${topics.storyCount} desc`, asc(topics.id))
    .offset(skip)
    .limit(most);
}

/** The author with this id; undefined if the id belongs to another kind of topic. */
export async function readAuthor(db: Database, id: number): Promise<Author | undefined> {
  const [author] = await db
    .select({ ...topicColumns, role: authors.role, bio: authors.bio, sameAs: authors.sameAs })
    .from(topics)
    .innerJoin(authors, eq(authors.topicId, topics.id))
    .where(eq(topics.id, id))
    .limit(1);
  return author;
}

/** Whether the site has not been installed: an installed one always has the built-in lists. */
export async function isEmptySite({ db }: { db: Database }): Promise<boolean> {
  const rows = await db.select({ id: topics.id }).from(topics).limit(1);
  return rows.length === 0;
}
