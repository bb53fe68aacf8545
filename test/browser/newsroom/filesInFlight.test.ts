import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// Forms that are sent while a file of theirs is still on its way.

const COMING = 'ફાઇલ આવે છે…';

const picture = async (background: string, width = 640, height = 480) => ({
  name: `${background.slice(1)}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Presses a button that may be disabled, as a finger does, and Enter in a field. */
async function pressWhileComing(page: Page, field: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: COMING });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await page.getByRole('textbox', { name: field }).first().press('Enter');
}

test('a campaign is saved with the creative that was on its way', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/ads/create', { width: 360 });
  await page.getByRole('textbox', { name: /^ઝુંબેશનું નામ/ }).fill('ધીમી લાઇનની ઝુંબેશ');
  await page.getByRole('textbox', { name: /^જાહેરાત આપનાર/ }).fill('ધીમી કંપની');
  const held = await holdAnswer(page, { method: 'POST', path: /\/ads\/pictures$/ });
  await page.locator('input[type=file]').setInputFiles(await picture('#345678', 300, 250));
  await held.arrived;
  await pressWhileComing(page, /^જાહેરાત આપનાર/);
  await expect(page).toHaveURL(/\/ads\/create$/);
  await held.letGo();
  await page.getByRole('textbox', { name: /^ચિત્રમાં શું લખ્યું છે/ }).fill('ધીમી કંપનીની જાહેરાત');
  await page.getByRole('textbox', { name: /^દબાવતાં ખૂલે તે સરનામું/ }).fill('https://dhimi.example/');
  await page.getByRole('button', { name: 'નવી ઝુંબેશ' }).click();
  await expect(page).toHaveURL(/\/ads\/\d+$/);
  await expect(page.getByRole('img', { name: 'ધીમી કંપનીની જાહેરાત' }).first()).toBeVisible();
});

test('a published video waits for new captions, and a draft does not', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/videos');
  const { items } = await (await page.request.get('/newsroom/api/videos')).json();
  const contents = await Promise.all(
    items.map(async ({ id }: { id: number }) => (await page.request.get(`/newsroom/api/videos/${id}`)).json()),
  );
  const { id } = contents.find(({ status, content }) => status === 'published' && content.captionsKey !== '');
  await page.goto(`/newsroom/videos/${id}`);
  const title = page.getByRole('textbox', { name: 'શીર્ષક' });
  await title.fill('નવા સબટાઇટલ સાથે');
  const held = await holdAnswer(page, { method: 'POST', path: /captions/ });
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nનમસ્તે\n';
  await page
    .locator('[data-file] input[type=file]')
    .last()
    .setInputFiles({ name: 'gu.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) });
  await held.arrived;
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves += 1;
  });
  const save = page.locator('[data-action-bar]').getByRole('button', { name: COMING });
  await expect(save).toBeDisabled();
  await save.click({ force: true });
  expect(saves).toBe(0);
  await held.letGo();
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText(/સચવાયું/).first()).toBeVisible();
  expect(saves).toBe(1);

  // A film in the other format takes the place of the one before, which browsers would play instead.
  await page.locator('[data-file] input[type=file]').first().setInputFiles('demo/films/uttarayan.webm');
  await expect(page.locator('video')).toHaveAttribute('src', /\.webm$/);
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/newsroom/api/videos/${id}`)).json()).content)
    .toMatchObject({ mp4Key: '', webmKey: expect.stringMatching(/\.webm$/) });

  // What is typed of a draft is saved while a long film is on its way.
  await page.goto('/newsroom/videos/new');
  await title.fill('મુસદ્દો');
  const category = page.getByLabel('વિભાગ', { exact: true });
  await category.fill('gujarat');
  await page.getByRole('option', { name: /^ગુજરાત/ }).click();
  await page.getByRole('button', { name: 'પોતાની ફાઇલ' }).click();
  const later = await holdAnswer(page, { method: 'POST', path: /captions/ });
  await page
    .locator('[data-file] input[type=file]')
    .last()
    .setInputFiles({ name: 'gu.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) });
  await later.arrived;
  await expect(page.getByRole('button', { name: COMING })).toBeDisabled();
  await page.getByRole('button', { name: 'મુસદ્દો સાચવો' }).click();
  await expect(page).toHaveURL(/\/videos\/\d+$/);
  await later.letGo();
  await expect(page.getByRole('button', { name: 'મુસદ્દો સાચવો' })).toBeEnabled();
});

test('pictures that were chosen together are taken together, however late one of them arrives', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/galleries/new', { width: 360 });
  await page.getByRole('button', { name: 'ચિત્રો ઉમેરો' }).click();
  const dialog = page.getByRole('dialog');
  const held = await holdAnswer(page, { method: 'POST', path: /\/newsroom\/api\/pictures$/ });
  await dialog.locator('input[type=file]').setInputFiles([await picture('#102030'), await picture('#405060')]);
  await held.arrived;
  await expect(dialog.getByText(': 1 / 2')).toBeVisible();
  await expect(dialog.getByRole('button', { name: COMING })).toBeDisabled();
  await held.letGo();
  await dialog.getByRole('button', { name: 'પસંદ કરો', exact: true }).click();
  await expect(page.getByText(/ચિત્રો \(2\)/)).toBeVisible();
});

test('a file is chosen with the keyboard', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360 });
  for (const [path, name] of [
    ['/pictures', 'ચિત્રો ઉમેરો'],
    ['/epaper', /પીડીએફ/],
    ['/mandi/files', /ભાવની ફાઇલ/],
  ] as const) {
    await page.goto(`/newsroom${path}`);
    const chooser = page.waitForEvent('filechooser');
    await page.locator('#main-content').getByRole('button', { name }).first().press('Enter');
    await chooser;
  }
});

test('a tab is not closed without a question while a file of results, prices, a match or a picture is on its way', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, expects: /422/ });
  const read = async (path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
  const { data } = await read('/elections?perPage=200');
  const election = data.find(({ token }: { token: string }) => token === 'election-2024').id;
  const [{ key }] = (await read('/pictures')).pictures;
  const isFree = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  for (const [path, sent] of [
    [`/elections/${election}/file`, /\/results-file$/],
    ['/mandi/files', /\/mandi\/files$/],
    ['/cricket', /\/cricket\/files$/],
    [`/pictures/${key}`, /\/pictures\/[^/]+\/file$/],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`/newsroom${path}`);
      const held = await holdAnswer(page, { method: 'POST', path: sent }, { reaches: false });
      const file = { name: 'file.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
      await page.locator('#main-content input[type=file]').last().setInputFiles(file);
      await held.arrived;
      expect(await isFree(), path).toBe(false);
      await held.letGo({ status: 422, body: JSON.stringify({ message: { gu: 'ફાઇલ વંચાઈ નહીં.', en: 'Not read.' } }) });
      await expect(page.getByText('ફાઇલ વંચાઈ નહીં.')).toBeVisible();
      expect(await isFree(), path).toBe(true);
    });
});
