import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** The newest link of a kind in the outbox of this machine, as path and query. */
async function newestLink(page: Page, path: string): Promise<string> {
  const outbox = await (await page.context().request.get('/outbox')).text();
  return new RegExp(`${path}\\?token=[\\w.-]+`).exec(outbox)?.[0] ?? '';
}

const fitsWidth = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= document.documentElement.clientWidth);

for (const { width, dark } of [
  { width: 360, dark: true },
  { width: 1280, dark: false },
]) {
  test(`without script a reader subscribes, confirms and unsubscribes: ${width} px`, async ({ openAs }) => {
    const email = `a-reader-with-a-rather-long-address-of-${width}@newspapers.savar.example`;
    const page = await openAs('/newsletter', { width, dark, script: false });
    const expectFitting = async (name: string) => expect(await fitsWidth(page), name).toBe(true);
    await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(email);
    await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
    await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
    await expectFitting('thanks');

    const link = await newestLink(page, '/newsletter/confirm');
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await expectFitting('confirm');
    await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');
    await expectFitting('confirmed');

    await page.goto(await newestLink(page, '/newsletter/unsubscribe'));
    await expectFitting('unsubscribe');
    await page.getByRole('button', { name: 'હા, બંધ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=stopped');
    await expectFitting('stopped');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'આ લિંક ચાલતી નથી' })).toBeVisible();
    await expectFitting('ended');
    await page.goto('/newsletter/unsubscribe');
    await expectFitting('unsubscribe-wrong');
  });
}

test('the pages behind the links are accessible, light and dark', async ({ openAs }) => {
  for (const dark of [false, true]) {
    const page = await openAs('/newsletter', { dark });
    await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(`reader-${dark}@savar.example`);
    await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
    await expect(page).toHaveURL('/newsletter?state=thanks');
    await page.goto(await newestLink(page, '/newsletter/confirm'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');
    await page.goto(await newestLink(page, '/newsletter/unsubscribe'));
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('the newsroom shows who is confirmed and who waits, on a phone too', async ({ newspaper, openAs }) => {
  const page = await openAs('/newsletter');
  for (const email of ['newsroom-confirmed@savar.example', 'newsroom-waits-with-a-long-address@newspapers.savar.example']) {
    await page.goto('/newsletter');
    await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(email);
    await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
    await expect(page).toHaveURL('/newsletter?state=thanks');
    if (email.includes('waits')) continue;
    await page.goto(await newestLink(page, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');
  }
  for (const width of [1280, 360]) {
    const screen = await openNewsroom(newspaper, openAs, '/newsroom/newsletter', { width });
    await expect(screen.getByRole('listitem').filter({ hasText: 'newsroom-confirmed' })).toContainText('પુષ્ટિ થઈ');
    await expect(screen.getByRole('listitem').filter({ hasText: 'newsroom-waits' })).toContainText('પુષ્ટિ બાકી');
    expect(await fitsWidth(screen)).toBe(true);
    expect(await accessibilityFaults(screen, '#main-content')).toEqual([]);
  }
});
