import { expect, test } from './newspaper.ts';

test('a reader opens a story from a list, on a phone', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const headline = page.locator('main h2 a').first();
  const text = await headline.textContent();
  await headline.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text ?? '');
  await expect(page).toHaveURL(/\/news\/[a-z-]+\/[a-z0-9-]+-\d+$/);
});
