import { eq } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { tagsOfElection } from '../commands.ts';
import { electionCommandWords as words } from '../newsroom/words.ts';
import type { Election } from '../queries.ts';
import { elections } from '../tables.ts';
import { electionTag } from '../tags/electionTag.ts';

/** `seatId` is a seat whose pages change too. */
type Edited<Result> = { result: Result; audit: AuditEntry; seatId?: number };

/**
 * Changes an election under a lock that excludes results, and invalidates its pages. Throws a `NewsroomError` if there is no such election.
 */
export const changeElection = <Result>(
  context: WriteContext,
  electionId: number,
  edit: (tx: Database, election: Election) => Promise<Edited<Result>>,
): Promise<Result> =>
  change(context, async (tx) => {
    const [election] = await tx.select().from(elections).where(eq(elections.id, electionId)).for('update');
    if (!election) throw new NewsroomError(404, words.noElection);
    const { result, audit, seatId } = await edit(tx, election);
    const seatTags = seatId === undefined ? [] : [electionTag(election.token, `seat:${seatId}`)];
    return { result, tags: [...tagsOfElection(election.token), ...seatTags], audit: [audit] };
  });
