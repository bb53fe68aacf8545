import { desc, lte } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import type { Database } from '../database.ts';

/** Messages of a site on a laptop, where no mail server or gateway is configured: kept to be read there instead of being sent. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['mail', 'sms'] }).notNull(),
  to: text().notNull(),
  subject: text(),
  text: text().notNull(),
  html: text(),
  at: moment('at').notNull().defaultNow(),
});

/** Older messages are deleted. */
const MAX_KEPT = 200;

type Message = Pick<typeof outbox.$inferInsert, 'kind' | 'to' | 'subject' | 'text' | 'html'>;

export async function keepInOutbox(db: Database, { kind, to, subject, text, html }: Message): Promise<void> {
  const [kept] = await db.insert(outbox).values({ kind, to, subject, text, html }).returning({ id: outbox.id });
  if (kept) await db.delete(outbox).where(lte(outbox.id, kept.id - MAX_KEPT));
}

/** The kept messages, the newest first. */
export const readOutbox = (db: Database, most: number): Promise<(typeof outbox.$inferSelect)[]> =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(most);
