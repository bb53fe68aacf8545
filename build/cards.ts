import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { renderCard } from '../src/platform/images/cards/renderCard.ts';
import { openTypesetter } from '../src/platform/images/cards/typesetter.ts';
import { cardFontFiles } from './fonts.ts';
import { writeAsset } from './styles.ts';

/**
 * Lays the faces of social cards, whole and in TrueType's form, into a folder of the build, and draws the card of the newspaper itself, for
 * pages without one of their own and for cards that cannot be drawn. Gives its address.
 */
export async function buildCards(outDir: string, fontsDir: string): Promise<string> {
  mkdirSync(fontsDir, { recursive: true });
  for (const [name, file] of Object.entries(cardFontFiles)) {
    writeFileSync(join(fontsDir, `anek-${name}.ttf`), await convert(readFileSync(file), 'truetype'));
  }
  const { bytes } = await renderCard(openTypesetter(fontsDir), { design: 'site' }, undefined);
  return writeAsset(outDir, 'card', 'jpg', bytes);
}
