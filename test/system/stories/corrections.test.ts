import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

const textOf = async (path: string) => (await site.get(path)).text();

test('lists corrected stories with their notes, those corrected last first, in pages', async () => {
  const { chief, begin, saved, stepped } = newsroomOf(site);
  const before = await textOf('/corrections');
  expect(before).not.toContain('સુધારેલી વાત');
  const correct = async (number: number) => {
    const published = await stepped(chief, (await begin(chief, { headline: `સુધારેલી વાત ${number}` })).id, 'publish');
    const copy = await saved(chief, published, { correction: `નોંધ ${number}: આંકડો સુધાર્યો.` });
    return (await stepped(chief, copy.id, 'update')).id;
  };
  const first = await correct(1);
  expect(await textOf('/corrections')).toContain('નોંધ 1: આંકડો સુધાર્યો.');
  for (let number = 2; number <= 11; number++) await correct(number);
  const html = await textOf('/corrections');
  expect(html.indexOf('નોંધ 11:')).toBeLessThan(html.indexOf('નોંધ 10:'));
  expect([html.includes('નોંધ 11:'), html.includes('નોંધ 1:'), html.includes('href="/corrections/2"')]).toEqual([true, false, true]);
  const second = await textOf('/corrections/2');
  expect(second).toMatch(/href="\/news\/crops\/dam-darvaja-\d+"[^>]*>સુધારેલી વાત 1</);
  await stepped(chief, first, 'withdraw', { note: 'માહિતી ખોટી હતી.' });
  expect(await textOf('/corrections/2')).not.toContain('સુધારેલી વાત 1<');
  const moved = await site.get('/corrections/1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/corrections']);
  for (const page of ['999', '0', 'x']) expect((await site.get(`/corrections/${page}`)).status).toBe(404);
});
