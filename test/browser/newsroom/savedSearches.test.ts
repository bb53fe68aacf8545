import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { chooseOption } from '../fixtures/chooseOption.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { comeIn, invite, openNewsroom, signInAgain } from '../fixtures/staffSignIn.ts';

const LONG = 'સૌરાષ્ટ્ર અને કચ્છની બધી પ્રકાશિત સ્ટોરી, સવારની બેઠક માટે રાખેલી';
const saveButton = (page: Page) => page.getByRole('button', { name: 'શોધ સાચવો' });
const editButton = (page: Page) => page.getByRole('button', { name: 'નામ બદલો કે કાઢો' });
const saved = (page: Page) => page.getByRole('list', { name: 'સાચવેલી શોધ' });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'સાચવો', exact: true });
const read = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();

/** Saves the search of the dialog, which the server takes without the page being told; the next press closes it. */
async function saveWithoutAnswer(page: Page, call: Parameters<typeof holdAnswer>[1]): Promise<void> {
  const first = await holdAnswer(page, call);
  await send(page).click();
  await first.arrived;
  await first.letGo('lost');
  await expect(dialog(page)).toContainText('સર્વર સુધી પહોંચાતું નથી');
  await send(page).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a search of the stories is saved, is there in another session, and is renamed and removed, each once', async ({
  newspaper,
  openAs,
}) => {
  const chief = await openNewsroom(newspaper, openAs);
  const email = 'ravi@savar.example';
  const page = await openAs(await invite(chief, { name: 'રવિ પટેલ', email, role: 'ઉપસંપાદક' }), { expects: /40[49]|ERR_FAILED/ });
  const key = await comeIn(page, { email });
  await page.goto('/newsroom/stories');
  await expect(saveButton(page)).toBeDisabled();
  await chooseOption(page, 'તબક્કો', 'પ્રકાશિત');
  await page.goto('/newsroom/stories?state=published&perPage=10&page=2');
  await saveButton(page).click();
  await dialog(page).getByRole('textbox', { name: 'નામ' }).fill('છપાયેલી');
  await saveWithoutAnswer(page, { method: 'POST', path: /\/saved-searches$/ });
  await expect(saved(page).getByRole('link', { name: 'છપાયેલી' })).toHaveAttribute('aria-current', 'page');
  expect(await read(page, '/saved-searches')).toMatchObject({ total: 1, data: [{ query: 'perPage=10&state=published' }] });

  const other = await openAs('/newsroom', { expects: /40[19]|ERR_FAILED/ });
  await signInAgain(other, email, key);
  await other.getByRole('menuitem', { name: 'સ્ટોરી', exact: true }).click();
  await saved(other).getByRole('link', { name: 'છપાયેલી' }).click();
  await expect(other).toHaveURL(/\/stories\?perPage=10&state=published$/);
  await expect(other.getByRole('combobox', { name: 'તબક્કો' })).toHaveText('પ્રકાશિત');
  await editButton(other).click();
  await dialog(other).getByRole('textbox', { name: 'નામ' }).fill('વાચકો સામે');
  const second = await holdAnswer(other, { method: 'PUT', path: /\/saved-searches\/\d+$/ });
  await send(other).click();
  await second.arrived;
  await second.letGo('lost');
  await expect(dialog(other)).toContainText('સર્વર સુધી પહોંચાતું નથી');
  await send(other).click();
  await expect(saved(other).getByRole('link')).toHaveText(['વાચકો સામે']);

  // The first window still has the name and version of before.
  await editButton(page).click();
  await dialog(page).getByRole('button', { name: 'કાઢી નાખો' }).click();
  await page.getByRole('button', { name: 'હા, કરો' }).click();
  await expect(dialog(page)).toContainText('ફેરફાર કર્યો છે');
  await dialog(page).getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'નામ' })).toHaveValue('વાચકો સામે');
  const third = await holdAnswer(page, { method: 'DELETE', path: /\/saved-searches\/\d+$/ });
  await dialog(page).getByRole('button', { name: 'કાઢી નાખો' }).click();
  await page.getByRole('button', { name: 'હા, કરો' }).click();
  await third.arrived;
  await third.letGo('lost');
  await expect(dialog(page)).toContainText('સર્વર સુધી પહોંચાતું નથી');
  await dialog(page).getByRole('button', { name: 'કાઢી નાખો' }).click();
  await page.getByRole('button', { name: 'હા, કરો' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(saveButton(page)).toBeEnabled();
  await expect(saved(page)).toHaveCount(0);
});

