import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SiteSettings } from './values/siteSettings.ts';

/** Settings saved by an administrator; without a row those of `site.config.ts` apply. */
export const settings = pgTable('settings', {
  name: text({ enum: ['site'] }).primaryKey(),
  value: jsonb().$type<SiteSettings>().notNull(),
  version: integer().notNull().default(1),
});
