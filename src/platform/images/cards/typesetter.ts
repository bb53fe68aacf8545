import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import { graphemes } from '../../text/graphemes.ts';

/** The faces of Anek Gujarati that the build lays beside the server, in the order in which a letter is looked for. */
const FACES = ['gujarati', 'latin', 'latin-ext'] as const;

export type Weight = 400 | 500 | 600 | 700 | 800;
export type Style = { size: number; weight: Weight };

/** A piece of text as outlines: SVG path elements with their baseline at the origin, and its width, both in pixels. */
type SetText = { width: number; paths: string };

/** Sets text in the newspaper's own headline family, without any font of the system. */
export type Typesetter = {
  measure: (text: string, style: Style) => number;
  set: (text: string, style: Style) => SetText;
  /** Whether the faces have every letter of the text. */
  canWrite: (text: string) => boolean;
};

type Fitted = { font: Font; unitsPerEm: number; outlines: Map<number, string> };

/** Opens the faces in a folder. Throws if one is missing. */
export function openTypesetter(folder: string): Typesetter {
  const faces = FACES.map((name) => new Face(new Blob(readFileSync(join(folder, `anek-${name}.ttf`))), 0));
  const letters = faces.map((face) => new Set(face.collectUnicodes()));
  const fitted = new Map<string, Fitted>();

  const fontOf = (face: number, weight: Weight): Fitted | undefined => {
    const key = `${face} ${weight}`;
    const known = fitted.get(key);
    const source = faces[face];
    if (known || !source) return known;
    const font = new Font(source);
    font.setVariations([new Variation('wght', weight)]);
    const made = { font, unitsPerEm: source.upem, outlines: new Map<number, string>() };
    fitted.set(key, made);
    return made;
  };

  /** Every letter with its marks belongs to the first face that has all of them. Letters of no face are left out. */
  const runsOf = (text: string): { face: number; text: string }[] => {
    const runs: { face: number; text: string }[] = [];
    for (const letter of graphemes(text.normalize('NFC'))) {
      const codes = [...letter].filter((sign) => !/[\u200c\u200d]/.test(sign)).map((sign) => sign.codePointAt(0) ?? 0);
      const face = letters.findIndex((known) => codes.every((code) => known.has(code)));
      const last = runs.at(-1);
      if (face === -1) continue;
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs;
  };

  const set = (text: string, { size, weight }: Style): SetText => {
    let x = 0;
    const paths: string[] = [];
    for (const run of runsOf(text)) {
      const fit = fontOf(run.face, weight);
      if (!fit) continue;
      const scale = size / fit.unitsPerEm;
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapedGlyphs(fit.font, run.text)) {
        const outline = outlineOf(fit, codepoint);
        if (outline !== '') {
          const at = `${round(x + xOffset * scale)} ${round(-yOffset * scale)}`;
          paths.push(`<path transform="translate(${at}) scale(${round(scale)} ${round(-scale)})" d="${outline}"/>`);
        }
        x += xAdvance * scale;
      }
    }
    return { width: x, paths: paths.join('') };
  };

  const measure: Typesetter['measure'] = (text, { size, weight }) => {
    let width = 0;
    for (const run of runsOf(text)) {
      const fit = fontOf(run.face, weight);
      if (!fit) continue;
      for (const { xAdvance = 0 } of shapedGlyphs(fit.font, run.text)) width += (xAdvance * size) / fit.unitsPerEm;
    }
    return width;
  };

  return {
    measure,
    set,
    canWrite: (text) =>
      [...text.normalize('NFC').matchAll(/\p{L}/gu)].every(([letter]) => letters.some((known) => known.has(letter.codePointAt(0) ?? 0))),
  };
}

function shapedGlyphs(font: Font, text: string): ReturnType<Text['getGlyphInfosAndPositions']> {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function outlineOf({ font, outlines }: Fitted, glyph: number): string {
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  const outline = font.glyphToPath(glyph);
  outlines.set(glyph, outline);
  return outline;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
