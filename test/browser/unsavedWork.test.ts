import type { Locator, Page } from '@playwright/test';
import { cricketMatches } from './fixtures/cricketMatches.ts';
import { followLink } from './fixtures/followLink.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';

type Screen = {
  name: string;
  path: string;
  /** What stands there once the screen is ready. */
  ready: (page: Page) => Locator;
  /** Changes something; gives what must still be so when the editor has stayed. */
  change: (page: Page) => Promise<() => Promise<void>>;
};

/** What must be filled in carries a star behind its name. */
const named = (name: string) => new RegExp(`^${name}(\\s*\\*)?$`);
const field = (name: string) => (page: Page) => page.getByRole('textbox', { name: named(name) }).first();

/** Screens whose field is typed into. */
const typing = (name: string, path: string, find: (page: Page) => Locator, typed = '7'): Screen => ({
  name,
  path,
  ready: find,
  change: async (page) => {
    await find(page).fill(typed);
    return () => expect(find(page)).toHaveValue(typed);
  },
});

async function screensOf(page: Page): Promise<Screen[]> {
  const api = async (path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
  const first = async (path: string, list: string) => (await api(path))[list][0];
  const gallery = await first('/galleries', 'items');
  const video = await first('/videos', 'items');
  const webStory = await first('/web-stories', 'items');
  const picture = await first('/pictures', 'pictures');
  const { data: elections } = await api('/elections?perPage=200');
  const election = elections.find(({ token }: { token: string }) => token === 'election-2024') ?? elections[0];
  const { yards } = await api('/mandi/names');
  const staff = await first('/staff', 'data');
  const story = (await api('/stories?filter=%7B%22state%22%3A%22published%22%7D')).data[0];
  await page.request.post(`/newsroom/api/live/${story.id}`, { data: {} });
  const fixture = (await cricketMatches(page)).find(({ status }) => status === 'fixture');

  return [
    {
      name: 'front page',
      path: '/frontpage',
      ready: (here) => here.getByRole('button', { name: /^વધુ કામ:/ }).first(),
      change: async (here) => {
        await here
          .getByRole('region', { name: 'સ્ટોરી' })
          .getByRole('button', { name: /^વધુ કામ:/ })
          .nth(1)
          .click();
        await here.getByRole('menuitem', { name: 'અહીં મૂકો: મુખ્ય સમાચાર' }).click();
        const undo = here.getByRole('button', { name: 'પાછું લો' });
        await expect(undo).toBeEnabled();
        return () => expect(undo).toBeEnabled();
      },
    },
    typing('gallery', `/galleries/${gallery.id}`, field('શીર્ષક')),
    typing('new gallery', '/galleries/new', field('શીર્ષક')),
    typing('video', `/videos/${video.id}`, field('શીર્ષક')),
    typing('web story', `/web-stories/${webStory.id}`, field('શીર્ષક')),
    typing('picture', `/pictures/${picture.key}`, field('યશ')),
    typing('mandi prices', `/mandi/entry?yard=${yards[0].id}`, (here) => here.getByRole('table').getByRole('textbox').first()),
    typing('menu item', '/menus', field('નામ')),
    typing('topic', '/topics', field('નામ')),
    typing('static page', '/static-pages/about-us', field('મથાળું')),
    typing('redirect', '/redirects', field('જૂનું સરનામું')),
    typing('short link', '/short-links', field('પાનાનું સરનામું')),
    typing('settings', '/settings', field('નામ')),
    typing('staff', `/staff/${staff.id}`, field('નામ')),
    typing('invitation', '/staff/create', field('નામ')),
    typing('own account', '/account', (here) => here.getByLabel(named('નવો પાસવર્ડ'))),
    typing('election', `/elections/${election.id}/setUp`, field('નામ')),
    typing('new election', '/elections/new', field('નામ')),
    typing('election lines', `/elections/${election.id}/lines`, field('નવી લાઇન')),
    typing('election keys', `/elections/${election.id}/keys`, field('સ્રોતનું નામ')),
    {
      name: 'seat entry',
      path: `/elections/${election.id}/entry`,
      ready: (here) => here.getByRole('textbox', { name: 'બેઠક: નામ કે ક્રમાંક' }),
      change: async (here) => {
        await here.getByRole('textbox', { name: 'બેઠક: નામ કે ક્રમાંક' }).fill('5');
        await here.getByRole('textbox', { name: 'બેઠક: નામ કે ક્રમાંક' }).press('Enter');
        const votes = here.getByRole('textbox', { name: /: મત$/ }).first();
        await votes.fill('12');
        return () => expect(votes).toHaveValue('12');
      },
    },
    typing('live key points', `/live/${story.id}`, (here) => here.getByRole('textbox', { name: /^મુખ્ય મુદ્દા/ })),
    ...(fixture
      ? [
          {
            name: 'toss and elevens',
            path: `/cricket/${fixture.id}`,
            ready: (here: Page) => here.getByRole('checkbox').first(),
            change: async (here: Page) => {
              await here.getByRole('checkbox').first().uncheck();
              return () => expect(here.getByRole('checkbox').first()).not.toBeChecked();
            },
          },
        ]
      : []),
  ];
}

/** Where the form stands in a dialog, it is opened first, and left by Escape. */
const opensBy: Record<string, string> = { 'menu item': 'ઉમેરો', topic: 'ઉમેરો', redirect: 'ઉમેરો' };

test('whatever screen something is changed on, leaving it asks first, and staying keeps it', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /4\d\d/ });
  const screens = await screensOf(page);
  const question = page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' });
  const today = page.getByRole('menuitem', { name: 'આજે', exact: true });

  for (const { name, path, ready, change } of screens) {
    await test.step(name, async () => {
      const opener = opensBy[name];
      const openerButton = page.getByRole('button', { name: opener ?? '', exact: true });
      const open = async () => {
        if (opener) await openerButton.click();
        await expect(ready(page)).toBeVisible();
      };
      const leave = () => (opener ? page.keyboard.press('Escape') : today.click());
      await followLink(page, `/newsroom${path}`);
      await open();

      // Nothing was changed: nothing is asked.
      await leave();
      if (opener) await expect(ready(page)).toBeHidden();
      else {
        await expect(page).toHaveURL(/\/newsroom\/?$/);
        await page.goBack();
      }
      await open();

      const isStill = await change(page);
      const address = page.url();
      await leave();
      await expect(question, name).toBeVisible();
      await question.getByRole('button', { name: 'અહીં રહો' }).click();
      await expect(question).toBeHidden();
      expect(page.url()).toBe(address);
      await isStill();
      // Closing the tab is asked about by the browser itself.
      expect(await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))), name).toBe(true);

      await leave();
      await question.getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();
      await expect(question).toBeHidden();
      await expect(ready(page)).toBeHidden();
      if (opener) await today.click();
      await expect(page).toHaveURL(/\/newsroom\/?$/);
      // A screen stands until the next one is loaded, which can have a button of the same name.
      if (opener) await expect(openerButton).toBeHidden();
    });
  }
});

