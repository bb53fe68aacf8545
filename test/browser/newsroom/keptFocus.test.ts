import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('when a row is removed by the keyboard, the row that takes its place has the focus', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const headers = { origin: new URL(page.url()).origin };

  // By a dialog that asks first.
  for (const from of ['/junu/ek', '/junu/be', '/junu/tran']) {
    const added = await page.request.post('/newsroom/api/redirects', { data: { from, to: '/category', status: 301 }, headers });
    expect(added.status()).toBe(200);
  }
  await page.goto('/newsroom/redirects');
  const edit = page.getByRole('listitem').getByRole('button', { name: /^સુધારો: \/junu\// });
  await expect(edit).toHaveCount(3);
  const names = await edit.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await edit.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'કાઢી નાખો' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'હા, કરો' }).press('Enter');
  await expect(edit).toHaveCount(2);
  await expect(page.getByRole('button', { name: names[1] ?? '' })).toBeFocused();

  // At once; below the last row there is none, and the one above has the focus.
  const { items } = await (await page.request.get('/newsroom/api/galleries')).json();
  await page.goto(`/newsroom/galleries/${items[0].id}`);
  const remove = page.getByRole('button', { name: /^ગેલેરીમાંથી કાઢો/ });
  await expect(remove.first()).toBeVisible();
  const count = await remove.count();
  expect(count).toBeGreaterThan(2);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(count - 1);
  await expect(remove.first()).toBeFocused();
  await remove.last().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(count - 2);
  await expect(remove.last()).toBeFocused();
});

test('a button that was disabled while its work was done has the focus again, and a new screen gets it from the one before', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/settings', { width: 360, height: 740 });
  const save = page.getByRole('button', { name: 'સાચવો', exact: true });
  await page.getByRole('switch').first().press('Space');
  await page.getByRole('switch').first().press('Space');
  const saved = await holdAnswer(page, { method: 'PUT', path: /\/settings$/ });
  await save.focus();
  await page.keyboard.press('Enter');
  await saved.arrived;
  await expect(save).toBeDisabled();
  // As long as an answer takes on the line of a telephone: the browser has given the focus to the page by then.
  await page.waitForFunction(() => document.activeElement === document.body);
  await saved.letGo();
  await expect(save).toBeFocused();

  await page.goto('/newsroom/galleries');
  await page.locator('#main-content').getByRole('listitem').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'શીર્ષક' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-content :focus')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.matches('#main-content [data-action-bar] *'))).toBe(true);
});
