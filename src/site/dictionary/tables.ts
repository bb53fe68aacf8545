import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

/** Dictionaries with which pages are compressed, shared by all processes; one for each build and month, removed after some months. */
export const pageDictionaries = pgTable('page_dictionaries', {
  /** The build's styles and the month: `gN3x-Qa1 2026-11`. */
  name: text().primaryKey(),
  text: text().notNull(),
  madeAt: moment('made_at').notNull(),
});
