import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Election } from '../queries.ts';
import { readElectionById } from './queries.ts';
import { electionCommandWords as say } from './words.ts';

/** The election a call is about. Throws a `NewsroomError` when there is none. */
export async function electionOf(app: App, electionId: number): Promise<Election> {
  const election = await readElectionById(app.db, electionId);
  if (!election) throw new NewsroomError(404, say.noElection);
  return election;
}
