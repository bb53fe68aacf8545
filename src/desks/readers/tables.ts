import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountColumns, credentialColumns, sessionColumns, verificationColumns } from '../../platform/accounts/accountColumns.ts';
import { textKey } from '../../platform/foreignKey.ts';

export const genders = ['female', 'male', 'other'] as const;

/** Readers' accounts. `email` is what the reader logs in with (`accountOf` in `loginName.ts`): a mail address, or one that stands for a number. */
export const readers = pgTable('readers', {
  ...accountColumns(),
  /** The other address, which the reader has given and nobody has verified: never used to log in. */
  contactEmail: text('contact_email'),
  contactNumber: text('contact_number'),
  gender: text({ enum: genders }),
  /** Categories by id. */
  interests: integer().array().notNull().default(sql`'{}'`),
});

export const ofReader = (column: string) => textKey(column, () => readers.id, { onDelete: 'cascade' });

export const readerSessions = pgTable('reader_sessions', { ...sessionColumns(), userId: ofReader('user_id') }, (table) => [
  index('reader_sessions_user').on(table.userId),
  index('reader_sessions_expiry').on(table.expiresAt),
]);

/** Other ways to log in (Google). */
export const readerCredentials = pgTable('reader_credentials', { ...credentialColumns(), userId: ofReader('user_id') }, (table) => [
  uniqueIndex('reader_credentials_user').on(table.userId, table.providerId),
]);

export const readerVerifications = pgTable('reader_verifications', verificationColumns(), (table) => [
  index('reader_verifications_identifier').on(table.identifier),
]);

/**
 * One-time codes on their way. Each belongs to the device that asked for it (`id` is the hash of its cookie), so that somebody else's
 * guesses at the same account use up codes of their own.
 */
export const readerCodes = pgTable(
  'reader_codes',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reader_codes_expiry').on(table.expiresAt)],
);
