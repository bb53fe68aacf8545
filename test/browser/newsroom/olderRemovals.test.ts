import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// Somebody else changes what an editor has open and then deletes: the change is shown first.

const call = (page: Page, method: 'get' | 'post' | 'put', path: string, data?: object) =>
  page.request.fetch(`/newsroom/api${path}`, { method, data, headers: { origin: new URL(page.url()).origin } });
const confirmRemoval = (page: Page) => page.getByRole('button', { name: 'હા, કરો' }).click();

test('a picture that somebody else has described meanwhile is deleted only after that has been seen', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const pixels = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const added = await call(page, 'post', '/pictures?name=dot.png', pixels);
  const { picture } = await added.json();
  await page.goto(`/newsroom/pictures/${picture.key}`);
  await page.getByRole('textbox', { name: 'યશ' }).fill('સવાર');
  const described = { alt: 'બીજા તંત્રીનું વર્ણન', credit: '', rights: '', focal: { x: 0.5, y: 0.5 }, version: picture.version };
  expect((await call(page, 'put', `/pictures/${picture.key}`, described)).status()).toBe(200);

  const remove = () => page.getByRole('button', { name: 'સંગ્રહમાંથી કાઢો' }).click();
  await remove();
  await confirmRemoval(page);
  await expect(page.getByText('તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે.')).toBeVisible();
  await page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await expect(page.getByRole('textbox', { name: 'વર્ણન' })).toHaveValue('બીજા તંત્રીનું વર્ણન');
  await expect(page.getByRole('textbox', { name: 'યશ' })).toHaveValue('સવાર');
  await remove();
  await confirmRemoval(page);
  await expect.poll(async () => (await call(page, 'get', `/pictures/${picture.key}`)).status()).toBe(404);
});

test('a live post that somebody else has corrected meanwhile is deleted only after that has been seen', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const { data } = await (await page.request.get('/api/article-list?limit=1')).json();
  const path = `/live/${data.articles[0]._id}`;
  await call(page, 'post', path);
  const sent = await call(page, 'post', `${path}/posts`, { body: 'પહેલી ખબર.', sentAs: crypto.randomUUID() });
  const [post] = (await sent.json()).rows;
  await page.goto(`/newsroom${path}`);
  await page.getByRole('button', { name: 'સુધારો: પહેલી ખબર.' }).click();
  await call(page, 'put', `${path}/posts/${post.id}`, { body: 'સુધારેલી ખબર.', version: post.version });

  const remove = () => page.getByRole('listitem').getByRole('button', { name: 'ખબર કાઢી નાખો' }).click();
  await remove();
  await confirmRemoval(page);
  await expect(page.getByText('હાલ આમ છે: સુધારેલી ખબર.')).toBeVisible();
  await remove();
  await confirmRemoval(page);
  await expect.poll(async () => (await (await call(page, 'get', path)).json()).rows.length).toBe(0);
});
