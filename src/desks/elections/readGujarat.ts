import type { Database } from '../../platform/database.ts';
import { type Election, type ElectionState, readStates } from './queries.ts';

const GUJARAT = 'gujarat';

/** The paper's own state, where an election has it. */
export async function readGujarat(db: Database, { id }: Pick<Election, 'id'>): Promise<ElectionState | undefined> {
  return (await readStates(db, id)).find(({ slug }) => slug === GUJARAT);
}
