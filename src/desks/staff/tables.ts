import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { textKey } from '../../platform/foreignKey.ts';
import { roles } from '../../site/newsroom/staff.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const made = () => moment('created_at').notNull().defaultNow();
const changed = () => moment('updated_at').notNull().defaultNow();

/** Newsroom accounts. Names and types of the columns up to `twoFactorEnabled` are better-auth's. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(true),
  image: text(),
  createdAt: made(),
  updatedAt: changed(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  role: text({ enum: roles }).notNull().default('reporter'),
  /** Categories and cities they work for; empty means all. */
  deskIds: integer('desk_ids').array().notNull().default(sql`'{}'`),
  cityIds: integer('city_ids').array().notNull().default(sql`'{}'`),
  /** A suspended account is kept for the audit log but cannot sign in. */
  suspended: boolean().notNull().default(false),
  /** Devices that became known before this time are no longer known (`knownDevice.ts`). */
  devicesSince: moment('devices_since'),
});

const ofStaff = () => textKey('user_id', () => staff.id, { onDelete: 'cascade' });

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: ofStaff(),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [index('staff_sessions_user').on(table.userId)],
);

/** Credentials of an account: only the scrypt hash of its password. The other columns are better-auth's. */
export const staffCredentials = pgTable(
  'staff_credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofStaff(),
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
  (table) => [uniqueIndex('staff_credentials_user').on(table.userId, table.providerId)],
);

/** Data of better-auth between two steps of a sign-in. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [index('staff_verifications_identifier').on(table.identifier)],
);

/** Secret and recovery codes, encrypted with the newsroom's own secret. */
export const staffSecondFactors = pgTable(
  'staff_second_factors',
  {
    id: text().primaryKey(),
    userId: ofStaff(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** The last time step whose code was used: a code is valid once (RFC 6238, 5.2). */
    lastUsedStep: integer('last_used_step'),
  },
  (table) => [index('staff_second_factors_user').on(table.userId)],
);

/**
 * One-time links to set the password of a new or existing account. Only a hash of the link's secret is stored, so that reading the table
 * gives no access.
 */
export const staffLinks = pgTable(
  'staff_links',
  {
    hash: text().primaryKey(),
    /** Null for the first link of a site, which creates the first administrator. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
  },
  (table) => [index('staff_links_staff').on(table.staffId)],
);