test('a changed screen can be saved on leaving it, and what is refused is stayed with', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /4\d\d/ });
  await page.getByRole('menuitem', { name: 'સ્થાયી પાનાં', exact: true }).click();
  await page.getByRole('link', { name: 'સુધારો: અમારા વિશે' }).click();
  await field('મથાળું')(page).fill('');
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await page.getByRole('button', { name: 'સાચવીને જાઓ' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/static-pages/);
  await field('મથાળું')(page).fill('સવાર વિશે');
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await page.getByRole('button', { name: 'સાચવીને જાઓ' }).click();
  await expect(page).toHaveURL(/\/newsroom\/?$/);
  expect(await (await fetch(`${newspaper.url}/static-page/about-us`)).text()).toContain('સવાર વિશે</h1>');
});

test('what was to be left behind by a sign-out that fails is still guarded', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/static-pages/about-us', { expects: /ERR_FAILED/ });
  await field('મથાળું')(page).fill('હજી લખાય છે');
  await setRoute(page, '**/account/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: /^તમારું ખાતું/ }).click();
  await page.getByRole('menuitem', { name: 'સાઇન આઉટ' }).click();
  await page.getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'સર્વર સુધી પહોંચાતું નથી' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' })).toBeVisible();
  await page.getByRole('button', { name: 'અહીં રહો' }).click();
  await expect(field('મથાળું')(page)).toHaveValue('હજી લખાય છે');
});

test('what is typed on another screen is asked about on the way back to one that has just been saved for the first time', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/videos/new');
  await field('શીર્ષક')(page).fill('પહેલી વાર સચવાયેલો વિડિયો');
  await page.getByLabel('વિભાગ', { exact: true }).fill('gujarat');
  await page.getByRole('option', { name: /^ગુજરાત/ }).click();
  await page.getByRole('button', { name: 'મુસદ્દો સાચવો' }).click();
  await expect(page).toHaveURL(/\/videos\/\d+$/);
  await page.getByRole('menuitem', { name: 'સાઇટની ગોઠવણી' }).click();
  const sellers = page.getByRole('textbox', { name: 'ads.txt', exact: true });
  const typed = '# હજી લખાય છે';
  await sellers.fill(typed);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'ફેરફાર સચવાયા નથી' })).toBeVisible();
  await page.getByRole('button', { name: 'અહીં રહો' }).click();
  await expect(sellers).toHaveValue(typed);
});
