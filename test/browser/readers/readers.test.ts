import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { logIn, newestCode } from '../fixtures/readerLogIn.ts';
import { setRoute } from '../fixtures/setRoute.ts';

test('a story is saved by a reader who logs in on the way, without leaving the page', async ({ openAs }) => {
  const list = await openAs('/recent-news/1');
  const story = await list.locator('main h2 a').first().getAttribute('href');
  const page = await openAs(story ?? '', { expects: /status of 400/ });
  const listed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/bookmark')) listed.push(request.method());
  });
  const save = page.locator('main').getByRole('button', { name: 'સાચવો' }).first();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'લૉગ ઇન' });
  await dialog.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('98250 1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('આ નંબર અથવા ઈમેલ બરાબર લાગતો નથી')).toBeVisible();
  await expect(dialog.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ')).toHaveValue('98250 1');
  await dialog.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('98250 12345');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('છ આંકડાનો કોડ')).toBeFocused();
  expect(await accessibilityFaults(page, '[data-login-dialog]')).toEqual([]);
  await dialog.getByLabel('છ આંકડાનો કોડ').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('કોડ ખોટો છે')).toBeVisible();
  await dialog.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(page));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-toast]')).toHaveText('સમાચાર સાચવ્યા.');
  await expect(page.locator('main').getByRole('button', { name: 'સાચવેલા' }).first()).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe(story);
  // Once for the log-in, and once for the story that was saved.
  expect(listed).toEqual(['GET', 'GET']);

  await page.locator('header summary').filter({ hasText: '+91 98250 12345' }).click();
  await page.locator('header').getByRole('link', { name: 'સાચવેલા સમાચાર' }).click();
  await expect(page.locator('main').getByRole('button', { name: 'યાદીમાંથી કાઢો' })).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/account/edit-user');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('header summary').filter({ hasText: '+91 98250 12345' }).click();
  await page.locator('header').getByRole('button', { name: 'લૉગ આઉટ' }).click();
  await page.waitForURL('/account/login?state=loggedOut');
  await expect(page.getByRole('status').filter({ hasText: 'તમે લૉગ આઉટ થયા.' })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'લૉગ ઇન' })).toBeVisible();
});

test('a log-out or a removal that fails shows the server’s message and changes nothing; one that succeeds is known in other tabs', async ({
  openAs,
}) => {
  const page = await openAs('/account/login', { expects: /status of (401|503)/ });
  await logIn(page, 'leaves@savar.example');
  await page.waitForURL('**/account/edit-user');
  const other = await page.context().newPage();
  await other.goto('/recent-news/1');
  const account = other.locator('header summary').filter({ hasText: 'leaves@savar.example' });
  await expect(account).toBeVisible();
  const toast = page.locator('[data-toast]');
  const fail = (path: string, message: string) =>
    setRoute(page, path, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: { code: 200, data: { isSuccess: false, message } } }),
    );
  const remove = async () => {
    if (!(await page.getByLabel('હા, મારું ખાતું કાઢી નાખો').isVisible())) await page.getByText('ખાતું કાઢી નાખો').first().click();
    await page.getByLabel('હા, મારું ખાતું કાઢી નાખો').check();
    await page.getByRole('button', { name: 'ખાતું કાઢી નાખો' }).click();
  };
  await fail('**/api/auth/logout', 'લૉગ આઉટ થઈ શક્યું નથી.');
  await page.locator('main').getByRole('button', { name: 'લૉગ આઉટ' }).click();
  await expect(toast).toHaveText('લૉગ આઉટ થઈ શક્યું નથી.');
  await fail('**/api/user/profile', 'ખાતું કાઢી શકાયું નથી.');
  await remove();
  await expect(toast).toHaveText('ખાતું કાઢી શકાયું નથી.');
  await expect(account).toBeVisible();
  await page.unroute('**/api/user/profile');
  await remove();
  await page.waitForURL('/account/login?state=removed');
  await expect(page.getByRole('status').filter({ hasText: 'તમારું ખાતું કાઢી નાખ્યું છે.' })).toBeVisible();
  await expect(other.locator('header').getByRole('link', { name: 'લૉગ ઇન' })).toBeVisible();
  await expect(account).toBeHidden();
  // An empty user is none (specification, section 4).
  await other.evaluate(() => dispatchEvent(new CustomEvent('userUpdate', { detail: {} })));
  await expect(other.locator('html')).not.toHaveAttribute('data-reader');
  await other.evaluate(() =>
    dispatchEvent(new CustomEvent('userUpdate', { detail: { name: 'મીરા', primaryKey: 'email', email: 'x@savar.example' } })),
  );
  await expect(other.locator('html')).toHaveAttribute('data-reader', '');
  // From a phone's menu, which lies over the message.
  await other.setViewportSize({ width: 360, height: 740 });
  await setRoute(other, '**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '' }));
  await other.getByRole('button', { name: 'મેનુ', exact: true }).first().click();
  const menu = other.getByRole('dialog', { name: 'મેનુ' });
  await menu.locator('summary').filter({ hasText: 'મીરા' }).click();
  await menu.getByRole('button', { name: 'લૉગ આઉટ' }).click();
  await expect(other.locator('[data-toast]')).toHaveText('હમણાં જવાબ મળ્યો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.');
  await expect(menu).toBeHidden();
});

