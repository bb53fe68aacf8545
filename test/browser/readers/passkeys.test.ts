import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { logIn } from '../fixtures/readerLogIn.ts';
import { type SiteWithGoogle, startSiteWithGoogle } from './siteWithGoogle.ts';

let site: SiteWithGoogle;
test.beforeAll(async () => {
  site = await startSiteWithGoogle();
});
test.afterAll(() => site.stop());

/** Gives a page that has not asked for passkeys yet a device with a fingerprint reader, whose owner always agrees, or never. */
async function addAuthenticator(page: Page, { agrees }: { agrees: boolean }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: agrees,
    },
  });
}

/** The browser does not offer the passkey in the field by itself, which would log in before a test presses the button. */
function withoutOffer(): void {
  if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
}

/** Logs a new reader in and adds a passkey to the account. */
async function addPasskey(page: Page, phone: string): Promise<void> {
  await page.goto(`${site.url}/account/login?next=/account/edit-user`);
  await logIn(page, phone);
  await page.waitForURL('**/account/edit-user');
  await page.getByLabel('ઉપકરણનું નામ').fill('મારો ફોન');
  await page.getByRole('button', { name: 'પાસકી ઉમેરો' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'પાસકી ઉમેરાઈ ગઈ.' })).toBeVisible();
}

for (const { width, dark } of [
  { width: 360, dark: true },
  { width: 1280, dark: false },
]) {
  test(`a reader adds a passkey, logs in with it on the page and in the dialog, and removes it: ${width} px`, async ({ openAs }) => {
    const page = await openAs(`${site.url}/privacy`, { width, dark });
    await addAuthenticator(page, { agrees: true });
    await page.addInitScript(withoutOffer);
    await addPasskey(page, `98250 1${width === 360 ? '1360' : '1280'}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'મારો ફોન' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'પાસકી ઉમેરો' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByLabel('ઉપકરણનું નામ').fill('બીજું નામ');
    await page.getByRole('button', { name: 'પાસકી ઉમેરો' }).click();
    await expect(page.getByText('આ ઉપકરણની પાસકી પહેલેથી ઉમેરેલી છે.')).toBeVisible();

    await page.locator('main').getByRole('button', { name: 'લૉગ આઉટ' }).click();
    await page.waitForURL((url) => url.pathname === '/account/login');
    await page.goto(`${site.url}/account/login?next=/recent-news/1`);
    const button = page.locator('main').getByRole('button', { name: 'પાસકી વડે લૉગ ઇન' });
    await expect(button).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button.click();
    await page.waitForURL(`${site.url}/recent-news/1`);

    if (width > 700) {
      await page.locator('header summary').filter({ hasText: '+91 98250' }).click();
      await page.locator('header').getByRole('button', { name: 'લૉગ આઉટ' }).click();
      await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
      const inDialog = page.getByRole('dialog').getByRole('button', { name: 'પાસકી વડે લૉગ ઇન' });
      await expect(inDialog).toBeVisible();
      await inDialog.click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('header summary').filter({ hasText: '+91 98250' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/recent-news/1');
    }

    await page.goto(`${site.url}/account/edit-user`);
    await page.getByRole('button', { name: 'મારો ફોન: પાસકી કાઢી નાખો' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'પાસકી કાઢી નાખી છે.' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'મારો ફોન' })).toHaveCount(0);
  });
}

test('who agrees when the browser offers the passkey by itself is logged in', async ({ openAs }) => {
  const page = await openAs(`${site.url}/privacy`);
  await addAuthenticator(page, { agrees: true });
  await addPasskey(page, '98250 11361');
  // What the page still asks for would be refused without the cookies.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${site.url}/account/login?next=/recent-news/1`);
  await page.waitForURL(`${site.url}/recent-news/1`);
});

test('a press that comes before the browser offers the passkey by itself is not cancelled by that', async ({ openAs }) => {
  const page = await openAs(`${site.url}/privacy`);
  await addAuthenticator(page, { agrees: false });
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/auth/passkey/options', async (route) => {
    if (++asked === 1) await held.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/account/login`);
  const button = page.locator('main').getByRole('button', { name: 'પાસકી વડે લૉગ ઇન' });
  await expect.poll(() => asked).toBe(1);
  const pressed = page.waitForResponse('**/auth/passkey/options');
  await button.click();
  await pressed;
  const late = page.waitForResponse('**/auth/passkey/options');
  held.resolve();
  await (await late).finished();
  await page.waitForTimeout(500);
  // The device still waits for its owner.
  await expect(page.locator('main [data-passkey-problem]')).toHaveText('');
  await expect(button).toBeDisabled();
});

test('after an error of the browser that is not known, it is said so and the button may be pressed again', async ({ openAs }) => {
  const page = await openAs(`${site.url}/privacy`, { expects: /the key store is broken/ });
  await page.addInitScript(withoutOffer);
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new TypeError('the key store is broken'));
  });
  await page.goto(`${site.url}/account/login`);
  const button = page.locator('main').getByRole('button', { name: 'પાસકી વડે લૉગ ઇન' });
  for (const _press of [1, 2]) {
    await button.click();
    await expect(page.locator('main [data-passkey-problem]')).toHaveText('હમણાં જવાબ મળ્યો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.');
    await expect(button).toBeEnabled();
  }
});

test('without script, and at an address without passkeys, there is no button for them', async ({ openAs, newspaper }) => {
  const plain = await openAs(`${site.url}/account/login`, { script: false });
  await expect(plain.getByRole('button', { name: 'કોડ મોકલો' })).toBeVisible();
  await expect(plain.getByRole('button', { name: 'પાસકી વડે લૉગ ઇન' })).toBeHidden();
  const byNumber = await openAs(`${newspaper.url}/account/login`);
  await expect(byNumber.locator('gs-island[name="Passkey"]')).toHaveAttribute('data-status', 'ready');
  await expect(byNumber.getByRole('button', { name: 'પાસકી વડે લૉગ ઇન' })).toBeHidden();
});
