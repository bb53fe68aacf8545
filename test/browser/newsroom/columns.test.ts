import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('a column that is hidden stays hidden, and the headline is always there', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories?state=published');
  const heads = page.getByRole('columnheader');
  const item = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await expect(heads).toContainText(['', 'હેડલાઇન', 'તબક્કો', 'વિભાગ અને શહેર', 'કોની']);
  const before = await heads.count();
  await page.getByRole('button', { name: 'કૉલમ' }).press('Enter');
  await expect(item('હેડલાઇન')).toHaveCount(0);
  await expect(item('તબક્કો')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(item('તબક્કો')).toHaveAttribute('aria-checked', 'false');
  await item('કોની').click();
  // MUI draws every menu outside of the landmarks.
  expect((await accessibilityFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(heads).toHaveCount(before - 2);
  await page.reload();
  await expect(heads).toHaveCount(before - 2);
  await expect(heads.filter({ hasText: 'તબક્કો' })).toHaveCount(0);
  await page.getByRole('button', { name: 'કૉલમ' }).click();
  await item('તબક્કો').click();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'તબક્કો' })).toHaveCount(1);

  // Another list has its own.
  await page.goto('/newsroom/staff');
  await expect(heads).toHaveCount(6);
  await page.getByRole('button', { name: 'કૉલમ' }).click();
  await item('ઈમેલ').click();
  await page.reload();
  await expect(heads).toHaveCount(5);
});
