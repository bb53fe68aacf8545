import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { phoneNumber } from '../../platform/text/phoneNumber.ts';
import { countRows } from '../../site/newsroom/countRows.ts';
import { containing, findByWords, type WordSearch } from '../../site/newsroom/findByWords.ts';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';
import { readStaffNames } from '../staff/queries.ts';
import type { EnquiryFilter, EnquiryForHandling, EnquiryRow } from './inbox/enquiryShapes.ts';
import { enquiries, enquiryReplies, senderOf } from './tables.ts';

/** Spam may be any number of rows; counting all of them would be slow and is not needed. */
const MAX_COUNTED = 10_000;
/** Letters of a message in the list. */
const EXCERPT = 160;

// Spam by a literal: PostgreSQL matches no parameter with the condition of an index.
const isNoSpam = sql`${enquiries.state} <> 'spam'`;

const whereOf = ({ kind, state, assigneeId }: EnquiryFilter): SQL | undefined =>
  and(
    state ? eq(enquiries.state, state) : isNoSpam,
    kind ? eq(enquiries.kind, kind) : undefined,
    assigneeId ? eq(enquiries.assigneeId, assigneeId) : undefined,
  );

export const searchOf = (filter: EnquiryFilter, q: string): WordSearch => {
  const { id, name, company, email, phone, city } = enquiries;
  const columns = [name, company, email, phone, city];
  const typed = [q, phoneNumber(q) ?? q];
  return { table: enquiries, id, columns, where: whereOf(filter), order: [desc(id)], ...containing(columns, senderOf(enquiries), typed) };
};

/** The newest first; spam only if it is asked for. */
export async function listEnquiries(
  db: Database,
  { page, perPage, filter = {} }: Pick<ListQuery<EnquiryFilter>, 'page' | 'perPage' | 'filter'>,
): Promise<ListPart<EnquiryRow>> {
  const where = whereOf(filter);
  const found = filter.q ? await findByWords(db, searchOf(filter, filter.q), { page, perPage }) : undefined;
  const rows = await db
    .select({
      id: enquiries.id,
      kind: enquiries.kind,
      state: enquiries.state,
      name: enquiries.name,
      company: enquiries.company,
      city: enquiries.city,
      excerpt: sql<string>`left(coalesce(${enquiries.message}, ${enquiries.about}, ${enquiries.budget}, ''), ${EXCERPT})`,
      assigneeId: enquiries.assigneeId,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(found ? inArray(enquiries.id, found.ids) : where)
    .orderBy(desc(enquiries.id))
    .limit(perPage)
    .offset(found ? 0 : (page - 1) * perPage);
  const names = await readStaffNames(
    db,
    rows.flatMap((row) => row.assigneeId ?? []),
  );
  const data = rows.map(({ assigneeId: id, createdAt, ...row }) => ({
    ...row,
    assigneeName: id === null ? null : (names.get(id) ?? null),
    createdAt: createdAt.toISOString(),
  }));
  const { total, hasMore } = found ?? (await countRows(db, enquiries, where, MAX_COUNTED));
  return { data, total, hasMore };
}

/** One enquiry with its replies, the first reply first. */
export async function readEnquiry(db: Database, id: number): Promise<EnquiryForHandling | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).limit(1);
  if (!row) return undefined;
  const replies = await db
    .select({
      id: enquiryReplies.id,
      staffName: enquiryReplies.staffName,
      to: enquiryReplies.to,
      subject: enquiryReplies.subject,
      text: enquiryReplies.text,
      state: enquiryReplies.state,
      at: enquiryReplies.at,
    })
    .from(enquiryReplies)
    .where(eq(enquiryReplies.enquiryId, id))
    .orderBy(enquiryReplies.id);
  const names = await readStaffNames(db, row.assigneeId === null ? [] : [row.assigneeId]);
  return {
    ...row,
    assigneeName: row.assigneeId === null ? null : (names.get(row.assigneeId) ?? null),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    replies: replies.map((reply) => ({ ...reply, at: reply.at.toISOString() })),
  };
}

/** The number of enquiries that nobody has opened, for the newsroom's first page. */
export const countNewEnquiries = async (db: Database): Promise<number> => {
  const { total } = await countRows(db, enquiries, eq(enquiries.state, 'new'), MAX_COUNTED);
  return total;
};
