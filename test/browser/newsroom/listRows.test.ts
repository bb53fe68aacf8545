import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

for (const path of ['/stories', '/staff'])
  test(`one step back leads from what a row opened to its list: ${path}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${path}`);
    const row = page.getByRole('table').getByRole('row').nth(1);
    const isOpened = new RegExp(`/newsroom${path}/[^/?]+$`);
    for (const target of [row.getByRole('link'), row.getByRole('cell').nth(1)]) {
      await target.click();
      await expect(page).toHaveURL(isOpened);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/newsroom${path}(\\?.*)?$`));
      await expect(row).toBeVisible();
    }
  });
