import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { moveToSecond } from '../fixtures/pickUp.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// An order that somebody else has changed meanwhile stays as it is, and is on the screen.

type Item = { id: number; name: string; parentId: number | null };
type List = {
  name: string;
  screen: string;
  path: string;
  filter: object;
  /** Puts the last item first, as somebody else who has just opened the list. */
  arrange: (ids: number[]) => { path: string; data: object };
};

const lists: List[] = [
  {
    name: 'topics',
    screen: '/topics/magazine',
    path: '/topics',
    filter: { kind: 'magazine' },
    arrange: (seen) => ({ path: '/topics/order', data: { kind: 'magazine', ids: [...seen.slice(-1), ...seen.slice(0, -1)], seen } }),
  },
  {
    name: 'menu',
    screen: '/menus/mobile',
    path: '/menu-items',
    filter: { place: 'mobile' },
    arrange: (seen) => ({ path: `/menu-items/${seen.at(-1)}/move`, data: { position: 0, seen } }),
  },
];

async function read(page: Page, { path, filter }: List): Promise<Item[]> {
  const answer = await page.request.get(`/newsroom/api${path}?perPage=200&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const { data }: { data: Item[] } = await answer.json();
  return data.filter(({ parentId }) => parentId === null);
}

for (const list of lists)
  test(`an order that somebody else has changed meanwhile is kept and shown: ${list.name}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
    await page.goto(`/newsroom${list.screen}`);
    const before = await read(page, list);
    const handles = page.getByRole('button', { name: /^ખસેડો/ });
    const names = async () =>
      (await handles.evaluateAll((all) => all.map((one) => one.ariaLabel))).map((label) => label?.replace('ખસેડો: ', ''));
    await expect.poll(names).toEqual(before.map(({ name }) => name));

    const { path, data } = list.arrange(before.map(({ id }) => id));
    const headers = { origin: new URL(page.url()).origin };
    expect((await page.request.post(`/newsroom/api${path}`, { data, headers })).status()).toBe(200);
    const present = (await read(page, list)).map(({ name }) => name);

    // The first item is put behind the second one, with the keyboard.
    const moveDown = async () => {
      await moveToSecond(handles.first());
      await page.keyboard.press('Space');
    };
    await moveDown();
    await expect(page.getByText('બીજા કોઈએ આ યાદી કે તેનો ક્રમ બદલ્યો છે.')).toBeVisible();
    await expect.poll(names).toEqual(present);
    expect((await read(page, list)).map(({ name }) => name)).toEqual(present);

    await moveDown();
    const [first, second, ...others] = present;
    await expect.poll(names).toEqual([second, first, ...others]);
  });
