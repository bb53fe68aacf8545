import type { Page } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
const offered = (page: Page) => page.getByRole('listbox').getByRole('option');

test('an editor finds tags of a story by typing, and makes a new one', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const { data } = await (await page.request.get('/newsroom/api/topics?perPage=50&filter={"kind":"tag"}')).json();
  const known: string = data[0].name;
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {} })).json();
  await page.goto(`/newsroom/stories/${id}`);
  const field = page.getByRole('combobox', { name: 'ટૅગ' });

  await field.click();
  await expect(offered(page).nth(3)).toBeVisible();
  await field.pressSequentially(known);
  await expect(field).toHaveValue(known);
  await expect(offered(page).first()).toContainText(known);
  await offered(page).first().click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: known, exact: true })).toBeVisible();

  await field.pressSequentially('ચોમાસુ સત્ર 2026');
  await offered(page).filter({ hasText: 'ચોમાસુ સત્ર 2026' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: 'ચોમાસુ સત્ર 2026' })).toBeVisible();
  await saved(page);
  const story = await (await page.request.get(`/newsroom/api/stories/${id}`)).json();
  expect(story.working.topicIds).toHaveLength(2);
});

test('an administrator gives a new member of the staff desks and cities by typing', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/staff/create');
  for (const [label, typed, name] of [
    ['વિભાગો', 'ગુજ', 'ગુજરાત'],
    ['શહેરો', 'surat', 'સુરત'],
  ] as const) {
    const field = page.getByRole('combobox', { name: label });
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(typed);
    await offered(page).filter({ hasText: name }).first().click();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('a press before the answer to what was typed takes no other topic', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/staff/create');
  const field = page.getByRole('combobox', { name: 'શહેરો' });
  await field.click();
  await expect(offered(page).filter({ hasText: 'અમદાવાદ' })).toBeVisible();
  const answer = await holdAnswer(page, { method: 'GET', path: /\/topics$/ });
  await field.pressSequentially('સુરત');
  await answer.arrived;
  const others = (await offered(page).allInnerTexts()).filter((text) => !text.includes('સુરત'));
  expect(others).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'અમદાવાદ', exact: true })).toBeHidden();
  await answer.letGo();
  await expect(
    page
      .getByRole('button', { name: 'સુરત', exact: true })
      .or(offered(page).filter({ hasText: 'સુરત' }))
      .first(),
  ).toBeVisible();
});

test('a topic whose name has not arrived stays when another is chosen', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/staff/create');
  const field = page.getByRole('combobox', { name: 'શહેરો' });
  const choose = async (name: string) => {
    await field.fill(name);
    await offered(page).filter({ hasText: name }).first().click();
  };
  await choose('સુરત');
  await expect(page.getByRole('button', { name: 'સુરત', exact: true })).toBeVisible();
  // The names of what is chosen are read apart from the list that is offered.
  const names = Promise.withResolvers<void>();
  await setRoute(page, /\/topics\?.*ids/, async (route) => {
    await names.promise;
    await route.continue();
  });
  await choose('અમદાવાદ');
  await choose('વડોદરા');
  names.resolve();
  for (const name of ['સુરત', 'અમદાવાદ', 'વડોદરા']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('a list of topics that goes on says so, until enough is typed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account');
  for (let at = 1; at <= 21; at++)
    expect((await page.request.post('/newsroom/api/tags', { data: { name: `લોકમેળો ${at}` } })).status()).toBe(200);
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {} })).json();
  await page.goto(`/newsroom/stories/${id}`);
  const field = page.getByRole('combobox', { name: 'ટૅગ' });
  await field.pressSequentially('લોકમેળો');
  const more = offered(page).filter({ hasText: 'હજી બીજા છે' });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await field.pressSequentially(' 21');
  await expect(offered(page).filter({ hasText: /^લોકમેળો 21/ })).toBeVisible();
  await expect(more).toBeHidden();
});
