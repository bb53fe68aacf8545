import { desc, eq } from 'drizzle-orm';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { tagsOfElection } from '../commands.ts';
import { electionScreenWords } from '../newsroom/screenWords.ts';
import { electionCandidates, elections } from '../tables.ts';
import { electionTag } from '../tags/electionTag.ts';

/** The candidates with a picture. Those of a replay are copies, which go with it: their pages change, but no editor need know of them. */
export const candidatesWithPicture: UsesOfPicture = async (db, key, most) => {
  const { id, name, seatId } = electionCandidates;
  const rows = await db
    .select({ id, name, seatId, electionId: elections.id, token: elections.token, isReplay: elections.isReplay })
    .from(electionCandidates)
    .innerJoin(elections, eq(elections.id, electionCandidates.electionId))
    .where(eq(electionCandidates.pictureKey, key))
    .orderBy(desc(elections.id), desc(id));
  return {
    uses: rows
      .filter(({ isReplay }) => !isReplay)
      .slice(0, most)
      .map((row) => ({ kind: electionScreenWords.candidate, title: row.name, href: `/elections/${row.electionId}/entry` })),
    tags: [...new Set(rows.flatMap(({ token, seatId: seat }) => [...tagsOfElection(token), electionTag(token, `seat:${seat}`)]))],
  };
};
