import type { Page } from '@playwright/test';
import { type HeldAnswer, holdAnswer } from './fixtures/heldAnswer.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';

const STEP = { method: 'POST', path: /\/stories\/\d+\/steps$/ };
const SAVE = { method: 'PUT', path: /\/stories\/\d+$/ };

const headline = (page: Page) => page.getByRole('textbox', { name: 'હેડલાઇન', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'સ્ટોરીનું લખાણ' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
const state = (page: Page, name: string) => expect(page.locator('[data-state]')).toHaveAttribute('data-state', name);
const callOf = (page: Page) => `/newsroom/api${new URL(page.url()).pathname.replace('/newsroom', '')}`;

/** Without a category no step to readers is taken; the list under the field changes until the answer to what was typed has come. */
async function chooseCategory(page: Page): Promise<void> {
  const field = page.getByLabel('વિભાગ', { exact: true });
  await field.fill('gujarat');
  await page.getByRole('option', { name: /^ગુજરાત/ }).click();
  await expect(field).toHaveValue('ગુજરાત');
}

async function write(page: Page, words: string): Promise<void> {
  await headline(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(` ${words}`);
  await body(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(` ${words}`);
}

const onScreen = async (page: Page, words: string) => {
  await expect(headline(page)).toHaveValue(new RegExp(words));
  await expect(body(page)).toContainText(words);
};

const atServer = async (page: Page, words: string) => {
  const { working } = await (await page.request.get(callOf(page))).json();
  expect([working.headline, JSON.stringify(working.body)]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
};

/** Presses what a test presses, writes while the answer is on its way, and lets it arrive. */
async function writeMeanwhile(page: Page, held: HeldAnswer, press: () => Promise<void>, words: string): Promise<void> {
  await press();
  await held.arrived;
  // A dialogue that is still open over the text is closed, as an editor in a hurry does.
  if ((await page.getByRole('dialog').count()) > 0) await button(page, 'રહેવા દો').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await write(page, words);
  await held.letGo();
}

test('what is written while a step is on its way stays, is saved, and is there after a reload, whatever the button', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /403|409|500|503|ERR_FAILED/ });
  await page.goto('/newsroom/stories');
  await page.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  await headline(page).fill('તાપી પરનો પુલ');
  await body(page).click();
  await page.keyboard.insertText('પુલ આજથી ખૂલ્યો.');
  await page.getByLabel('સ્લગ').fill('tapi-pul');
  await chooseCategory(page);
  await saved(page);

  const inDialog = (name: string, note?: string) => async () => {
    await button(page, name).click();
    const dialog = page.getByRole('dialog');
    if (note !== undefined) await dialog.getByRole('textbox').first().fill(note);
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  const plain = (name: string) => () => button(page, name).click();
  const steps: [string, () => Promise<void>, string][] = [
    ['in_review', inDialog('ચકાસણી માટે મોકલો'), 'એક'],
    ['draft', plain('પાછી લો'), 'બે'],
    ['approved', plain('મંજૂર કરો'), 'ત્રણ'],
    ['in_review', inDialog('ફરી ચકાસણીમાં લો'), 'ચાર'],
    ['returned', inDialog('નોંધ સાથે પાછી મોકલો', 'ફરી લખો.'), 'પાંચ'],
    ['published', plain('પ્રકાશિત કરો'), 'છ'],
    ['published', inDialog('સુધારો પ્રકાશિત કરો'), 'સાત'],
    ['published', plain('ફેરફાર છોડી દો'), 'આઠ'],
    ['withdrawn', inDialog('પાછી ખેંચો', 'ભૂલ હતી.'), 'નવ'],
    ['published', plain('ફરી પ્રકાશિત કરો'), 'દસ'],
  ];
  for (const [to, press, words] of steps) {
    await test.step(`${to} ${words}`, async () => {
      await writeMeanwhile(page, await holdAnswer(page, STEP), press, words);
      await state(page, to);
      await onScreen(page, words);
      await saved(page);
      await atServer(page, words);
      await page.reload();
      await onScreen(page, words);
    });
  }

  // On the schedule nobody changes a story: what was written meanwhile stays here, over a reload too, and goes in when it is taken off.
  await inDialog('પાછી ખેંચો', 'ભૂલ હતી.')();
  await state(page, 'withdrawn');
  await page.goto('/newsroom/stories');
  await page.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  await headline(page).fill('બીજો પુલ');
  await body(page).click();
  await page.keyboard.insertText('બીજો પુલ કાલે ખૂલશે.');
  await page.getByLabel('સ્લગ').fill('bijo-pul');
  await chooseCategory(page);
  await saved(page);
  await writeMeanwhile(page, await holdAnswer(page, STEP), inDialog('સમય નક્કી કરો'), 'અગિયાર');
  await state(page, 'scheduled');
  await onScreen(page, 'અગિયાર');
  await expect(page.getByText('સ્ટોરી આગળ વધી ગયા પછી લખેલું')).toBeVisible();
  await page.reload();
  await onScreen(page, 'અગિયાર');
  await plain('નક્કી કરેલો સમય રદ કરો')();
  await state(page, 'approved');
  await saved(page);
  await atServer(page, 'અગિયાર');

  // Lost on the way after the server has done it, refused, or answered with nothing: what is written stays, and the screen says how it stands.
  const outcomes = [
    ['lost', 'બાર'],
    [{ status: 500 }, 'તેર'],
    [{ status: 503 }, 'ચૌદ'],
  ] as const;
  for (const [outcome, words] of outcomes) {
    const held = await holdAnswer(page, SAVE);
    await write(page, `${words} પહેલાં`);
    await button(page, 'સાચવો').click();
    await held.arrived;
    await write(page, words);
    await held.letGo(outcome);
    await saved(page);
    await onScreen(page, words);
    await atServer(page, words);
  }
  const lostStep = await holdAnswer(page, STEP);
  await button(page, 'પ્રકાશિત કરો').click();
  await lostStep.arrived;
  await write(page, 'પંદર');
  await lostStep.letGo('lost');
  await state(page, 'published');
  await saved(page);
  await atServer(page, 'પંદર');

  // Somebody has saved meanwhile: the step is not taken, and nothing of either is lost.
  const current = await (await page.request.get(callOf(page))).json();
  const theirs = { version: current.version, working: { ...current.working, deck: 'બીજાએ લખેલો સારાંશ' } };
  const headers = { origin: newspaper.url };
  expect((await page.request.put(callOf(page), { data: theirs, headers })).status()).toBe(200);
  const stale = await holdAnswer(page, STEP);
  await button(page, 'પાછી ખેંચો').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('ભૂલ હતી.');
  await page.getByRole('dialog').getByRole('button', { name: 'પાછી ખેંચો', exact: true }).click();
  await stale.arrived;
  await button(page, 'રહેવા દો').click();
  await stale.letGo();
  await expect(page.getByLabel('સારાંશ')).toHaveValue('બીજાએ લખેલો સારાંશ');
  await onScreen(page, 'પંદર');

  // An earlier version is brought back while somebody writes: what they write stays on top of it.
  await page.getByRole('tab', { name: 'આવૃત્તિઓ' }).click();
  await page.getByRole('list', { name: 'આવૃત્તિઓ' }).getByRole('button').last().click();
  const restored = await holdAnswer(page, { method: 'POST', path: /\/restore$/ });
  await button(page, 'આ આવૃત્તિ પાછી લાવો').click();
  await restored.arrived;
  await page.getByRole('tab', { name: 'લખાણ' }).click();
  await headline(page).fill('સોળ');
  await restored.letGo();
  await expect(page.getByLabel('સારાંશ')).toHaveValue('');
  await expect(headline(page)).toHaveValue('સોળ');
  await saved(page);
  expect((await (await page.request.get(callOf(page))).json()).working).toMatchObject({ headline: 'સોળ', deck: '' });
});

test('what the front page decides about breaking news while a story is open stays, with what is being written', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const published = await (await page.request.get('/newsroom/api/stories?filter=%7B%22state%22%3A%22published%22%7D')).json();
  await page.goto(`/newsroom/stories/${published.data[0].id}`);
  await write(page, 'એક');
  await expect(() => atServer(page, 'એક')).toPass();
  await saved(page);
  // The lock is renewed every ten seconds, and its answer would tell the page of the newer version before it is refused.
  await setRoute(page, /\/heartbeat$/, () => undefined);
  // Somebody at the front page, who does not wait for the text.
  const decided = await page.request.put(`${callOf(page)}/breaking`, { data: { breaking: true, until: null } });
  expect(decided.status()).toBe(200);
  const refused = page.waitForResponse((response) => response.status() === 409);
  await write(page, 'બે');
  await refused;
  await expect(() => atServer(page, 'એક બે')).toPass();
  await saved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onScreen(page, 'એક બે');
  expect((await (await page.request.get(callOf(page))).json()).working.breaking).toBe(true);
});
