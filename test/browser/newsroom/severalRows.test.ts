import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { chooseOption } from '../fixtures/chooseOption.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const STEP = { method: 'POST', path: /\/stories\/\d+\/steps$/ };
const headersOf = (page: Page) => ({ origin: new URL(page.url()).origin });
const bar = (page: Page) => page.getByRole('group', { name: 'પસંદ કરેલાં માટે' });
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `પસંદ કરો: ${name}` });
const read = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
const stateOf = async (page: Page, id: number) => (await read(page, `/stories/${id}`)).state;

let written = 0;

/** Writes drafts with all that a published story of the demo has; gives their ids. Opens the list, in which they come first, last one above. */
async function writeDrafts(page: Page, headlines: readonly string[], changes: object = {}): Promise<number[]> {
  const { data } = await read(page, '/stories?filter={"state":"published"}&perPage=1');
  const { working } = await read(page, `/stories/${data[0].id}`);
  const ids: number[] = [];
  for (const headline of headlines) {
    const sent = { working: { ...working, headline, slug: `ek-sathe-${ids.length + written}`, breaking: false, ...changes } };
    const answer = await page.request.post('/newsroom/api/stories', { data: sent, headers: headersOf(page) });
    expect(answer.status()).toBe(200);
    ids.push((await answer.json()).id);
  }
  written += ids.length;
  await page.goto('/newsroom/stories?state=draft');
  for (const headline of headlines) await expect(box(page, headline)).toBeVisible();
  return ids;
}

test('several stories are published at once; the one that is not ready says why, and is published once it is', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  const [unready = 0] = await writeDrafts(page, ['વિભાગ વગરની'], { categoryId: null });
  const ready = await writeDrafts(page, ['પુલ ખૂલ્યો', 'મેળો શરૂ', 'બજાર બંધ']);
  await expect(bar(page)).toHaveCount(0);
  // Shift takes all rows between: the newest is above.
  await box(page, 'બજાર બંધ').click();
  await box(page, 'વિભાગ વગરની').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('પસંદ કરેલાં: 4');
  expect(page.url()).toContain('state=draft');
  await bar(page).getByRole('button', { name: 'પ્રકાશિત કરો', exact: true }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'પ્રકાશિત કરો' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('બધાંમાં થયું નથી');
  const refused = dialog(page).getByRole('listitem').filter({ hasText: 'વિભાગ વગરની' });
  await expect(refused).toContainText('વિભાગ પસંદ કરો.');
  await expect(refused).not.toContainText('નિશાન');
  await expect(refused).not.toContainText('થયું');
  await expect(dialog(page).getByText('4માંથી 3 થયાં')).toBeVisible();
  for (const id of ready) expect(await stateOf(page, id)).toBe('published');
  expect(await stateOf(page, unready)).toBe('draft');

  const { working, version } = await read(page, `/stories/${unready}`);
  const { working: other } = await read(page, `/stories/${ready[0]}`);
  const data = { version, working: { ...working, categoryId: other.categoryId } };
  expect((await page.request.put(`/newsroom/api/stories/${unready}`, { data, headers: headersOf(page) })).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'બંધ કરો' }).click();
  await page.reload();
  await box(page, 'વિભાગ વગરની').check();
  await bar(page).getByRole('button', { name: 'પ્રકાશિત કરો', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'પ્રકાશિત કરો' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('થઈ ગયું: 1')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await stateOf(page, unready)).toBe('published');
});

