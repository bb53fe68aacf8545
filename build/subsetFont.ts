import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Face, Font, shape, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs';
import { z } from 'zod';

// harfbuzz subsets by letters, and keeps every glyph that a rule of the font can make of them: some hundred conjuncts that no Gujarati
// word has. Here it is told the glyphs.

const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;

type Range = { min: number; max: number };
type Call = (...values: number[]) => number;

const wasm = new WebAssembly.Instance(
  new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
).exports;

function harfbuzz(name: string): Call {
  const hit = wasm[name];
  if (typeof hit !== 'function') throw new Error(`harfbuzz has no function ${name}`);
  return (...values) => Number(hit(...values));
}

harfbuzz('_initialize')();

function memory(): Uint8Array {
  if (!(wasm['memory'] instanceof WebAssembly.Memory)) throw new Error('harfbuzz has no memory');
  // It grows while it is used: a view of it holds for a moment.
  return new Uint8Array(wasm['memory'].buffer);
}

const tag = (name: string) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

/** The glyphs that a font makes of each text, in the end and on the way there. */
function glyphsOf(font: Uint8Array, texts: Iterable<string>): Set<number> {
  const face = new Font(new Face(new Blob(font), 0));
  const glyphs = new Set<number>();
  for (const text of texts) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // A conjunct of three letters is made by way of glyphs that it does not show in the end; each step is looked at, which takes long.
    if ((text.match(/\u0acd/g) ?? []).length < 2) shape(face, buffer);
    else for (const glyph of glyphsOnTheWay(face, buffer)) glyphs.add(glyph);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

const tracedGlyphs = z.array(z.object({ g: z.number() }));

function glyphsOnTheWay(font: Font, text: Text): number[] {
  const steps = shapeWithTrace(font, text, [], 0, TracePhase.DONT_STOP);
  return steps.filter(({ glyphs }) => glyphs).flatMap(({ t }) => tracedGlyphs.parse(t).map(({ g }) => g));
}

/**
 * A font with the letters that `texts` are written with, and the glyphs that it makes of them: everything else is left out, hints for old
 * screens too. `weight` is a weight or a range of weights of a variable font. In TrueType's own form; `toWoff2` makes it ready to send.
 */
export async function subsetFont(woff2: Uint8Array, texts: readonly string[], weight?: number | Range): Promise<Uint8Array> {
  const font = await convert(woff2, 'truetype');
  const glyphs = glyphsOf(font, texts);
  const input = harfbuzz('hb_subset_input_create_or_fail')();
  const at = harfbuzz('malloc')(font.length);
  memory().set(font, at);
  const blob = harfbuzz('hb_blob_create')(at, font.length, WRITABLE, 0, 0);
  const face = harfbuzz('hb_face_create')(blob, 0);
  harfbuzz('hb_blob_destroy')(blob);
  const features = harfbuzz('hb_subset_input_set')(input, LAYOUT_FEATURES);
  harfbuzz('hb_set_clear')(features);
  harfbuzz('hb_set_invert')(features);
  harfbuzz('hb_subset_input_set_flags')(input, harfbuzz('hb_subset_input_get_flags')(input) | NO_HINTING | NO_LAYOUT_CLOSURE);
  const letters = harfbuzz('hb_subset_input_unicode_set')(input);
  for (const letter of new Set(texts.join(''))) harfbuzz('hb_set_add')(letters, letter.codePointAt(0) ?? 0);
  const kept = harfbuzz('hb_subset_input_glyph_set')(input);
  for (const glyph of glyphs) harfbuzz('hb_set_add')(kept, glyph);
  if (typeof weight === 'number') harfbuzz('hb_subset_input_pin_axis_location')(input, face, tag('wght'), weight);
  else if (weight) harfbuzz('hb_subset_input_set_axis_range')(input, face, tag('wght'), weight.min, weight.max, Number.NaN);
  const subset = harfbuzz('hb_subset_or_fail')(face, input);
  if (subset === 0) throw new Error('The font could not be subset');
  const result = harfbuzz('hb_face_reference_blob')(subset);
  const from = harfbuzz('hb_blob_get_data')(result, 0);
  const bytes = memory().slice(from, from + harfbuzz('hb_blob_get_length')(result));
  harfbuzz('hb_blob_destroy')(result);
  for (const one of [subset, face]) harfbuzz('hb_face_destroy')(one);
  harfbuzz('hb_subset_input_destroy')(input);
  harfbuzz('free')(at);
  return bytes;
}

export const toWoff2 = (font: Uint8Array): Promise<Uint8Array> => convert(font, 'woff2', 'truetype');
