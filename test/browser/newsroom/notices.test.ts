import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { chooseOption } from '../fixtures/chooseOption.ts';
import { correctLiveOver } from '../fixtures/cricketMatches.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { invite, openNewsroom } from '../fixtures/staffSignIn.ts';

const NO_ANSWER = 'સર્વરે સમજાય એવો જવાબ આપ્યો નહીં.';
const DISMISS = 'સૂચના હટાવો';
const A_DAY = '24:00:00';

/** Lets the next call of a kind fail, once. */
async function fail(page: Page, method: string, path: RegExp, act: () => Promise<void>): Promise<void> {
  const held = await holdAnswer(page, { method, path }, { reaches: false });
  await act();
  await held.arrived;
  await held.letGo({ status: 503 });
}

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

for (const width of [360, 1280])
  test(`what is refused in a dialog is said in the dialog, and goes when it succeeds: ${width} px`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { width, height: 740, expects: /503/ });
    const { dialog } = await correctLiveOver(page);
    const save = dialog.getByRole('button', { name: 'સાચવો' });
    await fail(page, 'POST', /\/correct/, () => save.click());
    // By its role, as a screen reader finds it: what is outside of an open dialog has none.
    const alert = dialog.getByRole('alert').filter({ hasText: NO_ANSWER });
    await expect(alert).toBeVisible();
    for (const button of await dialog.getByRole('button', { name: /^(સાચવો|રહેવા દો)$/ }).all())
      expect(await overlap(alert, button)).toBe(false);
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    // A dialog that is opened over it has it in its turn.
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' });
    await expect(question.getByRole('alert')).toBeVisible();
    await question.getByRole('button', { name: 'અહીં રહો' }).click();
    await expect(alert).toBeVisible();
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(NO_ANSWER)).toHaveCount(0);
  });

test('an error stays until it is closed with the keyboard, what was done is said for a moment', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740, expects: /503/ });
  await page.clock.install();
  await page.goto('/newsroom/frontpage');
  await page
    .getByRole('region', { name: 'સ્ટોરી' })
    .getByRole('button', { name: /^વધુ કામ:/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'અહીં મૂકો: મુખ્ય સમાચાર' }).click();
  const save = page.getByRole('button', { name: 'સાચવો', exact: true });
  await fail(page, 'PUT', /\/front-pages\//, () => save.click());
  const alert = page.getByRole('alert').filter({ hasText: NO_ANSWER });
  await expect(alert).toBeVisible();
  await page.clock.fastForward(A_DAY);
  await expect(alert).toBeVisible();
  expect(await overlap(alert, save)).toBe(false);
  // The page ends above it, and the focus goes back to where it was.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('#main-content').getByRole('button').last();
  expect(await overlap(alert, last)).toBe(false);
  await save.focus();
  await alert.getByRole('button', { name: DISMISS }).focus();
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(save).toBeFocused();

  // The same failure is said once, and no more when the thing has succeeded.
  for (const _try of [1, 2]) await fail(page, 'PUT', /\/front-pages\//, () => save.click());
  await expect(alert).toHaveCount(1);
  await save.click();
  await expect(alert).toHaveCount(0);
  const done = page.getByRole('status').filter({ hasText: /સચવા/ });
  await expect(done).toBeVisible();
  await page.clock.fastForward('00:05');
  await expect(done).toHaveCount(0);
});

test('the button of a form that is fixed on a phone stays free of notices', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/staff/create', { width: 360, height: 740, expects: /503/ });
  await page.getByLabel('નામ').fill('જયા દવે');
  await page.getByLabel('ઈમેલ').fill('jaya@savar.example');
  await chooseOption(page, 'ભૂમિકા');
  const send = page.getByRole('button', { name: 'નવા સભ્યને બોલાવો' });
  await fail(page, 'POST', /\/staff\/invite$/, () => send.click());
  const alert = page.getByRole('alert').filter({ hasText: NO_ANSWER });
  await expect(alert).toBeVisible();
  expect(await overlap(alert, send)).toBe(false);
});

test('a link that cannot be copied says so, and is selected when it is entered: a page without https has no clipboard', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await invite(page, { name: 'રવિ મહેતા', email: 'ravi@savar.example', role: 'રિપોર્ટર' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'કૉપિ કરો' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'હાથે પસંદ કરો' })).toBeVisible();
  await dialog.getByRole('textbox').focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('#welcome=');
});
