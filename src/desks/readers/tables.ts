import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountColumns, credentialColumns, sessionColumns, verificationColumns } from '../../platform/accounts/accountColumns.ts';
import { moment, textKey } from '../../platform/columns.ts';

export const genders = ['female', 'male', 'other'] as const;

/**
 * Readers' accounts. `email` is what the reader logs in with (`accountOf` in `loginName.ts`): a mail address, or one
 * that stands for a number.
 */
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

/** Wanted by better-auth, and empty: a log-in by Google is one by its mail address, and keeps nothing of Google's. */
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
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('reader_codes_expiry').on(table.expiresAt)],
);

/** Passkeys (WebAuthn) by which readers log in. */
export const readerPasskeys = pgTable(
  'reader_passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    userId: ofReader('user_id'),
    /** The host for which it was made, and at which alone browsers offer it. */
    rpId: text('rp_id').notNull(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses as the device counts them; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reaches it: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull().default(sql`'{}'`),
    /** The reader's name for it. */
    name: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('reader_passkeys_user').on(table.userId)],
);
