import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
let categoryId = 0;
const chief = staffMember('chief-editor');
beforeAll(async () => {
  app = await openTestApp();
  const { data } = await (await app.ask(chief, 'GET', '/topics?filter={"kind":"category","slug":"gujarat"}')).json();
  categoryId = data[0].id;
});
afterAll(() => app.close());

/** One letter for its reader, four UTF-16 units. */
const LETTER = 'ક્ષિ';
const refusal = z.object({ issues: z.array(z.object({ path: z.string(), message: z.object({ gu: z.string() }) })) });

const places = [
  ['the name of a menu item', '/menu-items', 'name', 60, () => ({ place: 'bottom', type: 'category', slug: 'gujarat' })],
  [
    'the title of a gallery',
    '/galleries',
    'title',
    150,
    () => ({ kind: 'photo-gallery', categoryId, pictures: [{ picture: 'none', caption: 'x' }] }),
  ],
  ['the title of a video', '/videos', 'title', 200, () => ({ kind: 'watch', categoryId })],
] as const;

test.each(places)('%s has as many letters as the sentence about a longer one says', async (_, path, field, most, rest) => {
  const send = (letters: number) => app.ask(chief, 'POST', path, { ...rest(), [field]: LETTER.repeat(letters) });
  const long = await send(most + 1);
  expect([long.status, refusal.parse(await long.json()).issues]).toEqual([
    422,
    [{ path: field, message: { gu: `વધુમાં વધુ ${most} અક્ષર.` } }],
  ]);
  const { issues = [] } = await (await send(most)).json();
  expect(issues.filter((issue: { path: string }) => issue.path === field)).toEqual([]);
});
