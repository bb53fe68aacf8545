import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

test('without script a reader filters and sorts the table of seats, and goes down to a candidate', async ({ openAs }) => {
  const page = await openAs('/election-2024/all-seats', { width: 360, height: 740, script: false });
  const seats = page.getByRole('table').getByRole('rowheader');
  await expect(seats).toHaveCount(50);
  await page.getByLabel('રાજ્ય').selectOption({ label: 'ગુજરાત' });
  await page.getByRole('button', { name: 'બતાવો' }).click();
  await expect(page).toHaveURL(/[?&]state=gujarat/);
  await expect(seats).toHaveCount(26);
  await expect(page.getByLabel('રાજ્ય')).toHaveValue('gujarat');
  await page.getByRole('columnheader', { name: 'સરસાઈ' }).getByRole('link').click();
  await expect(seats.first()).toContainText('નવસારી');
  await expect(page.getByRole('columnheader', { name: 'સરસાઈ' })).toHaveAttribute('aria-sort', 'descending');
  await expect(seats).toHaveCount(26);
  await page.getByLabel('બેઠક કે ઉમેદવાર').fill('ગેનીબેન');
  await page.getByRole('button', { name: 'બતાવો' }).click();
  await expect(seats).toHaveCount(1);
  await page.getByRole('link', { name: 'બનાસકાંઠા' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('બનાસકાંઠા');
  await page.getByRole('link', { name: 'ગેનીબેન ઠાકોર' }).click();
  await expect(page).toHaveURL(/\/candidate\/\d+$/);
  await expect(page.locator('main')).toContainText('વિજેતા: સરસાઈ 30,406');
});

test('the map of hexagons is walked with the keyboard, and passed with one key', async ({ openAs }) => {
  const page = await openAs('/election-2024/gujarat-seats');
  const map = page.getByRole('figure').first();
  await page.getByRole('link', { name: 'નકશો છોડીને યાદી પર જાઓ' }).focus();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: /^કચ્છ: ભાજપ, વિજેતા, 2,68,782$/ })).toBeFocused();
  // Which one it is stands under the map; the seats the reader is not at say nothing.
  await expect(map.locator('text:visible')).toHaveText([/કચ્છભાજપ, વિજેતા, 2,68,782/]);
  await page.keyboard.press('Tab');
  await expect(map.locator('text:visible')).toHaveText([/^બનાસકાંઠા/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/election-2024/seat/banaskantha');
  await page.goBack();
  await page.getByRole('link', { name: 'નકશો છોડીને યાદી પર જાઓ' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#list$/);
});

test('a finger’s first touch names the seat, its second opens it', async ({ openAs }) => {
  const page = await openAs('/gujarat-2027/gujarat-seats', { width: 360, height: 740 });
  const map = page.getByRole('figure').first();
  const seat = map.locator('a[href$="/seat/bhuj"] path').first();
  await seat.scrollIntoViewIfNeeded();
  const box = await seat.boundingBox();
  if (!box) throw new Error('The seat is not on the map');
  const touch = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await touch();
  await expect(page).toHaveURL('/gujarat-2027/gujarat-seats');
  await expect(map.locator('text:visible')).toHaveText([/^ભુજ/]);
  await touch();
  await expect(page).toHaveURL('/gujarat-2027/seat/bhuj');
});

const partyRow = (page: Page) => page.getByRole('table', { name: /પક્ષવાર સ્થિતિ/ }).getByRole('row', { name: /^ભાજપ/ });
const announced = (page: Page, text: string) => page.locator('[aria-live="polite"]', { hasText: text });

/** Corrects the votes of the two first candidates of Banaskantha. */
async function correctVotes(editor: Page, [first, second]: [number, number]): Promise<void> {
  const elections = await (await editor.request.get('/newsroom/api/elections')).json();
  const id = elections.data.find(({ token }: { token: string }) => token === 'election-2024').id;
  const votes = [
    { candidate: 1, votes: first },
    { candidate: 2, votes: second },
  ];
  const results = [{ state: 'S06', seat: 'banaskantha', isCorrection: true, votes }];
  const answer = await editor.request.post(`/newsroom/api/elections/${id}/results-file`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from(JSON.stringify({ results })),
  });
  expect(answer.status()).toBe(200);
}

test('a result is on the pages that readers have open, which do not move', async ({ newspaper, openAs }) => {
  const editor = await openAs(firstLink(newspaper));
  await comeIn(editor, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const reader = await openAs('/election-2024', { width: 360, height: 740 });
  await expect(partyRow(reader)).toHaveText('ભાજપ0240240303−63');
  const parties = reader.getByRole('heading', { name: 'કયા પક્ષને કેટલી બેઠક' });
  const where = await parties.boundingBox();

  await correctVotes(editor, [600_000, 641_477]);
  await expect(partyRow(reader)).toHaveText('ભાજપ1240241303−62');
  await expect(reader.getByRole('img', { name: /ગૃહનું ચિત્ર: ભાજપ 241, કોંગ્રેસ 98/ })).toBeVisible();
  expect(await parties.boundingBox()).toEqual(where);
  await expect(announced(reader, 'ભાજપ 241, કોંગ્રેસ 98')).toBeAttached();

  // A result that comes between the page and its first word from the server is told as well.
  const slow = await openAs('/404', { expects: /404 \(Not Found\)/ });
  const corrected = Promise.withResolvers<void>();
  await slow.route('**/api/live?*', async (route) => {
    await corrected.promise;
    await route.continue();
  });
  const asks = slow.waitForRequest('**/api/live?*');
  await slow.goto('/election-2024');
  await asks;
  await expect(partyRow(slow)).toHaveText('ભાજપ1240241303−62');
  await correctVotes(editor, [671_883, 641_477]);
  corrected.resolve();
  await expect(partyRow(slow)).toHaveText('ભાજપ0240240303−63');
  await expect(announced(slow, 'ભાજપ 240, કોંગ્રેસ 99')).toBeAttached();
});
