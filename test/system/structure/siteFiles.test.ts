import { afterAll, beforeAll, expect, test } from 'vitest';
import { noSiteFiles, type SiteFiles } from '../../../src/desks/settings/values/siteFiles.ts';
import type { SiteSettings } from '../../../src/desks/settings/values/siteSettings.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

const administrator = staffMember('administrator');
const current = async (): Promise<SiteSettings> => (await newspaper.ask(administrator, 'get', '/settings')).json();
const save = async (files: Partial<SiteFiles>) =>
  newspaper.ask(administrator, 'put', '/settings', { ...(await current()), files: { ...noSiteFiles, ...files } });
const read = async (path: string) => {
  const response = await newspaper.get(path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

const FINGERPRINT = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':');

test('without settings every crawler may read the site, and faults go to the editor', async () => {
  const { text } = await read('/robots.txt');
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(text).toContain('Sitemap: https://savar.example/sitemap.xml\n');
  const security = await read('/.well-known/security.txt');
  expect(security.type).toBe('text/plain; charset=utf-8');
  expect(security.text).toContain('Contact: mailto:sampadak@savar.example\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security.text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(170 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  for (const path of ['/ads.txt', '/app-ads.txt', '/.well-known/assetlinks.json', '/.well-known/apple-app-site-association']) {
    expect((await read(path)).status, path).toBe(404);
  }
});

test('what an administrator saves is served at the next request', async () => {
  const saved = await save({
    refusedCrawlers: 'GPTBot\nCCBot',
    ads: '# ours\ngoogle.com, pub-1234, DIRECT, f08c47fec0942fa0\nOWNERDOMAIN=savar.example',
    appAds: 'example.com, 12, reseller',
    securityContacts: 'mailto:security@savar.example\nhttps://savar.example/report',
    androidApp: 'example.savar.news',
    androidFingerprints: FINGERPRINT.toLowerCase(),
    appleApps: 'ABCDE12345.example.savar',
  });
  expect(saved.status).toBe(200);
  expect((await read('/robots.txt')).text).toMatch(/^User-agent: GPTBot\nUser-agent: CCBot\nDisallow: \/\n\nUser-agent: \*\n/);
  expect((await read('/ads.txt')).text).toBe('# ours\ngoogle.com, pub-1234, DIRECT, f08c47fec0942fa0\nOWNERDOMAIN=savar.example\n');
  expect((await read('/app-ads.txt')).text).toBe('example.com, 12, reseller\n');
  expect((await read('/.well-known/security.txt')).text).toContain('Contact: https://savar.example/report\n');
  const android = await read('/.well-known/assetlinks.json');
  expect(android.type).toBe('application/json');
  expect(JSON.parse(android.text)[0].target).toEqual({
    namespace: 'android_app',
    package_name: 'example.savar.news',
    sha256_cert_fingerprints: [FINGERPRINT],
  });
  const apple = JSON.parse((await read('/.well-known/apple-app-site-association')).text);
  expect(apple.applinks.details[0].appIDs).toEqual(['ABCDE12345.example.savar']);
});

test.each<[keyof SiteFiles, string, number]>([
  ['refusedCrawlers', 'GPTBot\nDisallow: /', 2],
  ['ads', 'google.com, pub-1234', 1],
  ['ads', '# fine\n\ngoogle.com, pub-1234, OWNER', 3],
  ['ads', 'https://google.com, pub-1234, DIRECT', 1],
  ['appAds', '<script>', 1],
  ['securityContacts', 'javascript:alert(1)', 1],
  ['securityContacts', 'mailto:a@b.example\nhttp://savar.example', 2],
  ['androidFingerprints', 'AA:BB', 1],
  ['appleApps', 'example.savar', 1],
])('%s refuses %j with its line, in both languages', async (field, text, line) => {
  const before = await current();
  const response = await save({ androidApp: field === 'androidFingerprints' ? 'example.savar' : '', [field]: text });
  expect(response.status).toBe(422);
  const { issues } = await response.json();
  expect(issues).toHaveLength(1);
  expect(issues[0].path).toBe(`files.${field}`);
  expect(issues[0].message.gu).toContain(`લીટી ${line}: `);
  expect(issues[0].message.en).toContain(`Line ${line}: `);
  expect(await current()).toEqual(before);
});

test('an Android package without fingerprints is refused', async () => {
  const { issues } = await (await save({ androidApp: 'example.savar' })).json();
  expect(issues.map(({ path }: { path: string }) => path)).toEqual(['files.androidFingerprints']);
});

test.each(['/favicon.ico', '/apple-touch-icon.png'])('%s leads to the icon of this build', async (path) => {
  const response = await newspaper.get(path);
  expect(response.status).toBe(302);
  expect((await newspaper.get(response.headers.get('location') ?? '')).headers.get('content-type')).toBe('image/png');
});
