import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// Two windows have the same form open: the second save is refused, what was typed stays, and goes in once the
// present state has been seen.

const save = (page: Page) => page.getByRole('button', { name: 'સાચવો', exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const refusal = (page: Page) => page.getByText('તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે.');
const loadPresent = (page: Page) => page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
const answered = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && path.test(response.url()));

async function saveAs(page: Page, path: RegExp, status: number): Promise<void> {
  const answer = answered(page, path);
  await save(page).first().click();
  expect((await answer).status()).toBe(status);
}

type Dialog = {
  name: string;
  path: (page: Page) => Promise<string>;
  open: (page: Page) => Promise<void>;
  call: RegExp;
  /** The fields that one editor and the other change. */
  one: string;
  other: string;
};

const dialogs: Dialog[] = [
  {
    name: 'a team',
    path: async () => '/cricket/teams',
    open: (page) => page.getByRole('button', { name: 'સુધારો', exact: true }).click(),
    call: /\/cricket\/teams\/\d+$/,
    one: 'નામ',
    other: 'ફાઇલમાં નામ',
  },
  {
    name: 'a player',
    path: async () => '/cricket/teams',
    open: (page) =>
      page
        .getByRole('button', { name: /^સુધારો: / })
        .first()
        .click(),
    call: /\/cricket\/players\/\d+$/,
    one: 'નામ',
    other: 'ફાઇલમાં નામ',
  },
  {
    name: 'a tournament',
    path: async () => '/cricket',
    open: (page) => page.getByRole('button', { name: 'ટુર્નામેન્ટના નિયમ' }).click(),
    call: /\/cricket\/tournaments\/\d+$/,
    one: 'નામ',
    other: 'સિઝન',
  },
  {
    name: 'a fixture',
    path: async () => '/cricket',
    open: (page) => page.getByRole('button', { name: 'સુધારો', exact: true }).first().click(),
    call: /\/cricket\/matches\/\d+$/,
    one: 'મેદાન',
    other: 'શહેર',
  },
];

for (const { name, path, open, call, one, other } of dialogs)
  test(`of two editors with ${name} open, the second sees what the first has saved before saving`, async ({ newspaper, openAs }) => {
    const first = await openNewsroom(newspaper, openAs);
    const address = `/newsroom${await path(first)}`;
    await first.goto(address);
    await open(first);
    const second = await openNewsroom(newspaper, openAs, address, { expects: /409/ });
    await open(second);
    const earlier = await box(second, one).inputValue();

    await box(first, one).fill('પહેલા તંત્રીએ લખેલું');
    await saveAs(first, call, 200);
    await box(second, other).fill('Second editor');
    await saveAs(second, call, 409);
    await expect(refusal(second)).toBeVisible();
    await expect(box(second, other)).toHaveValue('Second editor');
    await expect(box(second, one)).toHaveValue(earlier);

    await loadPresent(second);
    await expect(box(second, one)).toHaveValue('પહેલા તંત્રીએ લખેલું');
    await expect(box(second, other)).toHaveValue('Second editor');
    await expect(refusal(second)).toHaveCount(0);
    await saveAs(second, call, 200);
    await expect(second.getByText('સચવાયું.')).toBeVisible();
  });
