import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digitFont, GUJARATI_DIGITS, WESTERN_DIGITS } from './digitFonts.ts';
import { conjunctsOf, gujaratiLetters, occurringSyllables, regularSyllables } from './gujaratiSyllables.ts';
import { writeAsset } from './styles.ts';
import { subsetFont, toWoff2 } from './subsetFont.ts';

const packageFolder = (address: string) => dirname(fileURLToPath(address));
const ANEK = packageFolder(import.meta.resolve('@fontsource-variable/anek-gujarati/package.json'));
const NOTO = packageFolder(import.meta.resolve('@fontsource-variable/noto-sans-gujarati/package.json'));

/** The families as their packages have them. */
export const fontFiles = {
  head: join(ANEK, 'files/anek-gujarati-gujarati-wght-normal.woff2'),
  headLatin: join(ANEK, 'files/anek-gujarati-latin-wght-normal.woff2'),
  text: join(NOTO, 'files/noto-sans-gujarati-gujarati-wght-normal.woff2'),
  textLatin: join(NOTO, 'files/noto-sans-gujarati-latin-wght-normal.woff2'),
} as const;

/** The headline family for social cards: all its letters and weights, since any headline may stand on a card. */
export const cardFontFiles = {
  gujarati: fontFiles.head,
  latin: fontFiles.headLatin,
  'latin-ext': join(ANEK, 'files/anek-gujarati-latin-ext-wght-normal.woff2'),
} as const;

const HEAD_WEIGHT = 700;
/** Both of the text's weights from one variable file: it is smaller than two. */
const TEXT_WEIGHTS = { min: 400, max: 600 };

/** Digits and punctuation stand in every headline; Latin letters, rare there, and all Latin in texts, are the device's own. */
const HEAD_LATIN = [...' !"#%&\'()*+,-./0123456789:;<=>?@\u00a0‘’“”–—…·•×₹‹›'];

const GUJARATI_RANGE = 'U+0964-0965,U+0A80-0AFF,U+200C-200D,U+25CC,U+A830-A839';
const LATIN_RANGE = 'U+0020-0023,U+0025-0040,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20B9';

/** Gujarati faces that phones and computers bring with them; the reader's own is used before one is downloaded. */
const OWN_REGULAR = ['Noto Sans Gujarati', 'NotoSansGujarati-Regular', 'Gujarati Sangam MN', 'Nirmala UI', 'Shruti'];
const OWN_BOLD = [
  'Noto Sans Gujarati Bold',
  'NotoSansGujarati-Bold',
  'Noto Sans Gujarati SemiBold',
  'Gujarati Sangam MN Bold',
  'Nirmala UI Bold',
  'Shruti Bold',
];

/**
 * Anek Gujarati 700 is narrower than Noto Sans Gujarati 700: the fallback is drawn at this share of its size, so that
 * a headline takes the same lines before and after (the mean over the demo paper's headlines). Its lines are as high as Anek's own.
 */
const FALLBACK_SIZE = 0.97;
const ANEK_ASCENT = 0.9875;
const ANEK_DESCENT = 0.532;

type Face = { family: string; weight: string; display: 'swap' | 'optional'; file: string; own: readonly string[]; range: string };

/** Everything that the paper's own faces can write: all letters and signs, what each consonant makes with them, and the conjuncts of the texts. */
export function writtenGujarati(root: string): string[] {
  const occurring = occurringSyllables([join(root, 'demo'), join(root, 'src')]);
  return [...new Set([...gujaratiLetters, ...regularSyllables, ...conjunctsOf(occurring), ...occurring])];
}

/**
 * Subsets the two families to what Gujarati text needs. Gives the `@font-face` rules and the addresses of the headline family, because
 * most readers' devices have a Gujarati text face already.
 */
export async function buildFonts(root: string, outDir: string, cacheDir: string): Promise<{ css: string; headline: string[] }> {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  const gujarati = writtenGujarati(root);
  const make = async (name: string, file: string, texts: readonly string[], weight: number | typeof TEXT_WEIGHTS) =>
    writeAsset(outDir, name, 'woff2', await cachedSubset(cacheDir, file, texts, weight));
  const head = await make('anek-gujarati', fontFiles.head, gujarati, HEAD_WEIGHT);
  const headLatin = await make('anek-latin', fontFiles.headLatin, HEAD_LATIN, HEAD_WEIGHT);
  const text = await make('noto-gujarati', fontFiles.text, gujarati, TEXT_WEIGHTS);

  const heading = { family: 'Anek Gujarati', weight: '600 800', display: 'optional', own: [] } as const;
  // For devices without a Gujarati face, and where no script can tell (`src/site/document/inlineScripts.ts`).
  const body = { family: 'Savar Text', display: 'swap', file: text, range: GUJARATI_RANGE } as const;
  const faces: Face[] = [
    { ...heading, file: head, range: GUJARATI_RANGE },
    { ...heading, file: headLatin, range: LATIN_RANGE },
    { ...body, weight: '400', own: OWN_REGULAR },
    { ...body, weight: '600 800', own: OWN_BOLD },
  ];
  const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;
  const metrics = `size-adjust:${percent(FALLBACK_SIZE)};ascent-override:${percent(ANEK_ASCENT / FALLBACK_SIZE)};descent-override:${percent(ANEK_DESCENT / FALLBACK_SIZE)};line-gap-override:0%`;
  const fallback = `@font-face{font-family:'Anek fallback';src:${OWN_BOLD.map(local).join(',')};${metrics};font-weight:600 800}`;
  const digits: string[] = [];
  // One after the other: the converter gives its own memory, which the next font overwrites.
  for (const face of digitFaces) digits.push(await digitRule(outDir, face));
  return { css: faces.map(faceRule).join('') + fallback + digits.join(''), headline: [head, headLatin] };
}

/** Loaded only for readers who have chosen these digits (`src/site/tools/digits.ts`), and never after the page has been laid out. */
const digitFaces = [
  { choice: 'gu', file: fontFiles.text, written: WESTERN_DIGITS, shown: GUJARATI_DIGITS, range: 'U+30-39' },
  { choice: 'en', file: fontFiles.textLatin, written: GUJARATI_DIGITS, shown: WESTERN_DIGITS, range: 'U+AE6-AEF' },
];

async function digitRule(outDir: string, { choice, file, written, shown, range }: (typeof digitFaces)[number]): Promise<string> {
  const font = writeAsset(outDir, `digits-${choice}`, 'woff2', await digitFont(readFileSync(file), { written, shown }));
  return `@font-face{font-family:digits-${choice};src:url(${font});font-weight:400 700;font-display:optional;unicode-range:${range}}`;
}

const local = (name: string) => `local('${name}')`;

function faceRule({ family, weight, display, file, own, range: unicodeRange }: Face): string {
  const sources = [...own.map(local), `url(${file}) format('woff2')`].join(',');
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};font-display:${display};unicode-range:${unicodeRange}}`;
}

/** Subsetting takes seconds: a result is kept beside the build, named for all that it was made of. */
async function cachedSubset(
  cacheDir: string,
  file: string,
  texts: readonly string[],
  weight: number | typeof TEXT_WEIGHTS,
): Promise<Uint8Array> {
  const source = readFileSync(file);
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([texts, weight]));
  for (const code of ['fonts.ts', 'subsetFont.ts']) hash.update(readFileSync(join(import.meta.dirname, code)));
  const kept = join(cacheDir, `${hash.digest('hex')}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await toWoff2(await subsetFont(source, texts, weight));
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}
