import { expect, test } from '../fixtures/newspaper.ts';
import { logIn } from '../fixtures/readerLogIn.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('while log-in is off, a reader who is logged in sees whose account it is, and logs out in every tab', async ({
  newspaper,
  openAs,
}) => {
  const page = await openAs('/account/login', { width: 360, height: 740 });
  await logIn(page, '98250 77001');
  await page.waitForURL('**/account/edit-user');
  const settings = await openNewsroom(newspaper, openAs, '/newsroom/settings');
  await settings.getByLabel('વાચકોને લૉગ ઇન કરવા દો').uncheck();
  await settings.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(settings.getByText('સચવાયું. વાચકોને હવે આ પ્રમાણે દેખાશે.')).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/recent-news/1');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'મેનુ', exact: true }).last().click();
  const account = menu.locator('summary').filter({ hasText: '+91 98250 77001' });
  await expect(account).toBeVisible();
  // The whole number, and on the narrowest phone nothing beyond the menu.
  expect(await account.locator('[data-reader-name]').evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 240, height: 600 });
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await account.click();
  await expect(menu.locator('[data-reader-key]')).toHaveText('+91 98250 77001');
  // Nothing that saves is fetched, and none is shown.
  expect(asked.filter((path) => /bookmark|follow/.test(path))).toEqual([]);

  const other = await page.context().newPage();
  await other.goto('/recent-news/1');
  await expect(other.locator('html')).toHaveAttribute('data-reader', '');
  await menu.getByRole('button', { name: 'લૉગ આઉટ' }).click();
  await expect(page.locator('[data-toast]')).toHaveText('તમે લૉગ આઉટ થયા.');
  for (const tab of [page, other]) await expect(tab.locator('html')).not.toHaveAttribute('data-reader');
  await expect(account).toBeHidden();
});
