import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { comeIn, firstLink, invite, signInAgain } from './fixtures/staffSignIn.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'સ્ટોરીનું લખાણ' });
const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
const heldBanner = (page: Page) => page.getByText('હાલ આ સ્ટોરી ખોલીને બેઠા છે');
const callOf = (page: Page) => `/newsroom/api${new URL(page.url()).pathname.replace('/newsroom', '')}`;
const atServer = async (page: Page, call = callOf(page)) => (await page.request.get(call)).json();

async function writeAtEnd(page: Page, words: string): Promise<void> {
  await body(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(words);
}

test('a story goes from hand to hand: taken over, put together from both, kept as two, and free when its holder leaves', async ({
  newspaper,
  openAs,
}) => {
  const expects = /401|403|404|409|504|ERR_FAILED/;
  const mira = await openAs(firstLink(newspaper), { expects });
  const key = await comeIn(mira, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const link = await invite(mira, { name: 'રવિ પટેલ', email: 'ravi@savar.example', role: 'મુખ્ય સંપાદક' });
  const ravi = await openAs(link, { expects });
  await comeIn(ravi, { email: 'ravi@savar.example' });
  await ravi.setViewportSize({ width: 360, height: 740 });

  await mira.goto('/newsroom/stories');
  await mira.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  // Nothing is said to be wrong before anybody has written or tried anything.
  await body(mira).waitFor();
  await expect(mira.locator('.Mui-error')).toHaveCount(0);
  await field(mira, 'હેડલાઇન').fill('પુલ ખૂલ્યો');
  await writeAtEnd(mira, 'પહેલો ફકરો.');
  await saved(mira);
  const address = new URL(mira.url()).pathname;

  // A screen hears of a takeover with its next sign of life: until then its editor writes on.
  const unaware = (page: Page) => page.route(/\/heartbeat$/, (route) => route.abort());
  await unaware(mira);
  await unaware(ravi);

  // Taken over: what each has changed goes on, without the other losing a word.
  await ravi.goto(address);
  await heldBanner(ravi).waitFor();
  await ravi.getByRole('button', { name: 'મારા હાથમાં લો' }).click();
  await expect(heldBanner(ravi)).toHaveCount(0);
  await field(ravi, 'સારાંશ').fill('રવિનો સારાંશ');
  await writeAtEnd(ravi, ' રવિએ ઉમેર્યું.');
  await saved(ravi);
  await field(mira, 'હેડલાઇન').fill('મીરાનું મથાળું');
  const dialog = mira.getByRole('dialog');
  await expect(dialog).toContainText('રવિ પટેલ પાસે હાલ સ્ટોરી ખુલ્લી છે');
  await expect(dialog.getByRole('region', { name: 'સારાંશ' }).getByRole('button', { name: 'સાચવેલું' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog.getByRole('region', { name: 'હેડલાઇન' }).getByRole('button', { name: 'મારું' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'પસંદ કરેલું સાચવો' }).click();
  await expect(dialog).toHaveCount(0);
  await saved(mira);
  await expect(body(mira)).toHaveText('પહેલો ફકરો. રવિએ ઉમેર્યું.');
  expect(await atServer(mira)).toMatchObject({
    lock: { staffName: 'મીરા શાહ' },
    working: { headline: 'મીરાનું મથાળું', deck: 'રવિનો સારાંશ' },
  });

  // Whose text meets another's hands may also take it elsewhere: then there are two stories.
  await field(ravi, 'હેડલાઇન').fill('રવિનું મથાળું');
  await ravi.getByRole('dialog').waitFor();
  expect(await ravi.getByRole('dialog').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
  // Two stories, and not three where the first answer is lost.
  const elsewhere = ravi.getByRole('dialog').getByRole('button', { name: 'મારું લખાણ નવી સ્ટોરી તરીકે સાચવો' });
  await setRoute(ravi, '**/newsroom/api/stories', async (route) => {
    await route.fetch();
    await ravi.unroute('**/newsroom/api/stories');
    await route.fulfill({ status: 504, contentType: 'text/html', body: '<html></html>' });
  });
  await elsewhere.click();
  await expect(ravi.getByRole('dialog').getByRole('alert')).toBeVisible();
  await elsewhere.click();
  await expect(ravi).not.toHaveURL(new RegExp(`${address}$`));
  await expect(field(ravi, 'હેડલાઇન')).toHaveValue('રવિનું મથાળું');
  expect(await atServer(mira)).toMatchObject({ working: { headline: 'મીરાનું મથાળું' } });
  const named = encodeURIComponent(JSON.stringify({ q: 'રવિનું મથાળું' }));
  expect((await atServer(ravi, `/newsroom/api/stories?filter=${named}`)).total).toBe(1);

  await mira.unrouteAll();
  await ravi.unrouteAll();

  // Who closes the window lets go at once.
  const copied = new URL(ravi.url()).pathname;
  await expect.poll(async () => (await atServer(mira, `/newsroom/api${copied.replace('/newsroom', '')}`)).lock?.staffName).toBe('રવિ પટેલ');
  await ravi.goto('about:blank');
  await expect.poll(async () => (await atServer(mira, `/newsroom/api${copied.replace('/newsroom', '')}`)).lock).toBeNull();

  // The session ends while somebody writes: signed in again, it is saved at once, without another key.
  // Written first: any call of the screen that finds it over covers the text with the sign-in.
  await writeAtEnd(mira, ' સત્ર પૂરું થયા પછી.');
  await mira.context().clearCookies();
  await expect(mira.locator('[data-save]')).toHaveAttribute('data-save', 'signedOut');
  await signInAgain(mira, 'mira@savar.example', key);
  await saved(mira);
  expect(JSON.stringify((await atServer(mira)).working.body)).toContain('સત્ર પૂરું થયા પછી.');

  // So does who signs out, and what was not saved yet is.
  await ravi.goto(address);
  await heldBanner(ravi).waitFor();
  const call = callOf(ravi);
  await writeAtEnd(mira, ' જતાં જતાં.');
  await mira.getByRole('button', { name: 'તમારું ખાતું' }).click();
  await mira.getByRole('menuitem', { name: 'સાઇન આઉટ' }).click();
  await mira.getByLabel('પાસવર્ડ').waitFor();
  const left = await atServer(ravi, call);
  expect(JSON.stringify(left.working.body)).toContain('જતાં જતાં.');
  expect(left.lock?.staffName).not.toBe('મીરા શાહ');
});
