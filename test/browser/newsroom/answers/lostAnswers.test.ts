import type { Page } from '@playwright/test';
import { chooseLine, FORMS, loseAnswer, NO_CONNECTION, sendAndLeaveNothing } from '../../fixtures/badLine.ts';
import { expect, test } from '../../fixtures/newspaper.ts';
import { contentForms, type NewsroomForm, otherForms, sendTyped, TYPED, typeIn } from '../../fixtures/newsroomForms.ts';
import { openNewsroom } from '../../fixtures/staffSignIn.ts';

// Answers that are lost on their way: the server has done what was asked, and the editor does not know.

const CHANGED = /(બદલાઈ|ફેરફાર (કર્યો|થયો)) છે/;
const EXPECTED = /404|409|504|ERR_FAILED/;

for (const [forms, formsOf] of FORMS)
  test(`a change whose answer was lost is known as the editor's own: ${forms}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
    const state = await chooseLine(page);
    const sentOnce = ['live line of an election', 'poll', 'short link', 'reply to an enquiry', 'answer to a comment'];
    const changed = (await formsOf(page)).filter(({ name, buttons }) => !sentOnce.includes(name) && buttons?.length !== 2);
    for (const form of changed)
      await test.step(form.name, async () => {
        await typeIn(page, form);
        await loseAnswer(page, state, form);
        await form.field(page).fill(`${form.typed ?? TYPED}2`);
        await sendAndLeaveNothing(page, form);
        await expect(page.getByText(CHANGED), form.name).toHaveCount(0);
      });
  });

test('what somebody else has changed is told, also after a change of one’s own that never arrived', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const [gallery] = await contentForms(page);
  if (!gallery) throw new Error('The demo has no gallery');
  await typeIn(page, gallery);
  state.line = 'cut';
  await sendTyped(page, gallery);
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  const address = `/newsroom/api${gallery.path}`;
  const { version, content } = await (await page.request.get(address)).json();
  const data = { ...content, title: 'બીજાએ આપેલું શીર્ષક' };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.put(`${address}?version=${version}`, { data, headers })).status()).toBe(200);
  state.line = 'works';
  await sendTyped(page, gallery);
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(gallery.field(page)).toHaveValue(TYPED);
});

const count = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(`/newsroom/api${path}`)).text()).split(text).length - 1;

/** Forms of what is new, and the addresses of the lists in which it then is. */
async function newForms(page: Page): Promise<{ form: NewsroomForm; list: string }[]> {
  const chooseCategory = async (here: Page) => {
    const category = here.getByLabel('વિભાગ', { exact: true });
    await category.fill('gujarat');
    await here.getByRole('option', { name: /^ગુજરાત/ }).click();
    await expect(category).toHaveValue('ગુજરાત');
  };
  const choosePicture = async (here: Page, opener: string) => {
    await chooseCategory(here);
    await here.getByRole('button', { name: opener }).click();
    const dialog = here.getByRole('dialog');
    const pictures = dialog.getByRole('button', { name: /./ }).filter({ has: here.locator('img') });
    await pictures.first().click();
    await dialog.getByRole('button', { name: 'પસંદ કરો' }).click();
  };
  const content = { field: (here: Page) => here.getByRole('textbox', { name: 'શીર્ષક' }).first(), buttons: ['મુસદ્દો સાચવો'] };
  const inDialog = (name: string | RegExp) => (here: Page) => here.getByRole('dialog').getByRole('textbox', { name }).first();
  const poll = (await contentForms(page)).filter(({ name }) => name === 'poll');
  const { teams } = await (await page.request.get('/newsroom/api/cricket')).json();
  return [
    {
      form: { name: 'gallery', path: '/galleries/new', fillRest: (here) => choosePicture(here, 'ચિત્રો ઉમેરો'), ...content },
      list: '/galleries',
    },
    {
      form: { name: 'web story', path: '/web-stories/new', fillRest: (here) => choosePicture(here, 'પાનાં ઉમેરો'), ...content },
      list: '/web-stories',
    },
    { form: { name: 'video', path: '/videos/new', fillRest: chooseCategory, ...content }, list: '/videos' },
    {
      form: {
        name: 'short',
        path: '/videos/new',
        fillRest: async (here) => {
          await here.getByRole('button', { name: 'શૉર્ટ (ઊભો)' }).click();
          await chooseCategory(here);
        },
        ...content,
      },
      list: '/videos',
    },
    ...poll.map((form) => ({ form, list: form.path })),
    {
      form: { name: 'menu item', path: '/menus/mobile', opener: 'ઉમેરો', field: inDialog(/^નામ/) },
      list: `/menu-items?filter=${encodeURIComponent('{"place":"mobile"}')}`,
    },
    {
      form: { name: 'topic', path: '/topics/tag', opener: 'ઉમેરો', field: inDialog(/^નામ/) },
      list: `/topics?filter=${encodeURIComponent('{"kind":"tag","q":"એક જ વાર"}')}`,
    },
    {
      form: {
        name: 'player',
        path: '/cricket/teams',
        opener: 'નવો ખેલાડી',
        field: inDialog(/^નામ/),
        fillRest: (here) => inDialog('ફાઇલમાં નામ')(here).fill('Ek Var'),
      },
      list: `/cricket/teams/${teams[0].id}/players`,
    },
    {
      form: {
        name: 'campaign',
        path: '/ads/create',
        field: (here) => here.getByRole('textbox', { name: /^ઝુંબેશનું નામ/ }),
        fillRest: (here) => here.getByRole('textbox', { name: /^જાહેરાત આપનાર/ }).fill('બજાર'),
        buttons: ['નવી ઝુંબેશ'],
      },
      list: '/ads/campaigns',
    },
    {
      form: {
        name: 'election',
        path: '/elections/new',
        field: (here) => here.getByRole('textbox', { name: /^નામ/ }).first(),
        fillRest: async (here) => {
          await here
            .getByRole('textbox', { name: /^અંગ્રેજી નામ/ })
            .first()
            .fill('Once');
          await here.getByRole('textbox', { name: 'સરનામામાં નામ', exact: true }).fill('election-2031');
          await here.getByRole('textbox', { name: 'શાની ચૂંટણી' }).fill('વિધાનસભા');
        },
      },
      list: '/elections?perPage=200',
    },
    {
      form: {
        name: 'account',
        path: '/staff/create',
        field: (here) => here.getByRole('textbox', { name: /^નામ/ }),
        fillRest: (here) => here.getByRole('textbox', { name: /^ઈમેલ/ }).fill('Ek.Var@savar.example'),
        buttons: ['નવા સભ્યને બોલાવો'],
      },
      list: '/staff?perPage=200',
    },
    {
      form: {
        name: 'edition of the newsletter',
        path: '/newsletter-editions/new',
        field: (here) => here.getByRole('textbox', { name: /^વાચકોને દેખાતું નામ/ }),
        buttons: ['નવી આવૃત્તિ'],
      },
      list: '/newsletter/editions',
    },
  ];
}

test('what is new and was saved without an answer is not added again', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  for (const { form, list } of await newForms(page))
    await test.step(form.name, async () => {
      const typed = `એક જ વાર: ${form.name}`;
      await typeIn(page, { ...form, typed });
      await loseAnswer(page, state, form);
      await form.field(page).fill(`${typed} ૨`);
      await sendAndLeaveNothing(page, form);
      expect(await count(page, list, typed), form.name).toBe(1);
      expect(await count(page, list, `${typed} ૨`), form.name).toBe(1);
    });
});

test('what is gone when it is removed again, after a removal without an answer, is told as removed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const headers = { origin: new URL(page.url()).origin };
  const data = { place: 'mobile', name: 'બે વાર કાઢેલું', type: 'category', slug: 'gujarat' };
  expect((await page.request.post('/newsroom/api/menu-items', { data, headers })).status()).toBe(200);
  await page.goto('/newsroom/menus/mobile');
  await page.getByRole('button', { name: `સુધારો: ${data.name}` }).click();
  const dialog = page.getByRole('dialog');
  const form = { name: data.name, path: '', field: () => dialog, buttons: ['હટાવો', 'હા, કરો'] };
  await loseAnswer(page, state, form);
  await sendTyped(page, form);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('સચવાયું.')).toBeVisible();
  await expect(page.getByText(data.name)).toHaveCount(0);
});

test('content whose publication or withdrawal was not answered is shown as it is', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const [{ id }] = (await (await page.request.get('/newsroom/api/galleries?status=published')).json()).items;
  await page.goto(`/newsroom/galleries/${id}`);
  for (const { buttons, becomes } of [
    { buttons: ['પાછું ખેંચો', 'હા, કરો'], becomes: 'પ્રકાશિત કરો' },
    { buttons: ['પ્રકાશિત કરો'], becomes: 'પાછું ખેંચો' },
  ]) {
    const form = { name: becomes, path: '', field: (here: Page) => here.getByRole('textbox').first(), buttons };
    await loseAnswer(page, state, form);
    await sendTyped(page, form);
    await expect(page.getByRole('button', { name: becomes, exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('what the server has taken is not sent again when its answer was lost', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const forms = [...(await contentForms(page)), ...(await otherForms(page))];
  const decision = { field: (here: Page) => here.getByRole('textbox', { name: 'નિર્ણયનું લખાણ' }), buttons: ['નિર્ણય આપો', 'હા, કરો'] };
  const named = (name: string) => forms.filter((form) => form.name === name);
  const push: NewsroomForm = {
    name: 'message to readers',
    path: '/push/create',
    field: (here) => here.getByLabel('મથાળું'),
    fillRest: async (here) => {
      await here.getByLabel('ક્યાં ખૂલે').fill('/recent-news/1');
      await here.getByRole('button', { name: 'બ્રેકિંગ ન્યૂઝ', exact: true }).click();
    },
    buttons: ['મોકલો', 'હા, કરો'],
  };
  for (const form of [
    push,
    ...named('live line of an election'),
    ...named('answer to a comment'),
    ...named('reply to an enquiry'),
    ...named('decision about an advertisement'),
    ...named('grievance').map((grievance) => ({ ...grievance, ...decision, name: 'decision about a grievance' })),
  ])
    await test.step(form.name, async () => {
      const typed = `એક જ વાર: ${form.name}`;
      await typeIn(page, { ...form, typed });
      await loseAnswer(page, state, form);
      await expect(form.field(page), form.name).toHaveValue(typed);
      await sendTyped(page, form);
      // A message to readers leads to its own screen, and what has been decided is not decided again.
      // Asked for at once: a field that goes between two questions would be waited for.
      const isEmptied = () => form.field(page).evaluateAll((fields: HTMLInputElement[]) => fields.every(({ value }) => value === ''));
      await expect.poll(isEmptied).toBe(true);
      const path = form === push ? '/push/campaigns' : `${form.path.replace('/lines', '')}${form.path.endsWith('/lines') ? '/news' : ''}`;
      expect(await count(page, path, typed), form.name).toBe(1);
    });
});
