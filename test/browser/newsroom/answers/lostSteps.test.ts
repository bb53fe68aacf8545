import type { Page } from '@playwright/test';
import { chooseLine, loseAnswer } from '../../fixtures/badLine.ts';
import { correctLiveOver, cricketMatches } from '../../fixtures/cricketMatches.ts';
import { expect, test } from '../../fixtures/newspaper.ts';
import { comeIn, invite, openNewsroom, signInAgain } from '../../fixtures/staffSignIn.ts';

// Answers that are lost on their way, to what is done with one press: the screen shows what the server has done, or a second press is told so.

const EXPECTED = /404|409|504|ERR_FAILED/;
const send = (page: Page, path: string, data: object = {}) =>
  page.request.post(`/newsroom/api${path}`, { data, headers: { origin: new URL(page.url()).origin } });
const dialogOf = (page: Page) => page.getByRole('dialog');
const pressing = (...buttons: string[]) => ({ name: buttons.join(), path: '', field: dialogOf, buttons });

test('an over whose correction was not answered can be corrected further', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const { dialog, runs } = await correctLiveOver(page);
  await loseAnswer(page, state, pressing('સાચવો'));
  await runs.fill('3');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'ઓવર સુધારો' }).first().click();
  await expect(runs).toHaveValue('3');
});

test('a match whose withdrawal was not answered is withdrawn, for the reason that was typed last', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const live = (await cricketMatches(page)).find(({ status }) => status === 'live');
  await page.goto(`/newsroom/cricket/${live?.id}`);
  await page.getByRole('button', { name: 'મેચ પાછી ખેંચો' }).click();
  const reason = dialogOf(page).getByRole('textbox', { name: 'કારણ' });
  await reason.fill('ખોટી ફાઇલ');
  await loseAnswer(page, state, pressing('સાચવો'));
  await reason.fill('બીજી મેચની ફાઇલ હતી');
  await dialogOf(page).getByRole('button', { name: 'સાચવો' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('મેચ પાછી ખેંચાઈ છે. બીજી મેચની ફાઇલ હતી')).toBeVisible();
  await page.getByRole('button', { name: 'પાછી મૂકો' }).click();
  await expect(page.getByText('મેચ પાછી ખેંચાઈ છે. બીજી મેચની ફાઇલ હતી')).toHaveCount(0);
});

test('a match that is scored meanwhile can be withdrawn once its editor has seen that', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const live = (await cricketMatches(page)).find(({ status }) => status === 'live');
  await page.goto(`/newsroom/cricket/${live?.id}`);
  await page.getByRole('button', { name: 'મેચ પાછી ખેંચો' }).click();
  const { innings } = await (await page.request.get(`/newsroom/api/cricket/matches/${live?.id}`)).json();
  const { number, balls } = innings.at(-1);
  expect((await send(page, `/cricket/matches/${live?.id}/undo`, { innings: number, number: balls })).status()).toBe(200);
  await dialogOf(page).getByRole('textbox', { name: 'કારણ' }).fill('ખોટી ફાઇલ');
  await dialogOf(page).getByRole('button', { name: 'સાચવો' }).click();
  const load = dialogOf(page).getByRole('button', { name: 'તાજી સ્થિતિ લાવો' });
  await load.click();
  await expect(load).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'સાચવો' }).click();
  await expect(page.getByText('મેચ પાછી ખેંચાઈ છે. ખોટી ફાઇલ')).toBeVisible();
  await page.getByRole('button', { name: 'પાછી મૂકો' }).click();
  await expect(page.getByText('મેચ પાછી ખેંચાઈ છે. ખોટી ફાઇલ')).toHaveCount(0);
});

test('a tag whose merging was not answered is told as merged', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  for (const name of ['ભળવાનો ટૅગ', 'ભળેલો ટૅગ']) expect((await send(page, '/tags', { name })).status()).toBe(200);
  await page.goto('/newsroom/topics/tag');
  await page.getByRole('textbox', { name: 'નામથી શોધો' }).fill('ભળવાનો ટૅગ');
  await page.getByRole('button', { name: /^બીજા ટૅગમાં ભેળવો: ભળવાનો ટૅગ/ }).click();
  const into = dialogOf(page).getByRole('combobox', { name: 'કયા ટૅગમાં' });
  await into.fill('ભળેલો ટૅગ');
  await page.getByRole('option', { name: /^ભળેલો ટૅગ/ }).click();
  await loseAnswer(page, state, pressing('બીજા ટૅગમાં ભેળવો'));
  await dialogOf(page).getByRole('button', { name: 'બીજા ટૅગમાં ભેળવો' }).click();
  await expect(page.getByText('ટૅગ ભેળવાયા.')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('an update of a coverage whose removal was not answered is told as removed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const { data } = await (await page.request.get('/api/article-list?limit=1')).json();
  const path = `/live/${data.articles[0]._id}`;
  await send(page, path);
  expect((await send(page, `${path}/posts`, { body: 'કાઢવાની ખબર', sentAs: crypto.randomUUID() })).status()).toBe(200);
  await page.goto(`/newsroom${path}`);
  await page.getByRole('button', { name: 'સુધારો: કાઢવાની ખબર' }).click();
  await loseAnswer(page, state, pressing('ખબર કાઢી નાખો', 'હા, કરો'));
  await page.getByRole('button', { name: 'ખબર કાઢી નાખો' }).click();
  await dialogOf(page).getByRole('button', { name: 'હા, કરો' }).click();
  await expect(page.getByText('ખબર કાઢી નાખી.')).toBeVisible();
  await expect(page.getByText('કાઢવાની ખબર')).toHaveCount(0);
});

test('a price whose withdrawal was not answered is shown as withdrawn', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/mandi', { expects: EXPECTED });
  const state = await chooseLine(page);
  const { date } = (await (await page.request.get('/api/mandi-bhav/list')).json()).data;
  await page.locator('main input[type=date]').fill(date);
  const withdraw = page.getByRole('button', { name: /^પાછો ખેંચો/ });
  await expect(withdraw).toHaveCount(100);
  state.line = 'answer lost';
  await withdraw.first().click();
  await expect(page.getByRole('button', { name: /^ફરી મૂકો/ })).toHaveCount(1);
  await expect(withdraw).toHaveCount(99);
});

test('that all sessions of a colleague were ended is shown, though it was not answered', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const colleague = { name: 'જયેશ દવે', email: 'jayesh.dave@savar.example', role: 'રિપોર્ટર' };
  const first = await openAs(await invite(page, colleague), { expects: /401/ });
  const key = await comeIn(first, { email: colleague.email });
  const second = await openAs('/newsroom', { expects: /401/ });
  await signInAgain(second, colleague.email, key);
  await second.getByRole('menuitem', { name: 'આજે' }).waitFor();
  const { data } = await (await page.request.get('/newsroom/api/staff?perPage=200')).json();
  const { id } = data.find(({ email }: { email: string }) => email === colleague.email);
  await page.goto(`/newsroom/staff/${id}`);
  await expect(page.getByRole('button', { name: 'પૂરું કરો', exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'બીજાં બધાં પૂરાં કરો' })).toHaveCount(0);
  state.line = 'answer lost';
  await page.getByRole('button', { name: 'બધાં પૂરાં કરો', exact: true }).click();
  await expect(page.getByText('ક્યાંય સાઇન ઇન નથી.')).toBeVisible();
});
