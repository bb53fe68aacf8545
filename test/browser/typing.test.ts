import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

// What a key costs, counted and not timed: how many components are drawn anew.

const KEYS = 12;
const PARAGRAPHS = 200;
const STILL_MS = 400;
const text = 'તાપી નદી પરનો નવો પુલ આજથી વાહનો માટે ખુલ્લો મુકાયો છે. '.repeat(5);
const body = { type: 'doc', content: Array.from({ length: PARAGRAPHS }, () => ({ type: 'paragraph', content: [{ type: 'text', text }] })) };

declare global {
  interface Window {
    /** Components drawn since the count was begun. */
    typingCost: { drawn: number };
  }
}

/** Counts in the page: React tells its developer tools of every commit, in the built program too. */
function countWork(): void {
  type Fiber = { flags: number; tag: number; alternate: Fiber | null; child: Fiber | null; sibling: Fiber | null };
  const PERFORMED_WORK = 1;
  const HOST_TAGS = [3, 5, 6];
  window.typingCost = { drawn: 0 };
  const count = (fiber: Fiber | null, before: Fiber | null) => {
    // A subtree that is the very same as before was not looked at.
    if (!fiber || fiber === before) return;
    if ((fiber.flags & PERFORMED_WORK) !== 0 && !HOST_TAGS.includes(fiber.tag)) window.typingCost.drawn += 1;
    for (let child = fiber.child; child; child = child.sibling)
      if (fiber.child !== fiber.alternate?.child) count(child, child.alternate?.child === child ? child : null);
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => count(root.current, null),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

test('a key draws what it changes and nothing else, in a story of 10,000 words', async ({ newspaper, openAs }) => {
  const page = await openAs(firstLink(newspaper));
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const working = { headline: 'તાપી પરનો પુલ', body };
  const begun = await page.request.post('/newsroom/api/stories', { data: { working }, headers: { origin: newspaper.url } });
  await page.addInitScript(countWork);
  await page.goto(`/newsroom/stories/${(await begun.json()).id}`);
  // Saves are no part of a key: they wait for quiet, and here for ever.
  await page.route(/\/newsroom\/api\/stories\/\d+$/, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));

  const drawn = () => page.evaluate(() => window.typingCost.drawn);
  /** What the screen has asked for, and the lock, are no part of a key, whenever their answers come. */
  const untilStill = () =>
    expect(async () => {
      const before = await drawn();
      await page.waitForTimeout(STILL_MS);
      expect(await drawn()).toBe(before);
    }).toPass();
  const costOf = async (name: string) => {
    await page.getByRole('textbox', { name, exact: true }).click();
    // The first key after a save changes what is said of it.
    await page.keyboard.insertText('ક ');
    await expect(page.locator('[data-save]')).not.toHaveAttribute('data-save', 'saved');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    await untilStill();
    await page.evaluate(() => {
      window.typingCost = { drawn: 0 };
    });
    for (let key = 0; key < KEYS; key++) await page.keyboard.press('a');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return page.evaluate(() => window.typingCost);
  };
  const inBody = await costOf('સ્ટોરીનું લખાણ');
  expect(inBody.drawn / KEYS).toBeLessThan(4);
  const inHeadline = await costOf('હેડલાઇન');
  expect(inHeadline.drawn / KEYS).toBeLessThan(90);
});
