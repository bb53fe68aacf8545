import { followLink } from '../fixtures/followLink.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { comeIn, firstLink, freshCode, PASSWORD } from '../fixtures/staffSignIn.ts';

const EMAIL = 'mira@savar.example';

test('what was asked for after the session had ended is read once somebody has signed in again', async ({ newspaper, openAs }) => {
  const page = await openAs(firstLink(newspaper), { expects: /401/ });
  const key = await comeIn(page, { name: 'મીરા શાહ', email: EMAIL });
  await page.context().clearCookies();
  await followLink(page, '/newsroom/static-pages');
  await page.getByLabel('ઈમેલ').fill(EMAIL);
  await page.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await page.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await page.getByLabel('છ આંકડાનો કોડ').fill(freshCode(key));
  await page.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await expect(page.getByRole('link', { name: 'સુધારો: અમારા વિશે' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
