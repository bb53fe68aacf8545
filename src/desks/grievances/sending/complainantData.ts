import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { KnownReader, ReaderData } from '../../../site/desk.ts';
import { grievanceReportTag } from '../report/grievanceReport.ts';
import { grievanceMails, grievances } from '../tables.ts';

const isFrom = ({ email, phone }: KnownReader) =>
  or(email === undefined ? undefined : eq(grievances.email, email), phone === undefined ? undefined : eq(grievances.phone, phone));

const KEPT_MS = 3 * 365 * milliseconds('1d');

// The note is the staff's own.
const { note, version, ...columns } = getTableColumns(grievances);

/** The grievances that were filed under the mail address or number by which a reader logs in. */
export const complainantData: ReaderData = {
  name: 'grievances',
  read: (db, reader) => db.select(columns).from(grievances).where(isFrom(reader)).orderBy(asc(grievances.id)),
  erase: async (tx, reader, now) => {
    await tx.delete(grievances).where(and(isFrom(reader), ne(grievances.state, 'decided')));
    // A decided grievance is counted in a published report: kind, outcome and times stay, nothing about the person or in anybody's words.
    const decided = await tx.select({ id: grievances.id }).from(grievances).where(isFrom(reader));
    await empty(tx, decided, now);
    return [grievanceReportTag];
  },
};

/** Empties grievances that were decided three years ago. Returns how many. */
export function sweepGrievances(db: Database, now: Date, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, decidedAt, email } = grievances;
    const old = await tx
      .select({ id })
      .from(grievances)
      .where(and(isNotNull(email), lt(decidedAt, new Date(now.getTime() - KEPT_MS))))
      .orderBy(asc(decidedAt))
      .limit(most);
    await empty(tx, old, now);
    return old.length;
  });
}

/** What remains is counted in reports. */
async function empty(tx: Database, emptied: readonly { id: number }[], now: Date): Promise<void> {
  const ids = emptied.map(({ id }) => id);
  await tx.delete(grievanceMails).where(inArray(grievanceMails.grievanceId, ids));
  await tx
    .update(grievances)
    .set({ name: null, email: null, phone: null, about: null, message: null, decision: null, note: '', updatedAt: now })
    .where(inArray(grievances.id, ids));
}
