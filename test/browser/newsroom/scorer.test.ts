import type { Page } from '@playwright/test';
import { chooseOption } from '../fixtures/chooseOption.ts';
import { cricketMatches } from '../fixtures/cricketMatches.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** Opens the live match, and presses a ball of four runs. */
async function pressFour(page: Page) {
  const live = (await cricketMatches(page)).find(({ status }) => status === 'live');
  await page.goto(`/newsroom/cricket/${live?.id}`);
  await page.getByRole('group', { name: 'રન' }).getByRole('button', { name: '4', exact: true }).click();
  const bowler = page.getByRole('combobox', { name: 'બોલર' });
  if ((await bowler.innerText()).trim().length < 2) await chooseOption(page, 'બોલર');
  const score = page.locator('[data-score]').last();
  const [runs = '', rest = ''] = (await score.innerText()).split('/');
  const after = `${Number(/\d+$/.exec(runs.trim())?.[0]) + 4}/${/^\d+/.exec(rest)?.[0]}`;
  return { score, after, enter: page.getByRole('button', { name: /^બોલ નોંધો/ }) };
}

test('a ball that the server has taken is on the score board, though a proxy has answered for it', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { expects: /504/ });
  const { score, after, enter } = await pressFour(page);
  const held = await holdAnswer(page, { method: 'POST', path: /\/balls$/ });
  await enter.click();
  await held.arrived;
  await held.letGo({ status: 504, body: '<h1>504 Gateway Time-out</h1>' });
  await expect(score).toContainText(after);
  // The keys are for the next ball.
  await expect(enter).toHaveText('બોલ નોંધો: 0 રન');
});

test('a ball that is entered when the session has ended is on the keys after signing in again', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { expects: /401/ });
  const cookies = await page.context().cookies();
  const { score, after, enter } = await pressFour(page);
  await page.context().clearCookies();
  await enter.click();
  const signIn = page.getByRole('dialog').filter({ has: page.locator('input[autocomplete="username"]') });
  await expect(signIn).toBeVisible();
  // In another tab of the browser.
  await page.context().addCookies(cookies);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signIn).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'સાઇન ઇન' })).toHaveCount(0);
  await expect(enter).toHaveText('બોલ નોંધો: 4 રન');
  await enter.click();
  await expect(score).toContainText(after);
});
