import { chooseOption } from './fixtures/chooseOption.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

test('categories, menus, pages, redirects, short links and settings are changed, and readers have it at the next request', async ({
  newspaper,
  openAs,
}) => {
  const page = await openAs(firstLink(newspaper), { expects: /422/ });
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  // The screen before stays until the next one is downloaded, and has buttons of the same names.
  const go = async (name: string) => {
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  };
  const dialog = page.getByRole('dialog');
  // What must be filled in carries a star behind its name.
  const field = (name: string) => dialog.getByLabel(new RegExp(`^${name}(\\s*\\*)?$`));
  const save = () => dialog.getByRole('button', { name: 'સાચવો' }).click();
  const reader = async (path: string) => (await fetch(newspaper.url + path, { redirect: 'manual' })).text();

  await go('વિભાગો અને ટૅગ');
  await page.getByRole('button', { name: 'ઉમેરો' }).click();
  await field('નામ').fill('હવામાન');
  await field('અંગ્રેજી નામ').fill('Weather');
  await field('સરનામાનો ભાગ').fill('gujarat');
  await save();
  // Whose address it is stands at the field, and what was typed stays.
  await expect(dialog.getByText('આ સરનામું બીજા કોઈનું છે.')).toBeVisible();
  await field('સરનામાનો ભાગ').fill('weather');
  await save();
  await expect(dialog).toBeHidden();
  expect(await reader('/category/weather/1')).toContain('<h1');

  await go('મેનુ');
  await page.getByRole('button', { name: 'ઉમેરો' }).click();
  await field('નામ').fill('આજનું હવામાન');
  await field('બીજું સરનામું').fill('/category/weather/1');
  await save();
  await expect(page.getByText('સચવાયું. વાચકોને હવે આ મેનુ દેખાશે.')).toBeVisible();
  expect(await reader('/')).toContain('આજનું હવામાન');

  await go('સ્થાયી પાનાં');
  await page.getByRole('link', { name: 'સુધારો: અમારા વિશે' }).click();
  await page.getByLabel(/^મથાળું(\s*\*)?$/).fill('સવાર વિશે');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText('સચવાયું. વાચકોને હવે આ દેખાશે.')).toBeVisible();
  expect(await reader('/static-page/about-us')).toContain('સવાર વિશે</h1>');

  await go('જૂનાં સરનામાં');
  await page.getByRole('button', { name: 'ઉમેરો' }).click();
  await field('જૂનું સરનામું').fill('/junu/havaman');
  await chooseOption(dialog, 'શું કરવું', 'હાલ પૂરતું ખસેડ્યું (302)');
  await field('નવું સરનામું').fill('/category/weather/1');
  await save();
  await expect(dialog).toBeHidden();
  const led = await fetch(`${newspaper.url}/junu/havaman`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, '/category/weather/1']);
  await page.getByRole('button', { name: 'સુધારો: /junu/havaman' }).click();
  await chooseOption(dialog, 'શું કરવું', 'કાયમ માટે હટાવ્યું (410)');
  await expect(field('નવું સરનામું')).toBeHidden();
  await save();
  await expect(dialog).toBeHidden();
  expect((await fetch(`${newspaper.url}/junu/havaman`, { redirect: 'manual' })).status).toBe(410);

  await go('ટૂંકી લિંક');
  await page.getByLabel('પાનાનું સરનામું').fill('/category/weather/1');
  await page.getByRole('button', { name: 'ટૂંકી કરો' }).click();
  const short = (
    await page
      .getByText(/\/s\/[\w-]+$/)
      .first()
      .innerText()
  ).trim();
  const followed = await fetch(newspaper.url + new URL(short, newspaper.url).pathname, { redirect: 'manual' });
  expect(new URL(followed.headers.get('location') ?? '', newspaper.url).pathname).toBe('/category/weather/1');

  await go('સાઇટની ગોઠવણી');
  await page.getByLabel('વાચકોને લૉગ ઇન કરવા દો').uncheck();
  await page.getByLabel('સરનામું').first().fill('https://www.facebook.com/savar.weather');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText('સચવાયું. વાચકોને હવે આ પ્રમાણે દેખાશે.')).toBeVisible();
  expect(await reader('/')).toContain('https://www.facebook.com/savar.weather');
  expect(JSON.parse(await reader('/api/auth/is-login-required')).data).toMatchObject({ isLoginRequired: false });

  await page.getByRole('button', { name: 'જાણીતા AI ક્રૉલર ઉમેરો' }).click();
  const ads = page.getByLabel('ads.txt', { exact: true });
  await ads.fill('# ours\ngoogle.com, pub-1');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  // The line that is wrong is named at the field, and what was typed stays.
  await expect(page.getByText('લીટી 2: આમ લખો')).toBeVisible();
  await expect(ads).toHaveValue('# ours\ngoogle.com, pub-1');
  await ads.fill('# ours\ngoogle.com, pub-1, DIRECT');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect.poll(() => reader('/ads.txt')).toBe('# ours\ngoogle.com, pub-1, DIRECT\n');
  expect(await reader('/robots.txt')).toContain('User-agent: GPTBot\n');
});
