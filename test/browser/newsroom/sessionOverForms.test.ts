import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { sendForm } from '../fixtures/sendForm.ts';
import { openNewsroom, PASSWORD } from '../fixtures/staffSignIn.ts';

type Form = {
  name: string;
  path: string;
  /** Opens a form that stands in a dialog, by the name of its button. */
  opener?: string | RegExp;
  field: (page: Page) => Locator;
  typed?: string;
  save: (page: Page) => Promise<void>;
};

const TYPED = 'સત્ર પૂરું થયું ત્યારે લખાતું હતું';
const PERSON = { name: 'જયા દવે', email: 'jaya@example.com' };

const box = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();
const boxInDialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog').getByRole('textbox', { name }).first();
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const save = press('સાચવો');

const read = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
const firstOf = async (page: Page, path: string, list: string) => (await read(page, path))[list][0];
const listed = (page: Page, path: string, filter: object) =>
  firstOf(page, `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`, 'data');

async function contentForms(page: Page): Promise<Form[]> {
  const first = (path: string, list: string) => firstOf(page, path, list);
  const { data: elections } = await read(page, '/elections?perPage=200');
  const election = `/elections/${elections.find(({ token }: { token: string }) => token === 'election-2024').id}`;
  const { yards } = await read(page, '/mandi/names');
  return [
    { name: 'gallery', path: `/galleries/${(await first('/galleries', 'items')).id}`, field: box('શીર્ષક'), save },
    { name: 'video', path: `/videos/${(await first('/videos', 'items')).id}`, field: box('શીર્ષક'), save },
    { name: 'web story', path: `/web-stories/${(await first('/web-stories', 'items')).id}`, field: box('શીર્ષક'), save },
    { name: 'picture', path: `/pictures/${(await first('/pictures', 'pictures')).key}`, field: box('યશ'), save },
    {
      name: 'market prices',
      path: `/mandi/entry?yard=${yards[0].id}`,
      field: (here) => here.getByRole('table').getByRole('textbox').nth(3),
      typed: '12',
      save: async (here) => {
        const cells = here.getByRole('table').getByRole('textbox');
        for (const [at, price] of ['1100', '1300', '1200'].entries()) await cells.nth(at).fill(price);
        await press('ભાવ સાચવો')(here);
      },
    },
    { name: 'name of a crop', path: '/mandi/names', opener: /^સુધારો/, field: boxInDialog('ગુજરાતી નામ'), save },
    { name: 'menu item', path: '/menus/top', opener: /^સુધારો/, field: boxInDialog(/^નામ/), save },
    { name: 'topic', path: '/topics/category', opener: /^સુધારો/, field: boxInDialog('અંગ્રેજી નામ'), typed: 'Session', save },
    { name: 'team', path: '/cricket/teams', opener: 'સુધારો', field: boxInDialog(/^નામ/), save },
    { name: 'election', path: `${election}/setUp`, field: box(/^નામ/), save },
    { name: 'line above the tally', path: `${election}/lines`, field: box('ટેલી ઉપરની બ્રેકિંગ લાઇન'), save },
    { name: 'live line of an election', path: `${election}/lines`, field: box('નવી લાઇન'), save: press('મૂકો') },
    { name: 'reason of a hot seat', path: `${election}/picks`, field: box('કેમ'), save },
    {
      name: 'poll',
      path: `${election}/polls`,
      opener: /ઉમેરો/,
      field: (here) => here.getByRole('dialog').getByRole('textbox').first(),
      save,
    },
  ];
}

