import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('the tournament that an editor works at stays the one that is shown', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/cricket');
  const tournament = page.locator('main').getByRole('combobox', { name: 'ટુર્નામેન્ટ' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'નવી ટુર્નામેન્ટ' }).click();
  await dialog.getByRole('textbox', { name: /^નામ/ }).fill('ગુજરાત કપ');
  await dialog.getByRole('textbox', { name: 'ફાઇલમાં નામ' }).fill('Gujarat Cup');
  await dialog.getByRole('checkbox', { name: 'ભારત', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'ઇંગ્લેન્ડ', exact: true }).check();
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(tournament).toContainText('ગુજરાત કપ');

  await page.getByRole('link', { name: 'ટીમો અને ખેલાડીઓ' }).click();
  await page.getByRole('button', { name: 'નવી ટીમ' }).click();
  await dialog.getByRole('textbox', { name: /^નામ/ }).fill('બરોડા');
  await dialog.getByRole('textbox', { name: 'ફાઇલમાં નામ' }).fill('Baroda');
  await dialog.getByRole('textbox', { name: 'ટૂંકું નામ' }).fill('BRD');
  await dialog.getByRole('textbox', { name: /^સરનામામાં/ }).fill('baroda');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(page.locator('main').getByRole('combobox', { name: 'ટીમ' })).toContainText('બરોડા (BRD)');

  await page.getByRole('link', { name: 'બધી મેચ' }).click();
  await expect(tournament).toContainText('ગુજરાત કપ');
  await page.reload();
  await expect(tournament).toContainText('ગુજરાત કપ');
});
