import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { reconnect } from '../fixtures/reconnect.ts';
import { sendForm } from '../fixtures/sendForm.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// Two windows have the same form open: the second save is refused, what was typed stays, and goes in once the
// present state has been seen.

const save = (page: Page) => page.getByRole('button', { name: 'સાચવો', exact: true });
const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('spinbutton', { name, exact: true }));
const refusal = (page: Page) => page.getByText('તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે.');
const loadPresent = (page: Page) => page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
/** The path of the Lok Sabha election in the newsroom, and in its API. */
async function electionPath(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/newsroom/api/elections?perPage=200')).json();
  return `/elections/${data.find(({ token }: { token: string }) => token === 'election-2024').id}`;
}

/** Opens the form of a candidate from the entry of results. */
async function openCandidate(page: Page): Promise<void> {
  await box(page, 'બેઠક: નામ કે ક્રમાંક').fill('gandhinagar');
  await box(page, 'બેઠક: નામ કે ક્રમાંક').press('Enter');
  await page.getByText('ઉમેદવારો બદલો').click();
  await page.getByRole('button', { name: /\(INC\)$/ }).click();
}

const answered = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && path.test(response.url()));

async function saveAs(page: Page, path: RegExp, status: number): Promise<void> {
  const answer = answered(page, path);
  await save(page).first().click();
  expect((await answer).status()).toBe(status);
}

type Form = {
  name: string;
  path: (page: Page) => Promise<string>;
  open: (page: Page) => Promise<void>;
  call: RegExp;
  /** The fields that one editor and the other change. */
  one: string;
  other: string;
  /** What the other types, where it is not text. */
  typed?: string;
};

const forms: Form[] = [
  {
    name: 'a team',
    path: async () => '/cricket/teams',
    open: (page) => page.getByRole('button', { name: 'સુધારો', exact: true }).click(),
    call: /\/cricket\/teams\/\d+$/,
    one: 'નામ',
    other: 'ફાઇલમાં નામ',
  },
  {
    name: 'a player',
    path: async () => '/cricket/teams',
    open: (page) =>
      page
        .getByRole('button', { name: /^સુધારો: / })
        .first()
        .click(),
    call: /\/cricket\/players\/\d+$/,
    one: 'નામ',
    other: 'ફાઇલમાં નામ',
  },
  {
    name: 'a tournament',
    path: async () => '/cricket',
    open: (page) => page.getByRole('button', { name: 'ટુર્નામેન્ટના નિયમ' }).click(),
    call: /\/cricket\/tournaments\/\d+$/,
    one: 'નામ',
    other: 'સિઝન',
  },
  {
    name: 'a fixture',
    path: async () => '/cricket',
    open: (page) =>
      page
        .getByRole('button', { name: /^સુધારો: / })
        .first()
        .click(),
    call: /\/cricket\/matches\/\d+$/,
    one: 'મેદાન',
    other: 'શહેર',
  },
  {
    name: 'an election',
    path: async (page) => `${await electionPath(page)}/setUp`,
    open: async () => undefined,
    call: /\/elections\/\d+$/,
    one: 'શાની ચૂંટણી',
    other: 'સરખામણી કયા વર્ષ સાથે',
  },
  {
    name: 'a candidate',
    path: async (page) => `${await electionPath(page)}/entry`,
    open: openCandidate,
    call: /\/candidates\/\d+$/,
    one: 'નામ',
    other: 'અંગ્રેજી નામ',
  },
  {
    name: 'a poll',
    path: async (page) => {
      const path = await electionPath(page);
      const headers = { origin: new URL(page.url()).origin };
      const poll = { kind: 'opinion', agency: 'જનમત કેન્દ્ર', sampleSize: 4_000, expected: [{ key: 'BJP', from: 200, to: 260 }] };
      const added = await page.request.post(`/newsroom/api${path}/polls`, { data: { ...poll, isPublished: false }, headers });
      expect(added.status()).toBe(200);
      return `${path}/polls`;
    },
    open: (page) => page.getByRole('button', { name: /^ઓપિનિયન પોલ: જનમત કેન્દ્ર/ }).click(),
    call: /\/polls\/\d+$/,
    one: 'સંસ્થા',
    other: 'કેટલા લોકોને પૂછ્યું',
    typed: '5000',
  },
];

