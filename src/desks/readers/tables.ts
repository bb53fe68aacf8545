import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { textKey } from '../../platform/foreignKey.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const made = () => moment('created_at').notNull().defaultNow();
const changed = () => moment('updated_at').notNull().defaultNow();

export const genders = ['female', 'male', 'other'] as const;

/** Readers' accounts. Names and types of the columns up to `updatedAt` are better-auth's. */
export const readers = pgTable('readers', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** What the reader logs in with (`accountOf` in `loginName.ts`): a mail address, or one that stands for a telephone number. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(true),
  image: text(),
  createdAt: made(),
  updatedAt: changed(),
  /** The other address, which the reader has given and nobody has verified: never used to log in. */
  contactEmail: text('contact_email'),
  contactNumber: text('contact_number'),
  gender: text({ enum: genders }),
  /** Categories by id. */
  interests: integer().array().notNull().default(sql`'{}'`),
});

export const ofReader = (column: string) => textKey(column, () => readers.id, { onDelete: 'cascade' });

export const readerSessions = pgTable(
  'reader_sessions',
  {
    id: text().primaryKey(),
    userId: ofReader('user_id'),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [index('reader_sessions_user').on(table.userId)],
);

/** Other ways to log in (Google). The columns are better-auth's. */
export const readerCredentials = pgTable(
  'reader_credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofReader('user_id'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [uniqueIndex('reader_credentials_user').on(table.userId, table.providerId)],
);

/** Data of better-auth between two steps of a log-in by another service. */
export const readerVerifications = pgTable(
  'reader_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [index('reader_verifications_identifier').on(table.identifier)],
);

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
