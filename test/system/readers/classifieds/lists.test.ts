import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../openTestApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

/** How many advertisements a list says it has. */
const countOf = async (path: string): Promise<number> => {
  const html = await (await site.get(path)).text();
  return Number(/(\d+)(?: |<!-- -->)*જાહેરખબર/.exec(html)?.[1] ?? 0);
};

test('the list of all kinds in a city has those of the city alone', async () => {
  const all = await countOf('/classified/all');
  const inSurat = await countOf('/classified/all/surat');
  expect(inSurat).toBeGreaterThan(0);
  expect(inSurat).toBeLessThan(all);
  const html = await (await site.get('/classified/all/surat')).text();
  expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>સુરત/);
});

test('a list without advertisements says so once, without a count of none', async () => {
  const html = await (await site.get('/classified/obituaries/surat')).text();
  expect(html).toContain('અહીં હજી કોઈ જાહેરખબર નથી.');
  expect(html).not.toMatch(/\b0(?: |<!-- -->)*જાહેરખબરો/);
});

test.each(['/classified/all/zzz', '/classified/all/surat/foo', '/classified/jobs/x/y', '/classified/jobs/zzz', '/classified/allsorts'])(
  '%s is no page',
  async (path) => expect((await site.get(path)).status).toBe(404),
);

test('an advertisement is found by its number, whatever is left of the words after it', async () => {
  const [, address = ''] = /href="(\/classified\/ad\/\d+-[^"]+)"/.exec(await (await site.get('/classified/all')).text()) ?? [];
  const [numbered = ''] = address.split('-');
  for (const path of [numbered, `${numbered}-`, `${numbered}-else`, `${numbered}-${encodeURIComponent('ફ્લૅટ')}`, `${numbered}-Flat`]) {
    const answer = await site.get(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, address]);
  }
  expect((await site.get('/classified/ad/99999')).status).toBe(404);
});
