import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// Answers that come when the editor is somewhere else already, and presses that come before the answer.

const api = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a double click on the confirmation sends a message to readers once', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/push/create');
  await box(page, 'મથાળું').fill('એક જ વાર');
  await box(page, 'ક્યાં ખૂલે').fill('/recent-news/1');
  await press(page, 'બ્રેકિંગ ન્યૂઝ');
  await press(page, 'મોકલો');
  await page.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).dblclick();
  await expect(page).toHaveURL(/\/push\/\d+$/);
  const { campaigns } = await api(page, '/push/campaigns');
  expect(campaigns.filter(({ title }: { title: string }) => title === 'એક જ વાર')).toHaveLength(1);
});

test('an answer that breaks off, or is a page of a hotel, is told', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/static-pages/about-us');
  await box(page, 'મથાળું').fill('હોટેલમાંથી');
  await page.route(/\/newsroom\/api\/static-pages\/about-us$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }) : route.fallback(),
  );
  await press(page, 'સાચવો');
  await expect(page.getByText('સર્વરે સમજાય એવો જવાબ આપ્યો નહીં.')).toBeVisible();
  await expect(box(page, 'મથાળું')).toHaveValue('હોટેલમાંથી');
});

test('who cannot be signed out is told so', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /ERR_FAILED/ });
  await page.route(/\/account\/sign-out$/, (route) => route.abort());
  await page.getByRole('button', { name: 'તમારું ખાતું' }).click();
  await page.getByRole('menuitem', { name: 'સાઇન આઉટ' }).click();
  await expect(page.getByText('સર્વર સુધી પહોંચાતું નથી.')).toBeVisible();
});
