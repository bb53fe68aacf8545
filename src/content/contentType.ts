import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditAction, AuditSubject } from '../platform/auditLog.ts';
import type { Database } from '../platform/database.ts';
import type { App } from '../site/app.ts';
import type { FieldIssue, Sentence } from '../site/newsroom/newsroomError.ts';
import type { Permission } from '../site/newsroom/permissions.ts';
import type { SearchKind } from '../site/searchKind.ts';
import type { SitemapEntry } from '../site/sitemaps/sitemapSection.ts';
import type { PictureFacts } from './pictures/queries.ts';
import type { ContentStatus } from './tables.ts';
import type { Topic } from './topics/queries.ts';

/** Columns of every kind of content. */
export type ContentRow = {
  id: number;
  slug: string;
  title: string;
  categoryId: number;
  cityId?: number | null;
  status: ContentStatus;
  version: number;
  publishedAt: Date;
  updatedAt: Date;
};

/** Fields that editors enter for every kind of content. */
export type ContentDraft = { title: string; categoryId: number; cityId?: number | null };

/** Columns that the content layer writes itself. */
export type CommonValues = { slug: string; status: ContentStatus; search: string; publishedAt: Date; updatedAt: Date };

/** The columns of a kind's table that the content layer uses. */
export type ContentTable = PgTable & Record<'id' | 'categoryId' | 'status' | 'search' | 'publishedAt', AnyPgColumn>;

/** Statements on the table, typed by the table itself. */
type Rows<Row, Own> = {
  select: (db: Database, query: { where: SQL | undefined; orderBy: SQL[]; limit: number }) => Promise<Row[]>;
  lock: (tx: Database, id: number) => Promise<Row[]>;
  insert: (tx: Database, values: Own & CommonValues) => Promise<{ id: number }[]>;
  update: (
    tx: Database,
    id: number,
    values: (Partial<CommonValues> | (Own & Pick<CommonValues, 'search' | 'updatedAt'>)) & { version: number },
  ) => Promise<unknown>;
  remove: (tx: Database, id: number) => Promise<unknown>;
};

/** A column with picture keys: in the kind's own table, or in a table of parts, which refers to the item. */
export type PictureColumn = { key: AnyPgColumn; item: AnyPgColumn };

/**
 * The definition of a kind of content: something that is drafted, listed under topics newest first, published, changed and withdrawn. The
 * content layer provides the rest: lists, commands, newsroom calls, topic changes, picture uses.
 */
export type ContentType<Row extends ContentRow, Draft extends ContentDraft, Own extends object> = {
  /** The path of its newsroom calls and screens (`/galleries`) and the cache tag of all its lists. */
  name: string;
  /** The name of an item in the audit log, in cache tags and in the newsroom. */
  subject: AuditSubject;
  called: (row: Row) => Sentence;
  actions: Record<'draft' | 'change' | 'publish' | 'withdraw' | 'remove', AuditAction>;
  permission: Permission;
  /** The kinds used in placements, and that of one item. */
  kinds: readonly string[];
  kindOf: (item: Row | Draft) => string;
  table: ContentTable;
  rows: Rows<Row, Own>;
  draft: z.ZodType<Draft>;
  /** The values of the kind's own columns. */
  own: (draft: Draft, before: Row | undefined) => Own;
  /** Replaces the rows in tables of parts. */
  writeParts?: (tx: Database, id: number, draft: Draft) => Promise<void>;
  draftOf: (db: Database, row: Row) => Promise<Draft>;
  picturesOf: (draft: Draft) => { path: string; key: string | null }[];
  pictureColumns: readonly PictureColumn[];
  /** Checks other references of a draft, also of an unfinished one. */
  check?: (app: App, tx: Database, draft: Draft, before: Row | undefined) => Promise<FieldIssue[]>;
  /** Required fields that are missing; the item cannot be published without them. */
  missing: (draft: Draft, pictures: ReadonlyMap<string, PictureFacts>) => FieldIssue[];
  /** The words by which it is found, its title first. */
  searchText: (draft: Draft) => string[];
  /** What readers call it among the results of a search, and the group of results that it belongs to. */
  search: Pick<SearchKind, 'group' | 'name' | 'boost'>;
  addressOf: (row: Row, category: Topic) => string;
  /** Its row in the newsroom's list: kind and size, and its picture. */
  listed: (row: Row) => { detail: Sentence; pictureKey: string | null; thumbnail?: string };
  /** The pictures and films on the pages of items, by their ids, for sitemaps; without it the picture in the list. */
  sitemapMedia?: (db: Database, rows: readonly Row[]) => Promise<Map<number, Pick<SitemapEntry, 'images' | 'videos'>>>;
};

/** The names of a kind of content in cache tags. */
export type Named = { name: string; subject: string };

/** Tag of everything that shows lists of this content. */
export const kindTag = ({ name }: Named): string => name;
/** Tag of everything that shows a topic's list of this content. */
export const listTag = ({ name }: Named, topicId: number): string => `${name}:${topicId}`;
/** Tag of everything that shows the item. */
export const itemTag = ({ subject }: Named, id: number): string => `${subject}:${id}`;

/** Tags that a change of an item invalidates: its own, and those of the lists that contain or contained it. */
export const changeTags = (type: Named, id: number, topicIds: Iterable<number>): string[] => [
  kindTag(type),
  itemTag(type, id),
  ...[...new Set(topicIds)].map((topicId) => listTag(type, topicId)),
];

/** Tags of a list page: the list, and each item on it. */
export const tagsOfList = (
  type: Named,
  { category, list }: { category: { id: number } | undefined; list: { items: readonly { id: number }[] } },
): string[] => ['topics', category ? listTag(type, category.id) : kindTag(type), ...list.items.map(({ id }) => itemTag(type, id))];
