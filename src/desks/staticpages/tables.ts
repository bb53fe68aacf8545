import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoryDocument } from '../../platform/document/storyDocument.ts';

export const staticPages = pgTable('static_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  body: jsonb().$type<StoryDocument>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
