import type { Locator, Page } from '@playwright/test';
import { chooseLine } from '../fixtures/badLine.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

async function electionPath(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/newsroom/api/elections?perPage=200')).json();
  return `/elections/${data.find(({ token }: { token: string }) => token === 'election-2024').id}`;
}

async function openSeat(page: Page, seat: string): Promise<void> {
  const find = page.getByRole('textbox', { name: 'બેઠક: નામ કે ક્રમાંક' });
  await find.fill(seat);
  await find.press('Enter');
}

const votes = (within: Page | Locator) => within.getByRole('textbox', { name: /: મત$/ });
const RESULT = { method: 'PUT', path: /\/seats\/\d+\/result$/ };

test('votes that are being typed stay when a candidate is added, and go in', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  await page.goto(`/newsroom${await electionPath(page)}/entry`);
  await openSeat(page, 'gandhinagar');
  await page.getByRole('checkbox', { name: 'આ સુધારો છે' }).check();
  await votes(page).first().fill('1010101');
  await page.getByText('ઉમેદવારો બદલો').click();
  await page.getByRole('button', { name: 'ઉમેદવાર ઉમેરો' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'નામ', exact: true }).fill('નવીન પરમાર');
  await dialog.getByRole('textbox', { name: 'અંગ્રેજી નામ' }).fill('Navin Parmar');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(page.getByRole('textbox', { name: 'નવીન પરમાર: મત' })).toBeVisible();
  await expect(votes(page).first()).toHaveValue('1010101');
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.url().includes('/seats/'));
  await votes(page).first().press('Control+Enter');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('સચવાયું.')).toBeVisible();
});

test('votes that are being typed stay when somebody else saves the seat, and the editor chooses', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const path = await electionPath(page);
  await page.goto(`/newsroom${path}/entry`);
  const read = page.waitForResponse((response) => /\/seats\/\d+$/.test(new URL(response.url()).pathname));
  await openSeat(page, 'sabarkantha');
  const { seat, candidates } = await (await read).json();
  const result = {
    version: seat.version,
    status: 'declared',
    isCorrection: true,
    winner: null,
    round: null,
    rounds: null,
    totalVotes: null,
    votes: candidates.map((one: { number: number; votes: number }, at: number) => ({
      number: one.number,
      votes: one.votes + (at === 0 ? 1 : 0),
    })),
  };
  await votes(page).first().fill('777777');
  const sent = await page.request.fetch(`/newsroom/api${path}/seats/${seat.id}/result`, {
    method: 'put',
    data: result,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(sent.status()).toBe(200);
  await page.getByRole('button', { name: 'તાજું કરો' }).click();
  await page.waitForLoadState('networkidle');
  await expect(votes(page).first()).toHaveValue('777777');
  await votes(page).first().press('Control+Enter');
  await page.getByRole('button', { name: 'હાલના આંકડા લો' }).click();
  await expect(votes(page).first()).toHaveValue(String(candidates[0].votes + 1));
});

test('two presses of Enter save a seat once, and an answer that comes late leaves the seat that was opened since', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  await page.goto(`/newsroom${await electionPath(page)}/entry`);
  await openSeat(page, '7');
  const seat = page.getByRole('region', { name: 'અમદાવાદ પૂર્વ' });
  await seat.getByRole('checkbox', { name: 'આ સુધારો છે' }).check();
  await votes(page).first().fill('770461');
  const held = await holdAnswer(page, RESULT);
  await page.keyboard.press('Control+Enter');
  await held.arrived;
  await page.keyboard.press('Control+Enter');
  await openSeat(page, '5');
  await page.getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();
  const other = page.getByRole('region', { name: 'સાબરકાંઠા' });
  await votes(other).first().fill('12');
  await held.letGo();
  await expect(page.getByText('સચવાયું.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(votes(other).first()).toHaveValue('12');
  await expect(page.getByText('કોઈએ વચ્ચે ફેરફાર કર્યો છે.')).toHaveCount(0);
});

test('an entry waits in the browser when only a proxy answers', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /502/ });
  await page.goto(`/newsroom${await electionPath(page)}/entry`);
  await openSeat(page, '9');
  await page.getByRole('checkbox', { name: 'આ સુધારો છે' }).check();
  await votes(page).first().fill('990460');
  const isDown = { now: true };
  await setRoute(page, /\/result$/, (route) =>
    isDown.now ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }) : route.fallback(),
  );
  await votes(page).first().press('Control+Enter');
  await expect(page.getByText('મોકલવાનાં બાકી')).toBeVisible();
  isDown.now = false;
  await expect(page.getByText('મોકલવાનાં બાકી')).toBeHidden();
});

