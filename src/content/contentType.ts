import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditAction, AuditSubject } from '../platform/auditLog.ts';
import type { Database } from '../platform/database.ts';
import type { App } from '../site/app.ts';
import type { FieldIssue, Sentence } from '../site/newsroom/newsroomError.ts';
import type { Permission } from '../site/newsroom/permissions.ts';
import type { PictureFacts } from './pictures/queries.ts';
import type { ContentStatus } from './tables.ts';
import type { Topic } from './topics/queries.ts';

/** What every item of content has in its row. */
export type ContentRow = {
  id: number;
  slug: string;
  title: string;
  categoryId: number;
  cityId?: number | null;
  status: ContentStatus;
  publishedAt: Date;
  updatedAt: Date;
};

/** What an editor says of every item. */
export type ContentDraft = { title: string; categoryId: number; cityId?: number | null };

/** The columns that the content layer writes itself. */
export type CommonValues = { slug: string; status: ContentStatus; search: string; publishedAt: Date; updatedAt: Date };

/** The table of a kind, as far as the content layer names its columns. */
export type ContentTable = PgTable & Record<'id' | 'categoryId' | 'status' | 'search' | 'publishedAt', AnyPgColumn>;

/** The statements on the table, each a line: they are typed by the table itself. */
type Rows<Row, Own> = {
  select: (db: Database, query: { where: SQL | undefined; orderBy: SQL[]; limit: number }) => Promise<Row[]>;
  lock: (tx: Database, id: number) => Promise<Row[]>;
  insert: (tx: Database, values: Own & CommonValues) => Promise<{ id: number }[]>;
  update: (
    tx: Database,
    id: number,
    values: Partial<CommonValues> | (Own & Pick<CommonValues, 'search' | 'updatedAt'>),
  ) => Promise<unknown>;
  remove: (tx: Database, id: number) => Promise<unknown>;
};

/** A column that holds pictures of the library: of the table itself, or of its parts, which name their item. */
export type PictureColumn = { key: AnyPgColumn; item: AnyPgColumn };

/**
 * All that a desk has to say of a kind of content: something that is drafted, stands in topics, is published, listed newest first,
 * changed, withdrawn. The content layer gives the rest: lists, commands, newsroom calls, topic changes, picture uses.
 */
export type ContentType<Row extends ContentRow, Draft extends ContentDraft, Own extends object> = {
  /** Names the newsroom's calls and screens (`/galleries`) and the cache tag of everything that lists items. */
  name: string;
  /** What an item is called in the audit log, in cache tags and in the newsroom. */
  subject: AuditSubject;
  called: (row: Row) => Sentence;
  actions: Record<'draft' | 'change' | 'publish' | 'withdraw' | 'remove', AuditAction>;
  permission: Permission;
  /** In placements, and of an item. */
  kinds: readonly string[];
  kindOf: (item: Row | Draft) => string;
  table: ContentTable;
  rows: Rows<Row, Own>;
  draft: z.ZodType<Draft>;
  /** The kind's own columns. */
  own: (draft: Draft, before: Row | undefined) => Own;
  /** Replaces what stands in tables of parts. */
  writeParts?: (tx: Database, id: number, draft: Draft) => Promise<void>;
  draftOf: (db: Database, row: Row) => Promise<Draft>;
  picturesOf: (draft: Draft) => { path: string; key: string | null }[];
  pictureColumns: readonly PictureColumn[];
  /** What else a draft names that must be there, finished or not. */
  check?: (app: App, tx: Database, draft: Draft, before: Row | undefined) => Promise<FieldIssue[]>;
  /** What readers would miss: nothing goes before them without it. */
  missing: (draft: Draft, pictures: ReadonlyMap<string, PictureFacts>) => FieldIssue[];
  searchText: (draft: Draft) => string[];
  addressOf: (row: Row, category: Topic) => string;
  /** In the newsroom's list: what it is and how large, and its picture. */
  listed: (row: Row) => { detail: Sentence; pictureKey: string | null; thumbnail?: string };
};

/** What a kind of content is called in cache tags. */
export type Named = { name: string; subject: string };

/** Invalidates whatever shows lists of this content. */
const allTag = ({ name }: Named): string => name;
/** Invalidates whatever shows a topic's list of this content. */
export const listTag = ({ name }: Named, topicId: number): string => `${name}:${topicId}`;
/** Invalidates whatever shows the item. */
export const itemTag = ({ subject }: Named, id: number): string => `${subject}:${id}`;

/** What a change of an item invalidates: itself, and the lists in which it stands or stood. */
export const changeTags = (type: Named, id: number, topicIds: Iterable<number>): string[] => [
  allTag(type),
  itemTag(type, id),
  ...[...new Set(topicIds)].map((topicId) => listTag(type, topicId)),
];

/** What invalidates a page of a list: the list, and each item on it. */
export const tagsOfList = (
  type: Named,
  { category, list }: { category: { id: number } | undefined; list: { items: readonly { id: number }[] } },
): string[] => ['topics', category ? listTag(type, category.id) : allTag(type), ...list.items.map(({ id }) => itemTag(type, id))];
