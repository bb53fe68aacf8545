import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { comeIn, invite, openNewsroom } from '../fixtures/staffSignIn.ts';
import { pushStandIn } from '../readers/pushStandIn.ts';

test.use({ hasWorker: true });

const section = (page: Page) => page.getByRole('region', { name: 'આ બ્રાઉઝર' });
const turnOn = (page: Page) => section(page).getByRole('button', { name: 'આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ કરો' });
const turnOff = (page: Page) => section(page).getByRole('button', { name: 'આ બ્રાઉઝરમાં સૂચનાઓ બંધ કરો' });
const isOn = (page: Page) => section(page).getByText('આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ છે.');
const endpointOf = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/newsroom/api/notifications/browser')).json()).endpoint;

test('a member turns notifications on in a browser that readers’ notifications know nothing of, and off again', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs);
  const token = await pushStandIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/newsroom/notifications/choices');
  await turnOn(page).click();
  await expect(isOn(page)).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await endpointOf(page)).toBe(JSON.parse(token).endpoint);
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));
  expect(await scopes()).toEqual(['/newsroom']);
  const asReader = await page.request.post('/api/notification/browser-token/topics', { data: { browserToken: token } });
  expect(asReader.status()).toBe(404);
  await page.reload();
  await expect(isOn(page)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await turnOff(page).click();
  await expect(turnOn(page)).toBeVisible();
  expect(await endpointOf(page)).toBeNull();
});

test('notifications go on in the next session of the same member, and in nobody else’s', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const link = await invite(page, { name: 'જયા દવે', email: 'pushed@savar.example', role: 'રિપોર્ટર' });
  await pushStandIn(page);
  await page.goto('/newsroom/notifications/choices');
  await turnOn(page).click();
  await expect(isOn(page)).toBeVisible();
  const endpoint = await endpointOf(page);
  // What a renewed subscription, or a new session, looks like: the server does not know the browser.
  await page.request.delete('/newsroom/api/notifications/browser');
  expect(await endpointOf(page)).toBeNull();
  await page.goto('/newsroom');
  await expect.poll(() => endpointOf(page)).toBe(endpoint);
  // Somebody else signs in to the same browser.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.goto(link);
  await comeIn(page, { email: 'pushed@savar.example' });
  await page.goto('/newsroom/notifications/choices');
  await expect(turnOn(page)).toBeVisible();
  expect(await endpointOf(page)).toBeNull();
});

test('until it is known whether notifications are on, they cannot be turned on', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  await pushStandIn(page, { fault: 'silentStorage' });
  await page.goto('/newsroom/notifications/choices');
  await expect(turnOn(page)).toBeDisabled();
});

for (const { fault, permission, sentence } of [
  { fault: 'noPushManager', permission: 'default', sentence: 'આ બ્રાઉઝર સૂચનાઓ બતાવી શકતું નથી' },
  { fault: 'noStorage', permission: 'default', sentence: 'આ બ્રાઉઝર કંઈ સાચવવા દેતું નથી' },
  { fault: 'none', permission: 'denied', sentence: 'આ સાઇટને સૂચનાઓની પરવાનગી મળી નથી' },
] as const)
  test(`before a press a member is told of ${permission === 'denied' ? 'a denied permission' : fault}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs);
    await pushStandIn(page, { fault, permission });
    await page.goto('/newsroom/notifications/choices');
    await expect(section(page).getByRole('alert')).toContainText(sentence);
  });

for (const { fault, sentence } of [
  { fault: 'denied', sentence: 'આ સાઇટને સૂચનાઓની પરવાનગી મળી નથી' },
  { fault: 'noWorker', sentence: 'બ્રાઉઝરમાં ગોઠવી શકાયો નથી' },
  { fault: 'badWorker', sentence: 'બ્રાઉઝરમાં ચાલુ થયો નથી' },
  { fault: 'noSubscription', sentence: 'સૂચનાઓ ચાલુ કરી શકાઈ નથી' },
] as const)
  test(`after a press a member is told of ${fault}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs);
    await pushStandIn(page, { fault });
    await page.goto('/newsroom/notifications/choices');
    await turnOn(page).click();
    await expect(section(page).getByRole('alert')).toContainText(sentence);
    await expect(turnOn(page)).toBeEnabled();
  });
