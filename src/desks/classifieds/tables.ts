import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { topics } from '../../content/topics/tables.ts';
import { integerKey, moment, tsvector } from '../../platform/columns.ts';
import { readers } from '../readers/tables.ts';
import { type AdFields, adKinds } from './kinds/adKinds.ts';
import { adMailKinds } from './mails/adMailKinds.ts';
import { orderStates, upgradeNames } from './payments/upgrades.ts';
import { reportReasons } from './reports/reportReasons.ts';
import { adStates } from './states/adStates.ts';

/** Null for what the newspaper took in itself, at its counter. */
const ofReaderOrHouse = (name: string) => text(name).references(() => readers.id, { onDelete: 'cascade' });

/** Whether editors have to look at it. By literals: PostgreSQL matches no parameter with the condition of an index. */
export const awaitsModeration = ({ state, openReports }: Record<'state' | 'openReports', AnyPgColumn>): SQL =>
  sql`(${state} = 'waiting' or ${openReports} > 0)`;

/** Classified advertisements of readers. */
export const classifiedAds = pgTable(
  'classified_ads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    readerId: ofReaderOrHouse('reader_id'),
    kind: text({ enum: adKinds }).notNull(),
    cityId: integerKey('city_id', () => topics.id),
    state: text({ enum: adStates }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Where messages are sent on to; never shown to readers. */
    email: text().notNull(),
    /** The kind's own fields (`adKinds.ts`). */
    fields: jsonb().$type<AdFields>().notNull(),
    /** Why it was rejected or removed, for the advertiser. */
    reason: text(),
    /** Counts the changes; each save names the one it is based on. */
    version: integer().notNull().default(1),
    /** Before the others of its list, as long as it is paid for. */
    isTop: boolean('is_top').notNull().default(false),
    topUntil: moment('top_until'),
    highlightedUntil: moment('highlighted_until'),
    /** Reports that nobody has looked at yet. */
    openReports: integer('open_reports').notNull().default(0),
    /** The words of title, text and fields, as readers and the newsroom search them (`searching/adSearch.ts`). */
    search: tsvector().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The first day of the present run. */
    publishedAt: moment('published_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => {
    const isPublished = sql`${table.state} = 'published'`;
    return [
      index('classified_ads_reader').on(table.readerId, table.id),
      index('classified_ads_city').on(table.cityId),
      index('classified_ads_newest').on(table.isTop, table.publishedAt, table.id).where(isPublished),
      index('classified_ads_kind').on(table.kind, table.isTop, table.publishedAt, table.id).where(isPublished),
      index('classified_ads_in_city').on(table.cityId, table.isTop, table.publishedAt, table.id).where(isPublished),
      index('classified_ads_kind_in_city').on(table.kind, table.cityId, table.isTop, table.publishedAt, table.id).where(isPublished),
      index('classified_ads_expiry').on(table.expiresAt).where(isPublished),
      index('classified_ads_top').on(table.topUntil).where(sql`${table.isTop}`),
      index('classified_ads_drafts').on(table.updatedAt).where(sql`${table.state} = 'draft'`),
      index('classified_ads_search').using('gin', table.search).where(isPublished),
      // For the newsroom: what has ended is kept, and soon the most.
      index('classified_ads_search_all').using('gin', table.search).where(sql`${table.state} <> 'draft'`),
      index('classified_ads_state').on(table.state, table.id),
      index('classified_ads_reported').on(table.id).where(sql`${table.openReports} > 0`),
      index('classified_ads_queue').on(table.id).where(awaitsModeration(table)),
    ];
  },
);

/** Pictures of advertisements, outside of the newspaper's library; without an advertisement while its form is being corrected. */
export const classifiedPictures = pgTable(
  'classified_pictures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    readerId: ofReaderOrHouse('reader_id'),
    adId: integer('ad_id').references(() => classifiedAds.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** Storage key; a random one, which no other row has. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** #rrggbb */
    colour: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('classified_pictures_ad').on(table.adId, table.position),
    index('classified_pictures_reader').on(table.readerId),
    index('classified_pictures_loose').on(table.createdAt).where(sql`${table.adId} is null`),
  ],
);

/** Files whose pictures are gone; the sweep deletes them from the storage. A trigger enters them. */
export const classifiedOldFiles = pgTable('classified_old_files', { file: text().primaryKey() });

/** Messages to advertisers, sent on by mail and kept for 90 days so that abuse can be followed up. */
export const classifiedMessages = pgTable(
  'classified_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    adId: integerKey('ad_id', () => classifiedAds.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** The network that it came from. */
    network: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('classified_messages_ad').on(table.adId, table.id),
    index('classified_messages_age').on(table.createdAt),
    index('classified_messages_email').on(table.email),
    index('classified_messages_phone').on(table.phone),
  ],
);

/** Reports of readers about advertisements; they name nobody. */
export const classifiedReports = pgTable(
  'classified_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    adId: integerKey('ad_id', () => classifiedAds.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When an editor has looked at it. */
    closedAt: moment('closed_at'),
  },
  (table) => [index('classified_reports_ad').on(table.adId, table.id)],
);

/** Mails to advertisers, each until the mail server accepts it. */
export const classifiedMails = pgTable(
  'classified_mails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    adId: integerKey('ad_id', () => classifiedAds.id, { onDelete: 'cascade' }),
    kind: text({ enum: adMailKinds }).notNull(),
    messageId: integer('message_id').references(() => classifiedMessages.id, { onDelete: 'cascade' }),
    /** How often it has been tried. */
    tries: integer().notNull().default(0),
    /** The next try; a process that tries moves it on first, so that no other process tries meanwhile. */
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('classified_mails_ad').on(table.adId),
    index('classified_mails_message').on(table.messageId),
    index('classified_mails_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);

/** Paid upgrades. An order outlives its advertisement: the books need it. It holds nothing about a person. */
export const classifiedOrders = pgTable(
  'classified_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    adId: integer('ad_id').references(() => classifiedAds.id, { onDelete: 'set null' }),
    upgrade: text({ enum: upgradeNames }).notNull(),
    /** The price at the time of the order. */
    amountPaise: integer('amount_paise').notNull(),
    state: text({ enum: orderStates }).notNull(),
    /** Our name for it at the gateway. */
    reference: text().notNull().unique(),
    /** The gateway's name for its payment page, and the page. */
    linkId: text('link_id').unique(),
    linkUrl: text('link_url'),
    /** The payment at the gateway, which pays for one order only. */
    paymentId: text('payment_id').unique(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [index('classified_orders_ad').on(table.adId, table.id)],
);
