import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('a record that is not there is asked for once, and said to be missing', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /404/ });
  for (const path of ['/galleries/99999999', '/elections/99999999/setUp', '/staff/nobody']) {
    let asked = 0;
    await page.route(`**/newsroom/api/${path.split('/').slice(1, 3).join('/')}`, (route) => {
      asked += 1;
      return route.continue();
    });
    await page.goto(`/newsroom${path}`);
    await expect(page.getByText('આ હવે નથી: કદાચ કોઈએ કાઢી નાખ્યું છે.')).toBeVisible();
    // Longer than the first wait before a call is made again.
    await page.waitForTimeout(1_500);
    expect(asked, path).toBe(1);
  }
});

test('a server that does not answer for a moment is asked again', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /503/ });
  let asked = 0;
  await page.route(/\/newsroom\/api\/staff\?/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/newsroom/staff');
  await expect(page.getByRole('link', { name: 'મીરા શાહ' })).toBeVisible();
  expect(asked).toBe(2);
});

test('an address of a story that is not there says so', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /404/ });
  for (const id of ['99999999', 'abc', '0']) {
    await page.goto(`/newsroom/stories/${id}`);
    await expect(page.getByRole('heading', { name: 'આવી કોઈ સ્ટોરી નથી' }).first()).toBeVisible();
  }
});
