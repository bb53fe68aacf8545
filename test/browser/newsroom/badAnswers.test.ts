import type { Page } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { contentForms, type NewsroomForm, otherForms, sendTyped, TYPED, typeIn } from '../fixtures/newsroomForms.ts';
import { pressTwice } from '../fixtures/pressTwice.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom, PASSWORD } from '../fixtures/staffSignIn.ts';

const NO_ANSWER = /^સર્વરે સમજાય એવો જવાબ આપ્યો નહીં\. થોડી વાર પછી ફરી પ્રયત્ન કરો\./;
const NO_CONNECTION = /^સર્વર સુધી પહોંચાતું નથી\. ઇન્ટરનેટ જુઓ; તમારું લખાણ અહીં સચવાયેલું છે\./;

/** What becomes of what a page sends: a proxy answers it, the line is cut, or the server gets it. */
type Line = 'gateway timeout' | 'cut' | 'works';

/** Lets a test choose what becomes of what the page sends, and counts it. */
async function chooseLine(page: Page) {
  const state = { line: 'works' as Line, sent: 0 };
  await setRoute(page, /\/newsroom\/api\//, (route, request) => {
    if (request.method() === 'GET') return route.fallback();
    state.sent += 1;
    if (state.line === 'cut') return route.abort();
    if (state.line === 'works') return route.fallback();
    return route.fulfill({ status: 504, contentType: 'text/html', body: '<html><h1>504 Gateway Time-out</h1>' });
  });
  return state;
}

/**
 * Types in a form and sends it twice over lines that give no answer, then after the session has ended, and after signing in again: what is
 * typed stays, is sent once by each press, and nothing is left unsaved.
 */
async function outlastBadAnswers(page: Page, state: { line: Line; sent: number }, form: NewsroomForm): Promise<void> {
  const { name, field, typed = TYPED } = form;
  const cookies = await page.context().cookies();
  const signIn = page.getByRole('dialog').filter({ has: page.locator('input[autocomplete="username"]') });
  const alerts = page.getByRole('alert');
  await typeIn(page, form);

  state.line = 'gateway timeout';
  state.sent = 0;
  await sendTyped(page, form, pressTwice);
  await expect(alerts.filter({ hasText: NO_ANSWER }).first(), name).toBeVisible();
  expect(state.sent, name).toBe(1);
  state.line = 'cut';
  await sendTyped(page, form);
  await expect(alerts.filter({ hasText: NO_CONNECTION }).first(), name).toBeVisible();
  await expect(field(page), name).toHaveValue(typed);

  state.line = 'works';
  await page.context().clearCookies();
  await sendTyped(page, form);
  await expect(signIn, name).toBeVisible();
  // In another tab of the browser.
  await page.context().addCookies(cookies);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signIn).toBeHidden();
  await expect(field(page), name).toHaveValue(typed);
  // Who has signed in again need not be told to.
  await expect(page.getByText(/સાઇન ઇન કરો/), name).toHaveCount(0);

  const accepted = page.waitForResponse((answer) => ['POST', 'PUT'].includes(answer.request().method()) && answer.ok());
  await sendTyped(page, form);
  await accepted;
  // Nothing is left unsaved.
  const isLeft = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isLeft, name).toBe(true);
}

const EXPECTED = /401|504|ERR_FAILED/;

for (const [forms, formsOf] of [
  ['content, prices and elections', contentForms],
  ['settings, advertisers, readers and staff', otherForms],
] as const)
  test(`what is typed outlasts a server that cannot be reached and the end of the session, and can be saved: ${forms}`, async ({
    newspaper,
    openAs,
  }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
    const state = await chooseLine(page);
    for (const form of await formsOf(page)) await test.step(form.name, () => outlastBadAnswers(page, state, form));
  });

test('new recovery codes are made after signing in again, when the session has ended', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  await outlastBadAnswers(page, await chooseLine(page), {
    name: 'recovery codes',
    path: '/account',
    field: (here) => here.getByLabel(/^હાલનો પાસવર્ડ/).last(),
    typed: PASSWORD,
    buttons: ['નવા બચાવ-કોડ'],
  });
});

const count = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(`/newsroom/api${path}`)).text()).split(text).length - 1;

test('what the server has taken is not sent again when its answer was lost', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: EXPECTED });
  const forms = [...(await contentForms(page)), ...(await otherForms(page))];
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
  for (const form of [push, ...named('live line of an election'), ...named('answer to a comment')])
    await test.step(form.name, async () => {
      const typed = `એક જ વાર: ${form.name}`;
      await typeIn(page, { ...form, typed });
      const held = await holdAnswer(page, { method: 'POST', path: /\/(campaigns|news|answers)$/ });
      await sendTyped(page, form);
      await held.arrived;
      await held.letGo({ status: 504, body: '<h1>504 Gateway Time-out</h1>' });
      await expect(page.getByRole('alert').filter({ hasText: NO_ANSWER }), form.name).toBeVisible();
      await expect(form.field(page), form.name).toHaveValue(typed);
      await sendTyped(page, form);
      // A message to readers leads to its own screen.
      await expect.poll(async () => (await form.field(page).count()) === 0 || (await form.field(page).inputValue()) === '').toBe(true);
      const path = form === push ? '/push/campaigns' : `${form.path.replace('/lines', '')}${form.path.endsWith('/lines') ? '/news' : ''}`;
      expect(await count(page, path, typed), form.name).toBe(1);
    });
});
