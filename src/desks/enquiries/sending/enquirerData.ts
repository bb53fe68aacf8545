import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { KnownReader, ReaderData } from '../../../site/desk.ts';
import { enquiries, enquiryReplies } from '../tables.ts';

const isFrom = ({ email, phone }: KnownReader) =>
  or(email === undefined ? undefined : eq(enquiries.email, email), phone === undefined ? undefined : eq(enquiries.phone, phone));

// The note and who works on it are the staff's own.
const { note, assigneeId, version, ...columns } = getTableColumns(enquiries);
const { enquiryId, subject, text, at } = getTableColumns(enquiryReplies);

/** What was written under the mail address or number by which a reader logs in, with the replies. */
export const enquirerData: ReaderData = {
  name: 'enquiries',
  read: async (db, reader) => {
    const written = await db.select(columns).from(enquiries).where(isFrom(reader)).orderBy(asc(enquiries.id));
    const ids = written.map(({ id }) => id);
    const replies = await db.select({ enquiryId, subject, text, at }).from(enquiryReplies).where(inArray(enquiryReplies.enquiryId, ids));
    return written.map((enquiry) => ({ ...enquiry, replies: replies.filter((reply) => reply.enquiryId === enquiry.id) }));
  },
  erase: async (tx, reader) => {
    await tx.delete(enquiries).where(isFrom(reader));
    return [];
  },
};
