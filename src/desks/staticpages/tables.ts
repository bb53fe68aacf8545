import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';
import type { StoryDocument } from '../../platform/document/storyDocument.ts';

export const staticPages = pgTable('static_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  body: jsonb().$type<StoryDocument>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
