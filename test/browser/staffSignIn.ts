import type { Cookie, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { RunningApp } from '../templateApp.ts';
import type { Reader } from './newspaper.ts';

export const PASSWORD = 'limbdo varsad chopat 9';

const PERIOD_MS = 30_000;
const usedSteps = new Map<string, number>();

/**
 * The code that the telephone's app would show now, for the key of a second factor. A code is good once: who signs in again within half a
 * minute gets the next one, which is right already.
 */
export function freshCode(key: string): string {
  const step = Math.max(Math.floor(Date.now() / PERIOD_MS), (usedSteps.get(key) ?? 0) + 1);
  usedSteps.set(key, step);
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: step * PERIOD_MS });
}

/** The path of the one-time link that the program printed when it started. */
export function firstLink(newspaper: RunningApp): string {
  const path = /\/newsroom#welcome=[\w-]+/.exec(newspaper.output())?.[0];
  if (!path) throw new Error('The newspaper printed no link for its first administrator');
  return path;
}

/** Accepts a one-time link in an open page and sets up the second factor; gives its key. Ends on the newsroom's first page. */
export async function comeIn(page: Page, about: { name?: string; email: string }): Promise<string> {
  if (about.name) {
    await page.getByLabel('નામ').fill(about.name);
    await page.getByLabel('ઈમેલ').fill(about.email);
  }
  await page.getByLabel('પાસવર્ડ પસંદ કરો').fill(PASSWORD);
  await page.getByRole('button', { name: 'આગળ' }).click();
  await page.getByRole('heading', { name: 'ન્યૂઝરૂમ: સાઇન ઇન' }).waitFor();
  await page.getByLabel('ઈમેલ').fill(about.email);
  await page.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await page.getByRole('button', { name: 'સાઇન ઇન' }).click();
  await page.getByRole('heading', { name: 'બીજી ચકાસણી ગોઠવો' }).waitFor();
  await page.getByLabel('પાસવર્ડ').fill(PASSWORD);
  await page.getByRole('button', { name: 'આગળ' }).click();
  const key = (await page.locator('[data-totp-key]').textContent()) ?? '';
  await page.getByLabel('છ આંકડાનો કોડ').fill(freshCode(key));
  await page.getByRole('button', { name: 'આગળ' }).click();
  await page.getByRole('button', { name: 'લખી લીધા' }).click();
  await page.getByRole('menuitem', { name: 'આજે' }).waitFor();
  return key;
}

const signedIn = new Map<string, Cookie[]>();

/** Opens a screen of the newsroom as its first administrator, who signs in once for each newspaper. */
export async function openNewsroom(
  newspaper: RunningApp,
  openAs: (path: string, reader?: Reader) => Promise<Page>,
  path = '/newsroom',
  reader: Reader = {},
): Promise<Page> {
  const cookies = signedIn.get(newspaper.url);
  if (cookies) return openAs(path, { ...reader, cookies });
  const page = await openAs(firstLink(newspaper));
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  signedIn.set(newspaper.url, await page.context().cookies());
  return openNewsroom(newspaper, openAs, path, reader);
}

/** Invites somebody in the open newsroom; gives the path of their link. */
export async function invite(page: Page, about: { name: string; email: string; role: string }): Promise<string> {
  await page.goto('/newsroom/staff/create');
  await page.getByLabel('નામ').fill(about.name);
  await page.getByLabel('ઈમેલ').fill(about.email);
  await page.getByLabel('ભૂમિકા').click();
  await page.getByRole('option', { name: about.role, exact: true }).click();
  await page.getByRole('button', { name: 'નવા સભ્યને બોલાવો' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  return link.slice(link.indexOf('/newsroom#'));
}
