import type { Page } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { moveToSecond } from '../fixtures/pickUp.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const handles = (page: Page) => page.getByRole('button', { name: /^ખસેડો: / });
const names = async (page: Page): Promise<string[]> =>
  (await handles(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).map((name) => name.replace('ખસેડો: ', ''));

/** Drags the first item below the second with a finger. */
async function dragDown(page: Page): Promise<void> {
  const [from, to] = [await handles(page).first().boundingBox(), await handles(page).nth(1).boundingBox()];
  if (!from || !to) throw new Error('There are no two items');
  const session = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const [begin, end] = [from.y + from.height / 2, to.y + to.height * 0.8];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', begin);
  for (let step = 1; step <= 12; step++) await touch('touchMove', begin + ((end - begin) * step) / 12);
  // The list draws after the finger, and puts the item where it has last drawn it.
  await expect(page.getByText(/^જગ્યા 2 \/ \d+$/).first()).toBeAttached();
  await touch('touchEnd', end);
}

for (const path of ['/settings', '/web-stories'])
  test(`a list is sorted with a finger, with the keyboard and without dragging, and says where the item is: ${path}`, async ({
    newspaper,
    openAs,
  }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740 });
    const { items } = await (await page.request.get('/newsroom/api/web-stories')).json();
    await page.goto(`/newsroom${path === '/settings' ? path : `${path}/${items[0].id}`}`);
    await handles(page).first().scrollIntoViewIfNeeded();
    const before = await names(page);
    const [first = '', second = ''] = before;
    const count = before.length;
    const isNamed = path === '/settings';

    await moveToSecond(handles(page).first(), isNamed ? 'ArrowDown' : 'ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByText(new RegExp(`^મૂક્યું: .+\\. જગ્યા 2 / ${count}$`)).first()).toBeAttached();
    if (isNamed) expect((await names(page)).slice(0, 2)).toEqual([second, first]);

    // Without a drag: a press, then a choice. The focus stays with the item.
    await handles(page).nth(1).tap();
    await page.getByRole('menuitem', { name: 'એક જગ્યા આગળ' }).click();
    await expect(page.getByRole('status').filter({ hasText: `જગ્યા 1 / ${count}` })).toBeAttached();
    if (isNamed) expect(await names(page)).toEqual(before);
    await expect(handles(page).first()).toBeFocused();

    if (isNamed) {
      // Until it has gone, the menu lies over the page.
      await expect(page.locator('.MuiMenu-root')).toHaveCount(0);
      await handles(page).nth(1).scrollIntoViewIfNeeded();
      await dragDown(page);
      await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first]);
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  });

for (const { screen, path } of [
  { screen: '/menus/mobile', path: /menu-items\/\d+\/move$/ },
  { screen: '/topics/magazine', path: /topics\/order$/ },
])
  test(`a dropped item stays where it was dropped until the server has answered, and goes back only if it refuses: ${screen}`, async ({
    newspaper,
    openAs,
  }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${screen}`, { expects: /ERR_FAILED/ });
    await expect(handles(page).nth(2)).toBeVisible();
    const [first, second, third, ...others] = await names(page);
    const moveDown = async () => {
      await moveToSecond(handles(page).first());
      await page.keyboard.press('Space');
    };

    const accepted = await holdAnswer(page, { method: 'POST', path });
    await moveDown();
    await accepted.arrived;
    expect(await names(page)).toEqual([second, first, third, ...others]);
    // The next is dropped before the answer to the one before.
    await handles(page).nth(2).click();
    await page.getByRole('menuitem', { name: 'એક જગ્યા આગળ' }).click();
    await expect.poll(() => names(page)).toEqual([second, third, first, ...others]);
    let answers = 0;
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && path.test(request.url())) answers += 1;
    });
    await accepted.letGo();
    await expect.poll(() => answers).toBe(2);
    await page.reload();
    await expect.poll(() => names(page)).toEqual([second, third, first, ...others]);

    const lost = await holdAnswer(page, { method: 'POST', path }, { reaches: false });
    await moveDown();
    await expect.poll(() => names(page)).toEqual([third, second, first, ...others]);
    await lost.letGo('lost');
    await expect(page.getByText('નવો ક્રમ સચવાયો નથી, એટલે યાદી પહેલાંના ક્રમમાં છે.')).toBeVisible();
    await expect.poll(() => names(page)).toEqual([second, third, first, ...others]);
  });
