import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SiteSettings } from './values/siteSettings.ts';

/** What an administrator has set; without a row the site is as `site.config.ts` says. */
export const settings = pgTable('settings', {
  name: text({ enum: ['site'] }).primaryKey(),
  value: jsonb().$type<SiteSettings>().notNull(),
});
