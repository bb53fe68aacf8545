import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addStaff } from '../../../src/desks/staff/commands.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
let mira: Staff;
let ravi: Staff;
const join = async (name: string): Promise<Staff> => {
  const about = { name, email: `${name}@savar.example` };
  const { id } = await addStaff(newspaper.app, { ...about, role: 'reporter', deskIds: [], cityIds: [], suspended: false });
  return staffMember('reporter', { id, ...about });
};
beforeAll(async () => {
  newspaper = await openTestApp();
  mira = await join('mira');
  ravi = await join('ravi');
});
afterAll(() => newspaper.close());
beforeEach(() => newspaper.app.db.execute(sql`delete from staff_searches`));

const saved = z.object({ id: z.int(), list: z.string(), name: z.string(), query: z.string(), version: z.int() });
const refusal = z.object({
  message: z.object({ en: z.string() }),
  isOutdated: z.boolean().default(false),
  issues: z.array(z.object({ path: z.string(), message: z.object({ en: z.string() }) })),
});
const waiting = { list: '/stories', name: 'મારી રાહમાં', query: 'state=in_review&mine=1' };

const save = async (staff: Staff, draft: object) => {
  const answer = await newspaper.ask(staff, 'POST', '/saved-searches', draft);
  expect(answer.status).toBe(200);
  return saved.parse(await answer.json());
};
const list = async (staff: Staff, filter: object = {}) => {
  const answer = await newspaper.ask(staff, 'GET', `/saved-searches?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return z.object({ data: z.array(saved), total: z.int() }).parse(await answer.json());
};
/** What is said of the fields, or of all of it. */
const refused = async (status: number, staff: Staff, method: string, path: string, body?: object) => {
  const answer = await newspaper.ask(staff, method, `/saved-searches${path}`, body);
  expect(answer.status).toBe(status);
  const { message, issues } = refusal.parse(await answer.json());
  return issues.length === 0 ? message.en : Object.fromEntries(issues.map((issue) => [issue.path, issue.message.en]));
};

test('a search is saved without its page, in one order, and found by its member in its list', async () => {
  const kept = await save(mira, { ...waiting, name: ' મારી રાહમાં ', query: '?state=in_review&page=3&q=&mine=1&state=draft' });
  expect(kept).toMatchObject({ list: '/stories', name: 'મારી રાહમાં', query: 'mine=1&state=in_review', version: 1 });
  await save(mira, { list: '/comments', name: 'મારી રાહમાં', query: 'queue=reported' });
  expect(await list(mira, { list: '/stories' })).toEqual({ data: [kept], total: 1 });
  expect(await list(mira)).toMatchObject({ total: 2 });
});

test('nobody reads, changes or removes what a colleague has saved', async () => {
  const kept = await save(mira, waiting);
  expect(await list(ravi)).toEqual({ data: [], total: 0 });
  const gone = 'This is no longer there: someone may have removed it.';
  expect(await refused(404, ravi, 'GET', `/${kept.id}`)).toBe(gone);
  expect(await refused(404, ravi, 'PUT', `/${kept.id}`, { ...waiting, version: 1 })).toBe(gone);
  expect(await refused(404, ravi, 'DELETE', `/${kept.id}?version=1`)).toBe(gone);
  expect((await newspaper.ask(mira, 'GET', `/saved-searches/${kept.id}`)).status).toBe(200);
  // The same name is free for others.
  await save(ravi, waiting);
});

test('a list has one search of a name', async () => {
  const taken = { name: 'This list has a saved search of that name. Choose another name.' };
  await save(mira, waiting);
  const other = await save(mira, { ...waiting, name: 'બીજી' });
  expect(await refused(422, mira, 'POST', '', waiting)).toEqual(taken);
  expect(await refused(422, mira, 'PUT', `/${other.id}`, { ...waiting, version: 1 })).toEqual(taken);
  const both = await Promise.all([1, 2].map(() => newspaper.ask(mira, 'POST', '/saved-searches', { ...waiting, name: 'એક સાથે' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a search is renamed and removed by the version that its member has seen', async () => {
  const kept = await save(mira, waiting);
  const rename = (name: string, version: number) => newspaper.ask(mira, 'PUT', `/saved-searches/${kept.id}`, { ...waiting, name, version });
  expect(saved.parse(await (await rename('સવારની', 1)).json())).toMatchObject({ name: 'સવારની', version: 2 });
  const late = await rename('સાંજની', 1);
  expect([late.status, refusal.parse(await late.json()).isOutdated]).toEqual([409, true]);
  expect((await newspaper.ask(mira, 'DELETE', `/saved-searches/${kept.id}?version=1`)).status).toBe(409);
  expect((await newspaper.ask(mira, 'DELETE', `/saved-searches/${kept.id}?version=2`)).status).toBe(200);
  expect(await list(mira)).toEqual({ data: [], total: 0 });
});

test('what is no search of a list is refused', async () => {
  const notSaved = { query: 'This search cannot be saved.' };
  for (const query of ['', '?page=4', 'https://elsewhere.example/?q=1', '/staff?q=1', '../staff', `q=${'a'.repeat(401)}`, '<b>=1'])
    expect(await refused(422, mira, 'POST', '', { ...waiting, query }), query).toEqual(notSaved);
  const many = Array.from({ length: 21 }, (_, at) => `${String.fromCharCode(97 + at)}=1`).join('&');
  expect(await refused(422, mira, 'POST', '', { ...waiting, query: many })).toEqual(notSaved);
  expect(await refused(422, mira, 'POST', '', { ...waiting, list: '/nowhere' })).toEqual({ list: 'Choose one of the list.' });
  expect(await refused(422, mira, 'POST', '', { ...waiting, name: ' ' })).toEqual({ name: 'This is needed.' });
  expect(await refused(422, mira, 'POST', '', { ...waiting, name: 'ક્ષિ'.repeat(61) })).toEqual({ name: 'At most 60 characters.' });
  await save(mira, { ...waiting, name: 'ક્ષિ'.repeat(60), query: `q=${encodeURIComponent('ગુ'.repeat(200))}` });
});

test('a list has at most 20 searches of a member', async () => {
  for (let at = 0; at < 20; at++) await save(mira, { ...waiting, name: `શોધ ${at}` });
  expect(await refused(409, mira, 'POST', '', waiting)).toBe('A list has at most 20 saved searches. Remove one of them first.');
  const other = await save(mira, { ...waiting, list: '/videos' });
  expect(await refused(409, mira, 'PUT', `/${other.id}`, { ...waiting, version: 1 })).toContain('at most 20');
  const { data } = await list(mira, { list: '/stories' });
  const [first] = data;
  await newspaper.ask(mira, 'PUT', `/saved-searches/${first?.id}`, { ...waiting, version: 1 });
  expect((await list(mira, { list: '/stories' })).data.map(({ name }) => name)).toContain(waiting.name);
});

test('with an account its searches go', async () => {
  const gita = await join('gita');
  await save(gita, waiting);
  await newspaper.app.db.execute(sql`delete from staff where id = ${gita.id}`);
  expect(await list(gita)).toEqual({ data: [], total: 0 });
  expect((await newspaper.ask(gita, 'POST', '/saved-searches', waiting)).status).toBe(404);
});
