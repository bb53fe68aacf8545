import type { Locator, Page, Response } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { sendForm } from '../fixtures/sendForm.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

type Form = {
  name: string;
  /** Opens the form as a reader's letter or an edition has brought it about. */
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  press: string;
  call: { method: string; path: RegExp };
};

const box = (name: string) => (page: Page) => page.getByRole('textbox', { name }).first();

const PERSON = { name: 'જયા દવે', email: 'jaya@example.com' };

async function openEnquiry(page: Page): Promise<void> {
  await sendForm(page, '/contact', { kind: 'subscription', message: 'અંક મોડો આવે છે.', ...PERSON });
  await page.goto('/newsroom/enquiries');
  await page.getByRole('link', { name: PERSON.name }).first().click();
}

async function openGrievance(page: Page): Promise<void> {
  await sendForm(page, '/grievance', { about: '/news/crops/x-1', kind: 'fact', message: 'આંકડો ખોટો છે.', ...PERSON });
  await page.goto('/newsroom/grievances');
  await page.locator('main li a').first().click();
}

const forms: Form[] = [
  {
    name: 'edition of the newsletter',
    open: async (page) => {
      await page.goto('/newsroom/newsletter-editions');
      await page.getByRole('link', { name: 'રોજની સવાર' }).click();
    },
    field: (page) => page.getByLabel('વાચકોને દેખાતું નામ'),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/newsletter\/editions\/\d+$/ },
  },
  {
    name: 'note on a grievance',
    open: openGrievance,
    field: box('અંદરની નોંધ'),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/grievances\/\d+$/ },
  },
  {
    name: 'note on an enquiry',
    open: openEnquiry,
    field: box('અંદરની નોંધ'),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/enquiries\/\d+$/ },
  },
  {
    name: 'reply to an enquiry',
    open: openEnquiry,
    field: box('જવાબ'),
    press: 'જવાબ મોકલો',
    call: { method: 'POST', path: /\/enquiries\/\d+\/replies$/ },
  },
  {
    name: 'answer to a comment',
    open: async (page) => {
      await page.goto('/newsroom/comments?queue=published');
      await page.locator('main li a').first().click();
    },
    field: box('જવાબ'),
    press: 'પ્રગટ કરો',
    call: { method: 'POST', path: /\/comments\/\d+\/answers$/ },
  },
  {
    name: 'gallery',
    open: async (page) => {
      const { items } = await (await page.request.get('/newsroom/api/galleries?status=published')).json();
      await page.goto(`/newsroom/galleries/${items[0].id}`);
    },
    field: box('સારાંશ'),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/galleries\/\d+$/ },
  },
  {
    name: 'settings',
    open: async (page) => void (await page.goto('/newsroom/settings')),
    field: (page) => page.getByLabel('નામ').first(),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/settings$/ },
  },
  {
    name: 'account of a member of the staff',
    open: async (page) => {
      const { data } = await (await page.request.get('/newsroom/api/staff')).json();
      await page.goto(`/newsroom/staff/${data[0].id}`);
    },
    field: box('નામ'),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/staff\/[^/]+$/ },
  },
  {
    name: 'static page',
    open: async (page) => void (await page.goto('/newsroom/static-pages/about-us')),
    field: box('મથાળું'),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/static-pages\/about-us$/ },
  },
  {
    name: 'election',
    open: async (page) => {
      const { data } = await (await page.request.get('/newsroom/api/elections?perPage=200')).json();
      await page.goto(`/newsroom/elections/${data[0].id}/setUp`);
    },
    field: (page) => page.getByLabel('નામ', { exact: true }).first(),
    press: 'સાચવો',
    call: { method: 'PUT', path: /\/elections\/\d+$/ },
  },
];

