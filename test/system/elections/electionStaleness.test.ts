import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { presentVersion } from '../../presentVersion.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const chief = staffMember('chief-editor');
let app: TestApp;
let at: string;
beforeAll(async () => {
  app = await openTestApp();
  const { data } = z.object({ data: z.array(z.object({ id: z.number(), token: z.string() })) }).parse(await ask('/elections?perPage=200'));
  at = `/elections/${data.find(({ token }) => token === 'election-2024')?.id}`;
});
afterAll(() => app.close());

async function ask(path: string): Promise<unknown> {
  const answer = await app.ask(chief, 'get', path);
  expect(answer.status, path).toBe(200);
  return answer.json();
}
const textOf = async (path: string) => (await app.get(path)).text();

test('a picture of a candidate is shown as it is described now, and stays in the library', async () => {
  const key = 'gir-lion';
  const seats = z.object({ data: z.array(z.object({ id: z.number(), slug: z.string() })) }).parse(await ask(`${at}/seats?state=S06`)).data;
  const seat = `${at}/seats/${seats.find(({ slug }) => slug === 'gandhinagar')?.id}`;
  const ofSeat = z.object({ candidates: z.array(z.looseObject({ id: z.number(), name: z.string() })) });
  const [candidate] = ofSeat.parse(await ask(seat)).candidates;
  expect((await app.ask(chief, 'put', `${seat}/candidates/${candidate?.id}`, { ...candidate, pictureKey: key })).status).toBe(200);

  const page = `/candidate/${candidate?.id}`;
  expect(await textOf(page)).not.toContain('at=100-0');
  const version = await presentVersion(app, `/pictures/${key}`);
  const described = { alt: 'ઉમેદવારનો નવો ફોટો', credit: 'સવાર', rights: '', focal: { x: 1, y: 0 }, version };
  expect((await app.ask(chief, 'put', `/pictures/${key}`, described)).status).toBe(200);
  expect(await textOf(page)).toContain('at=100-0');

  const { uses } = z.object({ uses: z.array(z.object({ title: z.string(), href: z.string() })) }).parse(await ask(`/pictures/${key}`));
  expect(uses).toContainEqual(expect.objectContaining({ title: candidate?.name, href: `${at}/entry` }));
});

test('the page of a state leads to its own election of the year as soon as there is one', async () => {
  const page = '/election/2024/uttar-pradesh';
  expect((await app.get(page)).status).toBe(200);
  const { headlineVersion: _, breakingHeadline: _line, ...national } = z.looseObject({}).parse(await ask(at));
  const own = {
    ...{ ...national, version: 0, token: 'uttar-pradesh-2024', name: 'ઉત્તર પ્રદેશ 2024', nameEn: 'Uttar Pradesh 2024' },
    ...{ state: 'uttar-pradesh', isMain: false, phases: [] },
  };
  expect((await app.ask(chief, 'post', '/elections', own)).status).toBe(200);
  const answer = await app.get(page);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/uttar-pradesh-2024']);
});
