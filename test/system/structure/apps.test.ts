import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const PATH = `/${siteConfig.slug}/download-app`;
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
const PHONES: [string, string | undefined, string][] = [
  [
    'an Android phone',
    siteConfig.stores.android,
    'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  [
    'an iPhone',
    siteConfig.stores.ios,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ],
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each(PHONES)('%s is led to its store, and nobody keeps that', async (_phone, store, userAgent) => {
  await app.get(PATH, { 'user-agent': COMPUTER });
  const response = await app.get(PATH, { 'user-agent': userAgent });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(store);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a computer is shown both stores, also right after a phone asked', async () => {
  for (const [, , userAgent] of PHONES) await app.get(PATH, { 'user-agent': userAgent });
  for (const headers of [{ 'user-agent': COMPUTER }, {}]) {
    const response = await app.get(PATH, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const html = await response.text();
    expect(html).toContain('data-layout="video-detail"');
    for (const [, store = ''] of PHONES) expect(html).toContain(`href="${store.replaceAll('&', '&amp;')}"`);
  }
});
