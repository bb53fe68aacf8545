import sharp from 'sharp';
import { chooseLine, loseAnswer, sendAndLeaveNothing } from '../../fixtures/badLine.ts';
import { expect, test } from '../../fixtures/newspaper.ts';
import { type NewsroomForm, otherForms, sendTyped, typeIn } from '../../fixtures/newsroomForms.ts';
import { setRoute } from '../../fixtures/setRoute.ts';
import { openNewsroom } from '../../fixtures/staffSignIn.ts';

// Answers that are lost on their way, where the server numbers what was sent, or where it cannot be taken back.

const CHANGED = /(બદલાઈ|ફેરફાર (કર્યો|થયો)) છે/;
const EXPECTED = /404|409|504|ERR_FAILED/;
/** A picture that no other test has uploaded. */
const picture = () =>
  sharp({ create: { width: 728, height: 90, channels: 3, background: { r: 20, g: 130, b: 90 } } })
    .png()
    .toBuffer();

test('a change that takes rows out or adds some, whose answer was lost, is known as the editor’s own', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const forms = await otherForms(page);
  const changes: Partial<Record<string, NonNullable<NewsroomForm['fillRest']>>> = {
    settings: async (here) =>
      here
        .getByRole('button', { name: /^હટાવો/ })
        .first()
        .click(),
    campaign: async (here) => {
      const alts = here.getByRole('textbox', { name: 'ચિત્રમાં શું લખ્યું છે' });
      const before = await alts.count();
      await here.getByLabel('ચિત્ર ઉમેરો').setInputFiles({ name: 'bazaar.png', mimeType: 'image/png', buffer: await picture() });
      await expect(alts).toHaveCount(before + 1);
      await alts.last().fill('બજારની જાહેરાત');
      await here.getByRole('textbox', { name: 'દબાવતાં ખૂલે તે સરનામું' }).last().fill('https://example.com/bazaar');
    },
  };
  for (const form of forms) {
    const fillRest = changes[form.name];
    if (!fillRest) continue;
    await test.step(form.name, async () => {
      // A row is taken out before the field of another is filled in.
      await page.goto(`/newsroom${form.path}`);
      await form.field(page).waitFor();
      await fillRest(page);
      await form.field(page).fill(`${form.name} ૧`);
      await loseAnswer(page, state, form);
      await form.field(page).fill(`${form.name} ૨`);
      await sendAndLeaveNothing(page, form);
      await expect(page.getByText(CHANGED)).toHaveCount(0);
    });
  }
});

const push: NewsroomForm = {
  name: 'message to readers',
  path: '/push/create',
  field: (here) => here.getByLabel('મથાળું'),
  typed: 'નર્મદા ડેમ છલકાયો',
  fillRest: async (here) => {
    await here.getByLabel('ક્યાં ખૂલે').fill('/recent-news/1');
    await here.getByRole('button', { name: 'બ્રેકિંગ ન્યૂઝ', exact: true }).click();
  },
  buttons: ['મોકલો', 'હા, કરો'],
};

test('who changes a message after its answer was lost is told that it has gone out before a second one goes', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const sent = async () => (await (await page.request.get('/newsroom/api/push/campaigns')).json()).campaigns.length;
  const before = await sent();
  const dialog = page.getByRole('dialog');
  await typeIn(page, push);
  await loseAnswer(page, state, push);
  await push.field(page).fill('નર્મદા ડેમ આખો ભરાયો');
  await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
  await expect(dialog).toContainText('નર્મદા ડેમ છલકાયો');
  await dialog.getByRole('button', { name: 'રહેવા દો' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await sent()).toBe(before + 1);
  // As it was, it is not asked about: it does not go again.
  await push.field(page).fill('નર્મદા ડેમ છલકાયો');
  await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('નર્મદા ડેમ છલકાયો');
  await dialog.getByRole('button', { name: 'રહેવા દો' }).click();
  await push.field(page).fill('નર્મદા ડેમ આખો ભરાયો');
  await sendTyped(page, push);
  await expect(page).toHaveURL(/\/push\/\d+$/);
  expect(await sent()).toBe(before + 2);
});

test('to whom a message goes, chosen after its answer was lost, is not lost unnoticed', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const state = await chooseLine(page);
  const typed = 'વિષય બદલાયેલો સંદેશો';
  await typeIn(page, { ...push, typed });
  await loseAnswer(page, state, push);
  await page.getByRole('button', { name: 'ગુજરાત', exact: true }).click();
  await page.getByRole('button', { name: 'મોકલો', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(typed);
});

test('an old address that was pasted as a browser shows it, and saved without an answer, is saved further', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/redirects', { width: 360, height: 740, expects: EXPECTED });
  const state = await chooseLine(page);
  const dialog = page.getByRole('dialog');
  const from = dialog.getByRole('textbox', { name: /^જૂનું સરનામું/ });
  const to = dialog.getByRole('textbox', { name: /^નવું સરનામું/ });
  const form = { name: 'redirect', path: '', field: () => from, buttons: ['સાચવો'] };
  await page.getByRole('button', { name: 'ઉમેરો' }).click();
  await from.fill(encodeURI('/જૂના-સમાચાર/'));
  await to.fill('/recent-news/1');
  await loseAnswer(page, state, form);
  await sendTyped(page, form);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('/જૂના-સમાચાર', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'સુધારો: /જૂના-સમાચાર' }).click();
  await from.fill(encodeURI('/જૂનો-લેખ'));
  await loseAnswer(page, state, form);
  await to.fill('/recent-news/2');
  await sendTyped(page, form);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('/જૂનો-લેખ', { exact: true })).toHaveCount(1);
});

test('a reader whom somebody else has let in meanwhile is shown as let in', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const list = '/newsroom/api/comments?perPage=1&filter={"queue":"published"}';
  const { id } = (await (await page.request.get(list)).json()).data[0];
  let block: object | null = { reason: 'ગાળાગાળી', until: null };
  // The demo has no comment of a reader with an account; the server answers about one that has been let in.
  await setRoute(page, /\/newsroom\/api\/(comments|blocked-readers)\/\w+$/, async (route, request) => {
    if (request.method() === 'DELETE') {
      block = null;
      return route.continue();
    }
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), reader: { id: 'jaya', published: 3, rejected: 1, block } } });
  });
  await page.goto(`/newsroom/comments/${id}`);
  await page.getByRole('button', { name: 'ફરી લખવા દો' }).click();
  await expect(page.getByRole('button', { name: 'રોકો' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
