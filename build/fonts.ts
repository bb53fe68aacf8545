import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeAsset } from './styles.ts';

const ANEK = packageFolder(import.meta.resolve('@fontsource-variable/anek-gujarati/package.json'));
const NOTO = packageFolder(import.meta.resolve('@fontsource/noto-sans-gujarati/package.json'));

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const GUJARATI = `${range(0x0a80, 0x0aff)}।॥\u200c\u200d₹◌`;
const LATIN = `${range(0x20, 0x7e)}\u00a0‘’“”–—…·•×©₹›‹→←`;
const GUJARATI_RANGE = 'U+0964-0965,U+0A80-0AFF,U+200C-200D,U+25CC,U+A830-A839';
const LATIN_RANGE = 'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20B9,U+2190-2193';

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
 * a headline takes the same lines before and after (the mean over the demo paper's headlines).
 */
const FALLBACK_SIZE = '97%';

/** The text family twice: for devices with a Gujarati face of their own, and for those without (`src/site/document/inlineScripts.ts`). */
const TEXT_FAMILIES = [
  { family: 'Savar Text', display: 'swap' },
  { family: 'Savar Text Optional', display: 'optional' },
] as const;

type Face = { family: string; weight: string; display: 'swap' | 'optional'; file: string; own: readonly string[]; range: string };

/**
 * Subsets the two families to what Gujarati and Latin text needs. Gives the `@font-face` rules and the addresses to
 * preload: the headline family alone, because most readers' phones have a Gujarati text face already.
 */
export async function buildFonts(outDir: string, cacheDir: string): Promise<{ css: string; preload: string[]; bytes: number }> {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  const anek = (part: string) => join(ANEK, `files/anek-gujarati-${part}-wght-normal.woff2`);
  const noto = (part: string, weight: number) => join(NOTO, `files/noto-sans-gujarati-${part}-${weight}-normal.woff2`);
  const make = async (name: string, file: string, text: string, axes?: Record<string, number>) => {
    const bytes = await subset(cacheDir, name, file, text, axes);
    return { address: writeAsset(outDir, name, 'woff2', bytes), bytes: bytes.length };
  };
  const headGujarati = await make('anek-gujarati', anek('gujarati'), GUJARATI, { wght: 700 });
  const headLatin = await make('anek-latin', anek('latin'), LATIN, { wght: 700 });
  const text = await make('noto-gujarati', noto('gujarati', 400), GUJARATI);
  const textLatin = await make('noto-latin', noto('latin', 400), LATIN);
  const bold = await make('noto-gujarati-bold', noto('gujarati', 600), GUJARATI);
  const boldLatin = await make('noto-latin-bold', noto('latin', 600), LATIN);

  const head = { family: 'Anek Gujarati', weight: '600 800', display: 'optional', own: [] } as const;
  const faces: Face[] = [
    { ...head, file: headGujarati.address, range: GUJARATI_RANGE },
    { ...head, file: headLatin.address, range: LATIN_RANGE },
    ...TEXT_FAMILIES.flatMap((body): Face[] => [
      { ...body, weight: '400', own: OWN_REGULAR, file: text.address, range: GUJARATI_RANGE },
      { ...body, weight: '400', own: OWN_REGULAR, file: textLatin.address, range: LATIN_RANGE },
      { ...body, weight: '600 800', own: OWN_BOLD, file: bold.address, range: GUJARATI_RANGE },
      { ...body, weight: '600 800', own: OWN_BOLD, file: boldLatin.address, range: LATIN_RANGE },
    ]),
  ];
  const fallback = `@font-face{font-family:'Anek fallback';src:${OWN_BOLD.map(local).join(',')};size-adjust:${FALLBACK_SIZE};font-weight:600 800}`;
  return {
    css: faces.map(faceRule).join('') + fallback,
    preload: [headGujarati.address, headLatin.address],
    bytes: headGujarati.bytes + headLatin.bytes,
  };
}

const local = (name: string) => `local('${name}')`;

function faceRule({ family, weight, display, file, own, range: unicodeRange }: Face): string {
  const sources = [...own.map(local), `url(${file}) format('woff2')`].join(',');
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};font-display:${display};unicode-range:${unicodeRange}}`;
}

/** Subsetting takes seconds and its result never changes: it is kept beside the build. */
async function subset(
  cacheDir: string,
  name: string,
  file: string,
  text: string,
  variationAxes?: Record<string, number>,
): Promise<Uint8Array> {
  const kept = join(cacheDir, `${name}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await subsetFont(readFileSync(file), text, { targetFormat: 'woff2', ...(variationAxes ? { variationAxes } : {}) });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}

function packageFolder(address: string): string {
  return dirname(fileURLToPath(address));
}
