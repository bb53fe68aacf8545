import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { electionTallies } from '../tables.ts';
import type { SeatState } from './seatResult.ts';

/** The contribution of a seat to the tallies: its party as leading or won, or none, and the votes of each party. */
type SeatWeight = {
  leaderParty: string;
  leaderState: 'leading' | 'won' | 'none';
  votes: readonly { party: string; votes: number }[];
};

export const weightOf = (seat: { state: SeatState; leaderParty: string }, votes: SeatWeight['votes']): SeatWeight => ({
  leaderParty: seat.leaderParty,
  leaderState: seat.state === 'won' || seat.state === 'uncontested' ? 'won' : seat.state === 'leading' ? 'leading' : 'none',
  votes,
});

type WeightChange = { stateCode: string; region: string; before: SeatWeight; after: SeatWeight };

/** The tallies that include a seat. */
const scopesOf = ({ stateCode, region }: { stateCode: string; region: string }): string[] => [
  'all',
  `state:${stateCode}`,
  ...(region === '' ? [] : [`region:${region}`]),
];

/** Updates the tallies with the difference of changed seats, in the transaction of the results. */
export async function keepTallies(tx: Database, electionId: number, changes: readonly WeightChange[]): Promise<void> {
  const sums = new Map<string, { scope: string; party: string; leading: number; won: number; votes: number }>();
  const add = (scope: string, party: string, what: 'leading' | 'won' | 'votes', amount: number) => {
    const key = `${scope} ${party}`;
    const sum = sums.get(key) ?? { scope, party, leading: 0, won: 0, votes: 0 };
    sum[what] += amount;
    sums.set(key, sum);
  };
  for (const change of changes) {
    for (const scope of scopesOf(change)) {
      for (const [weight, sign] of [
        [change.before, -1],
        [change.after, 1],
      ] as const) {
        if (weight.leaderState !== 'none') add(scope, weight.leaderParty, weight.leaderState, sign);
        for (const { party, votes } of weight.votes) add(scope, party, 'votes', sign * votes);
      }
    }
  }
  const rows = [...sums.values()]
    .filter(({ leading, won, votes }) => leading !== 0 || won !== 0 || votes !== 0)
    // In a fixed order, so that two writers do not deadlock.
    .sort((a, b) => (`${a.scope} ${a.party}` < `${b.scope} ${b.party}` ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(electionTallies)
    .values(rows.map((row) => ({ electionId, ...row })))
    .onConflictDoUpdate({
      target: [electionTallies.electionId, electionTallies.scope, electionTallies.party],
      set: {
        leading: sql`${electionTallies.leading} + excluded.leading`,
        won: sql`${electionTallies.won} + excluded.won`,
        votes: sql`${electionTallies.votes} + excluded.votes`,
      },
    });
}

/** Recomputes the tallies of an election from its seats and candidates, after they were all imported. */
export async function recountTallies(tx: Database, electionId: number): Promise<void> {
  await tx.delete(electionTallies).where(eq(electionTallies.electionId, electionId));
  await tx.execute(sql`
    insert into election_tallies (election_id, scope, party, "leading", won, votes)
    select ${electionId}::integer, scope, party, sum("leading"), sum(won), sum(votes)
    from (
      select s.state_code, s.region, s.leader_party as party, (s.state = 'leading')::int as "leading",
        (s.state in ('won', 'uncontested'))::int as won, 0::bigint as votes
      from election_seats s where s.election_id = ${electionId} and s.leader_party <> ''
      union all
      select s.state_code, s.region, c.party, 0, 0, c.votes
      from election_candidates c join election_seats s on s.id = c.seat_id where s.election_id = ${electionId} and c.votes > 0
    ) counted
    cross join lateral (
      values ('all'), ('state:' || state_code), (case when region = '' then null else 'region:' || region end)
    ) as scopes (scope)
    where scope is not null
    group by scope, party`);
}
