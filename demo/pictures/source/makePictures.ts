import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

// Renders the demo's drawings anew: node demo/pictures/source/makePictures.ts. The pictures are kept in the repository beside their sources,
// because rendering them would take half of the time in which a new site is filled.

/** A square: its middle remains in every crop. */
const PIXELS = 1600;

for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'))) {
  await sharp(join(import.meta.dirname, file))
    .resize(PIXELS, PIXELS)
    .webp({ quality: 85, effort: 6 })
    .toFile(join(import.meta.dirname, '..', `${basename(file, '.svg')}.webp`));
}