test('searches of galleries are their own; a name that is taken is refused, and a long one breaks nothing on a telephone', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/galleries?status=published', { width: 360, height: 740, expects: /422/ });
  const name = dialog(page).getByRole('textbox', { name: 'નામ' });
  await saveButton(page).click();
  await name.fill(LONG);
  await name.press('Enter');
  await expect(saved(page).getByRole('link')).toHaveText([LONG]);
  await page.goto('/newsroom/galleries?status=draft');
  await saveButton(page).click();
  await name.fill(LONG);
  await name.press('Enter');
  await expect(dialog(page).getByText('આ નામની શોધ આ યાદીમાં છે જ. બીજું નામ આપો.')).toBeVisible();
  await name.fill('મુસદ્દા');
  await name.press('Enter');
  await expect(saved(page).getByRole('link')).toHaveText(['મુસદ્દા', LONG]);
  await expect(editButton(page)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Opened by the keyboard.
  await saved(page).getByRole('link', { name: LONG }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?status=published$/);
  await page.goto('/newsroom/stories');
  await expect(saveButton(page)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
});

test('a saved search takes over the filters that are shown, once, also when a second window has renamed it', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/videos?status=published', {
    width: 360,
    height: 740,
    expects: /40[49]|ERR_FAILED/,
  });
  const name = dialog(page).getByRole('textbox', { name: 'નામ' });
  await saveButton(page).click();
  // With none saved there is nothing to replace.
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0);
  await name.fill('સવારની યાદી');
  await name.press('Enter');
  await expect(saved(page).getByRole('link')).toHaveText(['સવારની યાદી']);
  const [{ id, version }] = (await read(page, '/saved-searches?filter={"list":"/videos"}')).data;

  await page.goto('/newsroom/videos?status=draft');
  await saveButton(page).click();
  await name.fill('અધૂરા વિડિયો');
  await chooseOption(dialog(page), 'કેવી રીતે સાચવવી', '“સવારની યાદી”ની જગ્યાએ');
  await expect(name).toHaveValue('સવારની યાદી');
  await chooseOption(dialog(page), 'કેવી રીતે સાચવવી', 'નવી શોધ તરીકે');
  await expect(name).toHaveValue('અધૂરા વિડિયો');
  await chooseOption(dialog(page), 'કેવી રીતે સાચવવી', '“સવારની યાદી”ની જગ્યાએ');
  expect(await accessibilityFaults(page)).toEqual([]);
  await saveWithoutAnswer(page, { method: 'PUT', path: /\/saved-searches\/\d+$/ });
  await expect(saved(page).getByRole('link', { name: 'સવારની યાદી' })).toHaveAttribute('aria-current', 'page');
  const { data } = await read(page, '/saved-searches?filter={"list":"/videos"}');
  expect(data).toMatchObject([{ id, name: 'સવારની યાદી', query: 'status=draft' }]);
  expect(data[0].version).toBeGreaterThan(version);

  // Another window gives it another name before this one puts other filters in its place.
  await page.goto('/newsroom/videos?status=withdrawn');
  await saveButton(page).click();
  await chooseOption(dialog(page), 'કેવી રીતે સાચવવી', '“સવારની યાદી”ની જગ્યાએ');
  const renamed = { list: '/videos', name: 'સાંજની યાદી', query: 'status=draft', version: data[0].version };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.put(`/newsroom/api/saved-searches/${id}`, { data: renamed, headers })).status()).toBe(200);
  await send(page).click();
  await expect(dialog(page)).toContainText('ફેરફાર કર્યો છે');
  await dialog(page).getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await expect(name).toHaveValue('સાંજની યાદી');
  await send(page).click();
  await expect(saved(page).getByRole('link')).toHaveText(['સાંજની યાદી']);
  expect((await read(page, '/saved-searches?filter={"list":"/videos"}')).data).toMatchObject([{ id, query: 'status=withdrawn' }]);
});
