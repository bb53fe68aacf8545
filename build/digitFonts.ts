import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import { subsetFont, toWoff2 } from './subsetFont.ts';

// Fonts that show the digits of one script as those of the other, so that a reader's choice changes how a page looks and not what it says:
// nothing is rewritten, live scores follow by themselves, and what is copied or searched stays as it was written.

export const WESTERN_DIGITS = '0123456789';
export const GUJARATI_DIGITS = '૦૧૨૩૪૫૬૭૮૯';

const CHECKSUM_MAGIC = 0xb1b0afba;
const WEIGHTS = { min: 400, max: 700 };

/** A font (WOFF2) that has the glyphs of `shown`, for the letters `written`: both ten digits in their order. `source` is a WOFF2 font. */
export async function digitFont(source: Uint8Array, { written, shown }: { written: string; shown: string }): Promise<Uint8Array> {
  const subset = await subsetFont(source, [...shown], WEIGHTS);
  const letters = [...written];
  const glyphs = glyphsOf(subset, [...shown]);
  return toWoff2(withCharacterMap(subset, new Map(letters.map((letter, at) => [letter.codePointAt(0) ?? 0, glyphs[at] ?? 0]))));
}

function glyphsOf(font: Uint8Array, letters: readonly string[]): number[] {
  const face = new Font(new Face(new Blob(font), 0));
  return letters.map((letter) => {
    const buffer = new Text();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    shape(face, buffer);
    return buffer.getGlyphInfos()[0]?.codepoint ?? 0;
  });
}

/** The font with another character map (OpenType, `cmap` of format 12), and without layout rules, which are for the letters before. */
function withCharacterMap(font: Uint8Array, glyphOf: ReadonlyMap<number, number>): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let at = 0; at < view.getUint16(4); at++) {
    const record = 12 + 16 * at;
    const name = String.fromCharCode(...font.subarray(record, record + 4));
    const offset = view.getUint32(record + 8);
    if (!/^(GSUB|GPOS|GDEF|DSIG)$/.test(name)) tables.set(name, font.slice(offset, offset + view.getUint32(record + 12)));
  }
  tables.set('cmap', characterMap(glyphOf));
  return joined(view.getUint32(0), tables);
}

function characterMap(glyphOf: ReadonlyMap<number, number>): Uint8Array {
  const groups = [...glyphOf].sort(([a], [b]) => a - b);
  const HEADER = 12;
  const length = 16 + 12 * groups.length;
  const view = new DataView(new ArrayBuffer(HEADER + length));
  // Version 0 with one table: Windows, all of Unicode.
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, HEADER);
  view.setUint16(HEADER, 12);
  view.setUint32(HEADER + 4, length);
  view.setUint32(HEADER + 12, groups.length);
  for (const [at, [letter, glyph]] of groups.entries()) {
    const group = HEADER + 16 + 12 * at;
    view.setUint32(group, letter);
    view.setUint32(group + 4, letter);
    view.setUint32(group + 8, glyph);
  }
  return new Uint8Array(view.buffer);
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function joined(version: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...tables.keys()].sort();
  const bodyAt = 12 + 16 * names.length;
  const font = new Uint8Array(bodyAt + [...tables.values()].reduce((sum, table) => sum + padded(table.length), 0));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(names.length));
  view.setUint32(0, version);
  for (const [at, value] of [names.length, 16 * 2 ** power, power, 16 * (names.length - 2 ** power)].entries())
    view.setUint16(4 + 2 * at, value);
  let offset = bodyAt;
  let headAt = 0;
  for (const [at, name] of names.entries()) {
    const table = tables.get(name) ?? new Uint8Array();
    font.set(table, offset);
    if (name === 'head') headAt = offset;
    // The checksum of this table is computed with the font's own checksum as zero.
    if (name === 'head') view.setUint32(offset + 8, 0);
    const record = 12 + 16 * at;
    for (const [letter, sign] of [...name].entries()) view.setUint8(record + letter, sign.charCodeAt(0));
    view.setUint32(record + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    offset += padded(table.length);
  }
  view.setUint32(headAt + 8, (CHECKSUM_MAGIC - checksum(view, 0, font.length)) >>> 0);
  return font;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
