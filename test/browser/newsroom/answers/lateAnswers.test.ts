import type { Page } from '@playwright/test';
import { holdAnswer } from '../../fixtures/heldAnswer.ts';
import { expect, test } from '../../fixtures/newspaper.ts';
import { moveToSecond } from '../../fixtures/pickUp.ts';
import { setRoute } from '../../fixtures/setRoute.ts';
import { openNewsroom } from '../../fixtures/staffSignIn.ts';

// Answers that come when the editor is somewhere else already, and presses that come before the answer.

const api = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
const send = (page: Page, method: 'post' | 'put', path: string, data: object = {}) =>
  page.request.fetch(`/newsroom/api${path}`, { method, data, headers: { origin: new URL(page.url()).origin } });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const today = (page: Page) => page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' });

async function beginVideo(page: Page, title: string): Promise<void> {
  await page.goto('/newsroom/videos/new');
  await box(page, 'શીર્ષક').fill(title);
  const category = page.getByLabel('વિભાગ', { exact: true });
  await category.fill('gujarat');
  await page.getByRole('option', { name: /^ગુજરાત/ }).click();
  await expect(category).toHaveValue('ગુજરાત');
}

/** Leaves the screen of a new video while it is being saved, as the question about it is answered. Gives the answer that is held back. */
async function leaveWhileSaving(page: Page, title: string, answer: string) {
  await beginVideo(page, title);
  const held = await holdAnswer(page, { method: 'POST', path: /\/videos$/ });
  await press(page, 'મુસદ્દો સાચવો');
  await held.arrived;
  await today(page);
  await question(page).getByRole('button', { name: answer }).click();
  return held;
}

test('a new video whose answer comes late does not call its editor back', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const held = await leaveWhileSaving(page, 'મોડો વિડિયો', 'સાચવ્યા વગર જાઓ');
  await expect(page).toHaveURL(/\/newsroom\/?$/);
  await held.letGo();
  await expect(page.getByText('સચવાયું.')).toBeVisible();
  await expect(page).toHaveURL(/\/newsroom\/?$/);
});

test('a new video is saved once, also if it is left while it is being saved', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const held = await leaveWhileSaving(page, 'એક જ વિડિયો', 'સાચવીને જાઓ');
  await held.letGo();
  await expect(page.getByText('સચવાયું.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { items } = await api(page, '/videos');
  expect(items.filter(({ title }: { title: string }) => title === 'એક જ વિડિયો')).toHaveLength(1);
});

test('a gallery in which nothing is typed follows what somebody else saves, and keeps what is typed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const [{ id }] = (await api(page, '/galleries')).items;
  const change = async (title: string) => {
    const { content, version } = await api(page, `/galleries/${id}`);
    expect((await send(page, 'put', `/galleries/${id}?version=${version}`, { ...content, title })).status()).toBe(200);
  };
  await page.goto(`/newsroom/galleries/${id}`);
  const title = box(page, 'શીર્ષક');
  await expect(title).not.toHaveValue('');
  await change('બીજાએ આપેલું શીર્ષક');
  await press(page, 'તાજું કરો');
  await expect(title).toHaveValue('બીજાએ આપેલું શીર્ષક');

  await title.fill('મારું શીર્ષક');
  await change('ત્રીજું શીર્ષક');
  const read = page.waitForResponse((response) => response.url().endsWith(`/galleries/${id}`));
  await press(page, 'તાજું કરો');
  await read;
  await expect(title).toHaveValue('મારું શીર્ષક');
});

test('what is typed and taken back is no change: the field follows what somebody else saves', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/static-pages/about-us');
  const title = box(page, 'મથાળું');
  await expect(title).not.toHaveValue('');
  const before = await title.inputValue();
  await title.fill(`${before}!`);
  await title.fill(before);
  const { updatedAt, title: _, ...kept } = await api(page, '/static-pages/about-us');
  const theirs = { ...kept, title: 'બીજાએ આપેલું મથાળું', begunFrom: updatedAt };
  expect((await send(page, 'put', '/static-pages/about-us', theirs)).status()).toBe(200);
  await press(page, 'તાજું કરો');
  await expect(title).toHaveValue('બીજાએ આપેલું મથાળું');
});

