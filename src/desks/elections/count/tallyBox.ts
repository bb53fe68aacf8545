import type { TallyBlock } from './stages.ts';

export type PartySeats = { party: string; leading: number; won: number };
/** `seatsBefore` is null if the party's seats last time are not known. */
export type PartyFacts = { code: string; alliance: string; seatsBefore: number | null };

/**
 * One column of the box. `before` is null if there was no such column last time. `change` is null also before the first result; while votes
 * are counted it compares only the seats with a leader or a winner with what they were last time: the others are not lost.
 */
export type BlockTally = {
  key: string;
  name: string;
  nameEn: string;
  color: string;
  darkColor: string;
  leading: number;
  won: number;
  total: number;
  before: number | null;
  change: number | null;
};

const UNCONFIRMED = 'unconfirmed';
const OTHER = 'OTHER';

const sumOf = (rows: readonly PartySeats[]) => {
  const leading = rows.reduce((sum, row) => sum + row.leading, 0);
  const won = rows.reduce((sum, row) => sum + row.won, 0);
  return { leading, won, total: leading + won };
};

/** A number of counted seats that went from one party to another; equal parties mean held seats. */
export type SeatMove = { from: string; to: string; seats: number };

/**
 * The change of some parties against last time; null if that is not known, or nothing has been counted yet. `moves` are given while votes
 * are counted, and undefined once all seats are.
 */
export function changeOf(
  total: number,
  before: number | null,
  { isCounted, moves, isOf }: { isCounted: boolean; moves: readonly SeatMove[] | undefined; isOf: (party: string) => boolean },
): number | null {
  if (before === null || !isCounted || moves?.length === 0) return null;
  if (!moves) return total - before;
  const sum = (side: 'from' | 'to') => moves.reduce((all, move) => all + (isOf(move[side]) ? move.seats : 0), 0);
  return sum('to') - sum('from');
}

/**
 * The tally by the election's own columns: each has the seats of its parties, `OTHER` those of all other parties, and `unconfirmed` the
 * seats without a leader, so that the columns add up to all seats.
 */
export function tallyByBlock(
  blocks: readonly TallyBlock[],
  rows: readonly PartySeats[],
  seats: number,
  parties: readonly PartyFacts[],
  moves?: readonly SeatMove[],
): BlockTally[] {
  const named = new Set(blocks.flatMap((block) => block.parties));
  const decided = sumOf(rows).total;
  const hasBefore = parties.some(({ seatsBefore }) => (seatsBefore ?? 0) > 0);
  return blocks.map(({ parties: own, ...block }) => {
    if (block.key === UNCONFIRMED) return { ...block, leading: 0, won: 0, total: Math.max(0, seats - decided), before: null, change: null };
    const isOf = (code: string) => (block.key === OTHER ? !named.has(code) : own.includes(code));
    const sum = sumOf(rows.filter(({ party }) => isOf(party)));
    const seatsBefore = parties.filter(({ code }) => isOf(code)).reduce((all, party) => all + (party.seatsBefore ?? 0), 0);
    const before = hasBefore ? seatsBefore : null;
    return { ...block, ...sum, before, change: changeOf(sum.total, before, { isCounted: decided > 0, moves, isOf }) };
  });
}

export type AllianceFacts = { key: string; name: string; nameEn: string; color: string; darkColor: string; seatsBefore: number | null };
export type AllianceTally = Omit<BlockTally, 'key'> & { key: string; hasMajority: boolean };

/**
 * The tally by alliance; parties outside every alliance are grouped under the key ``. Only seats that are won make a majority; where it is 0
 * nobody has one. Who was in an alliance last time is not known by party, so that there is a change only once all seats are counted
 * (`isWhole`).
 */
export function tallyByAlliance(
  alliances: readonly AllianceFacts[],
  rows: readonly PartySeats[],
  parties: readonly PartyFacts[],
  { majority, isWhole }: { majority: number; isWhole: boolean },
): AllianceTally[] {
  const allianceOf = new Map(parties.map(({ code, alliance }) => [code, alliance]));
  return alliances.map(({ seatsBefore: before, ...alliance }) => {
    const sum = sumOf(rows.filter(({ party }) => (allianceOf.get(party) ?? '') === alliance.key));
    return {
      ...alliance,
      ...sum,
      before,
      change: before === null || !isWhole ? null : sum.total - before,
      hasMajority: alliance.key !== '' && majority > 0 && sum.won >= majority,
    };
  });
}
