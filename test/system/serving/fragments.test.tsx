import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from '../../../src/site/desk.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const TAG = 'fragments-test';
const rendered = { shared: 0, own: 0 };
const shown = { text: '' };

/** A block that pages about the same city share, and one that each page has for itself. */
const countingDesk: Desk = {
  name: 'counting',
  sidebar: [
    {
      name: 'shared',
      order: 0,
      key: ({ cityId }) => String(cityId ?? ''),
      render: async () => {
        rendered.shared++;
        return { node: shown.text !== '' && <p>{shown.text}</p>, tags: [TAG] };
      },
    },
    {
      name: 'own',
      order: 0,
      render: async () => {
        rendered.own++;
        return { node: <p>પોતાનું</p>, tags: [] };
      },
    },
  ],
};

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp({ desks: [countingDesk] });
});
afterAll(() => newspaper.close());

const read = async (path: string) => (await newspaper.get(path)).text();
const lists = ['/category/gujarat/1', '/category/sports/1', '/category/business/1'];

test('a block is rendered once for all pages that show the same of it, and again when it is invalidated', async () => {
  for (const path of lists) expect(await read(path)).toContain('પોતાનું');
  expect(rendered).toEqual({ shared: 1, own: 3 });
  // It had nothing to show; its tag brings it to the pages that are cached without it.
  shown.text = 'હવે છે';
  newspaper.app.invalidate([TAG]);
  for (const path of lists) expect(await read(path)).toContain('<p>હવે છે</p>');
  expect(rendered).toEqual({ shared: 2, own: 6 });
  await read('/city/surat/1');
  expect(rendered.shared).toBe(3);
});

test('pages share a shell, in which each finds its own menu item current', async () => {
  const current = (html: string) => [...html.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, href]) => href);
  const own = [...new Set(await Promise.all(lists.map(async (path) => current(await read(path)).join(' '))))];
  expect(own).toHaveLength(lists.length);
  for (const path of lists) {
    const html = await read(path);
    expect(current(html).some((href) => href === path)).toBe(true);
    expect(html).not.toMatch(/[\uE000\uE001]/);
    const ids = [...html.matchAll(/ id(?:-prefix)?="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  }
});
