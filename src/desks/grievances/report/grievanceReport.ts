import { and, asc, ne, sql } from 'drizzle-orm';
import { siteConfig } from '../../../../site.config.ts';
import type { Database } from '../../../platform/database.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { DECIDE_WITHIN_MS } from '../handling/grievanceClocks.ts';
import { type GrievanceKind, type GrievanceOutcome, grievanceKinds } from '../handling/grievanceStates.ts';
import { grievances } from '../tables.ts';

/** Of every page of the report. */
export const grievanceReportTag = 'grievance report';

type Counts = Record<GrievanceOutcome, number> & { received: number; pending: number };

/** The grievances of a month, named `2026-11`: numbers only. */
export type GrievanceReport = {
  month: string;
  all: Counts;
  kinds: (Counts & { kind: GrievanceKind })[];
  decided: number;
  decidedInTime: number;
  /** Decisions made in the month, whenever the grievance was received. */
  decidedInMonth: number;
};

/** The months of the report, the newest first: from that of the first grievance to the present one. */
export async function readReportMonths(db: Database, now: Date): Promise<string[]> {
  const [first] = await db
    .select({ receivedAt: grievances.receivedAt })
    .from(grievances)
    .where(ne(grievances.state, 'spam'))
    .orderBy(asc(grievances.receivedAt))
    .limit(1);
  const from = monthOf(first?.receivedAt ?? now);
  const months: string[] = [];
  for (let month = monthOf(now); month >= from; month = monthBefore(month)) months.push(month);
  return months;
}

/** Counts a month's grievances by the day of receipt in the newspaper's time zone. */
export async function readReport(db: Database, month: string): Promise<GrievanceReport> {
  const within = (column: typeof grievances.receivedAt | typeof grievances.decidedAt) => {
    const start = sql`${`${month}-01`}::timestamp`;
    const zone = sql`${siteConfig.timeZone}::text`;
    return and(
      ne(grievances.state, 'spam'),
      sql`${column} >= ${start} at time zone ${zone} and ${column} < (${start} + interval '1 month') at time zone ${zone}`,
    );
  };
  const isInTime = sql`${grievances.decidedAt} <= ${grievances.receivedAt} + ${DECIDE_WITHIN_MS / 1000} * interval '1 second'`;
  const groups = await db
    .select({
      kind: grievances.kind,
      outcome: grievances.outcome,
      number: sql<number>`count(*)::int`,
      inTime: sql<number>`(count(*) filter (where ${isInTime}))::int`,
    })
    .from(grievances)
    .where(within(grievances.receivedAt))
    .groupBy(grievances.kind, grievances.outcome);
  const countsOf = (some: typeof groups): Counts => {
    const sum = (outcome?: GrievanceOutcome | null) =>
      some.filter((group) => outcome === undefined || group.outcome === outcome).reduce((total, { number }) => total + number, 0);
    return { received: sum(), upheld: sum('upheld'), partly: sum('partly'), dismissed: sum('dismissed'), pending: sum(null) };
  };
  const all = countsOf(groups);
  return {
    month,
    all,
    kinds: grievanceKinds.map((kind) => ({ kind, ...countsOf(groups.filter((group) => group.kind === kind)) })),
    decided: all.received - all.pending,
    decidedInTime: groups.reduce((total, { inTime }) => total + inTime, 0),
    decidedInMonth: await db.$count(grievances, within(grievances.decidedAt)),
  };
}

const monthOf = (date: Date): string => localDay(date).slice(0, 7);

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1
    ? `${String(year - 1).padStart(4, '0')}-12`
    : `${String(year).padStart(4, '0')}-${String(number - 1).padStart(2, '0')}`;
}
