import { expect, test } from './newspaper.ts';
import { comeIn, firstLink } from './staffSignIn.ts';

test('an editor leads an old address on, and takes it away again', async ({ newspaper, openAs }) => {
  test.setTimeout(120_000);
  const editor = await openAs(firstLink(newspaper), { expects: /404|422/ });
  await comeIn(editor, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const reader = () => editor.request.get(`${newspaper.url}/2019/05/juna-khel`, { maxRedirects: 0 });
  expect((await reader()).status()).toBe(404);

  await editor.getByRole('menuitem', { name: 'જૂનાં સરનામાં' }).click();
  await editor.getByRole('link', { name: 'જૂનું સરનામું ઉમેરો' }).click();
  await editor.getByRole('textbox', { name: 'જૂનું સરનામું' }).fill('/2019/05/juna-khel/');
  await editor.getByRole('textbox', { name: 'નવું સરનામું' }).fill('/2019/05/juna-khel');
  await editor.getByRole('button', { name: 'સાચવો' }).click();
  await expect(editor.getByText('આ સરનામું ફરીને પોતાના પર જ આવે છે.')).toBeVisible();
  await editor.getByRole('textbox', { name: 'નવું સરનામું' }).fill('/category/sports');
  await editor.getByRole('button', { name: 'સાચવો' }).click();
  await expect(editor.getByRole('cell', { name: '/2019/05/juna-khel' })).toBeVisible();
  const moved = await reader();
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/category/sports']);

  await editor.getByRole('cell', { name: '/2019/05/juna-khel' }).click();
  await editor.getByLabel('હટાવી લીધું').check();
  await expect(editor.getByRole('textbox', { name: 'નવું સરનામું' })).toHaveCount(0);
  await editor.getByRole('button', { name: 'સાચવો' }).click();
  await expect(editor.getByRole('cell', { name: 'હટાવી લીધું' })).toBeVisible();
  expect((await reader()).status()).toBe(410);

  await editor.getByRole('cell', { name: '/2019/05/juna-khel' }).click();
  await editor.getByRole('button', { name: 'કાઢી નાખો' }).click();
  await editor.getByRole('button', { name: 'હા, કરો' }).click();
  await expect(editor.getByText('અહીં કોઈ જૂનું સરનામું નથી.')).toBeVisible();
  expect((await reader()).status()).toBe(404);
});
