import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { RunningPaper } from '../templatePaper.ts';

export const PASSWORD = 'limbdo varsad chopat 9';

/** The code that the telephone's app would show now, for the key of a second factor. */
export const codeNow = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate();

/** The path of the one-time link that the program printed when it started. */
export function firstLink(newspaper: RunningPaper): string {
  const path = /\/newsroom#welcome=[\w-]+/.exec(newspaper.output())?.[0];
  if (!path) throw new Error('The newspaper printed no link for its first administrator');
  return path;
}

/** Accepts a one-time link in an open page and sets up the second factor; gives its key. Ends on the newsroom's first page. */
export async function comeIn(page: Page, about: { name?: string; email: string }): Promise<string> {
  if (about.name) {
    await page.getByLabel('નામ').fill(about.name);
    await page.getByLabel('ઈ-મેલ').fill(about.email);
  }
  await page.getByLabel('પાસવર્ડ પસંદ કરો').fill(PASSWORD);
  await page.getByRole('button', { name: 'આગળ' }).click();
  await page.getByRole('heading', { name: 'ન્યૂઝરૂમ: સાઇન ઇન' }).waitFor();
  await page.getByLabel('ઈ-મેલ').fill(about.email);
  await page.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await page.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await page.getByRole('heading', { name: 'બીજી ચકાસણી ગોઠવો' }).waitFor();
  await page.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await page.getByRole('button', { name: 'આગળ' }).click();
  const key = (await page.locator('[data-totp-key]').textContent()) ?? '';
  await page.getByLabel('છ આંકડાનો કોડ').fill(codeNow(key));
  await page.getByRole('button', { name: 'આગળ' }).click();
  await page.getByRole('button', { name: 'લખી લીધા' }).click();
  await page.getByRole('menuitem', { name: 'આજે' }).waitFor();
  return key;
}