test('a lost answer stops what is done to several stories, and a second press does the rest once', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /ERR_FAILED/ });
  const ids = await writeDrafts(page, ['કચરામાં એક', 'કચરામાં બે', 'કચરામાં ત્રણ']);
  for (const name of ['કચરામાં એક', 'કચરામાં બે', 'કચરામાં ત્રણ']) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'કચરાપેટીમાં મૂકો' }).click();
  const first = await holdAnswer(page, STEP);
  const send = dialog(page).getByRole('button', { name: /^(કચરાપેટીમાં મૂકો|ફરી પ્રયત્ન કરો)$/ });
  await send.click();
  await first.arrived;
  await expect(send).toBeDisabled();
  await first.letGo('lost');
  await expect(dialog(page)).toContainText('સર્વર સુધી પહોંચાતું નથી');
  const states = await Promise.all(ids.map((id) => stateOf(page, id)));
  expect(states.toSorted()).toEqual(['draft', 'draft', 'trash']);
  await send.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('થઈ ગયું: 3')).toBeVisible();
  for (const id of ids) {
    const { data } = await read(page, `/stories/${id}/revisions`);
    expect(data.filter(({ step }: { step: string | null }) => step === 'trash')).toHaveLength(1);
  }
  await expect(box(page, 'કચરામાં એક')).toHaveCount(0);
});

test('a story that a colleague has changed meanwhile is named as it now is, and published by the next press', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740, expects: /409/ });
  const [changed = 0, other = 0] = await writeDrafts(page, ['બદલાતી હેડલાઇન', 'સાથેની સ્ટોરી']);
  for (const name of ['બદલાતી હેડલાઇન', 'સાથેની સ્ટોરી']) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'પ્રકાશિત કરો', exact: true }).click();
  const { working, version } = await read(page, `/stories/${changed}`);
  const data = { version, working: { ...working, headline: 'બદલાયેલી હેડલાઇન' } };
  expect((await page.request.put(`/newsroom/api/stories/${changed}`, { data, headers: headersOf(page) })).status()).toBe(200);
  const send = dialog(page).getByRole('button', { name: /^(પ્રકાશિત કરો|ફરી પ્રયત્ન કરો)$/ });
  await send.click();
  await expect(dialog(page)).toContainText('2માંથી 1 થયાં');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'બદલાયેલી હેડલાઇન' })).toContainText('આ સ્ટોરી બદલાઈ છે');
  expect(await stateOf(page, changed)).toBe('draft');
  await send.click();
  await expect(dialog(page)).toHaveCount(0);
  for (const id of [changed, other]) expect(await stateOf(page, id)).toBe('published');
  expect((await read(page, `/stories/${changed}`)).working.headline).toBe('બદલાયેલી હેડલાઇન');
});

test('what is done to several stories can be stopped between two of them', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const ids = await writeDrafts(page, ['અટકે એક', 'અટકે બે']);
  for (const name of ['અટકે એક', 'અટકે બે']) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'ચકાસણી માટે મોકલો' }).click();
  const first = await holdAnswer(page, STEP);
  await dialog(page).getByRole('button', { name: 'ચકાસણી માટે મોકલો' }).click();
  await first.arrived;
  await dialog(page).getByRole('button', { name: 'અટકાવો' }).click();
  await first.letGo();
  await expect(dialog(page).getByRole('button', { name: 'ફરી પ્રયત્ન કરો' })).toBeEnabled();
  const states = await Promise.all(ids.map((id) => stateOf(page, id)));
  expect(states.toSorted()).toEqual(['draft', 'in_review']);
});

