import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Paper } from '../../site/paper.ts';
import { demoPictures } from './demo/pictures.ts';
import { crops, pictureAddress } from './pictureAddress.ts';
import { pictures } from './tables.ts';

/** The demo pictures are drawn on a square, composed so that its middle holds in every crop. */
const DRAWN = 1600;

const drawings = import.meta.glob<string>('./demo/*.svg', { query: '?raw', import: 'default' });

/** Makes every shape and width of the drawn pictures, and enters them. Files that are there already are left alone. */
export async function addDemoPictures(paper: Paper): Promise<void> {
  const names = Object.entries(demoPictures);
  const rows: (typeof pictures.$inferInsert)[] = [];
  for (const [key, alt] of names) {
    const load = drawings[`./demo/${key}.svg`];
    if (!load) continue;
    const square = await sharp(Buffer.from(await load()))
      .resize(DRAWN, DRAWN)
      .removeAlpha()
      .raw()
      .toBuffer();
    rows.push({ key, alt, width: DRAWN, height: DRAWN, colour: await colourOf(square), credit: 'ચિત્રણ: સવાર' });
    await makeFiles(paper.settings.dataDir, key, square);
  }
  if (rows.length > 0) await paper.db.insert(pictures).values(rows);
}

const raw = { raw: { width: DRAWN, height: DRAWN, channels: 3 } } as const;

async function colourOf(square: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(square, raw).resize(1, 1).raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function makeFiles(dataDir: string, key: string, square: Buffer): Promise<void> {
  await mkdir(dirname(join(dataDir, pictureAddress(key, 'wide', 1))), { recursive: true });
  const jobs = Object.entries(crops).flatMap(([crop, { ratio, widths }]) =>
    widths.map((width) => ({ crop: crop as keyof typeof crops, ratio, width })),
  );
  await Promise.all(
    jobs.map(async ({ crop, ratio, width }) => {
      const file = join(dataDir, pictureAddress(key, crop, width));
      if (await isThere(file)) return;
      const [left, top] = ratio >= 1 ? [0, Math.round((DRAWN - DRAWN / ratio) / 2)] : [Math.round((DRAWN - DRAWN * ratio) / 2), 0];
      const part = { left, top, width: DRAWN - 2 * left, height: DRAWN - 2 * top };
      await sharp(square, raw)
        .extract(part)
        .resize(width, Math.round(width / ratio))
        .webp({ quality: 75, effort: 2 })
        .toFile(file);
    }),
  );
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
