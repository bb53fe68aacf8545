import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expireAds } from '../../../../src/desks/classifieds/expiry/expireAds.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { LAPTOP, type ReaderDevice } from '../readerDevice.ts';
import { advertiser, published } from './advertiser.ts';
import { ACCOUNT, paidWebhook, returnQuery, startGateway } from './gatewayServer.ts';

const gateway = await startGateway();
const clock = new Date('2026-12-01T06:00:00Z');
let site: TestApp;
let device: ReaderDevice;
let ad: { id: number; address: string };
beforeAll(async () => {
  site = await openTestApp({
    at: clock,
    environment: {
      ...LAPTOP,
      RAZORPAY_KEY_ID: ACCOUNT.keyId,
      RAZORPAY_KEY_SECRET: ACCOUNT.keySecret,
      RAZORPAY_WEBHOOK_SECRET: ACCOUNT.webhookSecret,
      RAZORPAY_URL: gateway.url,
    },
  });
  device = await advertiser(site, 'payer@savar.example', '198.51.100.80');
  ad = await published(site, device);
  clock.setTime(clock.getTime() + 3_600_000);
  await published(site, device, { title: 'નવી જાહેરખબર, પછી મુકાયેલી' });
});
afterAll(async () => {
  await site.close();
  gateway.close();
});

/** Orders an upgrade; gives the page of the order, and what the gateway was asked. */
async function order(fields: Record<string, string>) {
  const answer = await device.send('/account/classifieds/order', { ad: String(ad.id), ...fields });
  return { location: answer.headers.get('location') ?? '', asked: gateway.asked.at(-1), link: `plink_${gateway.asked.length}` };
}

const webhook = (body: string, signature: string) =>
  site.request('/api/classified-payments/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body,
  });

const firstOfList = async () => /href="(\/classified\/ad\/[^"]+)"/.exec(await (await site.get('/classified/sale/ahmedabad')).text())?.[1];

test('an upgrade costs what our own table says, whatever a form says', async () => {
  const { location, asked } = await order({ upgrade: 'top', amount: '1', amountPaise: '1' });
  expect(location).toMatch(/^\/account\/classifieds\/order\/\d+$/);
  expect(asked).toMatchObject({
    path: 'POST /v1/payment_links',
    authorization: `Basic ${Buffer.from(`${ACCOUNT.keyId}:${ACCOUNT.keySecret}`).toString('base64')}`,
    body: {
      amount: 19_900,
      currency: 'INR',
      accept_partial: false,
      callback_url: 'http://localhost:3000/account/classifieds/paid',
      callback_method: 'get',
    },
  });
  const page = await (await device.ask(location)).text();
  expect([page.includes('₹199'), page.includes('href="https://rzp.example/i/')]).toEqual([true, true]);
  expect(page).not.toContain(ACCOUNT.keySecret);
});

test('a signed payment puts the advertisement on top, once, until its time is over', async () => {
  expect(await firstOfList()).not.toBe(ad.address);
  const { asked, link } = await order({ upgrade: 'top' });
  const reference = String(asked?.body['reference_id']);
  const forged = await site.get(`/account/classifieds/paid?${returnQuery(link, reference, 'pay_1', 'another secret')}`);
  expect(forged.headers.get('location')).toBe('/account/classifieds?state=notPaid');
  expect(await firstOfList()).not.toBe(ad.address);
  const paid = await site.get(`/account/classifieds/paid?${returnQuery(link, reference, 'pay_1')}`);
  expect(paid.headers.get('location')).toBe('/account/classifieds?state=paid');
  expect(await firstOfList()).toBe(ad.address);
  // The webhook says the same, twice; the time is not prolonged.
  const { body, signature } = paidWebhook(link, reference, 'pay_1', 19_900);
  for (const _ of [1, 2]) expect(await (await webhook(body, signature)).json()).toMatchObject({ data: { outcome: 'again' } });
  const start = clock.getTime();
  clock.setTime(start + 6.9 * 86_400_000);
  await expireAds(site.app, clock);
  expect(await firstOfList()).toBe(ad.address);
  clock.setTime(start + 7.1 * 86_400_000);
  await expireAds(site.app, clock);
  expect(await firstOfList()).not.toBe(ad.address);
});

