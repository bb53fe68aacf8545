import type { Page } from '@playwright/test';
import { accessibilityFaults } from './fixtures/accessibilityFaults.ts';
import { chooseOption } from './fixtures/chooseOption.ts';
import { holdAnswer } from './fixtures/heldAnswer.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

const phone = { width: 360, height: 740 };

/** Whoever has to be chosen anew is chosen from the list. */
async function chooseIfEmpty(scorer: Page, label: string): Promise<void> {
  if ((await scorer.getByRole('combobox', { name: label }).innerText()).trim().length < 2) await chooseOption(scorer, label);
}

test('a ball scored on a phone is on an open page of the match, which does not move', async ({ newspaper, openAs }) => {
  const reader = await openAs('/cricket', phone);
  await reader
    .getByRole('link', { name: /ભારત.*દક્ષિણ આફ્રિકા.*જીતવા/ })
    .first()
    .click();
  await expect(reader).toHaveURL(/\/cricket\/match\/\d+\/ind-vs-sa$/);
  const board = reader.locator('[data-live^="match:"]');
  const score = board.locator('strong').nth(1);
  const before = await score.innerText();
  await expect(board.getByRole('table', { name: 'ક્રીઝ પરના બેટર' })).toBeVisible();
  const tabs = reader.getByRole('navigation', { name: 'મેચના ભાગ' });
  const where = await tabs.boundingBox();
  const id = /match\/(\d+)\//.exec(reader.url())?.[1] ?? '';

  const scorer = await openAs(firstLink(newspaper), { expects: /503/ });
  await comeIn(scorer, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await scorer.setViewportSize(phone);
  await scorer.goto(`/newsroom/cricket/${id}`);
  const runsOf = (text: string) => Number(text.split('/')[0]);
  const keys = scorer.getByRole('group', { name: 'રન' });
  await keys.getByRole('button', { name: '4', exact: true }).click();
  await chooseIfEmpty(scorer, 'બોલર');
  await scorer.getByRole('button', { name: /^બોલ નોંધો: 4 રન$/ }).click();
  const four = `${runsOf(before) + 4}/`;
  await expect(scorer.locator('[data-score="2"]')).toContainText(four);
  await expect(score).toContainText(four);
  expect(await tabs.boundingBox()).toEqual(where);
  await expect(reader.locator('[aria-live="polite"]', { hasText: four })).toBeAttached();

  // A slip of the thumb is taken back, for the reader too.
  await scorer.getByRole('button', { name: 'છેલ્લો બોલ રદ' }).click();
  await expect(score).toHaveText(before);
  await expect(scorer.locator('[data-score="2"]')).toContainText(before);
  await keys.getByRole('button', { name: 'વાઇડ' }).click();
  await chooseIfEmpty(scorer, 'બોલર');
  await scorer.getByRole('button', { name: /^બોલ નોંધો: 0 રન, વાઇડ$/ }).click();
  await expect(score).toContainText(`${runsOf(before) + 1}/`);
  await expect(scorer.locator('[data-score="2"]')).toContainText(`${runsOf(before) + 1}/`);
  expect(await accessibilityFaults(scorer, 'main')).toEqual([]);
  await test.step('keys while answers are late', () => pressWhileAnswersAreLate(scorer));
  await test.step('a finished match is withdrawn with a reason, and put back', () =>
    withdrawAndRestore(scorer, () => openAs('/cricket/matches', { ...phone, expects: /410/ })));
});

async function withdrawAndRestore(desk: Page, openMatches: () => Promise<Page>): Promise<void> {
  const reader = await openMatches();
  const result = reader.getByRole('main').getByRole('link', { name: /જીત્યું/ }).first();
  const address = (await result.getAttribute('href')) ?? '';
  const id = /match\/(\d+)\//.exec(address)?.[1] ?? '';
  await desk.goto(`/newsroom/cricket/${id}`);
  await desk.getByRole('button', { name: 'મેચ પાછી ખેંચો' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'કારણ' }).fill('ખોટી ફાઇલ હતી');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(desk.getByRole('alert').filter({ hasText: 'ખોટી ફાઇલ હતી' })).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(410);
  await expect(reader.locator('main')).toContainText('આ મેચ પાછી ખેંચાઈ છે.');

  await desk.goto('/newsroom/cricket');
  await expect(desk.getByRole('region', { name: 'પાછી ખેંચેલી' }).getByRole('listitem')).toHaveCount(1);
  await desk.goto(`/newsroom/cricket/${id}`);
  await desk.getByRole('button', { name: 'પાછી મૂકો' }).click();
  await expect(desk.getByRole('button', { name: 'મેચ પાછી ખેંચો' })).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(200);
}

/** Keys pressed while a ball is on its way are of the next ball, and a ball that was refused is on the keys again. */
async function pressWhileAnswersAreLate(scorer: Page): Promise<void> {
  const keys = scorer.getByRole('group', { name: 'રન' });
  const press = (name: string) => keys.getByRole('button', { name, exact: true }).click();
  const enter = scorer.getByRole('button', { name: /^બોલ નોંધો/ });
  const summary = (text: string) => expect(enter).toHaveText(`બોલ નોંધો: ${text}`);
  await chooseIfEmpty(scorer, 'બોલર');
  const board = scorer.locator('[data-score]').last();
  const before = await board.innerText();
  const BALL = { method: 'POST', path: /\/balls$/ };

  const refused = await holdAnswer(scorer, BALL, { reaches: false });
  await press('2');
  await enter.click();
  await refused.arrived;
  await summary('0 રન');
  await press('વાઇડ');
  await refused.letGo({ status: 503 });
  await summary('2 રન');
  expect(await board.innerText()).toBe(before);

  const late = await holdAnswer(scorer, BALL);
  await enter.click();
  await late.arrived;
  await summary('0 રન, વાઇડ');
  await press('1');
  await late.letGo();
  await expect(board).not.toHaveText(before);
  await summary('1 રન, વાઇડ');
}

test('the front page shows the matches of the day', async ({ openAs }) => {
  const page = await openAs('/', phone);
  const strip = page.locator('[data-live="matches"]');
  await expect(strip.getByRole('link')).toHaveCount(3);
  await strip.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cricket\/match\//);
});

test('without script every part of a match, the table and the figures are links away', async ({ openAs }) => {
  const page = await openAs('/cricket', { ...phone, script: false });
  await page.getByRole('link', { name: 'આખું ટેબલ' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'આંકડા', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'શ્રેષ્ઠ બોલિંગ' })).toBeVisible();
  await page.getByRole('link', { name: 'બધી મેચ', exact: true }).first().click();
  await page.getByRole('link', { name: 'ન્યૂઝીલેન્ડ', exact: true }).first().click();
  await expect(page).toHaveURL(/team=NZ/);
  await page.getByRole('link', { name: /જીત્યું/ }).first().click();
  for (const [tab, says] of [
    ['ઓવર', 'ઓવર પ્રમાણે કુલ રન'],
    ['ભાગીદારી', 'વિકેટ માટે'],
    ['પડેલી વિકેટો', 'વિકેટ'],
    ['માહિતી', 'ટોસ'],
    ['સ્કોરકાર્ડ', 'એક્સ્ટ્રા'],
  ] as const) {
    await page.getByRole('navigation', { name: 'મેચના ભાગ' }).getByRole('link', { name: tab, exact: true }).click();
    await expect(page.locator('main')).toContainText(says);
  }
});
