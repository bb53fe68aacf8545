import sharp from 'sharp';
import { expect, test } from './fixtures/newspaper.ts';
import { moveToFirst } from './fixtures/pickUp.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

/** A photograph that is like no other, with enough in it to take a moment. */
const photograph = (red: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: { r: red, g: 120, b: 90 },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

test('pictures come into the library, are given their focal point, make a gallery, and readers see it', async ({ newspaper, openAs }) => {
  const page = await openAs(firstLink(newspaper), { expects: /422/ });
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await page.getByRole('menuitem', { name: 'ચિત્ર-સંગ્રહ' }).click();

  // Two at once, and a file that is no picture.
  const [sea, hill] = [await photograph(200), await photograph(20)];
  await page.getByLabel('ચિત્રો ઉમેરો').setInputFiles([
    { name: 'dariyo.jpg', mimeType: 'image/jpeg', buffer: sea },
    { name: 'dungar.jpg', mimeType: 'image/jpeg', buffer: hill },
  ]);
  await expect(page.getByRole('list', { name: 'આવી રહેલાં ચિત્રો' }).locator('[data-upload=done]')).toHaveCount(2);
  await expect(page.getByText('સંગ્રહમાં આવી ગયું')).toHaveCount(2);

  // One that is dropped beside the place for pictures is not opened in the newsroom's stead.
  const isOpened = await page.getByRole('menu').evaluate((menu) => {
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'dariyo.jpg', { type: 'image/jpeg' }));
    return menu.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  });
  expect(isOpened).toBe(false);

  // The focal point by the keyboard and by pressing; every shape follows while it moves.
  await page.getByRole('button', { name: 'dariyo.jpg', exact: true }).click();
  const point = page.getByRole('slider', { name: 'મુખ્ય બિંદુ' });
  const cut = page.locator('[data-crop=tall] img');
  const before = await cut.getAttribute('style');
  await point.press('ArrowRight');
  await expect(point).toHaveAttribute('aria-valuenow', '55');
  expect(await cut.getAttribute('style')).not.toBe(before);
  await page.locator('[data-focal-frame] img').click({ position: { x: 30, y: 30 } });
  await expect(point).not.toHaveAttribute('aria-valuenow', '55');
  await page.getByLabel('વર્ણન', { exact: true }).fill('દરિયાકિનારે સાંજ');
  await page.getByLabel('યશ').fill('ધવલ મેવાડા');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText('સચવાયું. વાચકને હવેથી આમ જ દેખાશે.')).toBeVisible();

  // A gallery of both, found by Latin letters.
  await page.getByRole('menuitem', { name: 'ફોટો ગેલેરી' }).click();
  await page.getByRole('link', { name: 'નવી ગેલેરી' }).click();
  await page.getByLabel('શીર્ષક').fill('દરિયો અને ડુંગર');
  await page.getByRole('combobox', { name: 'વિભાગ' }).fill('pak');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'ચિત્રો ઉમેરો' }).click();
  const dialog = page.getByRole('dialog', { name: 'ચિત્રો પસંદ કરો' });
  await dialog.getByLabel('ચિત્રો શોધો').fill('dariyakinare');
  await dialog.getByRole('button', { name: 'દરિયાકિનારે સાંજ' }).click();
  await dialog.getByLabel('ચિત્રો શોધો').fill('dungar');
  await dialog.getByRole('button', { name: 'dungar.jpg' }).click();
  await dialog.getByRole('button', { name: 'પસંદ કરો' }).click();
  await expect(page.locator('[data-gallery-picture]')).toHaveCount(2);

  // It is not before readers until every picture has its words.
  await page.getByRole('button', { name: 'પ્રકાશિત કરો' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'પ્રકાશિત કરતાં પહેલાં' })).toBeVisible();
  await page.getByLabel('ચિત્રની વિગત').nth(1).fill('ડુંગર પર વાદળ');
  // The second goes first, by the keyboard.
  await moveToFirst(page.getByRole('button', { name: 'ખસેડો: ચિત્ર 2' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('ચિત્રની વિગત').first()).toHaveValue('ડુંગર પર વાદળ');
  await page.getByRole('button', { name: 'પ્રકાશિત કરો' }).click();
  await expect(page.getByText('પ્રકાશિત થયું.')).toBeVisible();

  const address = await page.getByRole('link', { name: 'વાચકની નજરે જુઓ' }).getAttribute('href');
  const reader = await openAs(address ?? '', { width: 360, height: 740 });
  await expect(reader.getByRole('heading', { name: 'દરિયો અને ડુંગર' })).toBeVisible();
  await expect(reader.getByText('ડુંગર પર વાદળ').first()).toBeVisible();
});
