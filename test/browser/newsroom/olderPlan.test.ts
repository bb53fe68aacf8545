import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('a plan that a colleague has changed is not overwritten, and what stands now is shown below what was entered', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const headers = { origin: new URL(page.url()).origin };
  const api = '/newsroom/api/stories';
  const { id } = await (await page.request.post(api, { data: { working: { headline: 'પુલ ખૂલ્યો' } }, headers })).json();
  const read = async () => (await page.request.get(`${api}/${id}`)).json();
  const plan = async (data: object) => (await page.request.put(`${api}/${id}/plan`, { data, headers })).status();
  await page.goto(`/newsroom/stories/${id}`);
  const group = page.getByRole('group', { name: 'આયોજન' });
  const day = group.getByLabel('કયા દિવસ માટે');
  const deadline = group.getByLabel('ક્યાં સુધીમાં તૈયાર');

  // Each field is saved when it is left, one after the other.
  await day.fill('2026-12-01');
  await deadline.fill('2026-11-30T18:00');
  await deadline.blur();
  await expect.poll(async () => (await read()).deadline).toBe('2026-11-30T12:30:00.000Z');
  const { planVersion, plannedFor } = await read();
  expect(plannedFor).toBe('2026-12-01');

  // A colleague puts the day off, and the deadline with it; the editor puts off the day, too.
  expect(await plan({ plannedFor: '2026-12-05', deadline: '2026-12-04T12:30:00Z', planVersion })).toBe(200);
  await day.fill('2026-12-03');
  await day.blur();
  await expect(group.getByText('તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે.')).toBeVisible();
  await expect(day).toHaveValue('2026-12-03');
  expect(await read()).toMatchObject({ plannedFor: '2026-12-05', deadline: '2026-12-04T12:30:00.000Z' });

  await group.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await expect(group.getByText('હાલ: 5 Dec 2026')).toBeVisible();
  await expect(day).toHaveValue('2026-12-03');
  await expect(deadline).toHaveValue('2026-12-04T18:00');

  await group.getByRole('button', { name: 'આયોજન સાચવો' }).click();
  await expect(group.getByText('હાલ: 5 Dec 2026')).toBeHidden();
  await expect.poll(async () => (await read()).plannedFor).toBe('2026-12-03');
  expect((await read()).deadline).toBe('2026-12-04T12:30:00.000Z');

  // What was saved is now what the editor has seen.
  await day.fill('2026-12-04');
  await day.blur();
  await expect.poll(async () => (await read()).plannedFor).toBe('2026-12-04');
});
