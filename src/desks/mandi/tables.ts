import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';
import type { Sentence } from '../../site/newsroom/newsroomError.ts';
import { cropCategories } from './names/cropCategories.ts';
import { nameKinds } from './names/nameKey.ts';
import type { ImportReport } from './prices/importReport.ts';

// Money in rupees per quintal (100 kg), exact to the paisa; arrivals in tonnes.
const rupees = (name?: string) => numeric(name ?? '', { precision: 10, scale: 2, mode: 'number' });
const tonnes = () => numeric({ precision: 10, scale: 2, mode: 'number' });

/** Crops. A crop without a Gujarati name came from a file and has to be named by the newsroom. */
export const mandiCrops = pgTable(
  'mandi_crops',
  {
    id: serial().primaryKey(),
    slug: text().notNull(),
    nameEn: text('name_en').notNull(),
    name: text(),
    category: text({ enum: cropCategories }).notNull(),
    /** Its rank among the main crops, from 1. */
    rank: smallint(),
    /** Raised with each change by an editor. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('mandi_crops_slug').on(table.slug), index('mandi_crops_rank').on(table.rank)],
);

/** Market yards, with the location of the town in degrees north and east. */
export const mandiYards = pgTable(
  'mandi_yards',
  {
    id: serial().primaryKey(),
    slug: text().notNull(),
    nameEn: text('name_en').notNull(),
    name: text(),
    district: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Raised with each change by an editor. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('mandi_yards_slug').on(table.slug)],
);

/** Varieties and grades. */
export const mandiQualities = pgTable(
  'mandi_qualities',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['variety', 'grade'] }).notNull(),
    nameEn: text('name_en').notNull(),
    name: text(),
    /** Raised with each change by an editor. */
    version: integer().notNull().default(1),
  },
  (table) => [index('mandi_qualities_kind').on(table.kind, table.id)],
);

/** All spellings of names in files. */
export const mandiNames = pgTable(
  'mandi_names',
  {
    kind: text({ enum: nameKinds }).notNull(),
    /** As returned by `nameKey`. */
    key: text().notNull(),
    target: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('mandi_names_target').on(table.kind, table.target)],
);

/** One price as published or entered. */
export const mandiPrices = pgTable(
  'mandi_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
    yardId: integerKey('yard_id', () => mandiYards.id),
    cropId: integerKey('crop_id', () => mandiCrops.id),
    varietyId: integerKey('variety_id', () => mandiQualities.id),
    gradeId: integerKey('grade_id', () => mandiQualities.id),
    minimum: rupees().notNull(),
    maximum: rupees().notNull(),
    modal: rupees().notNull(),
    arrivals: tonnes(),
    /** Prices that an editor has entered, corrected or withdrawn are not changed by imports. */
    source: text({ enum: ['file', 'hand'] }).notNull(),
    status: text({ enum: ['stands', 'withdrawn'] })
      .notNull()
      .default('stands'),
  },
  (table) => [
    index('mandi_prices_variety').on(table.varietyId),
    index('mandi_prices_grade').on(table.gradeId),
    uniqueIndex('mandi_prices_key').on(table.yardId, table.cropId, table.varietyId, table.day, table.gradeId),
    index('mandi_prices_day').on(table.day, table.yardId, table.id),
    index('mandi_prices_crop_day').on(table.cropId, table.day),
  ],
);

/**
 * The newest day of each crop and variety in a yard, over its grades, with the days it is compared with. Derived from the prices
 * (`followPrices.ts`), so that no page reads the whole table.
 */
export const mandiLines = pgTable(
  'mandi_lines',
  {
    yardId: integer('yard_id').notNull(),
    cropId: integer('crop_id').notNull(),
    varietyId: integer('variety_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    minimum: rupees().notNull(),
    maximum: rupees().notNull(),
    modal: rupees().notNull(),
    arrivals: tonnes(),
    previousDay: date('previous_day', { mode: 'string' }),
    previousModal: rupees('previous_modal'),
    weekDay: date('week_day', { mode: 'string' }),
    weekModal: rupees('week_modal'),
    yearDay: date('year_day', { mode: 'string' }),
    yearModal: rupees('year_modal'),
  },
  (table) => [
    primaryKey({ columns: [table.yardId, table.cropId, table.varietyId] }),
    index('mandi_lines_crop').on(table.cropId, table.day),
  ],
);

/** A crop's day over all yards: the median of their modal prices. Also derived from the prices. */
export const mandiDays = pgTable(
  'mandi_days',
  {
    cropId: integer('crop_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    minimum: rupees().notNull(),
    maximum: rupees().notNull(),
    modal: rupees().notNull(),
    yards: smallint().notNull(),
    arrivals: tonnes(),
  },
  (table) => [primaryKey({ columns: [table.cropId, table.day] })],
);

/** Imports and their results, one row per file. */
export const mandiImports = pgTable(
  'mandi_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment('at').notNull(),
    way: text({ enum: ['command', 'upload', 'fetch'] }).notNull(),
    /** The file's name, or the address without its key. */
    name: text().notNull(),
    /** Who imported it; empty for the scheduled fetch. */
    by: text().notNull(),
    /** Null if the file was not understood; `failure` says why then. */
    report: jsonb().$type<ImportReport>(),
    failure: jsonb().$type<Sentence>(),
  },
  (table) => [index('mandi_imports_way').on(table.way, table.id)],
);

/** When the scheduled fetch is due; the process that updates this first does the fetch. */
export const mandiFetches = pgTable('mandi_fetches', {
  address: text().primaryKey(),
  dueAt: moment('due_at').notNull(),
});
