import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { fontFiles, writtenGujarati } from './fonts.ts';
import { gujaratiLetters, regularSyllables } from './gujaratiSyllables.ts';

const root = join(import.meta.dirname, '..');
const assets = join(root, 'dist/client/assets');
const KB = 1024;

async function openFont(file: string, weight?: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(readFileSync(file), 'truetype')), 0));
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}

function builtFont(name: string, weight?: number): Promise<Font> {
  const file = readdirSync(assets).find((one) => one.startsWith(`${name}-`) && one.endsWith('.woff2'));
  if (!file) throw new Error(`The build has no font ${name}`);
  return openFont(join(assets, file), weight);
}

/** What a font makes of a text: for each glyph where it stands and its outline, in whole units. */
function rendered(font: Font, text: string, outlines: Map<number, string>): { glyphs: number[]; picture: string } {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  const outline = (glyph: number) => {
    const known = outlines.get(glyph);
    if (known !== undefined) return known;
    // An instance of a variable font is rounded to units, so that the last of them is left out.
    const path = font
      .glyphToJson(glyph)
      .map(({ type, values }) => type + values.map((value) => Math.round(value / 8)).join())
      .join('');
    outlines.set(glyph, path);
    return path;
  };
  const picture = glyphs
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) =>
      [outline(codepoint), ...[xAdvance, xOffset, yOffset].map((value) => Math.round(value / 8))].join(' '),
    )
    .join('\n');
  return { glyphs: glyphs.map(({ codepoint }) => codepoint), picture };
}

/** How far two pictures are apart where they are of one shape; otherwise undefined. */
function difference(one: string, other: string): number | undefined {
  const numbers = (picture: string) => [...picture.matchAll(/-?\d+/g)].map(Number);
  const shapeOf = (picture: string) => picture.replace(/-?\d+/g, '#');
  if (shapeOf(one) !== shapeOf(other)) return undefined;
  const others = numbers(other);
  return Math.max(0, ...numbers(one).map((value, at) => Math.abs(value - (others[at] ?? Number.NaN))));
}

for (const { name, file, weight, built } of [
  { name: 'headlines', file: fontFiles.head, weight: 700, built: () => builtFont('anek-gujarati') },
  { name: 'text', file: fontFiles.text, weight: 400, built: () => builtFont('noto-gujarati', 400) },
  { name: 'bold text', file: fontFiles.text, weight: 600, built: () => builtFont('noto-gujarati', 600) },
]) {
  test(`the face of ${name} draws every letter, sign and conjunct as the whole font does`, async () => {
    const [whole, own] = [await openFont(file, weight), await built()];
    const [wholeOutlines, ownOutlines] = [new Map<number, string>(), new Map<number, string>()];
    const texts = writtenGujarati(root);
    expect(texts.length).toBeGreaterThan(3000);
    const wrong: string[] = [];
    for (const text of texts) {
      const should = rendered(whole, text, wholeOutlines);
      const is = rendered(own, text, ownOutlines);
      // The code point is assigned to no letter.
      if (should.glyphs.includes(0)) continue;
      const apart = difference(should.picture, is.picture);
      if (is.glyphs.includes(0) || apart === undefined || apart > 1) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(own.hExtents).toEqual(whole.hExtents);
  });

  test(`the face of ${name} has a glyph for every assigned letter, and writes conjuncts that no text has`, async () => {
    const own = await built();
    const outlines = new Map<number, string>();
    // The additions of Unicode 10 (U+0AFA and above) are signs for Arabic letters, which newspapers do not print.
    const assigned = gujaratiLetters.filter((letter) => /^\p{Script=Gujarati}$/u.test(letter) && letter < '\u0afa');
    expect(assigned.length).toBeGreaterThan(80);
    expect(assigned.filter((letter) => rendered(own, letter, outlines).glyphs.includes(0))).toEqual([]);
    const consonants = [...new Set(regularSyllables.map((syllable) => syllable[0] ?? ''))].filter((letter) =>
      /[\u0a95-\u0ab9]/.test(letter),
    );
    const [circle] = rendered(own, '◌', outlines).glyphs;
    const pairs = consonants.flatMap((one) => consonants.map((other) => `${one}\u0acd${other}`));
    const broken = pairs.filter((pair) => rendered(own, pair, outlines).glyphs.some((glyph) => glyph === 0 || glyph === circle));
    expect(broken).toEqual([]);
  });
}

test('all of the faces together stay under their ceiling', () => {
  const fonts = readdirSync(assets).filter((file) => file.endsWith('.woff2'));
  // A font of digits comes only to a reader who has chosen it.
  const [digits = [], faces = []] = [true, false].map((isOfDigits) => fonts.filter((file) => file.startsWith('digits-') === isOfDigits));
  const bytesOf = (files: readonly string[]) => files.reduce((sum, file) => sum + readFileSync(join(assets, file)).length, 0);
  expect([faces.length, digits.length]).toEqual([3, 2]);
  expect(bytesOf(faces)).toBeLessThanOrEqual(80 * KB);
  expect(Math.max(...digits.map((file) => bytesOf([file])))).toBeLessThanOrEqual(3 * KB);
});
