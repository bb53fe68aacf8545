import { pageTypes } from '../../pageTypes.ts';
import { askOverWire } from '../../wire.ts';
import { countWire } from '../../wireCount.ts';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';

const KB = 1024;
/** The ceilings of a lite page: all that it loads, as it comes over the wire. */
const CEILINGS: Record<string, number> = { 'front page': 40 * KB, story: 25 * KB };
const ANY_PAGE = 40 * KB;

const MAIN_TYPES = ['front page', 'story', 'category', 'latest, second page', 'video', 'cricket, match', 'election', 'mandi prices'];

test('lite pages of every main type load nothing but themselves, under their ceilings, and can be used by everybody', async ({
  openAs,
  newspaper,
}) => {
  const types = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
  const page = await openAs('/robots.txt', { width: 360, height: 740 });
  const wire = await countWire(page);
  let before = 0;
  for (const { type, path } of types.filter((one) => MAIN_TYPES.includes(one.type))) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/lite${path === '/' ? '' : path}`, { waitUntil: 'networkidle' });
      expect.soft(await accessibilityFaults(page), `${type}, ${colorScheme}`).toEqual([]);
    }
    const loaded = wire.all().slice(before);
    before = wire.all().length;
    expect
      .soft(
        loaded.map((one) => one.type),
        type,
      )
      .toEqual(['Document', 'Document']);
    const bytes = Math.max(...loaded.map((one) => one.bytes));
    process.stdout.write(`  lite ${type}: ${bytes} bytes\n`);
    expect.soft(bytes, type).toBeLessThanOrEqual(CEILINGS[type] ?? ANY_PAGE);
    expect.soft(await page.locator('script').count(), type).toBe(0);
    expect.soft(await page.locator('h1').count(), type).toBe(1);
    expect.soft(await fitsWidth(page), type).toBe(true);
    await expect
      .soft(page.locator('link[rel=canonical]'), type)
      .toHaveAttribute('href', new RegExp(`${path === '/' ? '/' : path.replace(/\?.*/, '')}$`));
    await expect.soft(page.locator('meta[name=robots]'), type).toHaveAttribute('content', 'noindex, follow');
  }
});

test('a picture is loaded when it is opened, and a story with it stays under its ceiling', async ({ openAs }) => {
  const page = await openAs('/lite/recent-news/1', { width: 360, height: 740 });
  const wire = await countWire(page);
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForURL('**/lite/news/**');
  await page.waitForLoadState('networkidle');
  expect(wire.bytesOf('Image')).toBe(0);
  await page.locator('summary').first().click();
  await expect.poll(() => wire.bytesOf('Image')).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(wire.all().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(25 * KB);
});

test('a lite page has nothing that is for print, for script or for the arrangement of the full page', async ({ newspaper }) => {
  const read = async (path: string) => (await fetch(newspaper.url + path)).text();
  const types = await pageTypes(read);
  const mainOf = async (type: string) => {
    const { path } = types.find((one) => one.type === type) ?? {};
    return /<main>.*<\/main>/s.exec(await read(`/lite${path}`))?.[0] ?? '';
  };
  const story = await mainOf('story');
  expect(story).toContain('</h1>');
  expect(story).not.toMatch(/<p>http|<summary>[^<]*<\/summary><\/details>/);
  for (const type of ['photo gallery', 'photo gallery, all in a row', 'slide show']) {
    const gallery = await mainOf(type);
    // Beside each picture stands its caption, and no link.
    expect.soft(gallery, type).toMatch(/<figure>(<div>)?<details>.*?<\/details>(<\/div>)?<figcaption>/);
    expect.soft(gallery, type).not.toMatch(/ચિત્ર મોટું જુઓ|wa\.me|(પાછલું|પછીનું) ચિત્ર|ચિત્ર +<b>|href="#picture-|view=all/);
  }
  const edition = await mainOf('e-paper, edition');
  expect(edition).not.toMatch(/કીબોર્ડ|પાનું 1 \/ \d/);
  expect(edition).toMatch(/<details><summary>ફોટો: [^<]+, પાનું 1<\/summary>/);
  expect(edition).toMatch(/<a href="\/media\/epaper\/\w+\.webp">/);
});

test('the footer leads to the lite version and back, and the choice is remembered', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await page.locator('footer').getByRole('link', { name: 'હળવું વર્ઝન' }).click();
  await expect(page).toHaveURL(/\/lite\/recent-news\/1$/);
  await page.locator('main h2 a, main h3 a').first().click();
  await expect(page).toHaveURL(/\/lite\/news\//);
  // At an address without the prefix, too.
  await page.goto('/category/gujarat/1');
  await expect(page.locator('script')).toHaveCount(0);
  await page.getByRole('link', { name: 'પૂરું વર્ઝન' }).click();
  await expect(page).toHaveURL(/\/category\/gujarat\/1$/);
  await expect(page.locator('script[src*="/reader-"]')).toHaveCount(1);
});

test('Save-Data gets the lite version at the same address, unless the reader chose the full one; all others share one copy', async ({
  newspaper,
}) => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: sent } = await askOverWire(newspaper.url + path, headers);
    const html = await (await fetch(newspaper.url + path, { headers })).text();
    return { status, sent, isLite: !html.includes('/assets/reader-') };
  };
  const path = '/category/gujarat/1';
  const full = await ask(path);
  expect([full.status, full.isLite, full.sent.vary]).toEqual([200, false, 'accept-encoding, available-dictionary, save-data']);
  expect(full.sent['cache-control']).toContain('public');
  const saving = await ask(path, { 'save-data': 'on' });
  expect([saving.status, saving.isLite, saving.sent['cache-control'], saving.sent['x-robots-tag']]).toEqual([
    200,
    true,
    'private, no-cache',
    'noindex',
  ]);
  expect((await ask(path, { 'save-data': 'on', cookie: 'lite=off' })).isLite).toBe(false);
  expect((await ask(path)).sent.etag).toBe(full.sent.etag);
  // The address of the lite version is one for all, and may be stored by anybody.
  const lite = await ask(`/lite${path}`);
  expect([lite.sent['cache-control']?.includes('public'), lite.sent.etag]).toEqual([true, saving.sent.etag]);
});

test('what has no lite version, has moved or is not there is answered as under the full address', async ({ newspaper }) => {
  const ask = async (path: string) => {
    const { status, headers } = await askOverWire(newspaper.url + path);
    return [status, headers.location];
  };
  expect(await ask('/lite/account/login')).toEqual([302, '/account/login']);
  expect(await ask('/lite/top-read-news')).toEqual([301, '/lite/top-read-news/1']);
  expect((await ask('/lite//elsewhere.example/'))[1] ?? '/').toMatch(/^\/(?!\/)/);
  expect((await ask('/lite/on?page=//elsewhere.example'))[1]).toBe('/lite');
  expect((await ask('/lite/off?page=https://elsewhere.example/'))[1]).toBe('/');
  for (const hidden of [
    '/lite//elsewhere.example/x',
    '/lite///elsewhere.example',
    '/lite/.//elsewhere.example',
    '/lite/%5Celsewhere.example',
  ])
    expect([hidden, (await ask(`/lite/off?page=${hidden}`))[1]]).toEqual([hidden, '/']);
  expect((await ask('/lite/off?page=/lite/recent-news/2'))[1]).toBe('/recent-news/2');
  expect((await ask('/lite/news/nothing/here'))[0]).toBe(404);
});
