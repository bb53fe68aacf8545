import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

async function write(page: Page, address: string): Promise<void> {
  await page.getByLabel('મથાળું').fill('નર્મદા ડેમ છલકાયો');
  await page.getByLabel('ક્યાં ખૂલે').fill(address);
  await page.getByRole('button', { name: 'બ્રેકિંગ ન્યૂઝ', exact: true }).click();
}

test('the time of a message is Indian time, also in a browser of another zone', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create', { zone: 'America/New_York' });
  await write(page, '/recent-news/1');
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(/ભારતીય સમય/).fill(`${tomorrow}T18:05`);
  await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/push/campaigns'));
  await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  expect((await sent).postDataJSON().startsAt).toBe(`${tomorrow}T12:35:00.000Z`);
  await expect(page.getByText('6:05 PM')).toBeVisible();
});

test('an address of another kind is refused before it is asked whether to send', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create');
  await write(page, 'javascript:alert(1)');
  await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
  await expect(page.getByText('સરનામું આ સાઇટનું અને / થી શરૂ થતું હોવું જોઈએ.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('ક્યાં ખૂલે').fill('/recent-news/1');
  await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
