import { and, asc, eq, getTableColumns, inArray, ne, or } from 'drizzle-orm';
import type { KnownReader, ReaderData } from '../../../site/desk.ts';
import { grievanceReportTag } from '../report/grievanceReport.ts';
import { grievanceMails, grievances } from '../tables.ts';

const isFrom = ({ email, phone }: KnownReader) =>
  or(email === undefined ? undefined : eq(grievances.email, email), phone === undefined ? undefined : eq(grievances.phone, phone));

// The note is the staff's own.
const { note, version, ...columns } = getTableColumns(grievances);

/** The grievances that were filed under the mail address or number by which a reader logs in. */
export const complainantData: ReaderData = {
  name: 'grievances',
  read: (db, reader) => db.select(columns).from(grievances).where(isFrom(reader)).orderBy(asc(grievances.id)),
  erase: async (tx, reader, now) => {
    await tx.delete(grievances).where(and(isFrom(reader), ne(grievances.state, 'decided')));
    // A decided grievance is counted in a published report: kind, outcome and times stay, nothing about the person or in anybody's words.
    const ids = tx.select({ id: grievances.id }).from(grievances).where(isFrom(reader));
    await tx.delete(grievanceMails).where(inArray(grievanceMails.grievanceId, ids));
    await tx
      .update(grievances)
      .set({ name: null, email: null, phone: null, about: null, message: null, decision: null, note: '', updatedAt: now })
      .where(isFrom(reader));
    return [grievanceReportTag];
  },
};
