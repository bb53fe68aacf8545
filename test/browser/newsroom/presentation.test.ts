import type { Page } from '@playwright/test';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
const preview = (page: Page, name: string) => page.getByRole('region', { name });

const LONG = 'નર્મદા ડેમની સપાટી આજે સવારે ફરી વધી અને પંદર દરવાજા બે મીટર સુધી ખોલવામાં આવ્યા એટલે નદીકાંઠાનાં ગામોને સાવચેત કરાયાં';

for (const width of [360, 1280]) {
  test(`an editor sees what search engines and social networks will show, and readers’ pages say it: ${width} px`, async ({
    newspaper,
    openAs,
  }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/stories', { width, height: 800 });
    const { data } = await (await page.request.get('/newsroom/api/stories')).json();
    // The one that was changed last comes first: the other width has another story.
    const story = data.filter(({ state }: { state: string }) => state === 'published')[width === 360 ? 0 : 1];
    await page.goto(`/newsroom/stories/${story.id}`);
    await page.getByLabel('ડેટલાઇન (સ્થળ)').fill('ગાંધીનગર');
    await page.getByRole('tab', { name: 'સર્ચ અને શેર' }).click();

    // Nothing entered: the story's own headline.
    const google = preview(page, 'ગૂગલમાં (ફોન પર)');
    await expect(google.locator('[data-part="title"]')).toHaveText(`${story.headline} | સવાર`);
    await page.getByLabel('સર્ચ માટે શીર્ષક').fill(LONG);
    await expect(google).toHaveAttribute('data-cut', /title/);
    await expect(google.getByRole('status')).toContainText('શીર્ષક કપાય છે.');
    const title = `વિધાનસભાની બેઠક ${width}`;
    await page.getByLabel('સર્ચ માટે શીર્ષક').fill(title);
    await expect(google.locator('[data-part="title"]')).toHaveText(`${title} | સવાર`);
    await expect(google).not.toHaveAttribute('data-cut', /title/);
    // ક્ષિ is one letter.
    await page.getByLabel('સર્ચ માટે વર્ણન').fill('ક્ષિતિજ');
    await expect(google).toContainText('વર્ણન: 3 અક્ષર');
    await page.getByLabel('સર્ચ માટે વર્ણન').fill('બેઠકમાં શું થયું તેની વિગતો.');

    await page.getByLabel('સોશિયલ મીડિયા માટે હેડલાઇન').fill(LONG);
    await expect(preview(page, 'વૉટ્સઍપમાં').getByRole('status')).toContainText('શીર્ષક કપાય છે.');
    await expect(preview(page, 'એક્સ પર').getByRole('status')).toContainText('શીર્ષક કપાય છે.');
    await page.getByLabel('સોશિયલ મીડિયા માટે હેડલાઇન').fill('બેઠકમાં હંગામો');
    await expect(preview(page, 'એક્સ પર').getByRole('status')).toHaveCount(0);
    await expect(preview(page, 'વૉટ્સઍપમાં').locator('[data-part="title"]')).toHaveText('બેઠકમાં હંગામો');

    await page.getByRole('region', { name: 'સોશિયલ મીડિયા માટે ચિત્ર' }).getByRole('button', { name: 'ચિત્ર પસંદ કરો' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /./ })
      .filter({ has: page.locator('img') })
      .nth(2)
      .click();
    await dialog.getByRole('button', { name: 'પસંદ કરો', exact: true }).click();
    await expect(page.getByRole('button', { name: 'ચિત્ર કાઢો' })).toBeVisible();
    await expect(preview(page, 'એક્સ પર').getByRole('img')).toHaveCount(0);

    await page.getByLabel('મૂળ લખાણનું સરનામું').fill('javascript:alert(1)');
    await saved(page);
    await expect(page.getByText('https:// થી શરૂ થતી લિંક').last()).toBeVisible();
    await page.getByLabel('મૂળ લખાણનું સરનામું').fill('https://mool.example/varta');
    await page.getByLabel('પ્રાયોજક (જાહેરાતદાર)').fill('ગિરનાર બૅન્ક');
    await page.getByLabel('સર્ચ એન્જિનમાં ન બતાવો').check();
    await saved(page);
    expect(await fitsWidth(page)).toBe(true);

    await page.getByRole('button', { name: 'સુધારો પ્રકાશિત કરો' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'સુધારો પ્રકાશિત કરો' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const { address } = await (await page.request.get(`/newsroom/api/stories/${story.id}`)).json();
    const reader = await openAs(address, { width });
    await expect(reader).toHaveTitle(`${title} | સવાર`);
    const content = (selector: string) => reader.locator(selector).getAttribute('content');
    expect(await content('meta[name="description"]')).toBe('બેઠકમાં શું થયું તેની વિગતો.');
    expect(await content('meta[property="og:title"]')).toBe('બેઠકમાં હંગામો');
    // The picture that was chosen, not that of the story.
    const shared = await content('meta[property="og:image"]');
    const main = await reader.locator('main article figure img').first().getAttribute('src');
    const fileIn = (address: string | null) => /[0-9a-f]{32}/.exec(address ?? '')?.[0];
    expect(fileIn(shared)).toMatch(/^[0-9a-f]{32}$/);
    expect(fileIn(shared)).not.toBe(fileIn(main));
    expect(await content('meta[name="robots"]')).toBe('noindex, follow');
    await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://mool.example/varta');
    await expect(reader.locator('main article header').getByText('પ્રાયોજિત: ગિરનાર બૅન્ક')).toBeVisible();
    await expect(reader.locator('main article p > b').first()).toHaveText('ગાંધીનગર:');

    // What was set is told apart in the versions.
    await page.getByRole('tab', { name: 'આવૃત્તિઓ' }).click();
    expect(await fitsWidth(page)).toBe(true);
  });
}

test('an editor sees what Google will show of a city', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/topics/city', { width: 360, height: 800 });
  await page.getByRole('button', { name: 'સુધારો: અમદાવાદ' }).click();
  const dialog = page.getByRole('dialog');
  const google = dialog.getByRole('region', { name: 'ગૂગલમાં (ફોન પર)' });
  await expect(google.locator('[data-part="title"]')).toHaveText('અમદાવાદ સમાચાર | સવાર');
  await dialog.getByLabel('સર્ચ માટે શીર્ષક').fill('અમદાવાદના આજના સમાચાર');
  await dialog.getByLabel('સર્ચ માટે વર્ણન').fill('અમદાવાદ શહેરના તાજા સમાચાર.');
  await expect(google.locator('[data-part="title"]')).toHaveText('અમદાવાદના આજના સમાચાર | સવાર');
  await expect(google.locator('[data-part="description"]')).toHaveText('અમદાવાદ શહેરના તાજા સમાચાર.');
  expect(await fitsWidth(page)).toBe(true);
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(dialog).toHaveCount(0);
  const reader = await openAs('/city/ahmedabad/1');
  await expect(reader).toHaveTitle('અમદાવાદના આજના સમાચાર | સવાર');
  await expect(reader.locator('meta[name="description"]')).toHaveAttribute('content', 'અમદાવાદ શહેરના તાજા સમાચાર.');
});
