import type { Page } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { pressTwice } from '../fixtures/pressTwice.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// On a slow computer an editor is ahead of the screen: what was clicked last is still being drawn or downloaded at the next click.

/** Clicks tabs by the beginning of their names, all before the screen is drawn again. */
const clickTabs = (page: Page, ...names: string[]) =>
  page.getByRole('tablist').evaluate((list, wanted) => {
    for (const name of wanted)
      [...list.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent?.startsWith(name))?.click();
  }, names);

for (const { path, here, other } of [
  { path: '/menus/top', here: 'માસ્ટહેડ', other: 'મુખ્ય' },
  { path: '/topics/city', here: 'શહેરો', other: 'વિભાગો' },
  { path: '/comments', here: 'તપાસવાની', other: 'પ્રગટ' },
  { path: '/mandi', here: 'ભાવ', other: 'નામ' },
  { path: '/elections/1/picks', here: 'ચર્ચિત', other: 'લાઇવ' },
])
  test(`a tab that is left and at once chosen again is open: ${path}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${path}`);
    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).toContainText(here);
    const address = page.url();
    await clickTabs(page, other);
    await expect(selected).toContainText(other);
    await clickTabs(page, here);
    await expect(selected).toContainText(here);
    await clickTabs(page, other, here);
    await expect(page).toHaveURL(address);
    await expect(selected).toContainText(here);
    // Links among them answer to the space key as other tabs do.
    await page.getByRole('tab', { name: other }).first().press('Space');
    await expect(selected).toContainText(other);
  });

test('a filter keeps one that was set a moment earlier and is not shown yet', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('searchbox').fill('ભાવ');
  await page.getByRole('searchbox').evaluate((box) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    document.querySelector<HTMLElement>('main input[type="checkbox"]')?.click();
  });
  await expect(page).toHaveURL(/mine=1/);
  await expect(page).toHaveURL(/q=/);
});

test('a market yard and a day that are chosen in quick succession are both kept, and a day can be emptied', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/mandi/entry');
  await page.getByRole('combobox', { name: 'યાર્ડ' }).fill('Gondal');
  const yard = page.getByRole('option', { name: /· Gondal$/ });
  const day = page.locator('main input[type="date"]');
  await expect(yard).toBeVisible();
  await yard.evaluate((option) => {
    if (option instanceof HTMLElement) option.click();
    const input = document.querySelector<HTMLInputElement>('main input[type="date"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2026-11-21');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('combobox', { name: 'યાર્ડ' })).toHaveValue(/Gondal/);
  await expect(day).toHaveValue('2026-11-21');
  await expect(page.getByRole('table')).toBeVisible();
  await day.fill('');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(day).toHaveValue('');
});

test('a list that is left just after its search was typed does not come back', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories');
  await expect(page.getByRole('table')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await setRoute(page, '**/assets/StaticPagesScreen-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('ભાવ');
  await page.getByRole('menuitem', { name: 'સ્થાયી પાનાં', exact: true }).click();
  await expect(page).toHaveURL('/newsroom/static-pages');
  // Longer than lists wait after the last key.
  await page.waitForTimeout(1000);
  resolve();
  await expect(page.getByRole('link', { name: 'સુધારો: અમારા વિશે' })).toBeVisible();
  await expect(page).toHaveURL('/newsroom/static-pages');
});

test('a second press before the first one is drawn saves a new video once', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/videos/new');
  await page.getByRole('textbox', { name: 'શીર્ષક' }).first().fill('એક જ વાર સચવાય');
  const category = page.getByLabel('વિભાગ', { exact: true });
  await category.fill('gujarat');
  await page.getByRole('option', { name: /^ગુજરાત/ }).click();
  await expect(category).toHaveValue('ગુજરાત');
  await pressTwice(page.getByRole('button', { name: 'મુસદ્દો સાચવો' }));
  await expect(page).toHaveURL(/\/videos\/\d+$/);
  await page.waitForLoadState('networkidle');
  const { items } = await (await page.request.get('/newsroom/api/videos')).json();
  expect(items.filter(({ title }: { title: string }) => title === 'એક જ વાર સચવાય')).toHaveLength(1);
});

/** Gives a field for files the same file twice in one busy turn. */
const giveTwice = (page: Page, name: string, type: string, text: string) =>
  page.locator('main input[type="file"]').evaluate(
    async (input, file) => {
      for (let times = 0; times < 2; times += 1) {
        const given = new DataTransfer();
        given.items.add(new File([file.text], file.name, { type: file.type }));
        if (input instanceof HTMLInputElement) input.files = given.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
      }
    },
    { name, type, text },
  );

