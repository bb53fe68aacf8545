import type { Page } from '@playwright/test';
import { mailParts } from '../../mailParts.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { decrypt, openPushService, type PushService, readVapid } from '../../pushService.ts';
import { readMail } from '../../readMail.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { test as base, expect } from '../fixtures/newspaper.ts';
import { agreeAsParent, askParent } from '../fixtures/parentalConsent.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';
import { pushStandIn } from './pushStandIn.ts';

// The way of a reader with nothing of ours in place of the servers between: mail goes over SMTP, and messages to browsers are encrypted.

const READER = 'zankhana@reader.example';

const test = base.extend<{ mail: MailServer; service: PushService }>({
  mail: async ({}, use) => {
    const mail = await openMailServer();
    await use(mail);
    await mail.close();
  },
  service: async ({}, use) => {
    const service = await openPushService();
    await use(service);
    await service.close();
  },
  newspaper: async ({ mail, service }, use) => {
    const { dataDir, remove } = freshDataDir();
    const app = await startApp({ DATA_DIR: dataDir, SMTP_URL: mail.url, PUSH_ORIGINS: service.origin, MAILS_PER_SECOND: '100' });
    await use(app);
    await app.stop();
    remove();
  },
});
test.use({ hasWorker: true });

/** Waits for a mail to somebody whose subject or text has some words; gives its headers and its plain text. */
async function mailTo(mail: MailServer, to: string, words: string | RegExp) {
  const read = (raw: string) => {
    const whole = readMail(raw);
    const text = whole.header('Content-Type')?.startsWith('multipart/alternative') ? mailParts(raw).text : whole.text;
    return { header: whole.header, text };
  };
  const find = () =>
    mail.mails
      .map(read)
      .findLast(({ header, text }) => header('To')?.includes(to) && new RegExp(words).test(`${header('Subject')}\n${text}`));
  await expect.poll(find, `a mail to ${to} with ${words}`).toBeDefined();
  return find() ?? { header: () => undefined, text: '' };
}

/** The path of a link in a mail, on the site of the page. */
const pathIn = (text: string, path: string): string => new RegExp(`${path}[^\\s]*`).exec(text)?.[0] ?? '';

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('છ આંકડાનો કોડ').fill(code);
  await page.keyboard.press('Enter');
}

