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
  ['the description of a topic', '/topics', 'description', 500, () => ({ kind: 'tag', name: 'વ્યાજ દર' })],
  ['the name of a team', '/cricket/teams', 'name', 120, () => ({ code: 'TLL', slug: 'tll', nameEn: 'TLL' })],
  ['the advertiser of a campaign', '/ads/campaigns', 'advertiser', 80, () => ({ name: 'ઝુંબેશ', state: 'draft' })],
] as const;

test.each(places)('%s has as many letters as the sentence about a longer one says', async (_, path, field, most, rest) => {
  const saidOfField = async (letters: number) => {
    const answer = await app.ask(chief, 'POST', path, { ...rest(), [field]: LETTER.repeat(letters) });
    if (answer.ok) return [];
    expect(answer.status).toBe(422);
    const { issues } = refusal.parse(await answer.json());
    return issues.filter((issue) => issue.path === field).map(({ message }) => message.gu);
  };
  expect(await saidOfField(most + 1)).toEqual([`વધુમાં વધુ ${most} અક્ષર.`]);
  expect(await saidOfField(most)).toEqual([]);
});