test('a file of market prices that is given twice in one busy turn is read once', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/mandi/files', { expects: /422/ });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/mandi/files')) sent += 1;
  });
  await giveTwice(page, 'bhav.csv', 'text/csv', 'a,b\n1,2\n');
  await expect(page.getByText('bhav.csv').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toBe(1);
});

const api = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const leave = (page: Page) =>
  page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' }).getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();

for (const { name, list, read, back, field, buttons, call } of [
  {
    name: 'edition of the newsletter',
    list: '/newsletter-editions',
    read: async (page: Page) => (await api(page, '/newsletter/editions')).editions,
    back: 'બધી આવૃત્તિઓ',
    field: /^ઈમેલનો વિષય/,
    buttons: ['સાચવો'],
    call: { method: 'PUT', path: /\/newsletter\/editions\/\d+$/ },
  },
  {
    name: 'decision about an advertisement',
    list: '/classifieds?state=published',
    read: async (page: Page) => (await api(page, `/classifieds?filter=${encodeURIComponent('{"state":"published"}')}`)).data,
    back: 'જાહેરખબરોની યાદી',
    field: /^કારણ/,
    buttons: ['કાઢી નાખો', 'હા, કરો'],
    call: { method: 'POST', path: /\/classifieds\/\d+\/moderation$/ },
  },
  {
    name: 'answer to a comment',
    list: '/comments?queue=published',
    read: async (page: Page) => (await api(page, `/comments?filter=${encodeURIComponent('{"queue":"published"}')}`)).data,
    back: 'ટિપ્પણીઓની યાદી',
    field: /^જવાબ/,
    buttons: ['પ્રગટ કરો'],
    call: { method: 'POST', path: /\/comments\/\d+\/answers$/ },
  },
])
  test(`an answer that comes when another item is open leaves that as it is: ${name}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${list}`);
    const [one, other] = await read(page);
    const open = (id: number) =>
      page
        .locator(`main a[href$="${list.split('?')[0]}/${id}"]`)
        .first()
        .click();
    await open(one.id);
    await box(page, field).fill('પહેલાનું લખાણ');
    const held = await holdAnswer(page, call);
    for (const button of buttons) await press(page, button);
    await held.arrived;
    await page.getByRole('link', { name: back }).click();
    await leave(page);
    await open(other.id);
    await box(page, field).fill('બીજાનું લખાણ');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await held.letGo();
    await page.waitForLoadState('networkidle');
    await expect(box(page, field)).toHaveValue('બીજાનું લખાણ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true });
    const sent = page.waitForResponse(
      (response) => call.path.test(new URL(response.url()).pathname) && response.request().method() === call.method,
    );
    for (const button of buttons) await press(page, button);
    const response = await sent;
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toContain(`/${other.id}`);
  });

test('prices that are answered when another yard is open leave what is typed there, and what was typed meanwhile stays', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/mandi/entry');
  const { yards } = await api(page, '/mandi/names');
  await page.goto(`/newsroom/mandi/entry?yard=${yards[0].id}`);
  const cells = page.getByRole('table').getByRole('textbox');
  const call = { method: 'POST', path: /\/mandi\/grid$/ };
  for (const [at, price] of ['1100', '1300', '1200'].entries()) await cells.nth(at).fill(price);
  const first = await holdAnswer(page, call);
  await press(page, 'ભાવ સાચવો');
  await first.arrived;
  await cells.nth(3).fill('17');
  await first.letGo();
  await expect(page.getByRole('button', { name: 'ભાવ સાચવો' })).toBeEnabled();
  await expect(cells.nth(3)).toHaveValue('17');

  const second = await holdAnswer(page, call);
  await press(page, 'ભાવ સાચવો');
  await second.arrived;
  const yard = page.getByRole('combobox', { name: 'યાર્ડ' });
  const before = await yard.inputValue();
  await yard.fill('Gondal');
  await page.getByRole('option', { name: /· Gondal$/ }).click();
  await leave(page);
  await expect(yard).not.toHaveValue(before);
  await cells.nth(0).fill('2100');
  await second.letGo();
  await page.waitForLoadState('networkidle');
  await expect(cells.nth(0)).toHaveValue('2100');
});
