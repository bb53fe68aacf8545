import { doubledSigns } from '../proofreading.ts';
import { fromLegacyFont } from './fromLegacyFont.ts';
import { bhashaBharti, gopika } from './gopika.ts';
import { harikrishna } from './harikrishna.ts';
import type { LegacyFont } from './legacyFont.ts';
import { shreeLipi, shreeLipiWeb } from './shreeLipi.ts';

/** The supported legacy fonts, in the order in which editors see them. */
export const legacyFonts: readonly LegacyFont[] = [gopika, bhashaBharti, harikrishna, shreeLipi, shreeLipiWeb];

/** The most common Gujarati words: about a quarter of the words in a newspaper. */
const EVERYWHERE = new Set(
  'છે છો છીએ અને આ એ એક કે તે જે ના ની નો નું ને માં માટે પણ પર થી સાથે તેમ હતા હતી હતો હતું કરી કર્યું કરવા કરવામાં થઈ થયું થયો આવી આવ્યું આવ્યો આવે જ બાદ વધુ હવે ન નહીં કોઈ સુધી દ્વારા જેમાં તેના તેની તેમણે તેમને પોતાના ખાતે રહી રહ્યા ગયા ગયું બે લોકો'.split(
    ' ',
  ),
);

const isGujarati = (text: string): boolean => (text.match(/[\u0a85-\u0ab9]/gu) ?? []).length > text.length / 10;

/**
 * The legacy font of a text: by the font name of the paste if there is one, otherwise by trying which table yields Gujarati. Undefined for
 * text that is already Unicode Gujarati, for English and for text that no table can read.
 */
export function guessLegacyFont(text: string, fontName = ''): LegacyFont | undefined {
  if (isGujarati(text) || !/[A-Za-z\u0080-\uf0ff]/u.test(text)) return undefined;
  const named = fontName
    .split(',')
    .map((name) => name.trim().replaceAll(/["']/g, ''))
    .flatMap((name) => legacyFonts.filter(({ families }) => families.test(name)));
  if (named[0]) return named[0];
  const tried = legacyFonts.map((font) => ({ font, share: shareOfCommonWords(text, font) }));
  const best = tried.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= MIN_SHARE ? best.font : undefined;
}

const MIN_SHARE = 0.1;
/** Minimum number of common words; a single one may be an English abbreviation that happens to match a table. */
const MIN_COMMON = 2;

function shareOfCommonWords(text: string, font: LegacyFont): number {
  const read = fromLegacyFont(text.slice(0, 4_000), font);
  const words = read.split(/[\s.,;:!?'"()–—-]+/u).filter((word) => word !== '');
  const common = words.filter((word) => EVERYWHERE.has(word)).length;
  const spoiled = doubledSigns(read).length;
  return common < MIN_COMMON ? 0 : (common - spoiled) / words.length;
}