for (const { name, path, open, call, one, other, typed = 'Second editor' } of forms)
  test(`of two editors with ${name} open, the second sees what the first has saved before saving`, async ({ newspaper, openAs }) => {
    const first = await openNewsroom(newspaper, openAs);
    const address = `/newsroom${await path(first)}`;
    await first.goto(address);
    await open(first);
    const second = await openNewsroom(newspaper, openAs, address, { expects: /409/ });
    await open(second);
    const earlier = await box(second, one).inputValue();

    await box(second, other).fill(typed);
    await box(first, one).fill('પહેલા તંત્રીએ લખેલું');
    await saveAs(first, call, 200);
    await saveAs(second, call, 409);
    await expect(refusal(second)).toBeVisible();
    await expect(box(second, other)).toHaveValue(typed);
    await expect(box(second, one)).toHaveValue(earlier);

    await loadPresent(second);
    await expect(box(second, one)).toHaveValue('પહેલા તંત્રીએ લખેલું');
    await expect(box(second, other)).toHaveValue(typed);
    await expect(refusal(second)).toHaveCount(0);
    await saveAs(second, call, 200);
  });

test('a line above the tally that was typed meanwhile stays, and the one that readers see stands below it', async ({
  newspaper,
  openAs,
}) => {
  const first = await openNewsroom(newspaper, openAs);
  const address = `/newsroom${await electionPath(first)}/lines`;
  await first.goto(address);
  const second = await openNewsroom(newspaper, openAs, address, { expects: /409/ });
  const line = 'ટેલી ઉપરની બ્રેકિંગ લાઇન';
  // A form in which nothing is typed yet follows what the first saves.
  await box(second, line).fill('બીજો રાઉન્ડ શરૂ');
  await box(first, line).fill('પહેલો રાઉન્ડ પૂરો');
  await saveAs(first, /\/headline$/, 200);
  await saveAs(second, /\/headline$/, 409);
  await expect(box(second, line)).toHaveValue('બીજો રાઉન્ડ શરૂ');
  await loadPresent(second);
  await expect(second.getByText('હાલ વાચકોને દેખાતી લાઇન: પહેલો રાઉન્ડ પૂરો')).toBeVisible();
  await expect(box(second, line)).toHaveValue('બીજો રાઉન્ડ શરૂ');
  await saveAs(second, /\/headline$/, 200);
  await expect(second.getByText('હાલ વાચકોને દેખાતી લાઇન:')).toHaveCount(0);
});

test('two editors each write why another seat is hot, and both reasons are saved', async ({ newspaper, openAs }) => {
  const first = await openNewsroom(newspaper, openAs);
  const path = await electionPath(first);
  await first.goto(`/newsroom${path}/picks`);
  const second = await openNewsroom(newspaper, openAs, `/newsroom${path}/picks`, { expects: /409/ });
  const why = (page: Page, at: number) => box(page, 'કેમ').nth(at);
  await why(second, 1).fill('બીજા તંત્રીનું કારણ');
  await why(first, 0).fill('પહેલા તંત્રીનું કારણ');
  await saveAs(first, /\/hot-seats$/, 200);
  await saveAs(second, /\/hot-seats$/, 409);
  await expect(why(second, 1)).toHaveValue('બીજા તંત્રીનું કારણ');
  await loadPresent(second);
  await expect(why(second, 0)).toHaveValue('પહેલા તંત્રીનું કારણ');
  await saveAs(second, /\/hot-seats$/, 200);
  const { hotSeats } = await (await second.request.get(`/newsroom/api${path}/picks`)).json();
  expect(hotSeats.picks.map(({ note }: { note: string }) => note).slice(0, 2)).toEqual(['પહેલા તંત્રીનું કારણ', 'બીજા તંત્રીનું કારણ']);

  // What was saved is there when the tab is opened again.
  await second.getByRole('tab', { name: 'લાઇવ લાઇનો' }).click();
  await second.getByRole('tab', { name: 'ચર્ચિત બેઠકો અને સ્ટાર' }).click();
  await expect(why(second, 1)).toHaveValue('બીજા તંત્રીનું કારણ');
});

test('a connection that comes back lets nobody write over the note of somebody else: an enquiry', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  await sendForm(page, '/contact', { kind: 'subscription', message: 'અંક મોડો આવે છે.', name: 'જયા દવે', email: 'jaya@example.com' });
  const [{ id }] = (await (await page.request.get('/newsroom/api/enquiries')).json()).data;
  const { version } = await (await page.request.get(`/newsroom/api/enquiries/${id}`)).json();
  await page.goto(`/newsroom/enquiries/${id}`);
  await box(page, 'અંદરની નોંધ').fill('પહેલા તંત્રીએ લખેલું');
  const headers = { origin: new URL(page.url()).origin };
  const data = { version, state: 'in-hand', assigneeId: null, note: 'બીજા તંત્રીએ લખેલું' };
  expect((await page.request.put(`/newsroom/api/enquiries/${id}`, { data, headers })).status()).toBe(200);
  await reconnect(page, /\/enquiry-handlers$/);
  await saveAs(page, /\/enquiries\/\d+$/, 409);
});