test('several stories are returned with a note, and handed over to a colleague', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const ids = await writeDrafts(page, ['પાછી એક', 'પાછી બે', 'મુસદ્દો જ']);
  for (const id of ids.slice(0, 2)) {
    const { version } = await read(page, `/stories/${id}`);
    const data = { step: 'submit', version };
    expect((await page.request.post(`/newsroom/api/stories/${id}/steps`, { data, headers: headersOf(page) })).status()).toBe(200);
  }
  await page.goto('/newsroom/stories');
  for (const name of ['પાછી એક', 'પાછી બે', 'મુસદ્દો જ']) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'નોંધ સાથે પાછી મોકલો (2)' }).click();
  await expect(dialog(page).getByRole('list', { name: 'આમાં આ થઈ શકતું નથી' })).toContainText('મુસદ્દો જ');
  const send = dialog(page).getByRole('button', { name: 'નોંધ સાથે પાછી મોકલો' });
  await expect(send).toBeDisabled();
  await dialog(page).getByRole('textbox', { name: 'નોંધ' }).fill('આંકડા ચકાસો.');
  await send.click();
  await expect(page.getByText('થઈ ગયું: 2')).toBeVisible();
  for (const id of ids.slice(0, 2)) expect(await read(page, `/stories/${id}`)).toMatchObject({ state: 'returned', note: 'આંકડા ચકાસો.' });

  for (const name of ['પાછી એક', 'મુસદ્દો જ']) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'બીજાને સોંપો' }).click();
  await dialog(page).getByLabel('કોને સોંપવી').fill('મીરા');
  await page.getByRole('option', { name: 'મીરા શાહ' }).click();
  await dialog(page).getByRole('button', { name: 'બીજાને સોંપો' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const [first] = ids;
  expect((await read(page, `/stories/${first}`)).planVersion).toBeGreaterThan(0);
});

test('on a telephone all rows of the page are selected, and nothing is done to those of another page', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories?perPage=10', { width: 360, height: 740 });
  const boxes = page.getByRole('checkbox', { name: /^પસંદ કરો: / });
  await expect(boxes).toHaveCount(10);
  await boxes.nth(1).check();
  await bar(page).getByRole('checkbox', { name: 'આ પાનાનાં બધાં પસંદ કરો' }).check();
  await expect(bar(page)).toContainText('પસંદ કરેલાં: 10');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/newsroom/stories?perPage=10&page=2');
  await expect(boxes).toHaveCount(10);
  await expect(bar(page)).toHaveCount(0);
});

test('stories are filtered by category, with those of its sub-categories, and by city; the address keeps it', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/stories');
  const { data: categories } = await read(page, '/topics?filter={"kind":"category"}&perPage=200');
  const child = categories.find(({ parentId, storyCount }: { parentId: number | null; storyCount: number }) => parentId && storyCount > 0);
  const parent = categories.find(({ id }: { id: number }) => id === child.parentId);
  const rows = page.getByRole('table').getByRole('row');
  await page.getByRole('button', { name: 'વિભાગ કે શહેર' }).click();
  await page.getByLabel('વિભાગ', { exact: true }).fill(parent.name);
  await page
    .getByRole('option', { name: new RegExp(`^${parent.name}`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`categoryId=${parent.id}(&|$)`));
  const names = categories.filter(
    ({ id, parentId }: { id: number; parentId: number | null }) => id === parent.id || parentId === parent.id,
  );
  const isOfThem = new RegExp(names.map(({ name }: { name: string }) => name).join('|'));
  await expect(rows.nth(1)).toContainText(isOfThem);
  const { data, total } = await read(page, `/stories?filter={"categoryId":${parent.id}}&perPage=100`);
  expect(total).toBeGreaterThan(0);
  const ids = names.map(({ id }: { id: number }) => id);
  expect(data.every(({ categoryId }: { categoryId: number }) => ids.includes(categoryId))).toBe(true);
  expect(data.some(({ categoryId }: { categoryId: number }) => categoryId === child.id)).toBe(true);
  await page.reload();
  await expect(page.getByLabel('વિભાગ', { exact: true })).toHaveValue(parent.name);
  await expect(rows.nth(1)).toContainText(isOfThem);
});

