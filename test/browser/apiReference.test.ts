import { expect, test } from './newspaper.ts';

test('the API reference opens under its own policy', async ({ openAs }) => {
  const page = await openAs('/api/docs');
  await expect(page.getByRole('heading', { name: /the public API/ }).first()).toBeVisible();
});
