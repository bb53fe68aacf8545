import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** Opens the tests of a published story's headline: of the newest one, or of the one that stands so far below it. */
async function openTests(page: Page, at: number) {
  const { data } = await (await page.request.get('/newsroom/api/stories')).json();
  const story = data.filter(({ state }: { state: string }) => state === 'published')[at];
  await page.goto(`/newsroom/stories/${story.id}`);
  await page.getByRole('tab', { name: 'હેડલાઇનની કસોટી' }).click();
  return { story, panel: page.getByRole('region', { name: 'હેડલાઇનની કસોટી' }) };
}

for (const width of [360, 1280]) {
  test(`an editor tests headlines, sees how it stands, and chooses one: ${width} px`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/stories', { width, height: 800, expects: /422 \(Unprocessable/ });
    const { story, panel } = await openTests(page, width === 360 ? 0 : 1);
    await panel.getByLabel('બીજી હેડલાઇન 1').fill(story.headline);
    await panel.getByRole('button', { name: 'કસોટી શરૂ કરો' }).click();
    await expect(panel.getByText('આ હેડલાઇન કસોટીમાં પહેલેથી છે.').first()).toBeVisible();
    await panel.getByLabel('બીજી હેડલાઇન 1').fill('ગામમાં પહોંચ્યું પહેલું પુસ્તકાલય');
    await panel.getByRole('button', { name: 'હજી એક ઉમેરો' }).click();
    await panel.getByLabel('બીજી હેડલાઇન 2').fill('વાચકો પાસે ચાલીને જતું પુસ્તકાલય');
    expect(await fitsWidth(page)).toBe(true);
    await panel.getByRole('button', { name: 'કસોટી શરૂ કરો' }).click();

    const running = panel.locator('[data-headline-test="running"]');
    await expect(running.locator('[data-sentence]')).toContainText('હજી સરખામણી માટે પૂરતા વાચકોએ જોઈ નથી');
    await expect(running.locator('[data-counts]')).toHaveText([/^0 જોઈ/, /^0 જોઈ/, /^0 જોઈ/]);
    await expect(panel.getByRole('button', { name: 'કસોટી શરૂ કરો' })).toHaveCount(0);
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);

    await running.getByRole('button', { name: 'આ રાખો' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
    const ended = panel.locator('[data-headline-test="ended"]');
    await expect(ended.locator('[data-sentence]')).toHaveText('સંપાદકે બીજી હેડલાઇન 2 પસંદ કરી.');
    const { working, address } = await (await page.request.get(`/newsroom/api/stories/${story.id}`)).json();
    expect(working).toMatchObject({ headline: story.headline, listHeadline: 'વાચકો પાસે ચાલીને જતું પુસ્તકાલય' });
    const home = await (await page.request.get('/recent-news/1')).text();
    expect(home).toContain(`<a href="${address}">વાચકો પાસે ચાલીને જતું પુસ્તકાલય</a>`);
  });
}

test('a headline that is chosen in a test is in the story on the screen at once, and the story is changed further', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories', { width: 360, height: 800 });
  const { story, panel } = await openTests(page, 2);
  await panel.getByLabel('બીજી હેડલાઇન 1').fill('કસોટીમાં જીતેલી હેડલાઇન');
  await panel.getByRole('button', { name: 'કસોટી શરૂ કરો' }).click();
  // What is typed just before is saved before, or with it.
  await page.getByRole('tab', { name: 'લખાણ' }).click();
  await page.getByRole('textbox', { name: /^કિકર/ }).fill('કસોટી પહેલાં લખેલું');
  await page.getByRole('tab', { name: 'હેડલાઇનની કસોટી' }).click();
  // No sign of life tells the screen of another version.
  await setRoute(page, /\/heartbeat$/, () => undefined);
  await panel.getByRole('button', { name: 'આ રાખો' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  await expect(panel.locator('[data-headline-test="ended"]')).toBeVisible();
  const inLists = page.getByLabel('હોમપેજ અને યાદીઓ માટેની હેડલાઇન');
  await expect(inLists).toHaveValue('કસોટીમાં જીતેલી હેડલાઇન', { timeout: 5_000 });
  await inLists.fill('કસોટીમાં જીતેલી, સુધારેલી હેડલાઇન');
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByRole('button', { name: 'સાચવો', exact: true })).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { working } = await (await page.request.get(`/newsroom/api/stories/${story.id}`)).json();
  expect(working).toMatchObject({ listHeadline: 'કસોટીમાં જીતેલી, સુધારેલી હેડલાઇન', kicker: 'કસોટી પહેલાં લખેલું' });
});

test('what a step does to the test of a headline is shown beside it at once', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories', { width: 360, height: 800 });
  const { panel } = await openTests(page, 3);
  await expect(panel.getByRole('button', { name: 'કસોટી શરૂ કરો' })).toBeVisible();
  await page.getByRole('button', { name: 'પાછી ખેંચો', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('આંકડા ખોટા હતા.');
  await dialog.getByRole('button', { name: 'પાછી ખેંચો' }).click();
  await expect(dialog).toHaveCount(0);
  // Long before the panel is read again by itself.
  await expect(panel.getByRole('alert')).toContainText('કસોટી પ્રકાશિત સ્ટોરીની જ થઈ શકે.', { timeout: 10_000 });
  await expect(panel.getByRole('button', { name: 'કસોટી શરૂ કરો' })).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`the tabs of a story stay where they are when the figures of its audience come: ${width} px`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/stories', { width, height: 800 });
    const { data } = await (await page.request.get('/newsroom/api/stories')).json();
    const story = data.find(({ state }: { state: string }) => state === 'published');
    const figures = await holdAnswer(page, { method: 'GET', path: /\/audience\/stories\/\d+$/ });
    await page.goto(`/newsroom/stories/${story.id}`);
    const tabs = page.getByRole('tablist');
    await expect(tabs).toBeVisible();
    await figures.arrived;
    const before = await tabs.boundingBox();
    await figures.letGo();
    await expect(page.locator('[data-audience]')).toBeVisible();
    expect(await tabs.boundingBox()).toEqual(before);
  });
}

test('the screen of the audience lists the tests, and the story of one shows its figures', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/audience', { width: 360, height: 800 });
  const list = page.getByRole('region', { name: 'હેડલાઇનની કસોટીઓ' });
  await expect(list).toContainText('જીતી: બીજી કરતાં ચોક્કસ સારી ઠરી.');
  await list.getByRole('link', { name: 'લંડનના દુકાનદારે વતનની શાળાને 2.10 કરોડ આપ્યા' }).click();
  await page.getByRole('tab', { name: 'હેડલાઇનની કસોટી' }).click();
  const ended = page.locator('[data-headline-test="ended"]');
  await expect(ended.locator('[data-counts]')).toHaveText([
    /6,214 જોઈ · 300 દબાવી · દબાવવાનો દર 4\.8%/,
    /6,189 જોઈ · 385 દબાવી · દબાવવાનો દર 6\.2%/,
  ]);
});
