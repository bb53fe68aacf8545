import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import type { TestApp } from '../openTestApp.ts';

const english = { tagline: ['Gujarat', 'in English'], description: 'Prabhat in English' };
const own = { name: 'પ્રભાત', nameEn: 'Prabhat', slug: 'prabhat', description: 'પ્રભાત', english };
const without = { social: [], stores: {}, screenshots: { phone: [], desk: [] } };
const prabhat = { ...siteConfig, ...own, ...without };

let newspaper: TestApp;
// Test files share the modules of their process: this one loads its own, and gives the next one others.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../../site.config.ts', () => ({ siteConfig: prabhat }));
  const { openTestApp } = await import('../openTestApp.ts');
  newspaper = await openTestApp();
});
afterAll(async () => {
  await newspaper.close();
  vi.doUnmock('../../../site.config.ts');
  vi.resetModules();
});

/** What a page says of itself, without what editors wrote: title, descriptions, main heading, labels. */
const OWN = [
  /<title>[^<]*/g,
  /<meta (?:name="description"|property="og:[a-z_]+"|name="twitter:[a-z]+") content="[^"]*"/g,
  /<h1[^>]*>[^<]*/g,
  /aria-label="[^"]*"/g,
];

test.each([
  '/',
  '/en',
  '/webstories',
  '/magazines',
  '/sitemap',
  '/rss',
  '/lite',
  '/account/login',
  '/newsletter',
  '/privacy',
  '/nothing-here',
])('%s has the name of the newspaper from site.config.ts only', async (path) => {
  const html = await (await newspaper.get(path)).text();
  const own = OWN.flatMap((part) => html.match(part) ?? []);
  expect(own.join('\n')).toMatch(/પ્રભાત|Prabhat/);
  expect(own.filter((text) => /સવાર|savar(?!\.example)/i.test(text))).toEqual([]);
});

test('a newspaper without profiles on social networks offers nobody to follow it there', async () => {
  const html = await (await newspaper.get('/')).text();
  expect(html).not.toMatch(/follow-us|અમને અનુસરો/);
});

test('a newspaper without an app in a store offers none', async () => {
  for (const path of ['/', '/sitemap', '/sitemaps/pages/all.xml'])
    expect(await (await newspaper.get(path)).text(), path).not.toContain('download-app');
  expect((await newspaper.get('/prabhat/download-app')).status).toBe(404);
});

test('a newspaper without pictures of itself is not offered for installation with those of the demo', async () => {
  const manifest = await (await newspaper.get('/site.webmanifest')).json();
  expect([manifest.name, manifest.screenshots]).toEqual(['પ્રભાત', []]);
});
