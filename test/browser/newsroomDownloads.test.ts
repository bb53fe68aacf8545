import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';

const STATIC_PAGES = '**/assets/StaticPagesScreen-*.js';
const openStaticPages = (page: Page) => page.getByRole('menuitem', { name: 'સ્થાયી પાનાં', exact: true }).click();
const pageLink = (page: Page) => page.getByRole('link', { name: 'સુધારો: અમારા વિશે' });
const failed = (page: Page) => page.locator('[data-not-downloaded]');
const expects = /Failed to load resource|StaticPagesScreen|SettingsScreen|Failed to fetch|DownloadError|Error: TypeError/;

test('a screen that cannot be downloaded while the line is down says so, and opens once it is back', async ({ openAs, newspaper }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects });
  await setRoute(page, STATIC_PAGES, (route) => route.abort());
  await setRoute(page, '**/newsroom', (route) => route.abort());
  const serverNotReached = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith('/newsroom'));
  const looked = serverNotReached();
  await openStaticPages(page);
  await expect(failed(page)).toContainText('આ સ્ક્રીન ખૂલી નહીં');
  await expect(failed(page)).toContainText('ઇન્ટરનેટ');
  await expect(page.getByRole('menuitem', { name: 'આજે', exact: true })).toBeVisible();
  await looked;
  // Still down: the page stays.
  const lookedAgain = serverNotReached();
  await page.getByRole('button', { name: 'ફરી પ્રયત્ન કરો' }).click();
  await lookedAgain;
  await expect(failed(page)).toBeVisible();
  await page.unroute('**/newsroom');
  await page.unroute(STATIC_PAGES);
  await page.getByRole('button', { name: 'ફરી પ્રયત્ન કરો' }).click();
  await expect(pageLink(page)).toBeVisible();
});

test('after a deploy the page is reloaded by itself and opens the screen, once', async ({ openAs, newspaper }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects });
  let isDeployed = false;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The chunk that this page names is gone; a page of the new version names one that is there.
  await setRoute(page, STATIC_PAGES, (route) => (isDeployed ? route.continue() : route.fulfill({ status: 404, body: '' })));
  await setRoute(page, '**/newsroom/static-pages', (route) => {
    isDeployed = true;
    return route.continue();
  });
  await openStaticPages(page);
  await expect(pageLink(page)).toBeVisible();
  expect(isDeployed).toBe(true);
  expect(loads).toBe(1);
});

test('a screen that never comes is not asked for in a circle', async ({ openAs, newspaper }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects });
  await setRoute(page, STATIC_PAGES, (route) => route.fulfill({ status: 404, body: '' }));
  const reloaded = page.waitForEvent('load');
  await openStaticPages(page);
  await reloaded;
  await expect(failed(page)).toContainText('ન્યૂઝરૂમ બદલાયું છે');
  await expect(page.getByRole('button', { name: 'પાનું ફરી ખોલો' })).toBeVisible();
});

test('what is written is saved before the screen that cannot come', async ({ openAs, newspaper }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/static-pages', { expects });
  await pageLink(page).click();
  await page.getByLabel(/^મથાળું/).fill('સવાર, લખાયા પછી');
  await setRoute(page, '**/assets/SettingsScreen-*.js', (route) => route.abort());
  await page.getByRole('menuitem', { name: 'સાઇટની ગોઠવણી', exact: true }).click();
  await page.getByRole('button', { name: 'સાચવીને જાઓ' }).click();
  await expect(failed(page)).toBeVisible();
  expect(await (await fetch(`${newspaper.url}/static-page/about-us`)).text()).toContain('સવાર, લખાયા પછી</h1>');
});
