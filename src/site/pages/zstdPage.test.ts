import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zstdOptions } from './contentEncoding.ts';
import { SEPARATOR } from './joinZstd.ts';
import { zstdPage } from './zstdPage.ts';

const RULES = Array.from({ length: 400 }, (_none, at) => `.c${at * 7919}{margin:${at}px;color:#${at + 100}}`).join('');
const pageOf = (title: string, body: string, address = '/assets/page-12345678-A.css') =>
  `<!DOCTYPE html><head><title>${title}</title><style data-sheet="${address}">${SEPARATOR}${RULES}${SEPARATOR}</style></head><body>${body}</body>`;
const read = async (page: string) => zstdDecompressSync(await zstdPage(Buffer.from(page))).toString();

test('a page is read as it was written, the first with its styles and every later one', async () => {
  for (const title of ['વરસાદ', 'ચૂંટણી', '']) {
    const page = pageOf(title, '<p>આજના સમાચાર</p>'.repeat(40));
    expect(await read(page)).toBe(page);
  }
});

test('a page without styles, and one with many spaces in its text, are read as they were written', async () => {
  const spaces = SEPARATOR.repeat(3);
  for (const page of ['<p>આજના સમાચાર</p>', pageOf(spaces, spaces), `<p>${spaces}</p>`, '<style data-sheet="a.css">p{}</style>'])
    expect(await read(page)).toBe(page);
});

test('a page is no larger than one that was compressed as a whole', async () => {
  const page = pageOf('વરસાદ', '<li class="c7919"><a href="/category/gujarat/1">ગુજરાત</a></li>'.repeat(200));
  const whole = zstdCompressSync(Buffer.from(page), zstdOptions(5));
  expect((await zstdPage(Buffer.from(page))).length).toBeLessThanOrEqual(whole.length);
});