test('a message to readers that has been left is sent without calling its editor back', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create');
  await box(page, 'મથાળું').fill('નર્મદા ડેમ છલકાયો');
  await box(page, 'ક્યાં ખૂલે').fill('/recent-news/1');
  await press(page, 'બ્રેકિંગ ન્યૂઝ');
  await press(page, 'મોકલો');
  const held = await holdAnswer(page, { method: 'POST', path: /\/push\/campaigns$/ });
  await press(page, 'હા, કરો');
  await held.arrived;
  await today(page);
  await question(page).getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();
  await expect(page).toHaveURL(/\/newsroom\/?$/);
  await held.letGo();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/newsroom\/?$/);
});

test('a double click on the confirmation sends a message to readers once', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create');
  await box(page, 'મથાળું').fill('એક જ વાર');
  await box(page, 'ક્યાં ખૂલે').fill('/recent-news/1');
  await press(page, 'બ્રેકિંગ ન્યૂઝ');
  await press(page, 'મોકલો');
  await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).dblclick();
  await expect(page).toHaveURL(/\/push\/\d+$/);
  const { campaigns } = await api(page, '/push/campaigns');
  expect(campaigns.filter(({ title }: { title: string }) => title === 'એક જ વાર')).toHaveLength(1);
});

for (const typed of ['an address', 'a time', 'a topic'] as const)
  test(`a message to readers of which only ${typed} is chosen is asked about before it is left`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create');
    if (typed === 'an address') await box(page, 'ક્યાં ખૂલે').fill('/recent-news/1');
    else if (typed === 'a time') await page.getByLabel(/ભારતીય સમય/).fill('2030-01-01T18:05');
    else await press(page, 'બ્રેકિંગ ન્યૂઝ');
    await today(page);
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'અહીં રહો' }).click();
    await expect(page).toHaveURL(/push\/create/);
  });

test('a menu item that is opened while another is being moved stays open', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/menus/mobile');
  await moveToSecond(page.getByRole('button', { name: /^ખસેડો/ }).first());
  const held = await holdAnswer(page, { method: 'POST', path: /\/menu-items\/\d+\/move$/ });
  await page.keyboard.press('Space');
  await held.arrived;
  // In a frame after an item is put down, dnd-kit gives its handle the focus again.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // By the keyboard, because the items are still on their way to their places.
  await page
    .getByRole('button', { name: /^સુધારો: / })
    .first()
    .press('Enter');
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^નામ/ });
  await name.fill('નવું નામ');
  await held.letGo();
  await expect(page.getByText('સચવાયું', { exact: false }).first()).toBeVisible();
  await expect(name).toHaveValue('નવું નામ');
});

test('a form that is being saved is asked about before it is left', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  const [{ id }] = (await api(page, '/ads/campaigns')).campaigns;
  await page.goto(`/newsroom/ads/${id}`);
  await box(page, 'ઝુંબેશનું નામ').fill('');
  const held = await holdAnswer(page, { method: 'PUT', path: /\/ads\/campaigns\/\d+$/ });
  await press(page, 'સાચવો');
  await held.arrived;
  await today(page);
  await expect(question(page)).toBeVisible();
  // It was refused: whoever waited for the answer is still at the form.
  await held.letGo();
  await question(page).getByRole('button', { name: 'અહીં રહો' }).click();
  await expect(page).toHaveURL(/\/ads\/\d+$/);
  await expect(box(page, 'ઝુંબેશનું નામ')).toHaveValue('');
});

/** The menu of the story at the top of the front page: its label has the headline. The age of a story, beside it, changes by itself. */
const leadMenu = (page: Page) => page.locator('[data-block="home:top"] [data-place="0"] [aria-label^="વધુ કામ:"]');

/** Puts a story of the list at the top of the front page; gives the label of its menu. */
async function putOnTop(page: Page, at: number): Promise<string> {
  const menu = page
    .getByRole('region', { name: 'સ્ટોરી' })
    .getByRole('button', { name: /^વધુ કામ:/ })
    .nth(at);
  const label = (await menu.getAttribute('aria-label')) ?? '';
  await menu.click();
  await page.getByRole('menuitem', { name: 'અહીં મૂકો: ટોચ પર' }).click();
  await expect(leadMenu(page)).toHaveAttribute('aria-label', label);
  return label;
}

