import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from './fixtures/newspaper.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

const photograph = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: shade * 9, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();

/** A PNG that claims 30,000 × 30,000 points in its header. */
async function hugePng(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ccc' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  return bytes;
}

const TOO_LARGE = 'આ ચિત્ર બહુ મોટું છે';
const NO_PICTURE = 'આ ફાઇલ ચિત્ર નથી';
const BROKEN = /આ ચિત્ર અધૂરું કે બગડેલું છે|આ ચિત્ર બહુ મોટું છે/;

test('thirty pictures at once on a slow line: the good ones arrive, the bad ones are named with why, the newsroom goes on', async ({
  newspaper,
  openAs,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const bad: { name: string; bytes: Buffer; why: string | RegExp }[] = [
    { name: 'adhuru.jpg', bytes: (await photograph(100)).subarray(0, 900), why: BROKEN },
    { name: 'lakhan.jpg', bytes: Buffer.from('આ ચિત્ર નથી, લખાણ છે.'), why: NO_PICTURE },
    { name: 'dorelu.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), why: NO_PICTURE },
    { name: 'bhare.jpg', bytes: Buffer.alloc(26 * 1024 * 1024, 1), why: TOO_LARGE },
    { name: 'moti.png', bytes: await hugePng(), why: BROKEN },
    { name: 'khali.jpg', bytes: Buffer.alloc(0), why: NO_PICTURE },
  ];
  const good = await Promise.all(Array.from({ length: 24 }, async (_, at) => ({ name: `saru-${at}.jpg`, bytes: await photograph(at) })));
  // The bad ones stand among the good ones.
  const files = good.flatMap((one, at) => (at % 4 === 0 ? [one, ...bad.slice(at / 4, at / 4 + 1)] : [one]));
  expect(files).toHaveLength(30);
  const paths = files.map(({ name, bytes }) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });

  const page = await openAs(firstLink(newspaper), { expects: /4(13|15|22)|ERR_FAILED/ });
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await page.getByRole('menuitem', { name: 'ચિત્ર-સંગ્રહ' }).click();
  // Every upload takes its time, and one finds the line down.
  let cutOff = 0;
  await setRoute(page, /\/newsroom\/api\/pictures\?name=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (route.request().url().includes('saru-7.jpg') && cutOff++ === 0) await route.abort();
    else await route.continue();
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.getByLabel('ચિત્રો ઉમેરો').setInputFiles(paths);
  const uploads = page.getByRole('list', { name: 'આવી રહેલાં ચિત્રો' });
  await expect(uploads.locator('[data-upload]')).toHaveCount(30);

  // Meanwhile another screen is opened and read; what is on its way stays so.
  await page.getByRole('menuitem', { name: 'સ્ટોરી', exact: true }).click();
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'ચિત્ર-સંગ્રહ' }).click();

  // Seven have failed: the six, and the one whose line was down.
  await expect(uploads.locator('[data-upload=failed]')).toHaveCount(7);
  await expect(uploads.locator('[data-upload=done]')).toHaveCount(23);
  for (const { name, why } of bad) await expect(uploads.locator('[data-upload=failed]', { hasText: name })).toContainText(why);
  const cut = uploads.locator('[data-upload]', { hasText: 'saru-7.jpg' });
  await expect(cut).toContainText('સર્વર સુધી પહોંચાતું નથી');
  await cut.getByRole('button', { name: 'ફરી મોકલો' }).click();
  await expect(uploads.locator('[data-upload=done]')).toHaveCount(24);
  await expect(page.getByText('સંગ્રહમાં આવ્યાં: 24 / 30')).toBeVisible();
  await expect(uploads.locator('[data-upload=failed]')).toHaveCount(6);

  // What came in is in the library, and what is done can be taken off the list at once.
  await expect(page.getByRole('button', { name: /^saru-\d+\.jpg$/ })).toHaveCount(24);
  await page.getByRole('button', { name: 'પૂરાં થયેલાં હટાવો' }).click();
  await expect(uploads.locator('[data-upload]')).toHaveCount(6);
  rmSync(folder, { recursive: true });
});
