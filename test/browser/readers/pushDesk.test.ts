import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

for (const width of [360, 1280])
  test(`an editor writes a message about a story, sees its size, and sends it: ${width} px`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/push', { width, expects: /422/ });
    await page.getByRole('link', { name: 'નવો સંદેશો' }).click();
    await page.getByRole('button', { name: 'સમાચાર પસંદ કરો' }).click();
    const dialog = page.getByRole('dialog');
    const headline = (await dialog.locator('.MuiListItemText-primary').first().textContent()) ?? '';
    await dialog.getByText(headline).first().click();
    await expect(page.getByLabel('મથાળું')).toHaveValue(headline);
    await expect(page.getByLabel('ક્યાં ખૂલે')).toHaveValue(/^\/news\//);
    await expect(page.getByText(/\/ 3,000 બાઇટ/)).toBeVisible();
    // The picture of the story, on the phone and on the desk; it can be left out.
    const pictures = page.locator('img[src^="/image?"][src*="shape=banner"]');
    await expect(pictures).toHaveCount(2);
    await expect
      .poll(() => pictures.first().evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0)))
      .toBe(2);
    if (width === 360) {
      await page.getByRole('button', { name: 'ચિત્ર વગર' }).click();
      await expect(pictures).toHaveCount(0);
    }
    await page.getByLabel('લખાણ').fill('ક્ષિ'.repeat(130));
    await expect(page.getByText(/130 અક્ષર\..*120 \(ફોન પર કપાશે\)/)).toBeVisible();
    await page.getByRole('button', { name: 'બ્રેકિંગ ન્યૂઝ', exact: true }).click();
    await page.getByLabel(/શાંત સમયમાં પણ/).check();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFaults(page, '#main-content')).toEqual([]);
    // Too long: the field says so before anything is asked, and nothing is lost.
    await page.getByLabel('લખાણ').fill('ક'.repeat(990));
    await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
    await expect(page.getByText('સંદેશો બહુ લાંબો છે: થોડા શબ્દો ઓછા કરો.')).toBeVisible();
    await page.getByLabel('લખાણ').fill('ટૂંકું લખાણ');
    await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
    await expect(page).toHaveURL(/\/newsroom\/push\/\d+$/);
    await expect(page.getByText('મોકલાઈ ગયો')).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    await page.getByRole('link', { name: 'બધા સંદેશા' }).click();
    await expect(page.getByRole('list', { name: 'વાચકોને સૂચનાઓ' }).getByRole('link').first()).toHaveText(headline);
    expect(await fitsWidth(page)).toBe(true);
  });
