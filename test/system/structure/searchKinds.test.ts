import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, removeFixture, saveTeam } from '../../../src/desks/cricket/commands.ts';
import { restoreMatch, undoBall, withdrawMatch } from '../../../src/desks/cricket/scoring/commands.ts';
import { readPlay } from '../../../src/desks/cricket/scoring/playStore.ts';
import { cricketMatches, cricketTeams } from '../../../src/desks/cricket/tables.ts';
import { applyResults } from '../../../src/desks/elections/count/applyResults.ts';
import { removeCandidate, saveCandidate } from '../../../src/desks/elections/editing/seatCommands.ts';
import { copyElection } from '../../../src/desks/elections/replay/copyElection.ts';
import { electionCandidates, electionSeats, elections } from '../../../src/desks/elections/tables.ts';
import { groupedNumber } from '../../../src/platform/text/numbers.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;

beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

/** The addresses of the results of a search, and its answer. */
async function find(text: string): Promise<{ hrefs: string[]; answer: string }> {
  const html = await (await newspaper.get(`/search?q=${encodeURIComponent(text)}`)).text();
  const list = html.split('data-results')[1]?.split('</ul>')[0] ?? '';
  const hrefs = [...list.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map((match) => match[1] ?? '');
  return { hrefs, answer: html.split('<dl>')[1]?.split('</section>')[0] ?? '' };
}

/** The row of an item in the index, with the transaction that wrote it; undefined if it is not there. */
async function indexed(kind: string, id: number): Promise<string | undefined> {
  const { rows } = await newspaper.app.db.execute<{ row: string }>(
    sql`select xmin::text || head::text as row from search_documents where kind = ${kind} and item_id = ${id}`,
  );
  return rows[0]?.row;
}

async function banaskantha() {
  const [row] = await newspaper.app.db
    .select({ seat: electionSeats, election: elections })
    .from(electionSeats)
    .innerJoin(elections, eq(elections.id, electionSeats.electionId))
    .where(and(eq(electionSeats.slug, 'banaskantha'), eq(elections.token, 'election-2024')));
  if (!row) throw new Error('The demo has no such seat');
  return row;
}

test.each([
  ['varanasi seat result', '/election-2024/seat/varanasi'],
  ['વારાણસી બેઠક', '/election-2024/seat/varanasi'],
  ['banaskantha result', '/election-2024/seat/banaskantha'],
  ['lok sabha chutani 2024', '/election-2024'],
  ['લોકસભા ચૂંટણી પરિણામ', '/election-2024'],
  ['rahul gandhi candidate', '/candidate/'],
  ['india team', '/cricket/team/india'],
])('“%s” finds %s first of all', async (text, address) => {
  expect((await find(text)).hrefs[0]).toContain(address);
});

test('a seat answers with its winner and margin, a candidate with votes, an election with its tally', async () => {
  const { seat } = await banaskantha();
  expect((await find('banaskantha seat')).answer).toContain(groupedNumber(seat.margin ?? 0));
  expect((await find('geniben thakor')).answer).toContain('વિજેતા');
  expect((await find('લોકસભા ચૂંટણી 2024')).answer).toContain('240');
});

test('a match answers with its score, also for one of its teams while it is played', async () => {
  const { db } = newspaper.app;
  const [live] = await db.select().from(cricketMatches).where(eq(cricketMatches.status, 'live'));
  const [line] = live?.lines ?? [];
  const teams = await db.select().from(cricketTeams);
  const named = (id: number | undefined) => teams.find((team) => team.id === id)?.nameEn ?? '';
  const { hrefs, answer } = await find(`${named(live?.teamAId)} ${named(live?.teamBId)} score`);
  expect(hrefs[0]).toContain(`/cricket/match/${live?.id}/`);
  expect(answer).toContain(`${line?.runs}`);
  expect((await find(`${named(live?.teamAId)} team`)).answer).toContain(`${line?.runs}`);
});

test('a count of votes does not write the index; a candidate is found when added, and not when removed', async () => {
  const { app } = newspaper;
  const { seat, election } = await banaskantha();
  const candidates = await app.db.select().from(electionCandidates).where(eq(electionCandidates.seatId, seat.id));
  const before = [await indexed('election-seat', seat.id), await indexed('election-candidate', seat.leaderId ?? 0)];
  expect(before).not.toContain(undefined);
  const result = {
    row: 1,
    rows: [],
    state: seat.stateCode,
    seat: seat.number,
    status: 'declared' as const,
    isCorrection: true,
    bringsCandidates: false,
    votes: candidates.map(({ number, votes }) => ({ candidate: number, votes: votes + 1 })),
  };
  const { lines } = await applyResults(app, election.token, { seats: [result], source: 'test', now: new Date() });
  expect(lines[0]?.outcome).toBe('corrected');
  expect([await indexed('election-seat', seat.id), await indexed('election-candidate', seat.leaderId ?? 0)]).toEqual(before);
  const draft = { name: 'ઝંખના ફૂલપરી', nameEn: 'Zankhana Phulpari', party: 'IND', pictureKey: null };
  const id = await saveCandidate(app, { electionId: election.id, seatId: seat.id, id: undefined }, draft);
  expect((await find('zankhana phulpari')).hrefs).toEqual([`/candidate/${id}`]);
  await removeCandidate(app, { electionId: election.id, id });
  expect(await indexed('election-candidate', id)).toBeUndefined();
});

test('the copy of an election for a replay is not found', async () => {
  const { app } = newspaper;
  const count = async () => (await app.db.execute(sql`select count(*) from search_documents where kind like 'election%'`)).rows;
  const before = await count();
  await copyElection(app, { from: 'election-2024', to: 'election-2024-replay', now: new Date() });
  expect(await count()).toEqual(before);
});

test('a match is found under new names of its teams, a ball does not write the index, and a withdrawn match is gone', async () => {
  const { app } = newspaper;
  const [live] = await app.db.select().from(cricketMatches).where(eq(cricketMatches.status, 'live'));
  if (!live) throw new Error('The demo has no live match');
  const before = await indexed('match', live.id);
  expect(before).toBeDefined();
  const play = await readPlay(app.db, live.id);
  const innings = play?.innings.length ?? 0;
  const number = play?.innings.at(-1)?.overs.reduce((sum, over) => sum + over.balls.length, 0) ?? 0;
  await undoBall(app, { matchId: live.id }, { innings, number });
  expect(await indexed('match', live.id)).toBe(before);
  const [team] = await app.db.select().from(cricketTeams).where(eq(cricketTeams.id, live.teamAId));
  if (!team) throw new Error('The match has no team');
  const { id: _id, ...draft } = team;
  await saveTeam(app, team.id, { ...draft, name: 'ફૂલઝર ઇલેવન' });
  expect((await find('fulzar ilevan')).hrefs.some((href) => href.includes(`/cricket/match/${live.id}/`))).toBe(true);
  await withdrawMatch(app, { matchId: live.id }, 'ભૂલથી મુકાઈ હતી');
  expect(await indexed('match', live.id)).toBeUndefined();
  await restoreMatch(app, { matchId: live.id });
  expect(await indexed('match', live.id)).toBeDefined();
});

test('a fixture is found as soon as it is planned, and gone when it is removed', async () => {
  const { app } = newspaper;
  const [planned] = await app.db.select().from(cricketMatches).where(eq(cricketMatches.status, 'fixture'));
  if (!planned) throw new Error('The demo has no fixture');
  const { tournamentId, teamAId, teamBId, city, overs } = planned;
  const draft = { tournamentId, teamAId, teamBId, city, overs, number: 99, stage: '', group: '', isLeague: false };
  const id = await createFixture(app, { ...draft, venue: 'ઝૂમખા મેદાન', startsAt: '2031-01-05T08:30:00.000Z' });
  expect((await find('zumkha medan match')).hrefs[0]).toContain(`/cricket/match/${id}/`);
  await removeFixture(app, id);
  expect(await indexed('match', id)).toBeUndefined();
});
