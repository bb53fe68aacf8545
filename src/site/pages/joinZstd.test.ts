import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { seededRandom } from '../../platform/seededRandom.ts';
import { zstdOptions } from './contentEncoding.ts';
import { joinZstd, SEPARATOR } from './joinZstd.ts';

const compressed = (text: string, level: number) => {
  const bytes = Buffer.from(text);
  return { length: bytes.length, frame: zstdCompressSync(bytes, zstdOptions(level)) };
};
const joined = (texts: readonly string[], level = 5) =>
  zstdDecompressSync(joinZstd(texts.map((text) => compressed(text, level)))).toString();

test('texts that were compressed by themselves are one text when they are read', () => {
  expect(joined(['<head>', 'p{color:red}', '<body>આજના સમાચાર</body>'])).toBe(
    `<head>${SEPARATOR}p{color:red}${SEPARATOR}<body>આજના સમાચાર</body>`,
  );
});

test('a text that was compressed in many blocks, or in none, can stand in any place', () => {
  const long = Array.from({ length: 3_000 }, (_none, at) => `<li>${at * 7919}</li>`).join('');
  for (const texts of [[long, 'a', long], ['', long, ''], ['a'.repeat(90_000), long], [long]])
    expect(joined(texts)).toBe(texts.join(SEPARATOR));
});

test('repetitions at the beginning of a text are read as they were written, whatever stands before it', () => {
  const random = seededRandom(20_261_126);
  const pieces = ['ab', 'abc', 'abcd', 'abcdefgh', ' ', '   ', 'ગુજરાત', '<p class="x1">', '\n', '0123456789'];
  const text = () => Array.from({ length: 1 + random.whole(60) }, () => random.one(pieces).repeat(1 + random.whole(9))).join('');
  for (let round = 0; round < 1_500; round++) {
    const texts = [text(), text(), text()];
    expect(joined(texts, 1 + (round % 19))).toBe(texts.join(SEPARATOR));
  }
});
