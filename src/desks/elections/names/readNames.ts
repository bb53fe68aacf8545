import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { jsonRows } from '../../../platform/reads/jsonRows.ts';
import { onceUntilChange } from '../../../platform/reads/keptReads.ts';
import { electionAlliances, electionParties, electionRegions, electionStates } from '../tables.ts';
import { isElectionTag } from '../tags/electionTag.ts';

export type Party = typeof electionParties.$inferSelect;
export type Region = typeof electionRegions.$inferSelect;
export type ElectionState = typeof electionStates.$inferSelect;
type Alliance = typeof electionAlliances.$inferSelect;

type Names = { parties: Party[]; alliances: Alliance[]; states: ElectionState[]; regions: Region[] };

/** Parties, alliances, states and regions of an election in one statement: some dozens of rows, of which every page needs some. */
const readNames = onceUntilChange(async (db: Database, electionId: number): Promise<Partial<Names>> => {
  const { rows } = await db.execute<Names>(sql`select
    ${jsonRows(electionParties, { where: eq(electionParties.electionId, electionId), orderBy: sql`${electionParties.position}` })} as parties,
    ${jsonRows(electionAlliances, { where: eq(electionAlliances.electionId, electionId), orderBy: sql`${electionAlliances.position}` })} as alliances,
    ${jsonRows(electionStates, { where: eq(electionStates.electionId, electionId), orderBy: sql`${electionStates.name}` })} as states,
    ${jsonRows(electionRegions, { where: eq(electionRegions.electionId, electionId), orderBy: sql`${electionRegions.position}` })} as regions`);
  return rows[0] ?? {};
}, isElectionTag);

/** The parties of an election in its own order; `IND` are independents, `OTH` parties without a row, `NOTA` none of the above. */
export async function readParties(db: Database, electionId: number): Promise<readonly Party[]> {
  return (await readNames(db, electionId)).parties ?? [];
}

/** The alliances of an election in its own order. */
export async function readAlliances(db: Database, electionId: number): Promise<readonly Alliance[]> {
  return (await readNames(db, electionId)).alliances ?? [];
}

/** The states in which an election is held, by name. */
export async function readStates(db: Database, electionId: number): Promise<readonly ElectionState[]> {
  return (await readNames(db, electionId)).states ?? [];
}

/** The regions of an election's seats, in their order. */
export async function readRegions(db: Database, electionId: number): Promise<readonly Region[]> {
  return (await readNames(db, electionId)).regions ?? [];
}
