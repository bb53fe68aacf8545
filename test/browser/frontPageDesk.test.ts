import type { Page } from '@playwright/test';
import { frontPageNow } from '../../src/desks/frontpage/front/frontPages.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { pickUp } from './fixtures/pickUp.ts';
import { reconnect } from './fixtures/reconnect.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';
import { watchTraffic } from './fixtures/watchTraffic.ts';

/** The headline that leads the front page, as a reader gets it now. */
async function leadNow(openAs: (path: string) => Promise<Page>): Promise<string> {
  const reader = await openAs('/');
  return (await reader.locator('main h2').first().innerText()).trim();
}

test('a story is dragged to the top of the front page, leads it at the next request, and falls when its time is over', async ({
  newspaper,
  openAs,
}) => {
  const before = await leadNow(openAs);
  const page = await openAs(firstLink(newspaper), { expects: /409/ });
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const untilQuiet = watchTraffic(page);
  await page.getByRole('menuitem', { name: 'પાનાંની ગોઠવણ' }).click();

  await page.getByLabel('શબ્દ કે લિંકથી શોધો').fill('કપાસ');
  const candidates = page.getByRole('region', { name: 'સ્ટોરી' });
  await expect(candidates.getByRole('heading', { name: 'કપાસ' })).toBeVisible();
  const handle = candidates.getByRole('button', { name: /^ખસેડો:/ }).first();
  const headline = ((await handle.getAttribute('aria-label')) ?? '').replace('ખસેડો: ', '');
  const lead = page.locator('[data-block="home:top"] [data-place="0"]');
  await expect(lead).not.toContainText(headline);

  // What is still on its way would move the places while the story is carried.
  await untilQuiet();
  // The first arrow leads to the first place of the page.
  await pickUp(handle);
  await expect(page.getByText(`ઉપાડી ${headline}`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('જગ્યા ટોચ પર 1')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(lead).toContainText(headline);
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText('ગોઠવણ સચવાઈ. વાચકોને હવે આ જ દેખાશે.')).toBeVisible();
  expect(await leadNow(openAs)).toBe(headline);

  // Pinned until a moment, which the desk shows.
  await lead.getByRole('button', { name: /^વધુ કામ:/ }).click();
  await page.getByRole('menuitem', { name: 'કેટલો સમય રાખવી' }).click();
  await page.getByRole('button', { name: '1 કલાક' }).click();
  await page.getByRole('button', { name: 'રાખો', exact: true }).click();
  await expect(lead).toContainText('ક્યાં સુધી');
  await page.getByRole('button', { name: 'પાછું લો' }).click();
  await expect(lead).not.toContainText('ક્યાં સુધી');

  // The field takes whole minutes; the test cannot wait so long, and says the moment itself.
  const current = frontPageNow.parse(await (await page.request.get('/newsroom/api/front-pages/home')).json());
  const articleId = current.blocks[0]?.now[0]?.story.id;
  const until = new Date(Date.now() + 10_000);
  const slots = [{ position: 0, articleId, until: until.toISOString() }];
  const saved = await page.request.put('/newsroom/api/front-pages/home', {
    data: { version: current.version, blocks: [{ block: 'home:top', slots }] },
  });
  expect(saved.status()).toBe(200);
  expect(await leadNow(openAs)).toBe(headline);
  await expect.poll(() => leadNow(openAs)).toBe(before);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());

  // For the open desk somebody else has arranged the page meanwhile: it shows what stands now beside its own, and loses nothing.
  await candidates
    .getByRole('button', { name: /^વધુ કામ:/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'અહીં મૂકો: મુખ્ય સમાચાર' }).click();
  await reconnect(page, /\/front-pages\/home$/);
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('આ પાનું હમણાં જ બીજા કોઈએ ગોઠવ્યું');
  await page.getByRole('button', { name: 'મારી ગોઠવણ સાચવો' }).click();
  await expect(page.getByText('ગોઠવણ સચવાઈ. વાચકોને હવે આ જ દેખાશે.')).toBeVisible();
});