test('what is arranged on a page while it is being saved stays', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/frontpage');
  await putOnTop(page, 1);
  const held = await holdAnswer(page, { method: 'PUT', path: /\/front-pages\/home$/ });
  await press(page, 'સાચવો');
  await held.arrived;
  const arranged = await putOnTop(page, 2);
  await held.letGo();
  await expect(page.getByText('ગોઠવણ સચવાઈ. વાચકોને હવે આ જ દેખાશે.')).toBeVisible();
  await expect(leadMenu(page)).toHaveAttribute('aria-label', arranged);
  await expect(page.getByRole('button', { name: 'સાચવો', exact: true })).toBeEnabled();
});

test('what is arranged after an answer was lost is saved over what the server has', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/frontpage', { expects: /409|504/ });
  await putOnTop(page, 1);
  const held = await holdAnswer(page, { method: 'PUT', path: /\/front-pages\/home$/ });
  await press(page, 'સાચવો');
  await held.arrived;
  await held.letGo({ status: 504, body: '<h1>504 Gateway Time-out</h1>' });
  await putOnTop(page, 2);
  await press(page, 'સાચવો');
  await expect(page.getByText('ગોઠવણ સચવાઈ. વાચકોને હવે આ જ દેખાશે.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { path, field, button } of [
  { path: '/elections/1/lines', field: 'નવી લાઇન', button: 'મૂકો' },
  { path: '/elections/1/keys', field: 'સ્રોતનું નામ', button: 'નવી ચાવી' },
  { path: '/elections/1/setUp', field: 'ટૅગ', button: 'સાચવો' },
])
  test(`what could not be sent is told on its own screen only: ${path}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${path}`, { expects: /504/ });
    await box(page, field).fill('jeno-javab-na-aavyo');
    for (const isLeft of [false, true]) {
      const held = await holdAnswer(page, { method: path.endsWith('setUp') ? 'PUT' : 'POST', path: /\/elections\// }, { reaches: false });
      await press(page, button);
      await held.arrived;
      if (isLeft) {
        await today(page);
        await question(page).getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();
        await expect(page).toHaveURL(/\/newsroom\/?$/);
      }
      await held.letGo({ status: 504, body: '<h1>504 Gateway Time-out</h1>' });
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('સર્વરે સમજાય એવો જવાબ આપ્યો નહીં.')).toHaveCount(isLeft ? 0 : 1);
    }
  });

test('a key of a program whose answer was lost is in the list, where it can be revoked', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/elections/1/keys', { expects: /504/ });
  await box(page, 'સ્રોતનું નામ').fill('અધૂરો સ્રોત');
  const held = await holdAnswer(page, { method: 'POST', path: /\/sources$/ });
  await press(page, 'નવી ચાવી');
  await held.arrived;
  await held.letGo({ status: 504, body: '<h1>504 Gateway Time-out</h1>' });
  await expect(page.getByRole('button', { name: 'રદ કરો: અધૂરો સ્રોત' })).toBeVisible();
});

test('a second press changes no password twice', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { expects: /400/ });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/two-factor/generate-backup-codes')) calls += 1;
  });
  const held = await holdAnswer(page, { method: 'POST', path: /\/generate-backup-codes$/ });
  const button = page.getByRole('button', { name: /બચાવ-કોડ/ });
  await page
    .getByLabel(/હાલનો પાસવર્ડ/)
    .last()
    .fill('limbdo varsad chopat 9');
  await button.click();
  await held.arrived;
  await button.click({ force: true });
  await page
    .getByLabel(/હાલનો પાસવર્ડ/)
    .last()
    .press('Enter');
  await held.letGo();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(calls).toBe(1);
});

test('an answer that breaks off, or is a page of a hotel, is told', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/static-pages/about-us');
  await box(page, 'મથાળું').fill('હોટેલમાંથી');
  await setRoute(page, /\/newsroom\/api\/static-pages\/about-us$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }) : route.fallback(),
  );
  await press(page, 'સાચવો');
  await expect(page.getByText('સર્વરે સમજાય એવો જવાબ આપ્યો નહીં.')).toBeVisible();
  await expect(box(page, 'મથાળું')).toHaveValue('હોટેલમાંથી');
});

test('who cannot be signed out is told so', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /ERR_FAILED/ });
  await setRoute(page, /\/account\/sign-out$/, (route) => route.abort());
  await page.getByRole('button', { name: 'તમારું ખાતું' }).click();
  await page.getByRole('menuitem', { name: 'સાઇન આઉટ' }).click();
  await expect(page.getByText('સર્વર સુધી પહોંચાતું નથી.')).toBeVisible();
});
