import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { authors, topics } from '../../../content/topics/tables.ts';
import { topicAddress } from '../../../content/topics/topicAddress.ts';
import { type EditableKind, editableKinds } from '../../../content/topics/topicKinds.ts';
import type { Database } from '../../../platform/database.ts';
import { countRows } from '../../../site/newsroom/countRows.ts';
import type { ListPart, ListQuery } from '../../../site/newsroom/listQuery.ts';
import type { TopicRow, topicFilter } from './topicDraft.ts';
import { topicQuery } from './topicKeys.ts';

/** Maximum count; an imported archive may have tens of thousands of tags. */
const MAX_COUNTED = 1_000;

const parents = alias(topics, 'parents');

const readRows = (db: Database) =>
  db
    .select({ topic: topics, role: authors.role, bio: authors.bio, sameAs: authors.sameAs, parentName: parents.name })
    .from(topics)
    .leftJoin(parents, eq(parents.id, topics.parentId))
    .leftJoin(authors, eq(authors.topicId, topics.id))
    .$dynamic();

const isEditable = (kind: string): kind is EditableKind => editableKinds.some((editable) => editable === kind);

function asRows(rows: Awaited<ReturnType<typeof readRows>>): TopicRow[] {
  return rows.flatMap(({ topic, role, bio, sameAs, parentName }) => {
    const { id, kind, name, nameEn, slug, description, parentId, position, storyCount, searchTitle, searchDescription, noindex, version } =
      topic;
    if (!isEditable(kind)) return [];
    return {
      ...{ id, kind, name, nameEn, slug, description, parentId, position, storyCount, searchTitle, searchDescription, noindex, version },
      parentName: parentName ?? '',
      address: topicAddress(topic),
      role: role ?? '',
      bio: bio ?? '',
      sameAs: sameAs ?? [],
    };
  });
}

/** One topic for the newsroom. */
export async function readTopicRow(db: Database, id: number): Promise<TopicRow | undefined> {
  const [row] = asRows(await readRows(db).where(eq(topics.id, id)).limit(1));
  return row;
}

/**
 * Part of the newsroom's list of topics: in the editors' order; tags and search results by number of stories. The total is at most 1,000.
 */
export async function readTopicRows(
  db: Database,
  { page, perPage, filter = {} }: Pick<ListQuery<z.infer<typeof topicFilter>>, 'page' | 'perPage' | 'filter'>,
): Promise<ListPart<TopicRow>> {
  const query = topicQuery(filter.q ?? '');
  const where = and(...conditionsOf(filter, query));
  const byStories = query !== undefined || filter.kind === 'tag';
  const order = byStories ? [sql`${topics.storyCount} desc`, asc(topics.id)] : [asc(topics.kind), asc(topics.position), asc(topics.id)];
  const rows = await readRows(db)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: asRows(rows), ...(await countRows(db, topics, where, MAX_COUNTED)) };
}

function conditionsOf({ kind, parentId, slug, ids }: z.infer<typeof topicFilter>, query: string | undefined): SQL[] {
  return [
    kind === undefined ? inArray(topics.kind, [...editableKinds]) : eq(topics.kind, kind),
    ...(ids === undefined ? [] : [inArray(topics.id, ids)]),
    ...(slug === undefined ? [] : [eq(topics.slug, slug)]),
    ...(parentId === undefined ? [] : [parentId === null ? isNull(topics.parentId) : eq(topics.parentId, parentId)]),
    ...(query === undefined ? [] : [sql`${topics.keys} @@ ${query}::tsquery`]),
  ];
}
