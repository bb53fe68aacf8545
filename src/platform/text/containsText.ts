import { type Column, ilike, type SQL, sql } from 'drizzle-orm';
import { likePattern } from './likePattern.ts';

/**
 * Whether a column contains a text, written in capitals or not. What has no capitals, such as Gujarati, is compared letter by letter, which
 * takes PostgreSQL a fifth of the time.
 */
export const containsText = (column: Column, text: string): SQL =>
  text.toLowerCase() === text.toUpperCase() ? sql`strpos(${column}, ${text}) > 0` : ilike(column, `%${likePattern(text)}%`);
