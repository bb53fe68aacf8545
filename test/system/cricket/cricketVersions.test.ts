import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importMatch } from '../../../src/desks/cricket/file/importMatch.ts';
import { matchFile } from '../../matchFiles.ts';
import { expectOlderRefused, type RecordOfTwo, seenRecord } from '../../twoEditors.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// Two editors have the same team, player, tournament or fixture open; the one who saves last must not overwrite the other's change unnoticed.

const editor = staffMember('sub-editor');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function ask(path: string): Promise<unknown> {
  const answer = await app.ask(editor, 'get', path);
  expect(answer.status, path).toBe(200);
  return answer.json();
}

const rows = z.array(seenRecord.extend({ id: z.number(), nameEn: z.string() }));
const tournaments = async () => z.object({ tournaments: rows }).parse(await ask('/cricket')).tournaments;
const teams = async () => z.object({ teams: rows }).parse(await ask('/cricket')).teams;
const firstOf = <Row>([first]: readonly Row[]): Row => {
  if (!first) throw new Error('The demo has none');
  return first;
};
const change = (kind: string, { id, ...draft }: { [field: string]: unknown }) => app.ask(editor, 'put', `/cricket/${kind}/${id}`, draft);

const fixtures = z.object({
  matches: z.array(
    seenRecord.extend({ status: z.string(), teamA: z.object({ id: z.number() }), teamB: z.object({ id: z.number() }), venue: z.string() }),
  ),
});

/** A fixture as its form has it. */
async function readFixture() {
  for (const { id } of await tournaments()) {
    const { matches } = fixtures.parse(await ask(`/cricket/matches?tournamentId=${id}`));
    const fixture = matches.find(({ status }) => status === 'fixture');
    if (fixture) return { ...fixture, teamAId: fixture.teamA.id, teamBId: fixture.teamB.id };
  }
  throw new Error('The demo has no fixture');
}

const kinds: (RecordOfTwo & { name: string })[] = [
  {
    name: 'teams',
    read: async () => firstOf(await teams()),
    write: (form) => change('teams', form),
    one: { name: 'પહેલા તંત્રીની ટીમ' },
    other: { nameEn: 'The other editor’s team' },
  },
  {
    name: 'players',
    read: async () => {
      const { id } = firstOf(await teams());
      const { players } = z.object({ players: rows }).parse(await ask(`/cricket/teams/${id}/players`));
      return seenRecord.parse(await ask(`/cricket/players/${firstOf(players).id}`));
    },
    write: (form) => change('players', form),
    one: { name: 'પહેલા તંત્રીનો ખેલાડી' },
    other: { nameEn: 'The other editor’s player' },
  },
  {
    name: 'tournaments',
    read: async () => firstOf(await tournaments()),
    write: (form) => change('tournaments', form),
    one: { name: 'પહેલા તંત્રીની ટ્રોફી' },
    other: { pointsWin: 4 },
  },
  {
    name: 'fixtures',
    read: readFixture,
    write: (form) => change('matches', form),
    one: { venue: 'પહેલા તંત્રીનું મેદાન' },
    other: { city: 'ભુજ' },
  },
];

describe.each(kinds)('$name', (kind) => {
  test('the second of two saves of one version is refused and changes nothing; with the present version it is accepted', () =>
    expectOlderRefused(kind));
});

test('the teams of a tournament are saved with it, or not at all', async () => {
  const seen = firstOf(await tournaments());
  const teamIds = z.array(z.number()).parse(seen.teamIds).toReversed();
  expect((await change('tournaments', { ...seen, teamIds })).status).toBe(200);
  const present = firstOf(await tournaments());
  expect(present).toMatchObject({ teamIds });
  expect((await change('tournaments', { ...seen, name: 'મોડી સાચવેલી' })).status).toBe(409);
  expect((await change('tournaments', { ...present, name: 'ભૂલવાળી', teamIds: [999_999] })).status).toBe(422);
  expect(firstOf(await tournaments())).toEqual(present);
});

test('a tournament that readers see first is not put back by the form of the one that was first before', async () => {
  const seen = firstOf(await tournaments());
  expect(seen.isFeatured).toBe(true);
  const rules = { season: '2031', overs: 20, pointsWin: 2, pointsTie: 1, pointsNoResult: 1, tableOrder: ['points'], teamIds: [] };
  const added = await app.ask(editor, 'post', '/cricket/tournaments', { ...rules, name: 'નવો કપ', nameEn: 'New Cup', isFeatured: true });
  expect(added.status).toBe(200);
  expect((await change('tournaments', seen)).status).toBe(409);
  expect(firstOf(await tournaments())).toMatchObject({ name: 'નવો કપ', isFeatured: true });
});

test('a tournament that readers are no longer to see first makes way for the one before it', async () => {
  const [shown, next] = await tournaments();
  if (!shown || !next) throw new Error('There are no two tournaments');
  expect((await change('tournaments', { ...shown, isFeatured: false })).status).toBe(200);
  expect(firstOf(await tournaments())).toMatchObject({ id: next.id, isFeatured: true });
  expect((await change('tournaments', next)).status).toBe(409);
});

test('a team that an imported match has brought into a tournament is not thrown out by a form opened before', async () => {
  const about = { event: 'Late Team Cup', season: '2024', overs: 20, day: '2024-02-03' } as const;
  const taken = async (file: ReturnType<typeof matchFile>) => (await importMatch(app.app, JSON.stringify(file))).status;
  expect(await taken(matchFile({ ...about, number: 1, seed: 21 }))).toBe('added');
  const read = async () => firstOf((await tournaments()).filter(({ nameEn }) => nameEn === about.event));
  const seen = await read();
  expect(await taken(matchFile({ ...about, number: 2, day: '2024-02-05', seed: 22, teams: ['India', 'Scotland'] }))).toBe('added');
  expect((await change('tournaments', seen)).status).toBe(409);
  expect((await read()).teamIds).toHaveLength(3);
});

test('a form without a version is refused', async () => {
  for (const [kind, { read }] of ['teams', 'players', 'tournaments', 'matches'].map(
    (name, at) => [name, firstOf(kinds.slice(at))] as const,
  )) {
    const { version: _, ...form } = await read();
    expect((await change(kind, form)).status, kind).toBe(422);
  }
});
