import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { topics } from '../../content/topics/tables.ts';
import { integerKey, moment } from '../../platform/columns.ts';
import { adDevices, campaignStates } from './campaigns/campaignStates.ts';
import { adPageTypes, adSlotNames } from './slots/adSlots.ts';

/** Campaigns that advertisers have bought from the newspaper itself. */
export const adCampaigns = pgTable(
  'ad_campaigns',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** For the newsroom. */
    name: text().notNull(),
    /** Whom readers see as its sender. */
    advertiser: text().notNull(),
    state: text({ enum: campaignStates }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Impressions that were sold, spread evenly over its time; null for as many as there are. */
    goal: integer(),
    /** Impressions for one reader in a day; 0 for no limit. */
    capPerDay: integer('cap_per_day').notNull().default(0),
    device: text({ enum: adDevices }).notNull().default('all'),
    /** Empty for pages of all types. */
    pageTypes: text('page_types', { enum: adPageTypes }).array().notNull().default(sql`'{}'`),
    /** Empty for every slot that a creative fits, except those over the page. */
    slots: text({ enum: adSlotNames }).array().notNull().default(sql`'{}'`),
    /** Counts the changes; each save names the one it is based on. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('ad_campaigns_running').on(table.state, table.endsAt), index('ad_campaigns_newest').on(table.startsAt, table.id)],
);

/** The categories and cities on whose pages a campaign is shown; none for all pages. */
export const adCampaignTopics = pgTable(
  'ad_campaign_topics',
  {
    campaignId: integerKey('campaign_id', () => adCampaigns.id, { onDelete: 'cascade' }),
    topicId: integerKey('topic_id', () => topics.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.topicId] }), index('ad_campaign_topics_topic').on(table.topicId)],
);

/** Pictures of advertisers. They are no part of the library, from which editors choose for stories. */
export const adPictures = pgTable('ad_pictures', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Storage key. */
  file: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** #rrggbb */
  colour: text().notNull(),
});

/** Pictures of a campaign in the sizes of the slots. One that was counted stays for the report when it is taken out. */
export const adCreatives = pgTable(
  'ad_creatives',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaignId: integerKey('campaign_id', () => adCampaigns.id, { onDelete: 'cascade' }),
    /** CSS pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    pictureId: integerKey('picture_id', () => adPictures.id),
    /** What the picture says, for readers who do not see it. */
    alt: text().notNull(),
    /** Where a click leads: a page of this site or another. */
    href: text().notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [index('ad_creatives_campaign').on(table.campaignId), index('ad_creatives_picture').on(table.pictureId)],
);

/** What was counted of a creative in a slot on a day in India. */
export const adTallies = pgTable(
  'ad_tallies',
  {
    creativeId: integerKey('creative_id', () => adCreatives.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    slot: text({ enum: adSlotNames }).notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    /** Impressions and clicks by programs or repeated too often, which count for nothing. */
    invalid: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.creativeId, table.day, table.slot] })],
);

/** Settings of the desk: one row, from the first change on. */
export const adSettings = pgTable('ad_settings', {
  id: integer().primaryKey().default(1),
  /** Ad units at Google Ad Manager by slot (`/1234567/home_header`). */
  units: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Counts the changes; each save names the one it is based on. */
  version: integer().notNull().default(1),
});
