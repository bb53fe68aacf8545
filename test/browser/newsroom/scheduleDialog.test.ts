import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('a time that is over is refused in one sentence', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {} })).json();
  await page.goto(`/newsroom/stories/${id}`);
  await page.getByRole('button', { name: 'સમય નક્કી કરો' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/ભારતીય સમય/).fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'સમય નક્કી કરો' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('આ સમય વીતી ગયો છે.');
});
