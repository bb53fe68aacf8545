import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const NOTHING: [path: string, call: RegExp, answer: object, says: string][] = [
  ['/stories', /\/newsroom\/api\/stories\?/, { data: [], total: 0 }, 'હજી કોઈ સ્ટોરી નથી'],
  ['/elections', /\/newsroom\/api\/elections\?/, { data: [], total: 0 }, 'હજી કોઈ ચૂંટણી નથી'],
  ['/cricket', /\/newsroom\/api\/cricket$/, { tournaments: [], teams: [] }, 'હજી કોઈ ટુર્નામેન્ટ નથી'],
  ['/cricket/teams', /\/newsroom\/api\/cricket$/, { tournaments: [], teams: [] }, 'હજી કોઈ ટીમ નથી'],
];

for (const [path, call, answer, says] of NOTHING)
  test(`${path} of a new newspaper says what comes first`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { width: 360 });
    await page.route(call, (route) => route.fulfill({ json: answer }));
    await page.goto(`/newsroom${path}`);
    await expect(page.getByText(says)).toBeVisible();
  });

test('a tournament for which there are no sides yet leads to where they are added', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { width: 360 });
  await page.route(/\/newsroom\/api\/cricket$/, (route) => route.fulfill({ json: { tournaments: [], teams: [] } }));
  await page.goto('/newsroom/cricket');
  await page.getByRole('button', { name: 'નવી ટુર્નામેન્ટ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('પસંદ કરવા હજી કોઈ ટીમ નથી.')).toBeVisible();
  await dialog.getByRole('link', { name: 'ટીમો અને ખેલાડીઓ' }).click();
  await expect(page.getByText('હજી કોઈ ટીમ નથી. પહેલી ટીમ ઉમેરો.')).toBeVisible();
});

test('a match that is planned for a tournament without sides leads to where they are chosen', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { width: 360 });
  const { tournaments, teams } = await (await page.request.get('/newsroom/api/cricket')).json();
  const json = { tournaments: [{ ...tournaments[0], teamIds: [] }], teams };
  await page.route(/\/newsroom\/api\/cricket$/, (route) => route.fulfill({ json }));
  await page.goto('/newsroom/cricket');
  await page.getByRole('button', { name: 'મેચ ઉમેરો' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('મેચ માટે ટુર્નામેન્ટમાં બે ટીમ જોઈએ. પહેલાં તે પસંદ કરો.')).toBeVisible();
  await dialog.getByRole('button', { name: 'ટુર્નામેન્ટના નિયમ' }).click();
  await expect(dialog.getByRole('heading', { name: 'રમતી ટીમો' })).toBeVisible();
});

for (const [path, asks] of [
  ['/web-stories', 'ચિત્રો પસંદ કરો: દરેક ચિત્રનું એક પાનું થશે.'],
  ['/galleries', 'સંગ્રહમાંથી ચિત્રો ઉમેરો.'],
] as const)
  test(`what cannot be saved without pictures is marked where they belong, and said there once: ${path}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${path}/new`, { expects: /422/ });
    await page.getByRole('textbox', { name: 'શીર્ષક' }).first().fill('હજી ચિત્ર નથી');
    const request = page.locator('main p').filter({ hasText: asks });
    const color = () => request.evaluate((line) => getComputedStyle(line).color);
    const before = await color();
    await page.getByRole('button', { name: 'મુસદ્દો સાચવો' }).click();
    await expect(page.getByText('કંઈક ખૂટે છે કે ખોટું છે')).toBeVisible();
    expect(await color()).not.toBe(before);
  });

test('the list of old addresses goes on after the 200th', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account');
  const rowOf = (id: number) => ({ id, from: `/junu/${id}`, to: '/', status: 301, version: 1, createdAt: '2026-11-01T00:00:00.000Z' });
  await page.route(/\/newsroom\/api\/redirects\?/, (route, request) => {
    const of = Number(new URL(request.url()).searchParams.get('page'));
    const data = Array.from({ length: of > 4 ? 1 : 50 }, (_, at) => rowOf((of - 1) * 50 + at + 1));
    return route.fulfill({ json: { data, total: 201, hasMore: false } });
  });
  await page.goto('/newsroom/redirects');
  const more = page.getByRole('button', { name: 'વધુ બતાવો' });
  for (const last of [50, 100, 150, 200]) {
    await expect(page.getByText(`/junu/${last}`, { exact: true })).toBeVisible();
    await more.click();
  }
  await expect(page.getByText('/junu/201', { exact: true })).toBeVisible();
  await expect(more).toBeHidden();
});

for (const [call, title] of [
  [/\/stories\/waiting$/, 'તમારી રાહ જોતી સ્ટોરી'],
  [/\/stories\/today$/, 'આજનું આયોજન'],
] as const)
  test(`what the card “${title}” leaves out is said there`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/account', { width: 360 });
    await page.route(call, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, hasMore: true } });
    });
    await page.goto('/newsroom');
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await card.getByRole('link', { name: 'બાકીની સ્ટોરીની યાદીમાં છે' }).click();
    await expect(page).toHaveURL(/\/newsroom\/stories$/);
  });