test('an entry that the server has taken without being able to say so is not told as somebody else’s', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409|504/ });
  await page.goto(`/newsroom${await electionPath(page)}/entry`);
  await openSeat(page, '8');
  await page.getByRole('checkbox', { name: 'આ સુધારો છે' }).check();
  await votes(page).first().fill('880460');
  const state = await chooseLine(page);
  state.line = 'answer lost';
  await votes(page).first().press('Control+Enter');
  const waiting = page.getByText('મોકલવાનાં બાકી');
  await expect(waiting).toBeVisible();
  state.line = 'works';
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT' && response.status() === 409);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await answered;
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('કોઈએ વચ્ચે ફેરફાર કર્યો છે.')).toHaveCount(0);
});

test('an entry that waits for the network outlives the end of the session', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /401|ERR_FAILED/ });
  await page.goto(`/newsroom${await electionPath(page)}/entry`);
  await openSeat(page, '7');
  await page.getByRole('checkbox', { name: 'આ સુધારો છે' }).check();
  await votes(page).first().fill('770460');
  await setRoute(page, /\/result$/, (route) => route.abort());
  await votes(page).first().press('Control+Enter');
  const waiting = page.getByText('મોકલવાનાં બાકી');
  await expect(waiting).toBeVisible();
  // First, because what waits is sent again every ten seconds: it would go in.
  await page.context().clearCookies();
  await page.unrouteAll();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await refused;
  await expect(page.getByLabel('પાસવર્ડ')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('770460');
});

test('two presses of Enter publish a line once, and what is typed meanwhile stays', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const path = await electionPath(page);
  await page.goto(`/newsroom${path}/lines`);
  const line = page.getByRole('textbox', { name: 'નવી લાઇન' });
  await line.fill('ગાંધીનગરમાં ત્રીજો રાઉન્ડ પૂરો');
  const held = await holdAnswer(page, { method: 'POST', path: /\/news$/ });
  await line.press('Enter');
  await held.arrived;
  await line.press('Enter');
  await line.fill('સુરતમાં ગણતરી શરૂ');
  await held.letGo();
  await expect(page.getByRole('listitem').filter({ hasText: 'ત્રીજો રાઉન્ડ' })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(line).toHaveValue('સુરતમાં ગણતરી શરૂ');
  const { news } = await (await page.request.get(`/newsroom/api${path}/news`)).json();
  expect(news.filter(({ text }: { text: string }) => text.includes('ત્રીજો રાઉન્ડ'))).toHaveLength(1);
});

test('a seat whose candidates cannot be read says so', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /ERR_FAILED/ });
  await page.goto(`/newsroom${await electionPath(page)}/picks`);
  await setRoute(page, /\/seats\/\d+$/, (route) => route.abort());
  await page.getByRole('combobox').nth(1).fill('ગાંધીનગર');
  await page
    .getByRole('option', { name: /ગાંધીનગર/ })
    .first()
    .click();
  await expect(page.getByText('સર્વર સુધી પહોંચાતું નથી.')).toBeVisible();
});

test('a poll whose sample is no number of people is refused in words', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  await page.goto(`/newsroom${await electionPath(page)}/polls`);
  await page.getByRole('button', { name: 'પોલ ઉમેરો' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'સંસ્થા' }).fill('જનમત કેન્દ્ર');
  await dialog.getByRole('spinbutton', { name: 'કેટલા લોકોને પૂછ્યું' }).fill('-5');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
});