test('who presses after the session has ended logs in, and the story is saved; any other failure has the specification’s words', async ({
  openAs,
}) => {
  const page = await openAs('/account/login?next=/recent-news/1', { expects: /status of (401|503)/ });
  await logIn(page, 'ended@savar.example');
  await page.waitForURL('**/recent-news/1');
  await page.goto((await page.locator('main h2 a').first().getAttribute('href')) ?? '');
  await expect(page.locator('header summary').filter({ hasText: 'ended@savar.example' })).toBeVisible();
  const save = page.locator('main').getByRole('button', { name: 'સાચવો' }).first();
  await setRoute(page, '**/api/bookmark', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: 'This cannot be answered just now' } }),
  );
  await save.click();
  await expect(page.locator('[data-toast]')).toHaveText('Internal Server Error');
  await page.unroute('**/api/bookmark');
  await page.context().clearCookies({ name: 'reader.session_token' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'લૉગ ઇન' });
  await dialog.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('ended@savar.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('છ આંકડાનો કોડ')).toBeFocused();
  await dialog.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]')).toHaveText('સમાચાર સાચવ્યા.');
});

test('on a tablet a long name leaves the masthead its place', async ({ openAs }) => {
  const page = await openAs('/account/login', { width: 768, height: 1000 });
  await logIn(page, 'varsad.premi.lambu.naam@savar.example');
  await page.waitForURL('**/account/edit-user');
  const header = page.locator('header').first();
  await expect(header.locator('[data-reader-name]')).toHaveText('varsad.premi.lambu.naam@savar.example');
  const [name, app] = await Promise.all(
    [header.locator('a[href="/"] svg'), header.getByRole('link', { name: 'ઍપ મેળવો' })].map((box) => box.boundingBox()),
  );
  expect((app?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeGreaterThanOrEqual(8);
});

test('where the scripts of accounts cannot be had, the log-in and the button that saves lead to their pages', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: /Failed to load resource|Failed to fetch|ERR_FAILED/ });
  await setRoute(page, /\/assets\/(loginDialog|account|toggles)\b.*\.js/, (route) => route.abort());
  const story = await page.locator('main h2 a').first().getAttribute('href');
  await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  await page.waitForURL('**/account/login');
  await page.goto(story ?? '');
  await page.locator('main').getByRole('button', { name: 'સાચવો' }).first().click();
  await page.waitForURL(/\/account\/login\?next=.*save/);
});

test('where the dialog gets another page than the log-in, its link leads to that', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: /503/ });
  await setRoute(page, '**/account/login*', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, contentType: 'text/html', body: '<p>પછી</p>' })
      : route.fallback(),
  );
  await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  await page.waitForURL(/\/account\/login\?next=/);
});

test('what was typed stays in the dialog when the log-in was asked for twice on a slow line', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  const asked: (() => void)[] = [];
  await setRoute(page, '**/account/login*', async (route) => {
    if (route.request().method() === 'GET') await new Promise<void>((resolve) => asked.push(resolve));
    await route.fallback();
  });
  const logInLink = page.locator('header').getByRole('link', { name: 'લૉગ ઇન' });
  await logInLink.click();
  await expect.poll(() => asked.length).toBe(1);
  await logInLink.click();
  // Either the second press has asked once more by now, or it never will.
  await page.waitForTimeout(500);
  asked[0]?.();
  const name = page.getByRole('dialog').getByLabel('મોબાઇલ નંબર અથવા ઈમેલ');
  await name.fill('mira@savar.example');
  for (const release of asked.slice(1)) release();
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('mira@savar.example');
  await page.getByRole('dialog').getByRole('button', { name: 'કોડ મોકલો' }).click();
  await expect(page.getByRole('dialog').getByText('mira@savar.example પર કોડ મોકલ્યો છે')).toBeVisible();
});

