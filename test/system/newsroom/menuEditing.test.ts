import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MenuRow } from '../../../src/desks/navigation/menus/menuItemDraft.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const chief = staffMember('chief-editor');
const ask = async <Out>(method: string, path: string, body?: unknown, staff = chief): Promise<{ status: number; answer: Out }> => {
  const response = await app.ask(staff, method, path, body);
  return { status: response.status, answer: await response.json() };
};
const listed = async (place: string) =>
  (await ask<{ data: MenuRow[] }>('get', `/menu-items?filter=${encodeURIComponent(JSON.stringify({ place }))}`)).answer.data;
const home = async () => (await app.get('/')).text();

test('an item is added, changed, moved and taken away, and readers see it at their next request', async () => {
  const draft = { place: 'bottom', name: 'વાવ અને મહેલ', type: 'category', slug: 'gujarat' };
  const { status, answer: added } = await ask<MenuRow>('post', '/menu-items', draft);
  expect([status, added.address]).toEqual([200, '/category/gujarat/1']);
  expect(await home()).toContain('વાવ અને મહેલ');
  const changed = await ask<MenuRow>('put', `/menu-items/${added.id}`, {
    ...draft,
    name: 'ધરોહર',
    type: 'city',
    slug: 'surat',
    version: added.version,
  });
  expect(changed.answer.address).toBe('/city/surat/1');
  expect(await home()).toContain('ધરોહર');
  const seen = (await listed('bottom')).filter((row) => row.parentId === null).map(({ id }) => id);
  await ask('post', `/menu-items/${added.id}/move`, { position: 0, seen });
  expect((await listed('bottom')).filter((row) => row.parentId === null)[0]?.id).toBe(added.id);

  const parent = (await listed('bottom')).find((row) => row.parentId === null && row.id !== added.id);
  await ask('put', `/menu-items/${added.id}`, { ...draft, parentId: parent?.id, version: changed.answer.version });
  expect((await listed('bottom')).find((row) => row.id === added.id)?.parentId).toBe(parent?.id);
  expect((await ask('delete', `/menu-items/${added.id}`)).status).toBe(200);
  expect(await home()).not.toContain('વાવ અને મહેલ');
});

test('bad items are refused by field, and the menu stays as it is', async () => {
  const before = await listed('bottom');
  const parent = before.find((row) => before.some((other) => other.parentId === row.id));
  const child = before.find((row) => row.parentId !== null);
  const draft = { place: 'bottom', name: 'કસોટી', type: 'category' };
  const wrong: [object, string][] = [
    [{ ...draft, name: '' }, 'name'],
    [{ ...draft, type: 'nothing' }, 'type'],
    [{ ...draft, place: 'left' }, 'place'],
    [{ ...draft, slug: 'no-such-category' }, 'slug'],
    [{ ...draft, slug: 'A B' }, 'slug'],
    [{ ...draft, url: 'javascript:alert(1)' }, 'url'],
    [{ ...draft, parentId: child?.id }, 'parentId'],
    [{ ...draft, parentId: 999_999 }, 'parentId'],
  ];
  for (const [body, path] of wrong) {
    const { status, answer } = await ask<{ issues: { path: string }[] }>('post', '/menu-items', body);
    expect([status, answer.issues.map((one) => one.path)], JSON.stringify(body)).toEqual([422, [path]]);
  }
  const other = before.find((row) => row.parentId === null && row.id !== parent?.id);
  expect((await ask('put', `/menu-items/${parent?.id}`, { ...draft, parentId: other?.id, version: parent?.version })).status).toBe(422);
  expect((await ask('put', `/menu-items/${other?.id}`, { ...draft, place: 'top', version: other?.version })).status).toBe(422);
  expect((await ask('put', '/menu-items/999999', { ...draft, version: 1 })).status).toBe(404);
  expect((await ask('post', '/menu-items/999999/move', { position: 0, seen: [] })).status).toBe(404);
  expect((await ask('post', `/menu-items/${other?.id}/move`, { position: -1, seen: [] })).status).toBe(422);
  expect(await listed('bottom')).toEqual(before);
});

test('a topic to which a menu leads is not removed', async () => {
  const { answer: city } = await ask<{ id: number; slug: string }>('post', '/topics', { kind: 'city', name: 'દ્વારકા' });
  const { answer: item } = await ask<MenuRow>('post', '/menu-items', { place: 'top', name: 'દ્વારકા', type: 'city', slug: city.slug });
  expect((await ask('delete', `/topics/${city.id}`)).status).toBe(409);
  await ask('delete', `/menu-items/${item.id}`);
  expect((await ask('delete', `/topics/${city.id}`)).status).toBe(200);
});

test('only staff with the permission can change menus', async () => {
  const draft = { place: 'bottom', name: 'કસોટી', type: 'home' };
  for (const role of roles) {
    const staff = staffMember(role);
    const isChief = role === 'chief-editor' || role === 'administrator';
    expect((await ask('get', '/menu-items', undefined, staff)).status, role).toBe(isChief ? 200 : 403);
    expect((await ask('put', '/menu-items/999999', { ...draft, version: 1 }, staff)).status, role).toBe(isChief ? 404 : 403);
    expect((await ask('post', '/menu-items/999999/move', { position: 0, seen: [] }, staff)).status, role).toBe(isChief ? 404 : 403);
    expect((await ask('delete', '/menu-items/999999', undefined, staff)).status, role).toBe(isChief ? 404 : 403);
    if (!isChief) expect((await ask('post', '/menu-items', draft, staff)).status, role).toBe(403);
  }
});
