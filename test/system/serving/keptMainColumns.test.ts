import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Page, page } from '../../../src/site/pages/page.tsx';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
let loads = 0;
let fails = false;
/** What the clock says, which the test turns. */
const at = new Date(Date.UTC(2026, 10, 23, 6));
const pass = (seconds: number) => at.setTime(at.getTime() + seconds * 1_000);

const keptPage: Page = page({
  path: '/kept-page',
  load: async () => {
    if (fails) throw new Error('The database is away');
    return { loads: ++loads };
  },
  head: () => ({ title: 'kept', description: 'kept', canonical: '/kept-page' }),
  tags: () => ['kept-page'],
  keepsMain: true,
  freshFor: () => '60s',
  view: ({ data }) => createElement('p', undefined, `loaded ${data.loads} times`),
});

beforeAll(async () => {
  newspaper = await openTestApp({ at, desks: [{ name: 'kept', pages: [keptPage] }] });
});
afterAll(() => newspaper.close());

async function read(path = '/kept-page') {
  const response = await newspaper.get(path);
  const html = await response.text();
  const seconds = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return { status: response.status, loaded: /loaded (\d+) times/.exec(html)?.[1], seconds: Number(seconds) };
}

test('a main column outlasts what changes around it, no longer than its page would stand, and falls with its own tag', async () => {
  expect(await read()).toEqual({ status: 200, loaded: '1', seconds: 60 });
  pass(20);
  newspaper.app.invalidate(['menus', 'topics']);
  newspaper.app.pages.invalidateAll();
  expect(await read()).toEqual({ status: 200, loaded: '1', seconds: 40 });
  newspaper.app.invalidate(['kept-page']);
  expect(await read()).toEqual({ status: 200, loaded: '2', seconds: 60 });
  pass(60);
  newspaper.app.pages.invalidateAll();
  expect(await read()).toEqual({ status: 200, loaded: '3', seconds: 60 });
});

test('one that cannot be made anew does not make a new page: the old page is shown until it can', async () => {
  newspaper.app.invalidate(['kept-page']);
  fails = true;
  expect((await read()).loaded).toBe('3');
  fails = false;
  expect((await read()).loaded).toBe('4');
});

test('with parameters or without the shell a page is made for itself', async () => {
  expect((await read('/mobile/kept-page')).loaded).toBe('5');
  expect((await read()).loaded).toBe('4');
});
