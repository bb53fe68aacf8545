import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { tagsOfElection } from '../commands.ts';
import { recountTallies } from '../count/keepTallies.ts';
import {
  electionAlliances,
  electionCandidates,
  electionParties,
  electionPhases,
  electionRegions,
  electionSeats,
  electionStates,
  elections,
} from '../tables.ts';
import { electionWords } from '../words.ts';

/**
 * Creates a replay `to` of the election `from`, replacing a replay of that name, with nothing counted; uncontested seats stay decided. Its
 * name marks it as a replay, and it has no stories. Throws if there is no election `from`, or if `to` is a real one.
 */
export async function copyElection(context: WriteContext, { from, to, now }: { from: string; to: string; now: Date }): Promise<void> {
  await change(context, async (tx) => {
    const [source] = await tx.select().from(elections).where(eq(elections.token, from));
    if (!source) throw new Error(`There is no election "${from}"`);
    await tx.delete(elections).where(and(eq(elections.token, to), eq(elections.isReplay, true)));
    const { id: _id, ...values } = source;
    const [copy] = await tx
      .insert(elections)
      .values({
        ...values,
        token: to,
        name: `${electionWords.replay.gu}: ${source.name}`,
        nameEn: `${electionWords.replay.en}: ${source.nameEn}`,
        isMain: false,
        isReplay: true,
        tagSlug: '',
        webStoryIds: [],
        stage: 'counting',
        breakingHeadline: '',
        updatedAt: now,
        countingAt: now,
      })
      .returning({ id: elections.id });
    if (!copy) throw new Error('The copy was not written');
    const lists = [electionAlliances, electionParties, electionStates, electionRegions, electionPhases, electionSeats];
    for (const table of lists) await copyRows(tx, table, source.id, copy.id);
    await tx.execute(sql`
      insert into election_candidates (election_id, seat_id, number, name, name_en, party, party_name, is_nota, votes, star_position, star_note, picture_key)
      select ${copy.id}::integer, mine.id, c.number, c.name, c.name_en, c.party, c.party_name, c.is_nota, 0, c.star_position, c.star_note, c.picture_key
      from ${electionCandidates} c
      join ${electionSeats} theirs on theirs.id = c.seat_id
      join ${electionSeats} mine on mine.election_id = ${copy.id} and mine.state_code = theirs.state_code and mine.number = theirs.number
      where theirs.election_id = ${source.id}`);
    await tx.execute(sql`
      update election_seats s set runner_up_id = null, margin = null, total_votes = 0, nota_votes = 0, round = 0, rounds = 0, version = 1,
        updated_at = ${now.toISOString()}::timestamptz,
        state = case when s.state in ('uncontested', 'countermanded') then s.state else 'awaited' end,
        leader_party = case when s.state = 'uncontested' then s.leader_party else '' end,
        leader_id = case when s.state = 'uncontested' then (select c.id from election_candidates c where c.seat_id = s.id and not c.is_nota limit 1) end
      where s.election_id = ${copy.id}`);
    await recountTallies(tx, copy.id);
    return { result: undefined, tags: tagsOfElection(to) };
  });
}

/** Copies the rows of one election to another, all columns except the id. */
async function copyRows(tx: Database, table: PgTable, from: number, to: number): Promise<void> {
  const names = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'election_id');
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${table} (election_id, ${columns}) select ${to}::integer, ${columns} from ${table} where election_id = ${from}`,
  );
}
