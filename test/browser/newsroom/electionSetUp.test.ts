import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const openSetUp = async (page: Page) => {
  await page.getByRole('link', { name: /લોકસભા ચૂંટણી 2024/ }).click();
  await page.getByRole('tab', { name: 'ગોઠવણી' }).click();
  await page.getByRole('button', { name: 'હરોળ ઉમેરો: પક્ષો' }).click();
};

test('on a phone every field of an election’s lists is in sight', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/elections', { width: 360, height: 740 });
  await openSetUp(page);
  const outside = await page
    .locator('main input')
    .evaluateAll((fields) =>
      fields.flatMap((field) => (field.getBoundingClientRect().right > innerWidth ? [field.getAttribute('aria-label')] : [])),
    );
  expect(outside).toEqual([]);
});

test('what is wrong in a list of an election is told at its fields, the first of which has the focus', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/elections', { expects: /422/ });
  await openSetUp(page);
  const last = await page.getByRole('textbox', { name: /^ટૂંકું નામ \d+$/ }).count();
  await page.getByRole('button', { name: 'સાચવો' }).click();
  const code = page.getByRole('textbox', { name: `કોડ ${last}`, exact: true });
  const shortName = page.getByRole('textbox', { name: `ટૂંકું નામ ${last}`, exact: true });
  await expect(code.and(page.locator('[aria-invalid=true]'))).toBeFocused();
  await expect(code).toHaveAccessibleDescription('આ ભરવું જરૂરી છે.');
  await expect(shortName).toHaveAccessibleDescription('આ ભરવું જરૂરી છે.');
  await code.fill('ભાજપ');
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await expect(code).toHaveAccessibleDescription('ફક્ત અંગ્રેજી અક્ષર, આંકડા અને ડૅશ લખો.');
  const ofColumn = page.getByRole('textbox', { name: 'પક્ષો (કોડ, અલ્પવિરામથી) 1', exact: true });
  await ofColumn.fill('A'.repeat(31));
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await expect(ofColumn).toHaveAccessibleDescription('વધુમાં વધુ 30 અક્ષર.');
  await expect(page.getByRole('alert')).toHaveText('કંઈક ખૂટે છે કે ખોટું છે: નિશાન કરેલી જગ્યા જુઓ.');
});