test('a webhook counts by its signature, its order and its amount', async () => {
  const { asked, link } = await order({ upgrade: 'highlight' });
  const reference = String(asked?.body['reference_id']);
  const cheap = paidWebhook(link, reference, 'pay_2', 100);
  expect((await (await webhook(cheap.body, cheap.signature)).json()).data).toEqual({ outcome: 'wrongAmount' });
  const stranger = paidWebhook('plink_unknown', reference, 'pay_2', 9_900);
  expect((await (await webhook(stranger.body, stranger.signature)).json()).data).toEqual({ outcome: 'unknown' });
  expect(await (await site.get('/classified/sale/ahmedabad')).text()).not.toContain('>ખાસ<');
  const right = paidWebhook(link, reference, 'pay_2', 9_900);
  expect((await webhook(right.body, cheap.signature)).status).toBe(401);
  expect((await webhook(right.body, 'x')).status).toBe(401);
  expect((await (await webhook(right.body, right.signature)).json()).data).toEqual({ outcome: 'paid' });
  expect(await (await site.get('/classified/sale/ahmedabad')).text()).toContain('>ખાસ<');
  const other = JSON.stringify({ event: 'refund.created' });
  const signed = createHmac('sha256', ACCOUNT.webhookSecret).update(other).digest('hex');
  expect((await (await webhook(other, signed)).json()).data).toEqual({ outcome: 'ignored' });
});

test('a payment for an advertisement that was deleted meanwhile is entered, and operators are told', async () => {
  const other = await published(site, device, { title: 'થોડા વખતની જાહેરખબર' });
  const { asked, link } = await order({ ad: String(other.id), upgrade: 'top' });
  for (const step of ['withdraw', 'delete']) await device.send('/account/classifieds', { ad: String(other.id), step });
  const logged = vi.spyOn(site.app.log, 'error');
  const paid = await site.get(`/account/classifieds/paid?${returnQuery(link, String(asked?.body['reference_id']), 'pay_3')}`);
  expect(paid.headers.get('location')).toBe('/account/classifieds?state=paid');
  expect(logged.mock.calls).toEqual([
    [{ outcome: 'forNothing', linkId: link, paymentId: 'pay_3' }, 'a payment is for an advertisement that has been deleted'],
  ]);
  logged.mockRestore();
});

test('a gateway that fails, somebody else’s advertisement and unknown upgrades end in words', async () => {
  gateway.fails(true);
  expect((await order({ upgrade: 'top' })).location).toBe('/account/classifieds?state=paymentNotNow');
  gateway.fails(false);
  expect((await order({ upgrade: 'free' })).location).toBe('/account/classifieds?state=notPossible');
  const other = await advertiser(site, 'notpayer@savar.example', '198.51.100.81');
  const stolen = await other.send('/account/classifieds/order', { ad: String(ad.id), upgrade: 'top' });
  expect(stolen.headers.get('location')).toBe('/account/classifieds?state=notPossible');
  expect((await other.ask('/account/classifieds/order/1')).status).toBe(404);
});

test('without an account at the gateway nothing is sold', async () => {
  const off = await openTestApp({ environment: LAPTOP });
  const reader = await advertiser(off, 'off@savar.example', '198.51.100.82');
  const { id } = await published(off, reader);
  expect(await (await reader.ask('/account/classifieds')).text()).not.toContain('યાદીમાં સૌથી ઉપર');
  const answer = await reader.send('/account/classifieds/order', { ad: String(id), upgrade: 'top' });
  expect(answer.headers.get('location')).toBe('/account/classifieds?state=notPossible');
  await off.close();
});
