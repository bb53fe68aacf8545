import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { logIn, newestCode } from '../fixtures/readerLogIn.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const PHONE = { width: 360, height: 740 };

/** Writes a comment on the newest story before logging in, logs in on the way, and sends it. Ends on the reader's own page. */
async function comment(page: Page, number: string, text: string): Promise<void> {
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/news/**');
  await page.getByRole('link', { name: /^ટિપ્પણીઓ/ }).click();
  await page.getByRole('link', { name: 'તમારો મત લખો' }).click();
  await page.getByLabel('તમારી ટિપ્પણી').fill(text);
  // Whoever writes faster than a person is held.
  await page.waitForTimeout(4_500);
  await page.getByRole('button', { name: 'મોકલો' }).click();
  const main = page.locator('main');
  await main.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill(number);
  await main.locator('form').getByRole('button').first().click();
  await expect(main.getByLabel('છ આંકડાનો કોડ')).toBeVisible();
  await main.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(page));
  await main.locator('form').getByRole('button').first().click();
  await expect(main.getByLabel('તમારી ટિપ્પણી')).toHaveValue(text);
  await main.getByLabel('તમારું નામ').fill('સુરેશ પંડ્યા');
  await main.getByRole('button', { name: 'મોકલો' }).click();
  await expect(main.getByRole('status')).toHaveText('આભાર! તમારી ટિપ્પણી મળી છે. સંપાદકો વાંચે પછી દેખાશે.');
}

for (const { name, look } of [
  { name: 'on a dark phone without script', look: { ...PHONE, dark: true, script: false } },
  { name: 'on a desk with script', look: { width: 1280, height: 900 } },
])
  test(`a comment is written, published in the newsroom, reported and taken back: ${name}`, async ({ openAs, newspaper }) => {
    const text = `ગામના છોકરાઓ પણ વાંચે એવું થવું જોઈએ. ${name.length}`;
    const page = await openAs('/recent-news/1', look);
    await comment(page, `98250 ${12_000 + name.length}`, text);
    await expect(page.locator('main')).toContainText('સંપાદકો વાંચે તેની રાહમાં');
    expect(await fitsWidth(page)).toBe(true);

    const editor = await openNewsroom(newspaper, openAs);
    await editor.goto('/newsroom/comments');
    const row = editor.getByRole('listitem', { name: text });
    // The key of A on a keyboard that writes Gujarati.
    await row.dispatchEvent('keydown', { key: 'ો', code: 'KeyA' });
    await expect(row).toBeHidden();
    await editor.getByRole('tab', { name: /^પ્રગટ/ }).click();
    await row.getByRole('button', { name: 'પસંદ કરો' }).click();
    await expect(row.getByText('તંત્રીની પસંદ')).toBeVisible();

    await page.locator('main a[href^="/comments/"]').first().click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('main li').filter({ hasText: text })).toContainText('તંત્રીની પસંદ');
    expect(await fitsWidth(page)).toBe(true);
    if (look.script !== false) expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('main li').filter({ hasText: text }).getByRole('link', { name: 'વાંધો નોંધાવો' }).first().click();
    await page.getByLabel('વાંધો શાનો છે?').selectOption('offTopic');
    if (look.script !== false) expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'મોકલો' }).click();
    await expect(page.getByText('સંપાદકો આ ટિપ્પણી ફરી વાંચશે.')).toBeVisible();
    await editor.goto('/newsroom/comments?queue=reported');
    await expect(row.getByText('વાંધા: 1')).toBeVisible();

    await page.goto('/account/comments');
    await page.locator('main').getByRole('button', { name: 'પાછી ખેંચો' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText('ટિપ્પણી પાછી ખેંચાઈ છે.');
  });

test('a moderator decides, answers and blocks on a phone', async ({ openAs, newspaper }) => {
  const page = await openAs('/recent-news/1', { ...PHONE, script: false });
  const text = 'આ ટિપ્પણી ફોન પર તપાસાય છે.';
  await comment(page, '98250 77777', text);
  const desk = await openNewsroom(newspaper, openAs);
  const editor = await openAs('/newsroom/comments', { ...PHONE, cookies: await desk.context().cookies() });
  const row = editor.getByRole('listitem', { name: text });
  await expect(row).toBeVisible();
  expect(await fitsWidth(editor)).toBe(true);
  expect(await accessibilityFaults(editor)).toEqual([]);
  await row.getByRole('link', { name: 'ખોલો' }).click();
  await expect(editor.getByRole('heading', { name: 'લખનાર' })).toBeVisible();
  await editor.getByRole('button', { name: 'પ્રગટ કરો' }).click();
  await editor.getByLabel('જવાબ', { exact: true }).fill('આભાર, વાંચતા રહેજો.');
  await editor.getByRole('button', { name: 'પ્રગટ કરો' }).click();
  await expect(editor.getByText('જવાબ પ્રગટ થયો.')).toBeVisible();
  await editor.getByLabel('કારણ').fill('વારંવાર અપમાન');
  await editor.getByRole('button', { name: 'રોકો', exact: true }).click();
  await expect(editor.getByText('ટિપ્પણી કરતાં રોકેલ છે: વારંવાર અપમાન', { exact: false })).toBeVisible();
  expect(await fitsWidth(editor)).toBe(true);
  expect(await accessibilityFaults(editor)).toEqual([]);
  await editor.getByRole('button', { name: 'નકારો' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'અન્ય' }).click();
  await expect(editor.getByText('નકારેલી', { exact: true })).toBeVisible();
  await page.goto('/account/comments');
  await expect(page.locator('main')).toContainText('પ્રગટ કરી નથી: અન્ય');

  // Who is blocked is a list, and one press lets them write again.
  await editor.goto('/newsroom/comments');
  await editor.getByRole('link', { name: 'રોકેલા વાચકો' }).click();
  const blocked = editor.getByRole('list', { name: 'રોકેલા વાચકો' }).getByRole('listitem').filter({ hasText: 'વારંવાર અપમાન' });
  await expect(blocked).toHaveText(/સુરેશ પંડ્યા.*આ સમય સુધી.*કોણે રોક્યા: મીરા શાહ/);
  expect(await fitsWidth(editor)).toBe(true);
  expect(await accessibilityFaults(editor)).toEqual([]);
  await blocked.getByRole('button', { name: 'ફરી લખવા દો' }).click();
  await expect(blocked).toHaveCount(0);
});

test('a reader with a mail address chooses mails about decisions, on a phone without script', async ({ openAs }) => {
  const page = await openAs('/account/comments', { ...PHONE, script: false });
  const main = page.locator('main');
  await logIn(page, 'suresh.mails@savar.example');
  const letters = main.getByRole('checkbox', { name: 'તંત્રીને મારા પત્રો વિશે' });
  const comments = main.getByRole('checkbox', { name: 'મારી ટિપ્પણીઓ વિશે' });
  await expect(letters).toBeChecked();
  await expect(comments).not.toBeChecked();
  expect(await fitsWidth(page)).toBe(true);
  await comments.check();
  await letters.uncheck();
  await main.getByRole('button', { name: 'પસંદગી સાચવો' }).click();
  await expect(main.getByRole('status')).toHaveText('પસંદગી સચવાઈ છે.');
  await expect(letters).not.toBeChecked();
  await expect(comments).toBeChecked();
});

test('letters to the editor are read and written on a phone without script', async ({ openAs }) => {
  const page = await openAs('/letters', { ...PHONE, script: false });
  await expect(page.getByRole('heading', { name: 'રોપા વાવ્યા પછી શું?' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('link', { name: 'તંત્રીને પત્ર લખો' }).click();
  const form = page.locator('main form');
  await form.getByLabel('વિષય').fill('નળનું પાણી');
  await form.getByLabel('પત્ર').fill('પાણીનો સમય બદલાય ત્યારે આગલા દિવસે જણાવો.');
  await form.getByLabel('તમારું નામ').fill('રેશમા સૈયદ');
  await form.getByLabel('શહેર કે ગામ').fill('ભુજ');
  await form.getByLabel('ઈમેલ સરનામું').fill('reshma@example.com');
  expect(await fitsWidth(page)).toBe(true);
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(page.getByText('તમારો પત્ર મળ્યો છે.', { exact: false })).toBeVisible();
});

for (const path of ['/letters', '/letters/write'])
  test(`${path} is accessible`, async ({ openAs }) => {
    const page = await openAs(path, PHONE);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

test('the keys go on with the next letter once one is decided, and a second press decides nothing twice', async ({ openAs, newspaper }) => {
  const page = await openAs('/letters', { script: false });
  for (const subject of ['ગટરનું ઢાંકણું', 'બસનો સમય', 'શાળાનું મેદાન']) {
    await page.goto('/letters/write');
    const form = page.locator('main form');
    await form.getByLabel('વિષય').fill(subject);
    await form.getByLabel('પત્ર').fill(`${subject}: નગરપાલિકા ધ્યાન આપે.`);
    await form.getByLabel('તમારું નામ').fill('રેશમા સૈયદ');
    await form.getByLabel('શહેર કે ગામ').fill('ભુજ');
    await form.getByLabel('ઈમેલ સરનામું').fill('reshma@example.com');
    // Whoever writes faster than a person is held.
    await page.waitForTimeout(4_500);
    await form.getByRole('button', { name: 'મોકલો' }).click();
    await expect(page.getByText('તમારો પત્ર મળ્યો છે.', { exact: false })).toBeVisible();
  }
  const editor = await openNewsroom(newspaper, openAs);
  await editor.goto('/newsroom/comments');
  const rows = editor.getByRole('listitem').filter({ hasText: 'નગરપાલિકા ધ્યાન આપે.' });
  await expect(rows).toHaveCount(3);
  const next = await rows.nth(1).getAttribute('aria-label');
  // Once the first press is answered, a second one is for the letter that has the focus then.
  const held = await holdAnswer(editor, { method: 'POST', path: /\/comments\/\d+\/steps$/ });
  await rows.first().focus();
  await editor.keyboard.press('a');
  await editor.keyboard.press('a');
  await held.arrived;
  await held.letGo();
  await expect(rows).toHaveCount(2);
  await expect(editor.getByRole('listitem', { name: next ?? '' })).toBeFocused();
  await expect(editor.getByRole('alert')).toHaveCount(0);
  // Nor on its own screen is a second press a decision of somebody else.
  await rows.first().getByRole('link', { name: 'ખોલો' }).click();
  await expect(editor).toHaveURL(/\/comments\/\d+$/);
  await expect(rows).toHaveCount(0);
  await editor.getByRole('button', { name: 'પ્રગટ કરો' }).dblclick();
  await expect(editor.getByText('પ્રગટ', { exact: true })).toBeVisible();
  await expect(editor.getByRole('alert')).toHaveCount(0);
});
