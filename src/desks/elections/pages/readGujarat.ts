import type { Database } from '../../../platform/database.ts';
import { type Election, type ElectionState, readStates, readTallyBox, type TallyBox } from '../queries.ts';

const GUJARAT = 'gujarat';

/** The paper's own state, where an election has it. */
export async function readGujarat(db: Database, { id }: Pick<Election, 'id'>): Promise<ElectionState | undefined> {
  return (await readStates(db, id)).find(({ slug }) => slug === GUJARAT);
}

/** How the paper's own state stands: an election of the state itself as a whole, compared with its last one; the country's in its seats there. */
export async function readGujaratTally(db: Database, election: Election): Promise<TallyBox> {
  const state = election.state === '' ? await readGujarat(db, election) : undefined;
  return readTallyBox(db, election, state ? `state:${state.code}` : 'all');
}
