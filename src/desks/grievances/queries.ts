import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { phoneNumber } from '../../platform/text/phoneNumber.ts';
import { countRows } from '../../site/newsroom/countRows.ts';
import { containing, findByWords, type WordSearch } from '../../site/newsroom/findByWords.ts';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';
import { ACKNOWLEDGE_WITHIN_MS, clocksOf, DECIDE_WITHIN_MS } from './handling/grievanceClocks.ts';
import type { GrievanceFilter, GrievanceForHandlingInput, GrievanceRowInput } from './handling/grievanceDrafts.ts';
import { parseReference, referenceOf } from './handling/grievanceReference.ts';
import { isDecidable } from './handling/grievanceStates.ts';
import { grievanceMails, grievances, isNoSpam, isOpen, namedIn, openFirst } from './tables.ts';

/** Spam and what is decided may be any number of rows. */
const MAX_COUNTED = 10_000;

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

export function whereOf({ kind, state, due }: GrievanceFilter, now: Date): SQL | undefined {
  const before = (ms: number) => lt(grievances.receivedAt, new Date(now.getTime() - ms));
  return and(
    state ? eq(grievances.state, state) : isNoSpam(grievances),
    kind ? eq(grievances.kind, kind) : undefined,
    due
      ? and(
          isOpen(grievances),
          isNoSpam(grievances),
          or(before(DECIDE_WITHIN_MS), and(isNull(grievances.acknowledgedAt), before(ACKNOWLEDGE_WITHIN_MS))),
        )
      : undefined,
  );
}

/** Those of one state stand in the order of their ids. */
const orderOf = ({ state }: GrievanceFilter): SQL[] => {
  if (state === undefined) return openFirst(grievances);
  return [isDecidable(state) ? asc(grievances.id) : desc(grievances.id)];
};

export const grievancesQuery = (db: Database, filter: GrievanceFilter, where: SQL | undefined) =>
  db
    .select()
    .from(grievances)
    .where(where)
    .orderBy(...orderOf(filter))
    .$dynamic();

export const searchOf = (filter: GrievanceFilter, q: string, now: Date): WordSearch => {
  const { id, state, name, email, phone, about } = grievances;
  const columns = [name, email, phone, about];
  return {
    table: grievances,
    id,
    columns: [...columns, state],
    where: whereOf(filter, now),
    order: orderOf(filter),
    ...containing(columns, namedIn(grievances), [q, phoneNumber(q) ?? q]),
  };
};

/** Those to be decided first, the oldest on top; then the others, the newest on top. Spam only if it is asked for. */
export async function listGrievances(
  db: Database,
  { page, perPage, filter = {} }: Pick<ListQuery<GrievanceFilter>, 'page' | 'perPage' | 'filter'>,
  now: Date,
): Promise<ListPart<GrievanceRowInput>> {
  const { q } = filter;
  const reference = parseReference(q ?? '');
  const where = and(whereOf(filter, now), reference && eq(grievances.id, reference.id));
  const found = q && !reference ? await findByWords(db, searchOf(filter, q, now), { page, perPage }) : undefined;
  const rows = await grievancesQuery(db, filter, found ? inArray(grievances.id, found.ids) : where)
    .limit(perPage)
    .offset(found ? 0 : (page - 1) * perPage);
  const { total, hasMore } = found ?? (await countRows(db, grievances, where, MAX_COUNTED));
  return { data: rows.map((row) => rowOf(row, now)), total, hasMore };
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