for (const { name, open, field, press, call } of forms)
  test(`what an editor types while a form is being saved stays: ${name}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom');
    await open(page);
    const typed = field(page);
    const before = await typed.inputValue();
    const first = before || 'પહેલું';
    await typed.fill(`${first} વાક્ય`);
    const held = await holdAnswer(page, call);
    const button = page.getByRole('button', { name: press }).first();
    await button.click();
    await held.arrived;
    await typed.fill(`${first} વાક્ય અને બીજું`);
    await held.letGo();
    await expect(button).toBeEnabled();
    await expect(typed).toHaveValue(`${first} વાક્ય અને બીજું`);
    // It is saved like anything else that was typed, and then what stood there for the tests that follow.
    const isCall = (response: Response) => call.path.test(new URL(response.url()).pathname) && response.request().method() === call.method;
    for (const text of before === '' ? [undefined] : [undefined, before]) {
      if (text !== undefined) await typed.fill(text);
      const saved = page.waitForResponse(isCall);
      await button.click();
      expect((await saved).ok()).toBe(true);
    }
  });

test('what is typed after a save, before the page has been read again, is saved as well', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/static-pages/about-us');
  const path = /\/static-pages\/about-us$/;
  const [title, save] = [box('મથાળું')(page), page.getByRole('button', { name: 'સાચવો' })];
  const before = await title.inputValue();
  await title.fill(`${before}: પહેલું`);
  const first = await holdAnswer(page, { method: 'PUT', path });
  await save.click();
  await first.arrived;
  // The page is read again while this is on the screen and not saved.
  await title.fill(`${before}: બીજું`);
  await first.letGo();
  await expect(save).toBeEnabled();
  const read = await holdAnswer(page, { method: 'GET', path });
  await save.click();
  await read.arrived;
  await title.fill(before);
  await read.letGo();
  await expect(save).toBeEnabled();
  const saved = page.waitForResponse((response) => path.test(response.url()) && response.request().method() === 'PUT');
  await save.click();
  expect((await saved).status()).toBe(200);
});

test('a reply that is pressed while the note is being saved goes out after it', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  await openEnquiry(page);
  await box('અંદરની નોંધ')(page).fill('વિતરક સાથે વાત કરી.');
  await box('જવાબ')(page).fill('કાલથી સમયસર આવશે.');
  const held = await holdAnswer(page, { method: 'PUT', path: /\/enquiries\/\d+$/ });
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await held.arrived;
  await page.getByRole('button', { name: 'જવાબ મોકલો' }).click();
  await held.letGo();
  await expect(page.getByRole('listitem').filter({ hasText: 'કાલથી સમયસર આવશે.' })).toContainText('ઈમેલથી મોકલાયો');
  await expect(box('અંદરની નોંધ')(page)).toHaveValue('વિતરક સાથે વાત કરી.');
});

test('a decision that is pressed while the note on a grievance is being saved is taken after it', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  await openGrievance(page);
  await box('અંદરની નોંધ')(page).fill('આંકડો તપાસ્યો.');
  await page.getByRole('textbox', { name: 'નિર્ણયનું લખાણ' }).fill('આંકડો સુધાર્યો છે.');
  const held = await holdAnswer(page, { method: 'PUT', path: /\/grievances\/\d+$/ });
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await held.arrived;
  await page.getByRole('button', { name: 'નિર્ણય આપો' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  await held.letGo();
  await expect(page.getByText('નિર્ણય ઈમેલથી મોકલાયો.')).toBeVisible();
});

test('a dialog that is being saved takes no letters and no second press, and is not closed, which would close the next one', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/redirects');
  await page.getByRole('button', { name: 'ઉમેરો' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('/junu-sarnamu');
  await dialog.getByRole('textbox').nth(1).fill('/news');
  const held = await holdAnswer(page, { method: 'POST', path: /\/redirects$/ });
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await held.arrived;
  await page.keyboard.type('x');
  await expect(dialog.getByRole('button', { name: 'સાચવો' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'રહેવા દો' })).toBeDisabled();
  await held.letGo();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('/junu-sarnamu', { exact: true })).toHaveCount(1);
});
