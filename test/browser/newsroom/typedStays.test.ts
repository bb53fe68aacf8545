import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { correctLiveOver } from '../fixtures/cricketMatches.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const api = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' });

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 80, b: 40 } } })
    .jpeg()
    .toBuffer();

test('the description of a picture that is being typed stays when its file is replaced', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const headers = { origin: new URL(page.url()).origin };
  const added = await page.request.post('/newsroom/api/pictures?name=juni.jpg', { data: await picture(200), headers });
  const { key } = (await added.json()).picture;
  await page.goto(`/newsroom/pictures/${key}`);
  await box(page, 'યશ').fill('સવાર');
  await page.getByLabel('ફાઇલ બદલો').setInputFiles({ name: 'navi.jpg', mimeType: 'image/jpeg', buffer: await picture(20) });
  await expect(page.getByText('navi.jpg')).toBeVisible();
  await expect(box(page, 'યશ')).toHaveValue('સવાર');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await press(page, 'સાચવો');
  expect((await saved).status()).toBe(200);
  expect((await api(page, `/pictures/${key}`)).picture.credit).toBe('સવાર');
});

test('a film that is still on its way is given up when the video is one of YouTube after all', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/videos/new', { expects: /ERR_FAILED/ });
  await press(page, 'પોતાની ફાઇલ');
  const held = await holdAnswer(page, { method: 'POST', path: /\/videos\/films?/ }, { reaches: false });
  await page
    .locator('[data-file] input[type=file]')
    .first()
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2_000) });
  await held.arrived;
  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await press(page, 'યુટ્યૂબ');
  await ended;
});

test('an over whose correction was refused stays open with what was typed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /503/ });
  const { dialog, runs, typed } = await correctLiveOver(page);
  const held = await holdAnswer(page, { method: 'POST', path: /\/correct/ }, { reaches: false });
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await held.arrived;
  await held.letGo({ status: 503 });
  await expect(page.getByText('સર્વરે સમજાય એવો જવાબ આપ્યો નહીં.').first()).toBeVisible();
  await expect(runs).toHaveValue(typed);
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a time that is typed half is no time: it is told, and nothing is sent', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create');
  await box(page, 'મથાળું').fill('નર્મદા ડેમ છલકાયો');
  await box(page, 'ક્યાં ખૂલે').fill('/recent-news/1');
  await press(page, 'બ્રેકિંગ ન્યૂઝ');
  const time = page.getByLabel(/ભારતીય સમય/);
  await time.focus();
  await page.keyboard.type('12');
  await press(page, 'મોકલો');
  await expect(page.getByText('આ સમય અધૂરો છે: પૂરો લખો કે ખાલી કરો.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await time.fill('2030-01-01T18:05');
  await expect(page.getByText('આ સમય અધૂરો છે: પૂરો લખો કે ખાલી કરો.')).toHaveCount(0);
  await press(page, 'મોકલો');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a planned day that is typed half does not take the day away', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {} })).json();
  await page.goto(`/newsroom/stories/${id}`);
  const plan = page.getByRole('group', { name: 'આયોજન' });
  const day = plan.locator('input[type=date]');
  await day.fill('2030-01-02');
  await day.blur();
  await expect.poll(async () => (await api(page, `/stories/${id}`)).plannedFor).toBe('2030-01-02');
  await day.focus();
  await page.keyboard.press('Backspace');
  await day.blur();
  await page.waitForLoadState('networkidle');
  expect((await api(page, `/stories/${id}`)).plannedFor).toBe('2030-01-02');
});

test('a note to a reporter is asked about before a press beside its dialog takes it away', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {} })).json();
  await page.goto(`/newsroom/stories/${id}`);
  await page.getByRole('textbox', { name: 'હેડલાઇન', exact: true }).fill('તાપી પરનો પુલ');
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  await press(page, 'ચકાસણી માટે મોકલો');
  const note = page.getByRole('dialog').getByRole('textbox').first();
  await note.fill('બીજો ફકરો જોઈ લેજો.');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'અહીં રહો' }).click();
  await expect(note).toHaveValue('બીજો ફકરો જોઈ લેજો.');
});

