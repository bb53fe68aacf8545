import type { Page } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { pressTwice } from '../fixtures/pressTwice.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const PDF = 'demo/epaper/surat-today.pdf';
const file = (page: Page) => page.locator('main input[type="file"]');
const publish = (page: Page) => page.getByRole('button', { name: 'પ્રકાશિત કરો', exact: true });

async function chooseCity(page: Page): Promise<void> {
  await page.getByLabel('શહેર', { exact: true }).fill('surat');
  await page.getByRole('option', { name: /^સુરત/ }).click();
}

/** Counts what the page sends to a path. */
function countSent(page: Page, path: RegExp): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) sent += 1;
  });
  return () => sent;
}

test('an edition is published and withdrawn once, however often its buttons are pressed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/epaper');
  const [published, withdrawn] = [countSent(page, /\/epaper\/editions$/), countSent(page, /\/epaper\/editions\/withdraw$/)];
  await chooseCity(page);
  await file(page).setInputFiles(PDF);
  await pressTwice(publish(page));
  await expect(page.getByText('અંક મુકાઈ ગયો.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(published()).toBe(1);

  const held = await holdAnswer(page, { method: 'POST', path: /\/epaper\/editions\/withdraw$/ });
  const withdraw = page.getByRole('button', { name: /^પાછો ખેંચો: સુરત/ }).first();
  await withdraw.click();
  await pressTwice(page.getByRole('button', { name: 'હા, કરો' }));
  await held.arrived;
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(withdraw).toBeDisabled();
  await held.letGo();
  await expect(page.getByText('અંક પાછો ખેંચાયો.')).toBeVisible();
  expect(withdrawn()).toBe(1);
});

test('an edition outlasts a server that does not answer, and the end of the session', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/epaper', { expects: /401|504/ });
  const cookies = await page.context().cookies();
  const signIn = page.getByRole('dialog').filter({ has: page.locator('input[autocomplete="username"]') });
  const signInAgain = async () => {
    await expect(signIn).toBeVisible();
    // In another tab of the browser.
    await page.context().addCookies(cookies);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(signIn).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'સાઇન ઇન' })).toHaveCount(0);
  };
  let isDown = true;
  await setRoute(page, /\/epaper\/(files|editions)$/, (route, request) =>
    isDown && request.method() === 'POST'
      ? route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' })
      : route.fallback(),
  );
  const noAnswer = page.getByRole('alert').filter({ hasText: 'સર્વરે સમજાય એવો જવાબ આપ્યો નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.' });
  await chooseCity(page);
  await file(page).setInputFiles(PDF);
  await expect(noAnswer).toBeVisible();
  isDown = false;
  await page.context().clearCookies();
  await file(page).setInputFiles(PDF);
  await signInAgain();
  await file(page).setInputFiles(PDF);
  await expect(publish(page)).toBeVisible();

  isDown = true;
  await publish(page).click();
  await expect(noAnswer).toBeVisible();
  isDown = false;
  await page.context().clearCookies();
  await publish(page).click();
  await signInAgain();
  await publish(page).click();
  await expect(page.getByText('અંક મુકાઈ ગયો.')).toBeVisible();
});
