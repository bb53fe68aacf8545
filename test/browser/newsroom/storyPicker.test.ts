import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('choosing a story offers none of an earlier text, says when nothing is found or read, and forgets a failure', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /500/ });
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {} })).json();
  await page.goto(`/newsroom/stories/${id}`);
  await page.getByRole('button', { name: 'મૂળ સ્ટોરી પસંદ કરો' }).click();
  const picker = page.getByRole('dialog');
  const found = picker.getByRole('listitem').or(picker.locator('ul').getByRole('button'));
  await expect(found.first()).toBeVisible();
  // Who does not see a story among the first ones is told how to find it.
  const others = picker.getByText('યાદી અહીં પૂરી થતી નથી');
  await expect(others).toBeVisible();

  // The newest ones are gone as soon as something else is asked for, however long the answer takes.
  const held = await holdAnswer(page, { method: 'GET', path: /\/stories$/ });
  await picker.getByRole('textbox').fill('સંસદનો પહેલો કલાક');
  await held.arrived;
  await expect(found).toHaveCount(0);
  await held.letGo({ status: 500 });
  await expect(picker.getByRole('alert')).toBeVisible();

  await picker.getByRole('button', { name: 'ફરી પ્રયત્ન કરો' }).click();
  await expect(picker.getByRole('button', { name: /^સંસદનો પહેલો કલાક/ })).toBeVisible();
  await expect(others).toHaveCount(0);
  await expect(picker.getByRole('alert')).toHaveCount(0);
  await picker.getByRole('textbox').fill('qqqzzzqqq');
  await expect(picker).toContainText('કશું મળ્યું નહીં.');
});