test('a rank that is no number is refused, and one in Gujarati digits is taken', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const [{ id, nameEn }] = (await api(page, '/mandi/names')).crops;
  const rankNow = async () => (await api(page, '/mandi/names')).crops.find((crop: { id: number }) => crop.id === id).rank;
  await page.goto('/newsroom/mandi/names');
  await page.getByRole('button', { name: `સુધારો: ${nameEn}`, exact: true }).click();
  const rank = page.getByRole('dialog').getByRole('textbox', { name: 'મુખ્ય પાકમાં ક્રમ' });
  const before = await rankNow();
  await rank.fill('સાત');
  await page.getByRole('dialog').getByRole('button', { name: 'સાચવો' }).click();
  await expect(rank).toHaveAttribute('aria-invalid', 'true');
  expect(await rankNow()).toBe(before);
  await rank.fill('૪૭');
  await page.getByRole('dialog').getByRole('button', { name: 'સાચવો' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await rankNow()).toBe(47);
});

test('a notice that was closed is shown again when it comes again', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  await page.goto('/newsroom/stories');
  await press(page, 'નવી સ્ટોરી');
  await page.getByRole('textbox', { name: 'હેડલાઇન', exact: true }).fill('તાપી પરનો પુલ');
  await page.getByRole('textbox', { name: 'સ્ટોરીનું લખાણ' }).click();
  await page.keyboard.insertText('પુલ આજથી ખૂલ્યો.');
  await page.getByLabel('સ્લગ').fill('tapi-par-pul');
  const category = page.getByLabel('વિભાગ', { exact: true });
  await category.fill('gujarat');
  await page.getByRole('option', { name: /^ગુજરાત/ }).click();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  await press(page, 'મંજૂર કરો');
  const schedule = async () => {
    await press(page, 'સમય નક્કી કરો');
    await page.getByRole('dialog').getByRole('button', { name: 'સમય નક્કી કરો' }).click();
  };
  const notice = page.locator('[data-notices]').getByText(/^સમય નક્કી/);
  await schedule();
  await expect(notice).toBeVisible();
  await page.locator('[data-notices]').getByRole('button', { name: 'બંધ કરો', exact: true }).last().click();
  await expect(notice).toBeHidden();
  await press(page, 'નક્કી કરેલો સમય રદ કરો');
  await expect(notice).toHaveCount(0);
  await schedule();
  await expect(notice).toBeVisible();
});

test('pictures that are uploaded together stand in a gallery in the order of their files', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/galleries/new');
  await press(page, 'ચિત્રો ઉમેરો');
  const dialog = page.getByRole('dialog');
  const first = await holdAnswer(page, { method: 'POST', path: /\/pictures$/ });
  const files = [30, 120, 220].map(async (red) => ({ name: `kram-${red}.jpg`, mimeType: 'image/jpeg', buffer: await picture(red) }));
  await dialog.getByLabel('ચિત્રો ઉમેરો').setInputFiles(await Promise.all(files));
  await expect(dialog.locator('[data-upload=done]')).toHaveCount(2);
  await first.letGo();
  await expect(dialog.getByText('પસંદ કરેલાં: 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'પસંદ કરો', exact: true }).click();
  const keys = await page
    .locator('[data-gallery-picture]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-gallery-picture')));
  const names = await Promise.all(keys.map(async (key) => (await api(page, `/pictures/${key}`)).picture.fileName));
  expect(names).toEqual(['kram-30.jpg', 'kram-120.jpg', 'kram-220.jpg']);
});

test('what is wrong with a picture of a gallery is not said of the one that takes its place', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  const galleries: { id: number }[] = (await api(page, '/galleries')).items;
  await page.goto(`/newsroom/galleries/${galleries.at(-1)?.id}`);
  const credit = page.locator('[data-gallery-picture]').first().getByRole('textbox').last();
  await credit.fill('ચિત્ર: સવાર. '.repeat(100));
  await press(page, 'સાચવો');
  await expect(credit).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[data-gallery-picture]').first().getByRole('button').last().click();
  await expect(credit).not.toHaveValue(/સવાર\. ચિત્ર/);
  await expect(credit).toHaveAttribute('aria-invalid', 'false');
});
