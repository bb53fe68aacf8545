import type { Page } from '@playwright/test';
import { chooseLine, FORMS, type Line, NO_ANSWER, NO_CONNECTION, sendAndLeaveNothing } from '../../fixtures/badLine.ts';
import { expect, test } from '../../fixtures/newspaper.ts';
import { type NewsroomForm, sendTyped, TYPED, typeIn } from '../../fixtures/newsroomForms.ts';
import { pressTwice } from '../../fixtures/pressTwice.ts';
import { openNewsroom, PASSWORD } from '../../fixtures/staffSignIn.ts';

/**
 * Types in a form and sends it twice over lines that give no answer, then after the session has ended, and after signing in again: what is
 * typed stays, is sent once by each press, and nothing is left unsaved.
 */
async function outlastBadAnswers(page: Page, state: { line: Line; sent: number }, form: NewsroomForm): Promise<void> {
  const { name, field, typed = TYPED } = form;
  const cookies = await page.context().cookies();
  const signIn = page.getByRole('dialog').filter({ has: page.locator('input[autocomplete="username"]') });
  const alerts = page.getByRole('alert');
  await typeIn(page, form);

  state.line = 'gateway timeout';
  state.sent = 0;
  await sendTyped(page, form, pressTwice);
  await expect(alerts.filter({ hasText: NO_ANSWER }).first(), name).toBeVisible();
  expect(state.sent, name).toBe(1);
  state.line = 'cut';
  await sendTyped(page, form);
  await expect(alerts.filter({ hasText: NO_CONNECTION }).first(), name).toBeVisible();
  await expect(field(page), name).toHaveValue(typed);

  state.line = 'works';
  await page.context().clearCookies();
  await sendTyped(page, form);
  await expect(signIn, name).toBeVisible();
  // In another tab of the browser.
  await page.context().addCookies(cookies);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signIn).toBeHidden();
  await expect(field(page), name).toHaveValue(typed);
  // Who has signed in again need not be told to.
  await expect(page.getByText(/સાઇન ઇન કરો/), name).toHaveCount(0);

  await sendAndLeaveNothing(page, form);
}

const EXPECTED = /401|504|ERR_FAILED/;

for (const [forms, formsOf] of FORMS)
  test(`what is typed outlasts a server that cannot be reached and the end of the session, and can be saved: ${forms}`, async ({
    newspaper,
    openAs,
  }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
    const state = await chooseLine(page);
    for (const form of await formsOf(page)) await test.step(form.name, () => outlastBadAnswers(page, state, form));
  });

test('new recovery codes are made after signing in again, when the session has ended', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  await outlastBadAnswers(page, await chooseLine(page), {
    name: 'recovery codes',
    path: '/account',
    field: (here) => here.getByLabel(/^હાલનો પાસવર્ડ/).last(),
    typed: PASSWORD,
    buttons: ['નવા બચાવ-કોડ'],
  });
});
