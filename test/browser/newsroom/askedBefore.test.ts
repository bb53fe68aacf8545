import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** Counts the calls of a kind that a page makes. */
function countCalls(page: Page, method: string, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' });
const decline = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'રહેવા દો' });

test('a second factor and a password are asked about before they are reset, and what was done is said', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const person = { name: 'રવિ પટેલ', email: 'ravi@savar.example', role: 'reporter', deskIds: [], cityIds: [], suspended: false };
  await page.request.post('/newsroom/api/staff/invite', { data: person });
  const { data } = await (await page.request.get('/newsroom/api/staff')).json();
  const { id } = data.find(({ email }: { email: string }) => email === person.email);
  await page.goto(`/newsroom/staff/${id}`);
  const resets = countCalls(page, 'POST', /\/staff\/[^/]+\/reset$/);

  await page.getByRole('button', { name: /^ફોન ખોવાયો/ }).click();
  await expect(page.getByRole('dialog')).toContainText('રવિ પટેલ');
  await decline(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(resets()).toBe(0);
  await page.getByRole('button', { name: /^ફોન ખોવાયો/ }).click();
  await confirm(page).click();
  const link = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  await expect(link).toContainText('બીજી ચકાસણી કાઢી નાખી');
  await link.getByRole('button', { name: 'બંધ કરો' }).click();

  await page.getByRole('button', { name: 'નવા પાસવર્ડની લિંક' }).click();
  await confirm(page).click();
  await expect(link).toContainText('નવા પાસવર્ડ માટેની લિંક બની');
  await expect(link).not.toContainText('બીજી ચકાસણી કાઢી નાખી');
  expect(resets()).toBe(2);
});

test('a published line of an election is asked about before it is removed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const { data } = await (await page.request.get('/newsroom/api/elections?perPage=200')).json();
  await page.goto(`/newsroom/elections/${data[0].id}/lines`);
  await page.getByRole('textbox', { name: 'નવી લાઇન' }).fill('ખોટી લાઇન');
  await page.keyboard.press('Enter');
  const line = page.getByRole('listitem').filter({ hasText: 'ખોટી લાઇન' });
  const removals = countCalls(page, 'DELETE', /\/elections\//);
  await line.getByRole('button', { name: 'કાઢી નાખો' }).click();
  await expect(page.getByRole('dialog')).toContainText('ખોટી લાઇન');
  await decline(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(removals()).toBe(0);
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'કાઢી નાખો' }).click();
  await confirm(page).click();
  await expect(line).toHaveCount(0);
});

test('a live coverage is asked about before it is ended, and not before it goes on', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const story = (await (await page.request.get('/newsroom/api/stories?filter={"state":"published"}')).json()).data[0];
  const { articleId } = await (await page.request.get(`/newsroom/api/stories/${story.id}`)).json();
  await page.request.post(`/newsroom/api/live/${articleId ?? story.id}`, { data: {} });
  await page.goto(`/newsroom/live/${articleId ?? story.id}`);
  const resume = page.getByRole('button', { name: 'ફરી શરૂ કરો' });
  await page.getByRole('button', { name: 'લાઇવ પૂરું કરો' }).click();
  await decline(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(resume).toHaveCount(0);
  await page.getByRole('button', { name: 'લાઇવ પૂરું કરો' }).click();
  await confirm(page).click();
  await resume.click();
  await expect(page.getByRole('button', { name: 'લાઇવ પૂરું કરો' })).toBeVisible();
});
