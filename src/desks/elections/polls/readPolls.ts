import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { readPhases } from '../queries.ts';
import { electionPolls } from '../tables.ts';
import { type Embargo, embargoAt } from './embargo.ts';

export type ElectionPoll = typeof electionPolls.$inferSelect;

/** The polls of agencies, newest first; none during an embargo, even if editors have published them. `until` is its end. */
export async function readPublishedPolls(
  db: Database,
  electionId: number,
  now: Date,
): Promise<{ polls: ElectionPoll[]; embargo: Embargo | undefined }> {
  const phases = await readPhases(db, electionId);
  const polls = await db
    .select()
    .from(electionPolls)
    .where(and(eq(electionPolls.electionId, electionId), eq(electionPolls.isPublished, true)))
    .orderBy(desc(electionPolls.publishedAt), desc(electionPolls.id))
    .limit(50);
  const silent = { exit: embargoAt('exit', phases, now), opinion: embargoAt('opinion', phases, now) };
  return { polls: polls.filter(({ kind }) => silent[kind] === undefined), embargo: silent.exit ?? silent.opinion };
}
