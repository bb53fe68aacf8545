import { expect, test } from './fixtures/newspaper.ts';

test('the main menu’s lists open one at a time and close when the reader turns elsewhere', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  const menu = page.getByRole('navigation', { name: 'મુખ્ય મેનુ' });
  const cities = menu.getByRole('link', { name: 'સુરત' });
  const magazines = menu.getByRole('link', { name: 'સવાર પ્લસ' });
  await menu.locator('summary', { hasText: 'શહેર' }).click();
  await expect(cities).toBeVisible();
  await menu.locator('summary', { hasText: 'મેગેઝિન' }).click();
  await expect(magazines).toBeVisible();
  await expect(cities).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(magazines).toBeHidden();
  await expect(menu.locator('summary', { hasText: 'મેગેઝિન' })).toBeFocused();
  await menu.locator('summary', { hasText: 'શહેર' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(cities).toBeHidden();
});

test('without script a list of the main menu opens, and a link in it leads on', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { script: false });
  const menu = page.getByRole('navigation', { name: 'મુખ્ય મેનુ' });
  await menu.locator('summary', { hasText: 'શહેર' }).click();
  await menu.getByRole('link', { name: 'સુરત' }).click();
  await expect(page).toHaveURL(/\/city\/surat\/1$/);
  await expect(menu.locator('[aria-current]').first()).toBeAttached();
});

test('a phone’s menu leads to the editions too', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await page.getByRole('navigation', { name: 'નીચેનું મેનુ' }).getByRole('button').click();
  const epaper = page.locator('#site-menu').getByRole('link', { name: 'ઈ-પેપર' });
  await expect(epaper).toBeVisible();
  await expect(epaper).toHaveAttribute('target', '_blank');
});

test('the menu of a phone opens, leads on, and is closed on coming back', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, height: 740 });
  await page.getByRole('button', { name: 'મેનુ', exact: true }).last().click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'ખેતી', exact: true }).click();
  await expect(page).toHaveURL('/category/agriculture/1');
  await page.goBack();
  await expect(menu).toBeHidden();
});

test('in a browser without popovers the menu opens, what opens from it does too, and Escape closes both', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  // Another name is to this browser what popovers are to one that has none.
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'script') return route.continue();
    const response = await route.fetch();
    const named = type === 'document' ? / popover/g : /popover/g;
    await route.fulfill({ response, body: (await response.text()).replace(named, (name) => name.replace('popover', 'xpopover')) });
  });
  await page.reload();
  const menu = page.locator('#site-menu');
  const opener = page.getByRole('navigation', { name: 'નીચેનું મેનુ' }).getByRole('button');
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu.getByRole('link', { name: 'ઈ-પેપર' })).toBeInViewport();
  const dialog = page.locator('#follow-us');
  await expect(dialog).toBeHidden();
  await menu.getByRole('button', { name: 'અમને અનુસરો' }).click();
  await expect(dialog.getByRole('link', { name: 'Facebook' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('without script the footer’s form says what is wrong, keeps what was typed, and then takes it', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740, script: false, expects: /400 \(Bad Request\)/ });
  await page.getByLabel('ન્યૂઝલેટર માટે તમારું ઈમેલ સરનામું').fill('jay@gujarat');
  await page.locator('footer').getByRole('button', { name: 'જોડાઓ' }).click();
  const field = page.getByLabel('ઈમેલ સરનામું', { exact: true });
  await expect(field).toHaveValue('jay@gujarat');
  await expect(field).toHaveAccessibleDescription(/આ ઈમેલ સરનામું બરાબર લાગતું નથી/);
  await field.fill('jay@example.com');
  await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('આભાર!');
});
