import type { Page } from 'playwright-core';
import { fitsWidth } from './fixtures/fitsWidth.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { pageListens } from './fixtures/pageListens.ts';
import { setRoute } from './fixtures/setRoute.ts';

const phone = { width: 360, height: 740 };
const rowOf = (page: Page, crop: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: crop, exact: true }) });
const unitOf = (page: Page) => page.locator('[data-unit]').first();

test('on a phone one unit is shown at a time; the reader’s choice is kept', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', phone);
  const twenty = page.getByRole('columnheader', { name: '₹ / 20 કિલો' }).first();
  const quintal = page.getByRole('columnheader', { name: '₹ / ક્વિન્ટલ' }).first();
  await expect(twenty).toBeVisible();
  await expect(quintal).toBeHidden();
  await page.getByRole('link', { name: 'ક્વિન્ટલ', exact: true }).click();
  await expect(quintal).toBeVisible();
  await expect(twenty).toBeHidden();
  await rowOf(page, 'કપાસ').getByRole('link').click();
  await expect(page).toHaveURL(/\/mandi-bhav\/crop\/cotton$/);
  await expect(unitOf(page)).toHaveAttribute('data-unit', 'quintal');
});

test('on a desk both units stand side by side', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav/crop/cotton');
  await expect(page.getByRole('columnheader', { name: '₹ / 20 કિલો' }).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '₹ / ક્વિન્ટલ' }).first()).toBeVisible();
});

test('a crop that is saved stands first from then on, and moves nothing on the page', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', phone);
  const saved = page.getByRole('region', { name: 'તમારા પાક' });
  await expect(saved).toContainText('☆');
  const star = page.getByRole('button', { name: 'પાક સાચવો: જીરું' });
  await star.scrollIntoViewIfNeeded();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(saved.getByRole('link', { name: 'જીરું' })).toBeVisible();
  await page.goto('/mandi-bhav');
  const heightOf = async () => (await saved.boundingBox())?.height;
  const before = await heightOf();
  await expect(saved.getByRole('link', { name: 'જીરું' })).toBeVisible();
  expect(await heightOf()).toBe(before);
  await saved.getByRole('link', { name: 'જીરું' }).click();
  // On the page of the crop; it is stored once the star shows it, and a page that is left before has changed nothing.
  await expect(page).toHaveURL(/\/mandi-bhav\/crop\/cumin$/);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/mandi-bhav');
  await expect(saved.getByRole('link')).toHaveCount(0);
});

test('a crop that was saved on its own page is there, and stays, when the reader comes back to the prices', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav');
  const saved = page.getByRole('region', { name: 'તમારા પાક' });
  await page.getByRole('button', { name: 'પાક સાચવો: જીરું' }).click();
  await expect(saved.getByRole('link', { name: 'જીરું' })).toBeVisible();
  // What the page of the crop stores, and how a browser shows the page before it again.
  await page.evaluate(() => {
    localStorage.setItem('mandi-crops', `${localStorage.getItem('mandi-crops')},cotton`);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(saved.getByRole('link', { name: 'કપાસ' })).toBeVisible();
  await page.getByRole('button', { name: 'પાક સાચવો: ઘઉં' }).click();
  await expect(saved.getByRole('link', { name: 'ઘઉં' })).toBeVisible();
  await expect(saved.getByRole('link', { name: 'કપાસ' })).toBeVisible();
});

test('on a phone many saved crops scroll in their own line, not the page', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', phone);
  const crops = 'cumin,cotton,groundnut,castor,wheat,onion,tomato,potato';
  await page.evaluate((kept) => localStorage.setItem('mandi-crops', kept), crops);
  await page.reload();
  const line = page.getByRole('region', { name: 'તમારા પાક' }).getByRole('list');
  await expect.poll(() => line.getByRole('link').count()).toBeGreaterThan(4);
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  expect(await fitsWidth(page)).toBe(true);
});

test('saved crops whose prices do not come are not said to be none', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', { ...phone, expects: /Failed to load resource|could not be fetched/ });
  await page.evaluate(() => localStorage.setItem('mandi-crops', 'cumin'));
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/mandi-bhav/widget-data*', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await page.reload();
  await asked.promise;
  const saved = page.getByRole('region', { name: 'તમારા પાક' });
  await expect(saved).toContainText('આવી રહ્યા છે');
  answer.resolve();
  await expect(saved).toContainText('હમણાં મળ્યા નથી');

  // Prices that have come stay when those of one more crop do not.
  await page.unroute('**/api/mandi-bhav/widget-data*');
  await page.reload();
  await expect(saved.getByRole('link', { name: 'જીરું' })).toBeVisible();
  await setRoute(page, '**/api/mandi-bhav/widget-data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
  await page.getByRole('button', { name: 'પાક સાચવો: કપાસ' }).first().click();
  await failed;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(saved.getByRole('link', { name: 'જીરું' })).toBeVisible();
});

test('prices that never come are given up, which the reader is told', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', { ...phone, expects: /could not be fetched/ });
  await page.evaluate(() => localStorage.setItem('mandi-crops', 'cumin'));
  await setRoute(page, '**/api/mandi-bhav/widget-data*', () => undefined);
  await page.reload();
  const saved = page.getByRole('region', { name: 'તમારા પાક' });
  await expect(saved).toContainText('આવી રહ્યા છે');
  await expect(saved).toContainText('હમણાં મળ્યા નથી');
});

test('all of it is found and read without script', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', { ...phone, script: false });
  await expect(page.getByRole('button', { name: /પાક સાચવો/ })).toHaveCount(0);
  await page.getByLabel('પાક કે યાર્ડ શોધો').fill('jiru');
  await page.getByRole('button', { name: 'બતાવો' }).click();
  await expect(rowOf(page, 'જીરું')).toBeVisible();
  await expect(rowOf(page, 'કપાસ')).toHaveCount(0);
  await page.goto('/mandi-bhav');
  await page.getByLabel('જિલ્લો').selectOption({ label: 'મહેસાણા' });
  await page.getByRole('button', { name: 'બતાવો' }).click();
  await expect(page.getByRole('heading', { name: 'મહેસાણા' })).toBeVisible();
  await rowOf(page, 'જીરું').first().getByRole('link').click();
  await page.getByRole('link', { name: 'ક્વિન્ટલ', exact: true }).click();
  await expect(unitOf(page)).toHaveAttribute('data-unit', 'quintal');
  await page.getByRole('link', { name: '1 વર્ષ' }).click();
  await expect(page).toHaveURL(/days=365/);
  await page.getByText('ચાર્ટના આંકડા').click();
  await expect(page.getByRole('table').first().getByRole('row').nth(40)).toBeVisible();
  await page.getByLabel('નજીકનાં યાર્ડ પહેલાં').selectOption({ label: 'ગોંડલ' });
  await page.getByRole('button', { name: 'બતાવો' }).click();
  await expect(page.getByText('0 કિમી').first()).toBeVisible();
});

test('a reader who lets the page know where they are gets the yards near them first', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav/crop/cotton', phone);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 21.61, longitude: 71.2 });
  await page.getByRole('button', { name: 'મારી નજીક' }).click();
  await expect(page).toHaveURL(/near=amreli/);
  await expect(page.getByText('0 કિમી').first()).toBeVisible();
});

test('whoever does not let it know is told to choose', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav/crop/cotton', phone);
  // The script of every page keeps the key until the button has its own.
  await pageListens(page);
  const near = page.getByRole('button', { name: 'મારી નજીક' });
  await near.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('યાર્ડ જાતે પસંદ કરો')).toBeVisible();
  await expect(near).toBeFocused();
});
