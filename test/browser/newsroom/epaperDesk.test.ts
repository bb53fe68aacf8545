import type { Page } from '@playwright/test';
import { plainPaper, smallPdf } from '../../smallPdf.ts';
import { chooseLine, NO_ANSWER } from '../fixtures/badLine.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { pressTwice } from '../fixtures/pressTwice.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const PDF = 'demo/epaper/surat-today.pdf';
const file = (page: Page) => page.locator('main input[type="file"]').first();
const moreFiles = (page: Page) => page.locator('main input[type="file"]').nth(1);
const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
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

test('an edition is named before it is withdrawn, and shown as withdrawn though the answer was lost', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/epaper', { expects: /504/ });
  const state = await chooseLine(page);
  const withdraw = page.getByRole('button', { name: /^પાછો ખેંચો: અમદાવાદ/ }).first();
  const name = (await withdraw.getAttribute('aria-label'))?.replace('પાછો ખેંચો: ', '') ?? '';
  const edition = page.locator('li[data-edition]').filter({ has: page.getByRole('button', { name: `બદલો: ${name}` }) });
  await withdraw.click();
  await expect(page.getByRole('dialog')).toContainText(name);
  state.line = 'answer lost';
  await page.getByRole('button', { name: 'હા, કરો' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_ANSWER })).toBeVisible();
  await expect(edition.getByText('પાછો ખેંચ્યો', { exact: true })).toBeVisible();
});

test('the editions of one city are found without those of the others', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/epaper', { width: 360, height: 740 });
  const names = page.locator('li[data-edition]').getByText(/^(સુરત|અમદાવાદ)$/);
  await expect(names.filter({ hasText: 'અમદાવાદ' })).not.toHaveCount(0);
  await page.getByLabel('કયા શહેરના અંક').fill('surat');
  await page.getByRole('option', { name: /^સુરત/ }).click();
  await expect(names.filter({ hasText: 'અમદાવાદ' })).toHaveCount(0);
  await expect(names.filter({ hasText: 'સુરત' })).not.toHaveCount(0);
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

test('an edition of several files is in the order of their numbers, until the editor changes it', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/epaper', { expects: /422/ });
  const names = page.getByRole('list', { name: 'ફાઇલો' }).getByRole('listitem');
  const pages = page.getByRole('list', { name: 'પાનાં' }).getByRole('listitem');
  await chooseCity(page);
  await file(page).setInputFiles([
    pdf('page-10.pdf', plainPaper(1, 'ten')),
    pdf('page-2.pdf', plainPaper(1, 'two')),
    pdf('page-1.pdf', smallPdf({ pages: [{ width: 1800, height: 1400 }] })),
  ]);
  await expect(names).toHaveText([/^page-1\.pdf/, /^page-2\.pdf/, /^page-10\.pdf/]);
  await expect(pages).toHaveText(['1', '2', '3']);

  await moreFiles(page).setInputFiles([
    pdf('advertisement.pdf', plainPaper(1, 'advertisement')),
    pdf('broken.pdf', plainPaper(1).slice(0, 40)),
  ]);
  const broken = names.filter({ hasText: 'broken.pdf' });
  await expect(broken.getByRole('alert')).toHaveText('આ પીડીએફ અધૂરી કે બગડેલી છે: ફરી બનાવીને મૂકો.');
  await expect(publish(page)).toBeDisabled();
  await broken.getByRole('button', { name: /^યાદીમાંથી કાઢો/ }).click();
  await page.getByRole('button', { name: 'ખસેડો: page-1.pdf' }).click();
  await page.getByRole('menuitem', { name: 'સૌથી પાછળ' }).click();
  await expect(names).toHaveText([/^page-2\.pdf/, /^page-10\.pdf/, /^advertisement\.pdf/, /^page-1\.pdf/]);
  await publish(page).click();
  await expect(page.getByText('અંક મુકાઈ ગયો.')).toBeVisible();
  await expect(names).toHaveCount(0);

  const address = await page.getByRole('link', { name: /^જુઓ/ }).first().getAttribute('href');
  const html = await (await page.request.get(new URL(`${address}/4`, newspaper.url).href)).text();
  expect([...html.matchAll(/data-width="(\d+)"/g)].map(([, width]) => width)).toEqual(['1800', '1800', '1800', '2800']);
});

test('files that are too many for an edition are said to be before they are published', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/epaper');
  const pages = Array.from({ length: 40 }, (_, at) => ({ number: at + 1, thumbnail: 'data:,', large: 'data:,' }));
  await setRoute(page, /\/epaper\/files$/, (route) => route.fulfill({ json: { pdfKey: `epaper/${'0'.repeat(32)}.pdf`, pages } }));
  await chooseCity(page);
  await file(page).setInputFiles([pdf('1.pdf', plainPaper(1)), pdf('2.pdf', plainPaper(1))]);
  await expect(page.getByRole('alert').filter({ hasText: '64થી વધુ પાનાં છે: એક અંકમાં વધુમાં વધુ 64 આવે.' })).toBeVisible();
  await expect(publish(page)).toBeDisabled();
  await page.getByRole('button', { name: 'યાદીમાંથી કાઢો: 2.pdf' }).click();
  await expect(publish(page)).toBeEnabled();
});
