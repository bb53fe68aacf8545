import { boolean, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

// Columns of the tables that better-auth reads and writes; their names in the code and their types are its own. The staff and the readers
// have tables of their own.

const times = () => ({ createdAt: moment('created_at').notNull().defaultNow(), updatedAt: moment('updated_at').notNull().defaultNow() });

export const accountColumns = () => ({
  id: text().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(true),
  image: text(),
  ...times(),
});

export const sessionColumns = () => ({
  id: text().primaryKey(),
  token: text().notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...times(),
});

/** The hash of a password, or what another service gives at a log-in. */
export const credentialColumns = () => ({
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text(),
  password: text(),
  ...times(),
});

/** Data between two steps of a log-in. */
export const verificationColumns = () => ({
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...times(),
});
