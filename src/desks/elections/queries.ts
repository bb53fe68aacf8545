import { and, asc, count, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { gathered, readingOnce } from '../../platform/reads/readOnce.ts';
import { readSeatFlow } from './count/readSeatFlow.ts';
import { percentOf, swing } from './count/seatResult.ts';
import { type AllianceTally, type BlockTally, changeOf, type PartySeats, tallyByAlliance, tallyByBlock } from './count/tallyBox.ts';
import { type ElectionState, type Party, type Region, readAlliances, readParties, readRegions, readStates } from './names/readNames.ts';
import { electionNews, electionPhases, electionSeats, elections, electionTallies } from './tables.ts';
import { isElectionTag } from './tags/electionTag.ts';

/**
 * Public reads of elections. Seats, hot seats, map and seat changes: `readSeats.ts`; one seat with its votes, candidates, star candidates:
 * `readCandidates.ts`; exit polls: `readPolls.ts`; places in the half-circle: `halfCirclePlaces()`.
 */
export type Election = typeof elections.$inferSelect;
export type { ElectionState, Party, Region };
export type Phase = typeof electionPhases.$inferSelect;

/** A scope of an election: all, a state by its code (`state:S06`) or a region by its key (`region:uttar`). */
export type Scope = 'all' | `state:${string}` | `region:${string}`;

export const readElection = onceUntilChange(async (db: Database, token: string): Promise<Election | undefined> => {
  const [election] = await db.select().from(elections).where(eq(elections.token, token));
  return election;
}, isElectionTag);

const isReal = eq(elections.isReplay, false);

/** The main election: the one at `/election-2024` and on the front page. */
export const readMainElection = onceUntilChange(async (db: Database): Promise<Election | undefined> => {
  const [election] = await db
    .select()
    .from(elections)
    .where(and(eq(elections.isMain, true), isReal))
    .orderBy(desc(elections.id))
    .limit(1);
  return election;
}, isElectionTag);

/** All elections, latest first, without replays. */
export const readElections = onceUntilChange(async (db: Database): Promise<Election[]> => {
  return db.select().from(elections).where(isReal).orderBy(desc(elections.year), desc(elections.id)).limit(200);
}, isElectionTag);

/**
 * The election for `/election/[year]/[state]`: the state's own election of that year, or the national one in that state, then with the
 * state's code for `state:` scopes.
 */
export const findElection = onceUntilChange(
  async (db: Database, year: number, stateSlug: string): Promise<{ election: Election; state: ElectionState } | undefined> => {
    const candidates = await db
      .select()
      .from(elections)
      // By-elections elect no house, and leave the page of the state to the election of that year that does.
      .where(and(eq(elections.year, year), inArray(elections.state, [stateSlug, '']), gt(elections.majority, 0), isReal))
      .orderBy(desc(elections.state), desc(elections.id));
    for (const election of candidates) {
      const state = (await readStates(db, election.id)).find(({ slug }) => slug === stateSlug);
      if (state) return { election, state };
    }
    return undefined;
  },
  isElectionTag,
);

export { readAlliances, readParties, readRegions, readStates } from './names/readNames.ts';

/**
 * A party's line in the tally; `before` and `change` are null if the seats last time are not known; `change` is that of the seats counted so far.
 * Shares in per cent of all votes, `swing` in percentage points, both only for the whole election and if known.
 */
export type PartyTally = PartyLook &
  Omit<BlockTally, keyof PartyLook | 'key' | 'nameEn'> & { party: string; share: number | undefined; swing: number | undefined };

/** The tally box: columns and alliances in the election's order, parties by number of seats, then those that lost all seats. */
export type TallyBox = {
  token: string;
  name: string;
  stage: Election['stage'];
  scope: Scope;
  seats: number;
  /** For the whole legislature; 0 for a part, and in by-elections. */
  majority: number;
  unconfirmed: number;
  leading: number;
  won: number;
  beforeName: string;
  headline: string;
  blocks: BlockTally[];
  alliances: AllianceTally[];
  parties: PartyTally[];
  updatedAt: Date;
};

/** The tally of an election or a part of it. Reads only the stored tallies, never votes. */
export async function readTallyBox(db: Database, election: Election, scope: Scope = 'all'): Promise<TallyBox> {
  const { id, token, name, stage, beforeName } = election;
  const [parties, alliances, rows, part] = await Promise.all([
    readParties(db, id),
    readAlliances(db, id),
    readTallies(db, id, scope),
    scope === 'all' ? undefined : readPart(db, id, scope),
  ]);
  const seats = part?.seats ?? election.seats;
  const before = part ? part.before : seatsBeforeOf(parties);
  const compared = parties.map((party) => ({ ...party, seatsBefore: before === undefined ? null : (before.get(party.code) ?? 0) }));
  // Parties of last time that no longer have a row count as others.
  const gone = [...(part?.before ?? [])].filter(([code]) => !parties.some((party) => party.code === code));
  const facts = [...compared, ...gone.map(([code, seatsBefore]) => ({ code, alliance: '', seatsBefore }))];
  const leading = rows.reduce((sum, row) => sum + row.leading, 0);
  const won = rows.reduce((sum, row) => sum + row.won, 0);
  const isCounted = leading + won > 0;
  // A countermanded seat is not counted, whatever the stage.
  const isWhole = isCounted && (stage === 'declared' || leading + won >= seats);
  const moves = isCounted && !isWhole && before ? await readSeatFlow(db, id, scope) : undefined;
  const blocks = tallyByBlock(election.blocks, rows, seats, facts, moves);
  const lines = compared.map((party): PartyTally => {
    const row = rows.find((tally) => tally.party === party.code);
    const own = { leading: row?.leading ?? 0, won: row?.won ?? 0 };
    const total = own.leading + own.won;
    // Of all votes: what has been counted so far is no share of them.
    const share = scope === 'all' && isWhole ? percentOf(party.totalVotes ?? row?.votes ?? 0, election.allVotes) : undefined;
    return {
      ...pick(party),
      party: party.code,
      ...own,
      total,
      before: party.seatsBefore,
      change: changeOf(total, party.seatsBefore, { isCounted, moves, isOf: (code) => code === party.code }),
      share,
      swing: swing(share, party.shareBefore === null ? undefined : party.shareBefore / 100),
    };
  });
  return {
    token,
    name,
    stage,
    scope,
    seats,
    majority: scope === 'all' ? election.majority : 0,
    unconfirmed: Math.max(0, seats - leading - won),
    leading,
    won,
    beforeName: before === undefined ? '' : beforeName,
    headline: election.breakingHeadline,
    blocks,
    alliances: tallyByAlliance(
      // Alliances of last time are known for the whole election only.
      scope === 'all' ? alliances : alliances.map((alliance) => ({ ...alliance, seatsBefore: null })),
      rows,
      compared,
      { majority: scope === 'all' ? election.majority : 0, isWhole },
    ),
    parties: lines
      .filter(({ total, before }) => total > 0 || (before ?? 0) > 0)
      .sort((a, b) => b.total - a.total || (b.before ?? 0) - (a.before ?? 0)),
    updatedAt: election.updatedAt,
  };
}

type PartyLook = Pick<Party, 'code' | 'name' | 'shortName' | 'color' | 'darkColor' | 'alliance'>;
const pick = ({ code, name, shortName, color, darkColor, alliance }: PartyLook): PartyLook => ({
  code,
  name,
  shortName,
  color,
  darkColor,
  alliance,
});

type OfScope = { electionId: number; scope: Scope };
const electionsIn = (wanted: readonly OfScope[]): number[] => [...new Set(wanted.map(({ electionId }) => electionId))];

const talliesOf = gathered(async (db: Database, wanted: readonly OfScope[]) => {
  const scopes = [...new Set(wanted.map(({ scope }) => scope))];
  const rows = await db
    .select({
      electionId: electionTallies.electionId,
      scope: electionTallies.scope,
      party: electionTallies.party,
      leading: electionTallies.leading,
      won: electionTallies.won,
      votes: electionTallies.votes,
    })
    .from(electionTallies)
    .where(and(inArray(electionTallies.electionId, electionsIn(wanted)), inArray(electionTallies.scope, scopes)));
  return wanted.map(({ electionId, scope }) => rows.filter((row) => row.electionId === electionId && row.scope === scope));
});

/** The stored tallies of a scope; `votes` are those of all candidates on record. */
export const readTallies = (db: Database, electionId: number, scope: Scope): Promise<(PartySeats & { votes: number })[]> =>
  talliesOf(db, { electionId, scope });

/** The seats of each party last time; undefined if no party is known to have had any. */
const seatsBeforeOf = (parties: readonly Party[]): Map<string, number> | undefined =>
  parties.some(({ seatsBefore }) => seatsBefore > 0) ? new Map(parties.map(({ code, seatsBefore }) => [code, seatsBefore])) : undefined;

/**
 * The number of seats in a part of an election, at most that of the legislature, and how many each party won last time: undefined unless
 * known for every seat, because some constituencies are new.
 */
export const readPart = onceUntilChange(
  async (db: Database, electionId: number, scope: Scope): Promise<{ seats: number; before: Map<string, number> | undefined }> => {
    const rows = await seatsBefore(db, { electionId, scope });
    const byParty = new Map<string, number>();
    for (const { party, seats } of rows) byParty.set(party, (byParty.get(party) ?? 0) + seats);
    const isKnown = byParty.size > 0 && !byParty.has('');
    return { seats: rows.reduce((sum, row) => sum + row.seats, 0), before: isKnown ? byParty : undefined };
  },
  isElectionTag,
);

const seatsBefore = gathered(async (db: Database, wanted: readonly OfScope[]) => {
  const keysOf = (kind: 'state' | 'region') =>
    wanted.flatMap(({ scope }) => (scope.startsWith(`${kind}:`) ? scope.slice(kind.length + 1) : []));
  const rows = await db
    .select({
      electionId: electionSeats.electionId,
      state: electionSeats.stateCode,
      region: electionSeats.region,
      party: electionSeats.partyBefore,
      seats: count(),
    })
    .from(electionSeats)
    .where(
      and(
        inArray(electionSeats.electionId, electionsIn(wanted)),
        or(inArray(electionSeats.stateCode, keysOf('state')), inArray(electionSeats.region, keysOf('region'))),
      ),
    )
    .groupBy(electionSeats.electionId, electionSeats.stateCode, electionSeats.region, electionSeats.partyBefore);
  return wanted.map(({ electionId, scope }) =>
    rows.filter((row) => row.electionId === electionId && (scope === `state:${row.state}` || scope === `region:${row.region}`)),
  );
});

/** The regions of a state with their tallies, in order. */
export async function readRegionTallies(db: Database, election: Election): Promise<{ region: Region; tally: TallyBox }[]> {
  const regions = await readRegions(db, election.id);
  return readingOnce(() =>
    Promise.all(regions.map(async (region) => ({ region, tally: await readTallyBox(db, election, `region:${region.key}`) }))),
  );
}

/** The phases of polling with their times; `note` says where. */
export const readPhases = onceUntilChange(async (db: Database, electionId: number): Promise<Phase[]> => {
  return db.select().from(electionPhases).where(eq(electionPhases.electionId, electionId)).orderBy(asc(electionPhases.number));
}, isElectionTag);

/** The live news of an election. */
const newsLines = (db: Database, electionId: number) => {
  return db
    .select({
      id: electionNews.id,
      at: electionNews.at,
      text: electionNews.text,
      isPinned: electionNews.isPinned,
      seat: { slug: electionSeats.slug, name: electionSeats.name },
    })
    .from(electionNews)
    .leftJoin(electionSeats, eq(electionSeats.id, electionNews.seatId))
    .where(eq(electionNews.electionId, electionId))
    .$dynamic();
};
export type ElectionNews = Awaited<ReturnType<typeof newsLines>>[number];

/** The latest news item, pinned or not. */
export const readNewestLine = onceUntilChange(async (db: Database, electionId: number): Promise<ElectionNews | undefined> => {
  const [line] = await newsLines(db, electionId).orderBy(desc(electionNews.at), desc(electionNews.id)).limit(1);
  return line;
}, isElectionTag);

/** Live news, pinned items first, then the newest; `page` from 1. */
export async function readLiveNews(
  db: Database,
  electionId: number,
  { page = 1, limit = 30 } = {},
): Promise<{ news: ElectionNews[]; total: number }> {
  const [news, total] = await Promise.all([
    newsLines(db, electionId)
      .orderBy(desc(electionNews.isPinned), desc(electionNews.at), desc(electionNews.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(electionNews, eq(electionNews.electionId, electionId)),
  ]);
  return { news, total };
}
