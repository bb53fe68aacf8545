import type { TallyBlock } from './stages.ts';

export type PartySeats = { party: string; leading: number; won: number };
/** `seatsBefore` is null if the party's seats last time are not known. */
export type PartyFacts = { code: string; alliance: string; seatsBefore: number | null };

/**
 * One column of the box. `before` is null if there was no such column last time; `change` also before the first result, which would make
 * every seat of last time a lost one.
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

/** The change against last time; null if that is not known, or nothing has been counted yet. */
export const changeOf = (total: number, before: number | null, isCounted: boolean): number | null =>
  before === null || !isCounted ? null : total - before;

/**
 * The tally by the election's own columns: each has the seats of its parties, `OTHER` those of all other parties, and `unconfirmed` the
 * seats without a leader, so that the columns add up to all seats.
 */
export function tallyByBlock(
  blocks: readonly TallyBlock[],
  rows: readonly PartySeats[],
  seats: number,
  parties: readonly PartyFacts[],
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
    return { ...block, ...sum, before, change: changeOf(sum.total, before, decided > 0) };
  });
}

export type AllianceFacts = { key: string; name: string; nameEn: string; color: string; darkColor: string; seatsBefore: number | null };
export type AllianceTally = Omit<BlockTally, 'key'> & { key: string; hasMajority: boolean };

/** The tally by alliance; parties outside every alliance are grouped under the key ``. */
export function tallyByAlliance(
  alliances: readonly AllianceFacts[],
  rows: readonly PartySeats[],
  parties: readonly PartyFacts[],
  majority: number,
): AllianceTally[] {
  const isCounted = sumOf(rows).total > 0;
  const allianceOf = new Map(parties.map(({ code, alliance }) => [code, alliance]));
  return alliances.map(({ seatsBefore: before, ...alliance }) => {
    const sum = sumOf(rows.filter(({ party }) => (allianceOf.get(party) ?? '') === alliance.key));
    return {
      ...alliance,
      ...sum,
      before,
      change: changeOf(sum.total, before, isCounted),
      hasMajority: alliance.key !== '' && sum.total >= majority,
    };
  });
}
