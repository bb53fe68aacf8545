import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataDir, type RunningApp, startApp } from '../../templateApp.ts';

const data = freshDataDir();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.dataDir, SITE_URL: 'https://savar.example' });
}, 60_000);
afterAll(async () => {
  await app.stop();
  data.remove();
});

const documents = ['/', '/category/gujarat/1', '/nowhere', '/mobile', '/newsroom', '/api/docs', '/newsletter'];

test.each(documents)('%s lets no other site frame it, and runs no script that is not named', async (path) => {
  for (let at = 0; at < 2; at++) {
    const response = await fetch(app.url + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors '(self|none)'/);
    expect(policy).toMatch(/base-uri 'none'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // The second time it may lie ready in the cache.
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
    await response.text();
  }
});

test.each(['/account/login', '/account/bookmark/list', '/newsroom', '/api/docs'])('%s lets no other site hold its window', async (path) => {
  const response = await fetch(app.url + path);
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  await response.text();
});

test.each(['/', '/category/gujarat/1', '/mobile'])('%s needs no process of its own in the browser', async (path) => {
  const response = await fetch(app.url + path);
  expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
  await response.text();
});

test.each(['/api/menu/', '/robots.txt', '/api/live?topics=none', '/newsroom/api/whoami', '/city/surat/1/'])(
  '%s is told by https alone from then on',
  async (path) => {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
    await response.text();
  },
);

test('the API reference takes neither scripts nor style sheets that stand in its page', async () => {
  const response = await fetch(`${app.url}/api/docs`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/style-src 'self';/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  const html = await response.text();
  expect(html).not.toMatch(/<style|<script(?![^>]* src=)/);
});
