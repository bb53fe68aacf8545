import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { agreeAsParent, askParent } from '../fixtures/parentalConsent.ts';
import { logIn } from '../fixtures/readerLogIn.ts';

const choices = (page: Page) => page.getByRole('heading', { name: 'મારી પસંદગીઓ અને સંમતિ' });

test('a reader agrees to a list of what they read, finds the story there, and withdraws', async ({ openAs }) => {
  const list = await openAs('/recent-news/1');
  const story = (await list.locator('main h2 a').first().getAttribute('href')) ?? '';
  const page = await openAs('/privacy');
  await page.goto('/account/login?next=/account/privacy');
  await logIn(page, 'reads@savar.example');
  await expect(choices(page)).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'વાંચેલા સમાચાર' }).getByRole('button', { name: 'હા, ચાલુ કરો' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'તમારી સંમતિ નોંધાઈ.' })).toBeVisible();
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/user/history') && answer.ok());
  await page.goto(story);
  await noted;
  await page.goto('/account/history');
  await expect(page.locator('main').getByRole('listitem').getByRole('heading')).toHaveCount(1);
  await expect(page.locator('main h2 a')).toHaveAttribute('href', story);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'મારી પસંદગીઓ' }).click();
  await page.locator('main').getByRole('button', { name: 'બંધ કરો' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'રખાયેલું ભૂંસાઈ ગયું' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/account/history');
  await expect(page.getByText('તમારા ખાતામાં વાંચેલા સમાચારની કોઈ નોંધ રખાતી નથી.')).toBeVisible();
});

test('what is read without an account is listed on the device alone, newest first, and forgotten there', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, dark: true });
  const links = page.locator('main h2 a');
  const stories = [(await links.nth(0).getAttribute('href')) ?? '', (await links.nth(1).getAttribute('href')) ?? ''];
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const titles: string[] = [];
  for (const story of stories) {
    await page.goto(story);
    titles.push((await page.locator('h1').textContent()) ?? '');
    await page.waitForFunction((path) => localStorage.getItem('reads')?.includes(path), story);
  }
  await page.goto('/account/history');
  const rows = page.locator('main section').getByRole('listitem');
  await expect(rows.getByRole('link')).toHaveText(titles.toReversed());
  await expect(rows.getByRole('link').first()).toHaveAttribute('href', stories[1] ?? '');
  expect(await fitsWidth(page)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await rows.first().getByRole('button').click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'બધું ભૂંસો' }).click();
  await expect(page.getByText('અહીં હજી કોઈ સમાચાર વાંચ્યા નથી')).toBeVisible();
  await expect(page.getByRole('button', { name: 'બધું ભૂંસો' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('reads'))).toBe('[]');
  expect(sent.filter((request) => request.includes('history') && !request.startsWith('GET'))).toEqual([]);
});

for (const { width, dark } of [
  { width: 360, dark: true },
  { width: 1280, dark: false },
]) {
  test(`without script a child names a parent, who agrees and later withdraws: ${width} px`, async ({ openAs }) => {
    const page = await openAs('/privacy', { width, dark, script: false });
    expect(await fitsWidth(page)).toBe(true);
    await page.goto('/account/login');
    await page.getByRole('link', { name: 'વાલીની સંમતિથી ખાતું ખોલો' }).click();
    expect(await fitsWidth(page)).toBe(true);
    await logIn(page, `young-${width}@savar.example`);
    await expect(page.getByRole('heading', { name: 'વાલીની સંમતિ' })).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    await askParent(page, '૨૦૧૨', `parent-${width}@savar.example`);
    await expect(page.getByRole('status').filter({ hasText: 'સંદેશો મોકલ્યો છે.' })).toBeVisible();
    await expect(page.getByText('p•••@savar.example પર સંદેશો મોકલ્યો છે.')).toBeVisible();
    await page.goto('/account/bookmark/list');
    await expect(page.getByRole('heading', { name: 'વાલીની સંમતિ' })).toBeVisible();
    await page.goto('/account/privacy');
    // The list of what was read, and the count for advertising.
    await expect(page.getByText('18 વર્ષથી નાની વયના વાચક માટે આ ચાલુ થઈ શકતું નથી.')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'હા, ચાલુ કરો' })).toHaveCount(0);
    expect(await fitsWidth(page)).toBe(true);

    const parent = await openAs('/outbox', { width, dark, script: false });
    await expect(parent.getByText('બાળકના ખાતા માટે તમારી સંમતિ જોઈએ છે').first()).toBeVisible();
    await parent.goto('/account/children');
    await logIn(parent, `parent-${width}@savar.example`);
    await expect(parent.getByRole('heading', { name: 'y•••@savar.example વાળું ખાતું' })).toBeVisible();
    expect(await fitsWidth(parent)).toBe(true);
    await agreeAsParent(parent);
    await page.goto('/account/bookmark/list');
    await expect(page.getByRole('heading', { name: 'સાચવેલા સમાચાર' })).toBeVisible();
    await parent.getByLabel('હા, બાળકનું ખાતું અને તેની બધી માહિતી ભૂંસી નાખો').check();
    await parent.getByRole('button', { name: 'સંમતિ પાછી ખેંચો' }).click();
    await expect(parent.getByRole('status').filter({ hasText: 'બાળકનું ખાતું ભૂંસાઈ ગયું.' })).toBeVisible();
    await page.goto('/account/bookmark/list');
    expect(new URL(page.url()).pathname).toBe('/account/login');
  });
}

test('the privacy notice is accessible, light and dark', async ({ openAs }) => {
  for (const dark of [false, true]) expect(await accessibilityFaults(await openAs('/privacy', { dark }))).toEqual([]);
});
