import { and, asc, desc, eq, ilike, isNull, like, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { likePattern } from '../../platform/text/likePattern.ts';
import { phoneNumber } from '../../platform/text/phoneNumber.ts';
import type { ListQuery } from '../../site/newsroom/listQuery.ts';
import { ACKNOWLEDGE_WITHIN_MS, clocksOf, DECIDE_WITHIN_MS } from './handling/grievanceClocks.ts';
import type { GrievanceFilter, GrievanceForHandlingInput, GrievanceRowInput } from './handling/grievanceDrafts.ts';
import { parseReference, referenceOf } from './handling/grievanceReference.ts';
import { grievanceMails, grievances } from './tables.ts';

type Row = typeof grievances.$inferSelect;

const rowOf = (row: Row, now: Date): GrievanceRowInput => ({
  id: row.id,
  reference: referenceOf(row),
  kind: row.kind,
  state: row.state,
  outcome: row.outcome,
  name: row.name,
  about: row.about,
  receivedAt: row.receivedAt,
  clocks: clocksOf(row, now),
});

/** Those to be decided first, the oldest on top; then the others, the newest on top. Spam only if it is asked for. */
export async function listGrievances(
  db: Database,
  { page, perPage, filter = {} }: Pick<ListQuery<GrievanceFilter>, 'page' | 'perPage' | 'filter'>,
  now: Date,
): Promise<{ data: GrievanceRowInput[]; total: number }> {
  const { kind, state, due, q } = filter;
  const pattern = `%${likePattern(q ?? '')}%`;
  const reference = parseReference(q ?? '');
  const phone = phoneNumber(q ?? '');
  const before = (ms: number) => lt(grievances.receivedAt, new Date(now.getTime() - ms));
  const isOpen = sql`${grievances.state} in ('received', 'acknowledged')`;
  const where = and(
    state ? eq(grievances.state, state) : ne(grievances.state, 'spam'),
    kind ? eq(grievances.kind, kind) : undefined,
    due
      ? and(
          isNull(grievances.decidedAt),
          ne(grievances.state, 'spam'),
          or(before(DECIDE_WITHIN_MS), and(isNull(grievances.acknowledgedAt), before(ACKNOWLEDGE_WITHIN_MS))),
        )
      : undefined,
    q
      ? or(
          ...[grievances.name, grievances.email, grievances.phone, grievances.about].map((column) => ilike(column, pattern)),
          reference && eq(grievances.id, reference.id),
          phone === undefined ? undefined : like(grievances.phone, `%${phone}%`),
        )
      : undefined,
  );
  const rows = await db
    .select()
    .from(grievances)
    .where(where)
    .orderBy(sql`${isOpen} desc`, sql`case when ${isOpen} then ${grievances.id} end`, desc(grievances.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map((row) => rowOf(row, now)), total: await db.$count(grievances, where) };
}

/** One grievance with what has become of its mails. */
export async function readGrievance(db: Database, id: number, now: Date): Promise<GrievanceForHandlingInput | undefined> {
  const [row] = await db.select().from(grievances).where(eq(grievances.id, id)).limit(1);
  if (!row) return undefined;
  const mails = await db
    .select({ kind: grievanceMails.kind, tries: grievanceMails.tries, sentAt: grievanceMails.sentAt })
    .from(grievanceMails)
    .where(eq(grievanceMails.grievanceId, id))
    .orderBy(asc(grievanceMails.id));
  const { email, phone, message, decision, note, version } = row;
  return { ...rowOf(row, now), email, phone, message, decision, note, version, mails };
}

/** What a person may see of a grievance who knows its reference. */
export type GrievanceStatus = Pick<Row, 'kind' | 'state' | 'outcome' | 'decision' | 'receivedAt' | 'acknowledgedAt' | 'decidedAt'> & {
  reference: string;
  /** Whether the acknowledgement has left. */
  isMailSent: boolean;
};

/** The grievance of a reference; undefined if there is none, or if number and letters do not belong together. */
export async function readStatus(db: Database, reference: string): Promise<GrievanceStatus | undefined> {
  const parts = parseReference(reference);
  if (!parts) return undefined;
  const [row] = await db
    .select({
      id: grievances.id,
      checkLetters: grievances.checkLetters,
      kind: grievances.kind,
      state: grievances.state,
      outcome: grievances.outcome,
      decision: grievances.decision,
      receivedAt: grievances.receivedAt,
      acknowledgedAt: grievances.acknowledgedAt,
      decidedAt: grievances.decidedAt,
      sentAt: grievanceMails.sentAt,
    })
    .from(grievances)
    .leftJoin(grievanceMails, and(eq(grievanceMails.grievanceId, grievances.id), eq(grievanceMails.kind, 'acknowledgement')))
    .where(and(eq(grievances.id, parts.id), eq(grievances.checkLetters, parts.checkLetters)))
    .limit(1);
  if (!row) return undefined;
  const { id, checkLetters, sentAt, ...status } = row;
  return { ...status, reference: referenceOf({ id, checkLetters }), isMailSent: sentAt !== null || row.acknowledgedAt !== null };
}
