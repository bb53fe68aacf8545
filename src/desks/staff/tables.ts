import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountColumns, credentialColumns, sessionColumns, verificationColumns } from '../../platform/accounts/accountColumns.ts';
import { moment, textKey } from '../../platform/columns.ts';
import { searchedLists } from '../../site/newsroom/savedSearches.ts';
import { roles } from '../../site/newsroom/staff.ts';

const made = () => moment('created_at').notNull().defaultNow();

/** Newsroom accounts. `twoFactorEnabled` is better-auth's too. */
export const staff = pgTable('staff', {
  ...accountColumns(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  role: text({ enum: roles }).notNull().default('reporter'),
  /** Categories and cities they work for; empty means all. */
  deskIds: integer('desk_ids').array().notNull().default(sql`'{}'`),
  cityIds: integer('city_ids').array().notNull().default(sql`'{}'`),
  /** A suspended account is kept for the audit log but cannot sign in. */
  suspended: boolean().notNull().default(false),
  /** Raised with each change by an administrator. */
  version: integer().notNull().default(1),
  /** Devices that became known before this time are no longer known (`knownDevice.ts`). */
  devicesSince: moment('devices_since'),
});

const ofStaff = () => textKey('user_id', () => staff.id, { onDelete: 'cascade' });

export const staffSessions = pgTable('staff_sessions', { ...sessionColumns(), userId: ofStaff() }, (table) => [
  index('staff_sessions_user').on(table.userId),
]);

/** Credentials of an account: only the scrypt hash of its password. */
export const staffCredentials = pgTable('staff_credentials', { ...credentialColumns(), userId: ofStaff() }, (table) => [
  uniqueIndex('staff_credentials_user').on(table.userId, table.providerId),
]);

export const staffVerifications = pgTable('staff_verifications', verificationColumns(), (table) => [
  index('staff_verifications_identifier').on(table.identifier),
]);

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

/** Searches of the newsroom's lists that members have saved for themselves. */
export const savedSearches = pgTable(
  'staff_searches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    staffId: textKey('staff_id', () => staff.id, { onDelete: 'cascade' }),
    /** The path of the list's screen. */
    list: text({ enum: searchedLists }).notNull(),
    name: text().notNull(),
    /** The search of its address (`savedForm`). */
    query: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Raised with each change. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('staff_searches_name').on(table.staffId, table.list, table.name)],
);
