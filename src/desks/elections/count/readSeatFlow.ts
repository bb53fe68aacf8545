import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { onceUntilChange } from '../../../platform/reads/keptReads.ts';
import { electionSeats } from '../tables.ts';
import { isElectionTag } from '../tags/electionTag.ts';
import type { SeatMove } from './tallyBox.ts';

/** The counted seats that went from one party to another, in an election or a scope of it; largest number first. */
export const readSeatFlow = onceUntilChange(async (db: Database, electionId: number, scope: string): Promise<SeatMove[]> => {
  const [kind, key = ''] = scope.split(':');
  const rows = await db
    .select({ from: electionSeats.partyBefore, to: electionSeats.leaderParty, seats: count() })
    .from(electionSeats)
    .where(
      and(
        eq(electionSeats.electionId, electionId),
        kind === 'state' ? eq(electionSeats.stateCode, key) : kind === 'region' ? eq(electionSeats.region, key) : undefined,
        ne(electionSeats.partyBefore, ''),
        ne(electionSeats.leaderParty, ''),
      ),
    )
    .groupBy(electionSeats.partyBefore, electionSeats.leaderParty);
  return rows.sort((a, b) => b.seats - a.seats || a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}, isElectionTag);