test('what was typed stays in the dialog when the answer does not come', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: /Failed to load resource/ });
  await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  const name = page.getByRole('dialog').getByLabel('મોબાઇલ નંબર અથવા ઈમેલ');
  await name.fill('mira@savar.example');
  await page.context().setOffline(true);
  const send = page.getByRole('dialog').getByRole('button', { name: 'કોડ મોકલો' });
  await send.press('Enter');
  // In the dialog: what is behind it is dimmed and silent.
  await expect(page.getByRole('dialog').getByRole('alert').last()).toHaveText('હમણાં જવાબ મળ્યો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.');
  await expect(name).toHaveValue('mira@savar.example');
  await expect(send).toBeFocused();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('mira@savar.example પર કોડ મોકલ્યો છે')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const { width, dark } of [
  { width: 360, dark: false },
  { width: 1280, dark: true },
]) {
  test(`without script a reader logs in, edits the profile and deletes the account: ${width} px`, async ({ openAs }) => {
    const page = await openAs('/account/edit-user', { width, dark, script: false });
    expect(new URL(page.url()).pathname).toBe('/account/login');
    await page.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('mira@savar.example');
    await page.getByRole('button', { name: 'કોડ મોકલો' }).click();
    await page.waitForURL('**/account/code');
    await page.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(page));
    await page.locator('main').getByRole('button', { name: 'લૉગ ઇન કરો' }).click();
    await page.getByLabel('નામ', { exact: true }).fill('મીરા શાહ');
    await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'પ્રોફાઇલ સચવાઈ ગઈ.' })).toBeVisible();
    await expect(page.getByLabel('નામ', { exact: true })).toHaveValue('મીરા શાહ');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByText('ખાતું કાઢી નાખો').first().click();
    await page.getByLabel('હા, મારું ખાતું કાઢી નાખો').check();
    await page.getByRole('button', { name: 'ખાતું કાઢી નાખો' }).click();
    await page.waitForURL('**/account/login?state=removed');
    await page.goto('/account/edit-user');
    expect(new URL(page.url()).pathname).toBe('/account/login');
  });
}

test('a topic is followed on its page, and its news stand on the reader’s own', async ({ openAs }) => {
  const page = await openAs('/account/login', { width: 360, height: 740 });
  await page.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('98250 54321');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/code');
  await page.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/edit-user');
  await page.goto('/city/surat/1');
  await page.getByRole('button', { name: 'અનુસરો', exact: true }).click();
  await expect(page.getByRole('button', { name: 'અનુસરો છો' })).toHaveAttribute('aria-pressed', 'true');
  const newest = await page.locator('main h2 a').first().getAttribute('href');
  await page.goto('/account/my-news');
  await expect(page.locator('main article a').first()).toHaveAttribute('href', newest ?? '');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto('/city/surat/1');
  await expect(page.getByRole('button', { name: 'અનુસરો છો' })).toBeVisible();
});

test('a crop and a team are followed on their pages, and stand on the reader’s own', async ({ openAs }) => {
  const page = await openAs('/account/login', { width: 360, height: 740 });
  await logIn(page, 'grower@savar.example');
  await page.waitForURL('**/account/edit-user');
  for (const path of ['/mandi-bhav/crop/cotton', '/cricket/team/india']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'અનુસરો', exact: true }).click();
    await expect(page.getByRole('button', { name: 'અનુસરો છો' })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/account/my-news');
  await expect(page.locator('main a[href="/mandi-bhav/crop/cotton"]')).toHaveCount(2);
  await expect(page.locator('main a[href^="/cricket/match/"]').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator('main').getByRole('button', { name: 'ભારત: અનુસરવાનું બંધ કરો' }).click();
  await expect(page.getByText('હવે તમે આ ટીમને અનુસરતા નથી.')).toBeVisible();
  await page.goto('/cricket/team/india');
  await expect(page.getByRole('button', { name: 'અનુસરો', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('an account that cannot be asked for just now is no log-out, and opening a page asks nothing of other tabs', async ({ openAs }) => {
  const page = await openAs('/account/login', { expects: /status of 503/ });
  await page.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('98250 67890');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/code');
  await page.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/edit-user');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfThisPage = request.headers()['referer']?.endsWith('/city/surat/1');
    if (isOfThisPage && pathname.startsWith('/api/user/')) asked.push(pathname);
  });
  const advertisement = page.waitForRequest(/\/api\/ad-/);
  await page.goto('/city/surat/1');
  await expect(page.locator('header summary').filter({ hasText: '+91 98250 67890' })).toBeVisible();
  // The last to ask for anything are the cards' buttons and the advertisements, which need the reader's consent.
  await expect(page.locator('main article').first().getByRole('button')).toBeVisible();
  await advertisement;
  expect(asked.filter((path) => path === '/api/user/profile')).toHaveLength(1);
  const askedItself = [...asked];
  const other = await page.context().newPage();
  await other.goto('/city/surat/1');
  await expect(other.locator('header summary').filter({ hasText: '+91 98250 67890' })).toBeVisible();
  expect(asked).toEqual(askedItself);
  const refused = { status: 503, json: { code: 503, message: 'not just now' } };
  await other.route('**/api/user/profile', (route) => route.fulfill(refused));
  await other.goto('/city/surat/2');
  await expect(other.locator('header summary').filter({ hasText: 'મારું ખાતું' })).toBeVisible();
  await expect(other.locator('header').getByRole('link', { name: 'લૉગ ઇન' })).toBeHidden();
});
