import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSeatFlow } from '../../../src/desks/elections/count/readSeatFlow.ts';
import { readCandidate, readSeat, readStarCandidates } from '../../../src/desks/elections/pages/readCandidates.ts';
import { readHexMap, readHotSeats, readSeats } from '../../../src/desks/elections/pages/readSeats.ts';
import {
  findElection,
  readElection,
  readLiveNews,
  readPhases,
  readRegionTallies,
  readTallyBox,
} from '../../../src/desks/elections/queries.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let test1: TestApp;
beforeAll(async () => {
  test1 = await openTestApp();
});
afterAll(() => test1.close());

const lokSabha = async () => {
  const election = await readElection(test1.app.db, 'election-2024');
  if (!election) throw new Error('The demo paper has no Lok Sabha of 2024');
  return election;
};

describe('the Lok Sabha of 2024, as the demo paper has it', () => {
  test('has the seats that the commission gave', async () => {
    const tally = await readTallyBox(test1.app.db, await lokSabha());
    const seats = new Map(tally.parties.map(({ code, total }) => [code, total]));
    expect([...seats].slice(0, 10)).toEqual([
      ['BJP', 240],
      ['INC', 99],
      ['SP', 37],
      ['TMC', 29],
      ['DMK', 22],
      ['TDP', 16],
      ['JDU', 12],
      ['SHSUBT', 9],
      ['NCPSP', 8],
      ['SHS', 7],
    ]);
    expect(tally).toMatchObject({ seats: 543, won: 543, leading: 0, unconfirmed: 0, majority: 272 });
    expect([...seats.values()].reduce((sum, total) => sum + total, 0)).toBe(543);
    expect([...seats.values()].filter((total) => total > 0)).toHaveLength(42);
    expect(tally.parties.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(543);
    expect(tally.blocks.map(({ key, total, change }) => [key, total, change])).toEqual([
      ['BJP', 240, -63],
      ['INC', 99, 47],
      ['AAP', 3, 2],
      ['OTHER', 201, 14],
      ['unconfirmed', 0, null],
    ]);
    expect(tally.alliances.map(({ key, total, hasMajority }) => [key, total, hasMajority])).toEqual([
      ['NDA', 293, true],
      ['INDIA', 234, false],
      ['', 16, false],
    ]);
    expect(tally.parties.find(({ code }) => code === 'BJP')).toMatchObject({ share: 36.56, swing: -0.8 });
  });

  test('has 25 and 1 in Gujarat, by regions too', async () => {
    const result = await findElection(test1.app.db, 2024, 'gujarat');
    expect(result?.election.token).toBe('election-2024');
    const tally = await readTallyBox(test1.app.db, await lokSabha(), 'state:S06');
    expect(tally.parties.map(({ code, total }) => [code, total])).toEqual([
      ['BJP', 25],
      ['INC', 1],
    ]);
    const regions = await readRegionTallies(test1.app.db, await lokSabha());
    expect(regions.map(({ region, tally: { seats, parties } }) => [region.key, seats, parties.map(({ total }) => total)])).toEqual([
      ['uttar', 5, [4, 1]],
      ['madhya', 8, [8]],
      ['dakshin', 5, [5]],
      ['saurashtra', 7, [7]],
      ['kachchh', 1, [1]],
    ]);
  });

  test('lists seats by filter, order and page', async () => {
    const { id } = await lokSabha();
    const { db } = test1.app;
    expect((await readSeats(db, id, { sort: 'margin', descending: true, perPage: 1 })).seats[0]).toMatchObject({
      name: 'ઇન્દોર',
      margin: 1_175_092,
    });
    expect((await readSeats(db, id, { sort: 'margin', perPage: 1 })).seats[0]).toMatchObject({ margin: 48, leader: { party: 'SHS' } });
    expect((await readSeats(db, id, { stateCode: 'S06', changedHands: true })).seats.map(({ slug }) => slug)).toEqual(['banaskantha']);
    expect((await readSeats(db, id, { text: 'વારાણ' })).seats.map(({ leader }) => leader?.name)).toEqual(['નરેન્દ્ર મોદી']);
    expect((await readSeats(db, id, { reservation: 'SC' })).total).toBe(84);
    expect((await readSeats(db, id, { reservation: 'ST' })).total).toBe(47);
    expect(await readSeats(db, id, { page: 11, perPage: 50 })).toMatchObject({
      total: 543,
      seats: expect.objectContaining({ length: 43 }),
    });
    expect((await readSeats(db, id, { text: '100%' })).total).toBe(0);
  });

  test('has a seat with its votes, hot seats, stars, a map, phases and news', async () => {
    const { id } = await lokSabha();
    const { db } = test1.app;
    const seat = await readSeat(db, id, 'banaskantha');
    expect(seat?.candidates.map(({ name, votes }) => [name, votes])).toEqual([
      ['ગેનીબેન ઠાકોર', 671_883],
      ['રેખાબેન ચૌધરી', 641_477],
      ['નોટા', 22_167],
      ['માનસુંગભાઈ પરમાર', 9_929],
      ['માવજી રાઠોડ', 7_696],
    ]);
    expect(seat?.candidates[0]).toMatchObject({ standing: 'won', share: 48.83 });
    expect(seat?.rest).toEqual({ candidates: 8, votes: 1_375_903 - 22_167 - 671_883 - 641_477 - 9_929 - 7_696 });
    expect((await readSeat(db, id, 'surat'))?.seat).toMatchObject({ state: 'uncontested', margin: null, totalVotes: 0 });
    const hot = await readHotSeats(db, id);
    expect(hot).toHaveLength(14);
    const stars = await readStarCandidates(db, id);
    expect(stars).toHaveLength(20);
    expect(await readCandidate(db, id, stars[0]?.candidate.id ?? 0)).toMatchObject({
      candidate: { name: 'નરેન્દ્ર મોદી' },
      seat: { slug: 'varanasi' },
    });
    expect(await readHexMap(db, id, 'S06')).toHaveLength(26);
    expect(await readPhases(db, id)).toHaveLength(7);
    const { news, total } = await readLiveNews(db, id);
    expect(news[0]?.isPinned).toBe(true);
    expect(total).toBe(10);
    const flow = await readSeatFlow(db, id, 'state:S06');
    expect(flow).toEqual([
      { from: 'BJP', to: 'BJP', seats: 25 },
      { from: 'BJP', to: 'INC', seats: 1 },
    ]);
  });
});

describe('the maps of hexagons', () => {
  test.each([
    ['election-2024', 26],
    ['gujarat-2027', 182],
  ])('of %s has a place of its own for each of its %i seats, in one piece', async (token, seats) => {
    const { db } = test1.app;
    const election = await readElection(db, token);
    const map = await readHexMap(db, election?.id ?? 0, 'S06');
    expect(map).toHaveLength(seats);
    const places = new Set(map.map(({ hexQ, hexR }) => `${hexQ},${hexR}`));
    expect(places.size).toBe(seats);
    const byName = (slug: string) => map.find((seat) => seat.slug.startsWith(slug));
    const at = (slug: string) => {
      const { hexQ = 0, hexR = 0 } = byName(slug) ?? {};
      return { x: hexQ + hexR / 2, y: hexR };
    };
    // As on the map of Gujarat: Valsad is the south, Banaskantha's Palanpur north of Anand, Jamnagar west of Rajkot, Dahod the east.
    expect(at('valsad').y).toBeGreaterThan(at('navsari').y);
    expect(at('anand').y).toBeGreaterThan(at('mahesana').y);
    expect(at('dahod').x).toBeGreaterThan(at('anand').x);
    expect(at('porbandar').x).toBeLessThan(at('amreli').x);
  });

  test('the assembly is to come, and nothing in it is confirmed', async () => {
    const { db } = test1.app;
    const result = await findElection(db, 2027, 'gujarat');
    if (!result) throw new Error('The demo paper has no assembly');
    const tally = await readTallyBox(db, result.election);
    expect(tally).toMatchObject({ seats: 182, majority: 92, unconfirmed: 182, stage: 'upcoming' });
    expect(tally.blocks.map(({ key, total, before }) => [key, total, before])).toEqual([
      ['BJP', 0, 156],
      ['INC', 0, 17],
      ['AAP', 0, 5],
      ['OTHER', 0, 4],
      ['unconfirmed', 182, null],
    ]);
    expect((await readSeats(db, result.election.id, { reservation: 'ST' })).total).toBe(27);
    expect((await readSeats(db, result.election.id, { reservation: 'SC' })).total).toBe(13);
  });
});
