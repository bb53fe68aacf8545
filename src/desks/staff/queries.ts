import { and, asc, eq, gt, ilike, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { likePattern } from '../../platform/text/likePattern.ts';
import type { Role, Staff } from '../../site/newsroom/staff.ts';
import type { DeviceOwner } from './accounts/knownDevice.ts';
import { staff, staffSessions } from './tables.ts';

export type StaffMember = Staff & { hasSecondFactor: boolean; suspended: boolean; createdAt: Date; version: number };

/** A staff member by account id. */
export async function readStaffMember(
  db: Database,
  id: string,
): Promise<{ staff: Staff; hasSecondFactor: boolean; suspended: boolean } | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id)).limit(1);
  if (!row) return undefined;
  const { createdAt: _createdAt, version: _version, hasSecondFactor, suspended, ...member } = memberOf(row);
  return { staff: member, hasSecondFactor, suspended };
}

export const hasStaff = async (db: Database): Promise<boolean> => (await db.$count(staff)) > 0;

type Asked = {
  text?: string | undefined;
  /** Whether the text may be part of an address: not for those who do not see addresses. */
  seesAddresses: boolean;
  role?: Role | undefined;
  limit: number;
  offset: number;
};

/** Staff by name, and the number of matching accounts. */
export async function readStaff(
  db: Database,
  { text, seesAddresses, role, limit, offset }: Asked,
): Promise<{ data: StaffMember[]; total: number }> {
  const pattern = `%${likePattern(text ?? '')}%`;
  const where = and(
    text ? or(ilike(staff.name, pattern), seesAddresses ? ilike(staff.email, pattern) : undefined) : undefined,
    role ? eq(staff.role, role) : undefined,
  );
  const rows = await db.select().from(staff).where(where).orderBy(asc(staff.name), asc(staff.id)).limit(limit).offset(offset);
  return { data: rows.map(memberOf), total: await db.$count(staff, where) };
}

export async function readStaffById(db: Database, id: string): Promise<StaffMember | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id)).limit(1);
  return row && memberOf(row);
}

export async function readStaffByEmail(db: Database, email: string): Promise<StaffMember | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email.toLowerCase())).limit(1);
  return row && memberOf(row);
}

/** The staff with one of these roles who may sign in, by name. */
export const readActiveStaff = (db: Database, among: readonly Role[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(inArray(staff.role, [...among]), eq(staff.suspended, false)))
    .orderBy(asc(staff.name), asc(staff.id));

/** Those of some accounts that may sign in. */
export async function readActiveIds(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, [...ids]), eq(staff.suspended, false)));
  return rows.map(({ id }) => id);
}

/** Those of some sessions that have not ended, of members who may sign in. */
export async function readLiveSessions(db: Database, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.userId))
    .where(and(inArray(staffSessions.id, [...ids]), gt(staffSessions.expiresAt, now), eq(staff.suspended, false)));
  return new Set(rows.map(({ id }) => id));
}

/** The names of accounts by id. */
export async function readStaffNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names of all accounts, suspended ones too, by name. */
export const readAllStaffNames = (db: Database): Promise<{ id: string; name: string; suspended: boolean }[]> =>
  db.select({ id: staff.id, name: staff.name, suspended: staff.suspended }).from(staff).orderBy(asc(staff.name), asc(staff.id));

/** The owner of a known device: the account with this id or e-mail address. */
export async function readDeviceOwner(db: Database, whose: { id: string } | { email: string }): Promise<DeviceOwner | undefined> {
  const [row] = await db
    .select({ id: staff.id, devicesSince: staff.devicesSince })
    .from(staff)
    .where('id' in whose ? eq(staff.id, whose.id) : eq(staff.email, whose.email))
    .limit(1);
  return row;
}

/** The ids of the active administrators, locked until the transaction ends, so that two of them do not end each other's role. */
export async function lockAdministrators(tx: Database): Promise<string[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'administrator'), eq(staff.suspended, false)))
    .orderBy(asc(staff.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export type StaffSession = { id: string; startedAt: Date; lastSeenAt: Date; address: string; browser: string };

/** The sessions of an account, newest first. */
export async function readSessions(db: Database, staffId: string, now: Date): Promise<StaffSession[]> {
  const rows = await db.select().from(staffSessions).where(eq(staffSessions.userId, staffId)).orderBy(asc(staffSessions.createdAt));
  return rows
    .filter((row) => row.expiresAt > now)
    .map((row) => ({
      id: row.id,
      startedAt: row.createdAt,
      lastSeenAt: row.updatedAt,
      address: row.ipAddress ?? '',
      browser: row.userAgent ?? '',
    }))
    .reverse();
}

const memberOf = ({
  id,
  name,
  email,
  role,
  deskIds,
  cityIds,
  suspended,
  createdAt,
  twoFactorEnabled,
  version,
}: typeof staff.$inferSelect): StaffMember => ({
  ...{ id, name, email, role, deskIds, cityIds, suspended, createdAt, version },
  hasSecondFactor: twoFactorEnabled,
});