test('a reader saves a story, gets the newsletter, a message in the browser and answers, and leaves', async ({
  newspaper,
  openAs,
  mail,
  service,
}) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const browser = service.newBrowser('zankhana');
  await pushStandIn(page, { token: browser.token });
  await page.goto((await page.locator('main h2 a').first().getAttribute('href')) ?? '');

  // A code by mail, on the way to saving a story.
  await page.locator('main').getByRole('button', { name: 'સાચવો' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'લૉગ ઇન' });
  await dialog.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill(READER);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('છ આંકડાનો કોડ')).toBeFocused();
  const code = /કોડ: (\d{6})/.exec((await mailTo(mail, READER, 'લૉગ ઇન કરવાનો કોડ')).text)?.[1] ?? '';
  await enterCode(page, code);
  await expect(page.locator('[data-toast]')).toHaveText('સમાચાર સાચવ્યા.');

  // The newsletter: asked for, confirmed by the link in the mail, sent by the staff, and left with one click of the mail program.
  await page.goto('/newsletter');
  await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(READER);
  await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
  // The mail may come before the page does.
  await expect(page).toHaveURL('/newsletter?state=thanks');
  await page.goto(pathIn((await mailTo(mail, READER, '/newsletter/confirm')).text, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
  await expect(page).toHaveURL('/newsletter?state=confirmed');
  const newsroom = await openNewsroom(newspaper, openAs, '/newsroom/newsletter-editions');
  await newsroom.getByRole('link', { name: 'રોજની સવાર' }).click();
  await newsroom.getByRole('button', { name: 'હમણાં મોકલો' }).click();
  await newsroom.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  const issue = await mailTo(mail, READER, 'તમે મગાવ્યું હોવાથી');
  expect(issue.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const oneClick = new URL(/<(https?:[^>]+)>/.exec(issue.header('List-Unsubscribe') ?? '')?.[1] ?? '');
  expect((await page.request.post(oneClick.pathname + oneClick.search, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
  await newsroom.goto('/newsroom/newsletter');
  await expect(newsroom.getByText(READER)).toHaveCount(0);

  // A message in the browser, which only that browser can read.
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'સૂચનાઓ ચાલુ કરો' }).click();
  await expect(page.getByText('આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ છે.').first()).toBeVisible();
  await newsroom.goto('/newsroom/push/create');
  await newsroom.getByLabel('મથાળું').fill('નર્મદા ડેમ છલકાયો');
  await newsroom.getByLabel('લખાણ').fill('23 દરવાજા ખોલાયા');
  await newsroom.getByLabel('ક્યાં ખૂલે').fill('/recent-news/1');
  await newsroom.getByRole('button', { name: 'બ્રેકિંગ ન્યૂઝ', exact: true }).click();
  await newsroom.getByLabel(/શાંત સમયમાં પણ/).check();
  await newsroom.getByRole('button', { name: 'મોકલો', exact: true }).click();
  await newsroom.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  await expect.poll(() => service.received.length).toBe(1);
  const [received] = service.received;
  if (!received) throw new Error('The push service has received nothing');
  expect(JSON.parse(decrypt(browser, received.body))).toMatchObject({ title: 'નર્મદા ડેમ છલકાયો', text: '23 દરવાજા ખોલાયા' });
  expect(readVapid(received.headers.authorization).aud).toBe(service.origin);

  // A message to the newspaper, and its answer.
  await page.goto('/contact');
  const form = page.locator('main form');
  await form.getByLabel('શા વિશે લખો છો?').selectOption({ label: 'લવાજમ' });
  await form.getByLabel('તમારો સંદેશ').fill('અંક મોડો આવે છે.');
  await form.getByLabel('તમારું નામ').fill('ઝંખના પરીખ');
  await form.getByLabel('ઈમેલ સરનામું').fill(READER);
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  await newsroom.goto('/newsroom/enquiries');
  await newsroom.getByRole('link', { name: 'ઝંખના પરીખ' }).click();
  await newsroom.getByRole('textbox', { name: 'જવાબ' }).fill('કાલથી સમયસર આવશે.');
  await newsroom.getByRole('button', { name: 'જવાબ મોકલો' }).click();
  await expect(newsroom.getByText('ઈમેલથી મોકલાયો')).toBeVisible();
  expect((await mailTo(mail, READER, 'કાલથી સમયસર આવશે.')).header('Reply-To')).toContain('mira@savar.example');

  // A grievance, whose receipt is acknowledged by mail.
  await page.goto('/grievance');
  await form.getByLabel('કયા સમાચાર સામે ફરિયાદ છે?').fill('/news/crops/x-1');
  await form.getByLabel('ફરિયાદ શા વિશે છે?').selectOption('fact');
  await form.getByLabel('તમારી ફરિયાદ').fill('આંકડો ખોટો છે.');
  await form.getByLabel('તમારું નામ').fill('ઝંખના પરીખ');
  await form.getByLabel('ઈમેલ સરનામું').fill(READER);
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  const reference = pathIn((await mailTo(mail, READER, '/grievance/')).text, '/grievance/\\d+-[A-Za-z]+');
  await page.goto(reference);
  await expect(page.locator('main')).toContainText(reference.slice('/grievance/'.length));

  // The account goes with all that it holds, also the browser's messages.
  await page.goto('/account/edit-user');
  await page.getByText('ખાતું કાઢી નાખો').first().click();
  await page.getByLabel('હા, મારું ખાતું કાઢી નાખો').check();
  await page.getByRole('button', { name: 'ખાતું કાઢી નાખો' }).click();
  await page.waitForURL('/account/login?state=removed');
  await newsroom.goto('/newsroom/enquiries');
  await expect(newsroom.getByRole('link', { name: 'ઝંખના પરીખ' })).toHaveCount(0);
  const topics = await page.request.post('/api/notification/browser-token/topics', { data: { browserToken: browser.token } });
  expect((await topics.json()).data?.topics).toBeUndefined();
});

test('a child names a parent by mail, who logs in by a code of the same address and agrees', async ({ openAs, mail }) => {
  const child = await openAs('/account/login', { width: 360, height: 740, dark: true });
  await child.locator('main').getByRole('link', { name: 'વાલીની સંમતિથી ખાતું ખોલો' }).click();
  await child.locator('main').getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('tara@reader.example');
  await child.keyboard.press('Enter');
  await child.waitForURL('**/account/code');
  await enterCode(child, /કોડ: (\d{6})/.exec((await mailTo(mail, 'tara@reader.example', 'કોડ')).text)?.[1] ?? '');
  await expect(child.getByRole('heading', { name: 'વાલીની સંમતિ' })).toBeVisible();
  expect(await accessibilityFaults(child)).toEqual([]);
  await askParent(child, '2012', 'maya@reader.example');
  const question = await mailTo(mail, 'maya@reader.example', 'બાળકના ખાતા માટે તમારી સંમતિ જોઈએ છે');
  expect(question.text).not.toContain('tara');

  const parent = await openAs(pathIn(question.text, '/account/children'), { width: 360, height: 740 });
  await parent.locator('main').getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('maya@reader.example');
  await parent.keyboard.press('Enter');
  await parent.waitForURL('**/account/code');
  await enterCode(parent, /કોડ: (\d{6})/.exec((await mailTo(mail, 'maya@reader.example', 'લૉગ ઇન કરવાનો કોડ')).text)?.[1] ?? '');
  await expect(parent.getByRole('heading', { name: 't•••@reader.example વાળું ખાતું' })).toBeVisible();
  expect(await accessibilityFaults(parent)).toEqual([]);
  await agreeAsParent(parent);
  await child.goto('/account/bookmark/list');
  await expect(child.getByRole('heading', { name: 'સાચવેલા સમાચાર' })).toBeVisible();
});