async function otherForms(page: Page): Promise<Form[]> {
  const first = (path: string, list: string) => firstOf(page, path, list);
  await sendForm(page, '/contact', { kind: 'subscription', message: 'અંક મોડો આવે છે.', ...PERSON });
  await sendForm(page, '/grievance', { about: '/news/crops/x-1', kind: 'fact', message: 'આંકડો ખોટો છે.', ...PERSON });
  const invited = { name: 'રવિ મહેતા', email: 'ravi@savar.example', role: 'reporter' };
  const headers = { origin: new URL(page.url()).origin };
  const staff = await (await page.request.post('/newsroom/api/staff/invite', { data: invited, headers })).json();
  const enquiry = `/enquiries/${(await first('/enquiries', 'data')).id}`;
  return [
    { name: 'campaign', path: `/ads/${(await first('/ads/campaigns', 'campaigns')).id}`, field: box(/^ઝુંબેશનું નામ/), save },
    { name: 'settings of advertising', path: '/ads/settings', field: box('મથાળે'), typed: '/1234567/home', save },
    { name: 'staff', path: `/staff/${staff.id}`, field: box(/^નામ/), save },
    { name: 'settings', path: '/settings', field: box(/^નામ/), save },
    { name: 'short link', path: '/short-links', field: box('પાનાનું સરનામું'), typed: '/news', save: press('ટૂંકી કરો') },
    {
      name: 'edition of the newsletter',
      path: `/newsletter-editions/${(await first('/newsletter/editions', 'editions')).id}`,
      field: box(/^ઈમેલનો વિષય/),
      save,
    },
    { name: 'note on an enquiry', path: enquiry, field: box('અંદરની નોંધ'), save },
    { name: 'reply to an enquiry', path: enquiry, field: box(/જવાબ/), save: press('જવાબ મોકલો') },
    { name: 'grievance', path: `/grievances/${(await first('/grievances', 'data')).id}`, field: box(/નોંધ/), save },
    {
      name: 'answer to a comment',
      path: `/comments/${(await listed(page, '/comments', { queue: 'published' })).id}`,
      field: box(/^જવાબ/),
      save: press('પ્રગટ કરો'),
    },
    {
      name: 'decision about an advertisement',
      path: `/classifieds/${(await listed(page, '/classifieds', { state: 'published' })).id}`,
      field: box(/^કારણ/),
      save: async (here) => {
        await press('કાઢી નાખો')(here);
        await press('હા, કરો')(here);
      },
    },
  ];
}

/** Types in a form whose session ends before it is saved, signs in again, and saves. */
async function outlastSession(page: Page, { name, path, opener, field, typed = TYPED, save: send }: Form): Promise<void> {
  const cookies = await page.context().cookies();
  const signIn = page.getByRole('dialog').filter({ has: page.locator('input[autocomplete="username"]') });
  await page.goto(`/newsroom${path}`);
  const openers = page.locator('main').getByRole('button', { name: opener ?? '', exact: typeof opener === 'string' });
  if (opener) await openers.first().click();
  await field(page).fill(typed);

  await page.context().clearCookies();
  await send(page);
  await expect(signIn, name).toBeVisible();
  // In another tab of the browser.
  await page.context().addCookies(cookies);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signIn).toBeHidden();
  await expect(field(page), name).toHaveValue(typed);

  const accepted = page.waitForResponse((answer) => ['POST', 'PUT'].includes(answer.request().method()) && answer.ok());
  await send(page);
  await accepted;
  // Nothing is left unsaved.
  const isLeft = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isLeft, name).toBe(true);
}

for (const [forms, formsOf] of [
  ['content, prices and elections', contentForms],
  ['settings, advertisers, readers and staff', otherForms],
] as const)
  test(`what is typed when the session ends is there, and can be saved, after signing in again: ${forms}`, async ({
    newspaper,
    openAs,
  }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /401/ });
    for (const form of await formsOf(page)) await test.step(form.name, () => outlastSession(page, form));
  });

test('new recovery codes are made after signing in again, when the session has ended', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /401/ });
  await outlastSession(page, {
    name: 'recovery codes',
    path: '/account',
    field: (here) => here.getByLabel(/^હાલનો પાસવર્ડ/).last(),
    typed: PASSWORD,
    save: press('નવા બચાવ-કોડ'),
  });
});