test('galleries that readers do not see are deleted, in the list and on their own screen', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/galleries');
  const { items } = await read(page, '/galleries?status=published');
  const { content } = await read(page, `/galleries/${items[0].id}`);
  const titles = ['કાઢવાની એક', 'કાઢવાની બે', 'કાઢવાની ત્રણ'];
  const ids: number[] = [];
  for (const title of titles) {
    const answer = await page.request.post('/newsroom/api/galleries', { data: { ...content, title }, headers: headersOf(page) });
    ids.push((await answer.json()).id);
  }
  await page.reload();
  for (const title of titles.slice(0, 2)) await box(page, title).check();
  await box(page, items[0].title).first().check();
  await bar(page).getByRole('button', { name: 'કાઢી નાખો (2)' }).click();
  await expect(dialog(page).getByRole('list', { name: 'આમાં આ થઈ શકતું નથી' })).toContainText(items[0].title);
  await dialog(page).getByRole('button', { name: 'કાઢી નાખો' }).click();
  await expect(page.getByText('થઈ ગયું: 2')).toBeVisible();
  await expect(box(page, 'કાઢવાની એક')).toHaveCount(0);

  await page.getByRole('link', { name: /કાઢવાની ત્રણ/ }).click();
  // What is typed goes with the gallery, without a question.
  await page.getByLabel('શીર્ષક').first().fill('કાઢવાની ત્રણ, બદલેલી');
  await page.getByRole('button', { name: 'કાઢી નાખો', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'હા, કરો' }).click();
  await expect(page).toHaveURL(/\/newsroom\/galleries$/);
  await expect(page.getByText('કાઢી નંખાયું.')).toBeVisible();
  await expect(box(page, 'કાઢવાની ત્રણ')).toHaveCount(0);
  for (const id of ids) expect((await page.request.get(`/newsroom/api/galleries/${id}`)).status()).toBe(404);
  expect((await page.request.get(`/newsroom/api/galleries/${items[0].id}`)).status()).toBe(200);
});

test('several comments are decided at once, each as the queue showed it', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/comments?queue=published', { expects: /409/ });
  const boxes = page.getByRole('checkbox', { name: /^પસંદ કરો: / });
  await expect(boxes.nth(2)).toBeVisible();
  const { data } = await read(page, '/comments?filter={"queue":"published"}');
  const [first, second, third] = data;
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await bar(page).getByRole('button', { name: 'નકારો' }).click();
  const reject = dialog(page).getByRole('button', { name: /^(નકારો|ફરી પ્રયત્ન કરો)$/ });
  await expect(reject).toBeDisabled();
  // Somebody else decides one meanwhile.
  const decided = { version: second.version, step: 'reject', reason: 'abuse' };
  const answer = await page.request.post(`/newsroom/api/comments/${second.id}/steps`, { data: decided, headers: headersOf(page) });
  expect(answer.status()).toBe(200);
  await chooseOption(page, 'કેમ નકારવી છે?', 'જાહેરાત કે સ્પામ');
  await reject.click();
  await expect(dialog(page).getByRole('alert')).toContainText('બધાંમાં થયું નથી');
  await expect(dialog(page)).toContainText('બીજા કોઈએ હમણાં આ ટિપ્પણી તપાસી છે.');
  await expect(dialog(page)).toContainText('3માંથી 2 થયાં');
  for (const { id } of [first, third]) {
    expect(await read(page, `/comments/${id}`)).toMatchObject({ state: 'rejected', rejectedFor: 'advertising' });
  }
  expect(await read(page, `/comments/${second.id}`)).toMatchObject({ state: 'rejected', rejectedFor: 'abuse' });
  await dialog(page).getByRole('button', { name: 'ફરી પ્રયત્ન કરો' }).click();
  // What the colleague has decided is not decided again.
  await expect(dialog(page)).not.toContainText('બીજા કોઈએ હમણાં આ ટિપ્પણી તપાસી છે.');
  await expect(dialog(page)).toContainText('3માંથી 2 થયાં');
  expect(await read(page, `/comments/${second.id}`)).toMatchObject({ state: 'rejected', rejectedFor: 'abuse' });
  await dialog(page).getByRole('button', { name: 'બંધ કરો' }).click();
  await expect(bar(page)).toHaveCount(0);
});
