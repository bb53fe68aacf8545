import { expect, test } from '../fixtures/newspaper.ts';
import { comeIn, firstLink, signInAgain } from '../fixtures/staffSignIn.ts';

test('who signs in again in one tab goes on in the other, with what was typed there', async ({ newspaper, openAs }) => {
  const page = await openAs(firstLink(newspaper), { expects: /401/ });
  const key = await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await page.goto('/newsroom/static-pages/about-us');
  const heading = page.getByRole('textbox', { name: 'મથાળું' });
  await heading.fill('હજી લખાય છે');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('પાસવર્ડ') });
  await expect(dialog).toBeVisible();

  const isLookedAt = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const asked = page.waitForResponse(/\/whoami$/);
  await isLookedAt();
  await asked;
  await expect(dialog).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/newsroom');
  await signInAgain(other, 'mira@savar.example', key);
  await expect(other.getByRole('menuitem', { name: 'આજે', exact: true })).toBeVisible();
  await isLookedAt();
  await expect(dialog).toBeHidden();
  await expect(heading).toHaveValue('હજી લખાય છે');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText('સચવાયું').first()).toBeVisible();
});
