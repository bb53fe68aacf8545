import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { expectOlderRefused, type RecordOfTwo, seenRecord } from '../../twoEditors.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// Two editors have the same form of an election open; the one who saves last must not overwrite the other's change unnoticed. Results of
// seats have a rule of their own (`electionApi.test.ts`).

const chief = staffMember('chief-editor');
let app: TestApp;
let at: string;
let seatId: number;
let candidateId: number;
let pollId: number;
beforeAll(async () => {
  app = await openTestApp();
  const ofElections = z.object({ data: z.array(z.object({ id: z.number(), token: z.string() })) });
  const { data } = ofElections.parse(await ask('/elections?perPage=200'));
  at = `/elections/${data.find(({ token }) => token === 'election-2024')?.id}`;
  const seats = z.object({ data: z.array(z.object({ id: z.number(), slug: z.string() })) }).parse(await ask(`${at}/seats?state=S06`)).data;
  seatId = seats.find(({ slug }) => slug === 'gandhinagar')?.id ?? 0;
  candidateId = (await readSeat()).candidates[0]?.id ?? 0;
  const added = await app.ask(chief, 'post', `${at}/polls`, {
    kind: 'exit',
    agency: 'સર્વે સંસ્થા',
    sampleSize: 4_000,
    expected: [{ key: 'BJP', from: 200, to: 260 }],
    isPublished: false,
  });
  pollId = z.object({ id: z.number() }).parse(await added.json()).id;
});
afterAll(() => app.close());

async function ask(path: string): Promise<unknown> {
  const answer = await app.ask(chief, 'get', path);
  expect(answer.status, path).toBe(200);
  return answer.json();
}
const put = (path: string, body: unknown) => app.ask(chief, 'put', path, body);

const rowOf = (rows: readonly z.infer<typeof withId>[], id: number) => {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`There is no row ${id}`);
  return found;
};
const withId = seenRecord.extend({ id: z.number() });
const ofSeat = z.object({ seat: seenRecord, candidates: z.array(withId) });
const readSeat = async () => ofSeat.parse(await ask(`${at}/seats/${seatId}`));
const readElection = async () => seenRecord.extend({ headlineVersion: z.number() }).parse(await ask(at));

const picks = z.object({ version: z.number(), picks: z.array(z.object({ id: z.number(), name: z.string(), note: z.string() })) });
const readPicks = async () => z.object({ hotSeats: picks, stars: picks }).parse(await ask(`${at}/picks`));
/** A list of picks as a form sends it. */
const sentOf = ({ version, picks: rows }: z.infer<typeof picks>) => ({ version, picks: rows.map(({ id, note }) => ({ id, note })) });

const kinds: (RecordOfTwo & { name: string })[] = [
  {
    name: 'an election',
    read: readElection,
    write: (form) => put(at, form),
    one: { body: 'પહેલા તંત્રીની સભા' },
    other: { beforeName: '2014' },
  },
  {
    name: 'a seat',
    read: async () => (await readSeat()).seat,
    write: (form) => put(`${at}/seats/${seatId}`, form),
    one: { electors: 2_182_736 },
    other: { district: 'ગાંધીનગર' },
  },
  {
    name: 'a candidate',
    read: async () => rowOf((await readSeat()).candidates, candidateId),
    write: (form) => put(`${at}/seats/${seatId}/candidates/${candidateId}`, form),
    one: { name: 'પહેલા તંત્રીના ઉમેદવાર' },
    other: { nameEn: 'The other editor’s candidate' },
  },
  {
    name: 'a poll',
    read: async () => rowOf(z.object({ polls: z.array(withId) }).parse(await ask(`${at}/polls`)).polls, pollId),
    write: (form) => put(`${at}/polls/${pollId}`, form),
    one: { agency: 'પહેલા તંત્રીની સંસ્થા' },
    other: { sampleSize: 5_000 },
  },
  {
    name: 'the line above the tally',
    read: async () => {
      const { breakingHeadline, headlineVersion } = await readElection();
      return { headline: breakingHeadline, version: headlineVersion };
    },
    write: (form) => put(`${at}/headline`, form),
    one: { headline: 'પહેલા તંત્રીની લાઇન' },
    other: { headline: 'બીજા તંત્રીની લાઇન' },
  },
];

describe.each(kinds)('$name', (kind) => {
  test('the second of two saves of one version is refused and changes nothing; with the present version it is accepted', () =>
    expectOlderRefused(kind));
});

const readHotSeats = async () => sentOf((await readPicks()).hotSeats);
const readStars = async () => sentOf((await readPicks()).stars);

test('the second of two saves of hot seats or star candidates is refused and changes nothing', async () => {
  const one = { picks: [] };
  const otherOf = (id: number) => ({ picks: [{ id, note: 'કસોકસ' }] });
  await expectOlderRefused({ read: readHotSeats, write: (form) => put(`${at}/hot-seats`, form), one, other: otherOf(seatId) });
  await expectOlderRefused({ read: readStars, write: (form) => put(`${at}/star-candidates`, form), one, other: otherOf(candidateId) });
});

test('a saved line and a saved list of picks are answered with the version to save next', async () => {
  const hotSeats = await readHotSeats();
  const answer = await put(`${at}/hot-seats`, hotSeats);
  expect(await answer.json()).toEqual({ version: hotSeats.version + 1 });
  const { headlineVersion } = await readElection();
  const saved = await put(`${at}/headline`, { headline: 'ગણતરી શરૂ', version: headlineVersion });
  expect(await saved.json()).toEqual({ version: headlineVersion + 1 });
});

test('a candidate who is open in a form can be saved after a round was counted, and with the line above the tally in between', async () => {
  const { seat, candidates } = await readSeat();
  const candidate = rowOf(candidates, candidateId);
  const round = {
    version: seat.version,
    round: null,
    rounds: null,
    status: 'declared',
    isCorrection: true,
    totalVotes: null,
    winner: null,
    votes: candidates.map(({ number, votes }) => ({ number, votes: Number(votes) + 1 })),
  };
  expect((await put(`${at}/seats/${seatId}/result`, round)).status).toBe(200);
  const { headlineVersion } = await readElection();
  expect((await put(`${at}/headline`, { headline: 'ગણતરી પૂરી', version: headlineVersion })).status).toBe(200);
  expect((await put(`${at}/seats/${seatId}/candidates/${candidateId}`, { ...candidate, nameEn: 'After the round' })).status).toBe(200);
});

test('the main election stays the one that was chosen last, whatever the form of the one before says', async () => {
  const seen = await readElection();
  expect(seen.isMain).toBe(true);
  const { headlineVersion: _, breakingHeadline: _line, ...draft } = seen;
  const town = { ...draft, version: 0, token: 'surat-2031', name: 'સુરત મહાનગરપાલિકા 2031', nameEn: 'Surat Corporation 2031' };
  expect((await app.ask(chief, 'post', '/elections', town)).status).toBe(200);
  expect((await put(at, { ...seen, body: 'મોડી સાચવેલી' })).status).toBe(409);
  expect(await readElection()).toMatchObject({ isMain: false, body: seen.body });
});

test('a form without a version is refused', async () => {
  for (const { name, read, write } of kinds) {
    const { version: _, ...form } = await read();
    expect((await write(form)).status, name).toBe(422);
  }
  for (const list of ['hot-seats', 'star-candidates']) expect((await put(`${at}/${list}`, { picks: [] })).status, list).toBe(422);
});
