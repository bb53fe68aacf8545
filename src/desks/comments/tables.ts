import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';
import { wordsIn } from '../../platform/text/wordIndex.ts';
import { ofReader, readers } from '../readers/tables.ts';
import { badges, commentKinds, commentStates, decisions, objections, suspicions } from './moderation/commentStates.ts';

/** What moderators search: name, subject and text. */
export const textOf = ({ name, subject, text: written }: Record<'name' | 'subject' | 'text', AnyPgColumn>): SQL =>
  sql`${name} || ' ' || coalesce(${subject}, '') || ' ' || ${written}`;

/** Comments on stories and letters to the editor, with the answers to both. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: commentKinds }).notNull(),
    /** Null for letters. No foreign key: a story that is withdrawn and published again has its comments. */
    articleId: integer('article_id'),
    /** What it replies to, which itself is no reply. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Null for answers of the newspaper, and for letters and imported comments without an account. */
    readerId: text('reader_id').references(() => readers.id, { onDelete: 'set null' }),
    badge: text({ enum: badges }),
    name: text().notNull(),
    /** Of letters only; the mail address is for the newsroom. */
    city: text(),
    email: text(),
    subject: text(),
    text: text().notNull(),
    /** Hash of the text without what makes copies differ; empty for answers of the newspaper. */
    textKey: text('text_key').notNull(),
    state: text({ enum: commentStates }).notNull(),
    heldFor: text('held_for', { enum: suspicions }).array().notNull().default(sql`'{}'`),
    rejectedFor: text('rejected_for', { enum: objections }),
    isPick: boolean('is_pick').notNull().default(false),
    /** Number of reports that no moderator has looked at. */
    openReports: integer('open_reports').notNull().default(0),
    /** Counts the steps of moderators; each names the one it is based on. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    publishedAt: moment('published_at'),
  },
  (table) => [
    index('comments_of_story')
      .on(table.articleId, sql`${table.isPick} desc`, sql`${table.publishedAt} desc`, sql`${table.id} desc`)
      .where(sql`${table.parentId} is null and ${table.state} in ('published', 'removed')`),
    index('comments_letters')
      .on(sql`${table.publishedAt} desc`, sql`${table.id} desc`)
      .where(sql`${table.kind} = 'letter' and ${table.parentId} is null and ${table.state} = 'published'`),
    index('comments_article').on(table.articleId, table.state),
    index('comments_parent').on(table.parentId, table.id),
    index('comments_reader').on(table.readerId, table.id),
    index('comments_email').on(table.email),
    index('comments_queue').on(table.state, table.id),
    // Few are letters.
    index('comments_letter_queue').on(table.state, table.id).where(sql`${table.kind} = 'letter'`),
    index('comments_words').using('gin', wordsIn(textOf(table))),
    index('comments_reported').on(table.id).where(sql`${table.openReports} > 0`),
    index('comments_text').on(table.textKey, table.createdAt),
  ],
);

/** Reports of readers on published comments, one of each reader. */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    commentId: integerKey('comment_id', () => comments.id, { onDelete: 'cascade' }),
    readerId: ofReader('reader_id'),
    reason: text({ enum: objections }).notNull(),
    note: text().notNull().default(''),
    at: moment('at').notNull(),
    /** When a moderator has looked at it. */
    resolvedAt: moment('resolved_at'),
  },
  (table) => [uniqueIndex('comment_reports_once').on(table.commentId, table.readerId), index('comment_reports_reader').on(table.readerId)],
);

/** Readers who may not comment. */
export const commentBlocks = pgTable('comment_blocks', {
  readerId: ofReader('reader_id').primaryKey(),
  /** What the reader is told. */
  reason: text().notNull(),
  /** Null for good. */
  until: moment('until'),
  at: moment('at').notNull(),
  /** The moderator; empty where it was not recorded. */
  byName: text('by_name').notNull().default(''),
});

/** Mails to readers about the decision on a comment or letter. One that is not needed any more is removed unsent. */
export const commentMails = pgTable(
  'comment_mails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    commentId: integerKey('comment_id', () => comments.id, { onDelete: 'cascade' }),
    readerId: ofReader('reader_id'),
    createdAt: moment('created_at').notNull(),
    /** How often it has been tried. Until the first try further decisions are the same mail's. */
    tries: smallint().notNull().default(0),
    /** The next try; a process that tries moves it on first, so that no other process tries meanwhile. */
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
    /** What the mail said, once it is sent. */
    decision: text({ enum: decisions }),
  },
  (table) => [
    uniqueIndex('comment_mails_open').on(table.commentId).where(sql`${table.tries} = 0`),
    index('comment_mails_comment').on(table.commentId),
    index('comment_mails_reader').on(table.readerId),
    index('comment_mails_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);

/** Of what readers get mails about decisions, where they have chosen. */
export const commentMailChoices = pgTable('comment_mail_choices', {
  readerId: ofReader('reader_id').primaryKey(),
  comment: boolean('comments').notNull(),
  letter: boolean('letters').notNull(),
});

/** Comments of readers who are about to log in; the id is the hash of a cookie. */
export const commentDrafts = pgTable(
  'comment_drafts',
  {
    id: text().primaryKey(),
    text: text().notNull(),
    name: text().notNull(),
    /** When the form was opened; null if that is not known. */
    startedAt: moment('started_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('comment_drafts_expiry').on(table.expiresAt)],
);
