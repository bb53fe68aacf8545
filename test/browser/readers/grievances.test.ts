import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';

const PHONE = { width: 360, height: 740 };

test('on a phone without script a grievance is filed, and the pages about it are accessible', async ({ openAs }) => {
  const page = await openAs('/grievance', { ...PHONE, script: false });
  expect(await fitsWidth(page)).toBe(true);
  const form = page.locator('main form');
  await form.getByLabel('કયા સમાચાર સામે ફરિયાદ છે?').fill('/news/crops/x-1');
  await form.getByLabel('ફરિયાદ શા વિશે છે?').selectOption('fact');
  await form.getByLabel('તમારી ફરિયાદ').fill('આંકડો ખોટો છે.');
  await form.getByLabel('તમારું નામ').fill('જયા દવે');
  await form.getByLabel('ઈમેલ સરનામું').fill('jaya@example.com');
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});

for (const path of ['/grievance', '/grievance/report', '/corrections'])
  test(`${path} fits a phone and is accessible`, async ({ openAs }) => {
    const page = await openAs(path, PHONE);
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
