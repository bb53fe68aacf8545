import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink, freshCode, PASSWORD } from './fixtures/staffSignIn.ts';

test('the first administrator comes in by the link of the first start, and again by password and second factor', async ({
  newspaper,
  openAs,
}) => {
  const link = firstLink(newspaper);
  const page = await openAs(link);
  const key = await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await expect(page).toHaveTitle(/ન્યૂઝરૂમ|આજે/);

  // The link was good once.
  const again = await openAs(link, { expects: /410/ });
  await expect(again.getByText('આ લિંક જૂની થઈ ગઈ છે')).toBeVisible();

  // From another browser: password alone is not enough.
  const other = await openAs('/newsroom', { expects: /401/ });
  await other.getByLabel('ઈમેલ').fill('mira@savar.example');
  await other.getByLabel('પાસવર્ડ').fill('not the password');
  await other.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await expect(other.getByRole('alert')).toHaveText('ઈમેલ કે પાસવર્ડ ખોટો છે.');
  await other.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await other.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await other.getByLabel('છ આંકડાનો કોડ').fill('000000');
  await other.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await expect(other.getByRole('alert')).toContainText('આ કોડ ખોટો છે');
  const code = freshCode(key);
  await other.getByLabel('છ આંકડાનો કોડ').fill(code);
  await other.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await expect(other.getByRole('menuitem', { name: 'આજે' })).toBeVisible();

  // Whoever saw the code cannot use it again.
  const third = await openAs('/newsroom', { expects: /401/ });
  await third.getByLabel('ઈમેલ').fill('mira@savar.example');
  await third.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await third.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await third.getByLabel('છ આંકડાનો કોડ').fill(code);
  await third.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await expect(third.getByRole('alert')).toContainText('આ કોડ વપરાઈ ગયો છે');
});
