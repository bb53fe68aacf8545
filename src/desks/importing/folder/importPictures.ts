import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { z } from 'zod';
import { readPictures } from '../../../content/pictures/queries.ts';
import { InvalidImage } from '../../../platform/images/invalidImage.ts';
import { readCsvFile } from './folderFiles.ts';
import type { FolderImport } from './folderImport.ts';

/** Drawings are rendered on a square of this size, with the motif in the middle, so that it is visible in every crop. */
const DRAWING_PIXELS = 1600;

const share = z
  .literal('')
  .transform(() => undefined)
  .or(z.coerce.number().min(0).max(1))
  .optional();

const pictureRow = z.object({
  /** The key by which stories refer to the picture. */
  key: z.string().regex(/^[\w-]{1,120}$/),
  /** A file in the folder `pictures`. */
  file: z
    .string()
    .min(1)
    .refine((file) => !file.split(/[\\/]/).includes('..'), 'leads out of the folder'),
  alt: z.string().default(''),
  credit: z.string().default(''),
  /** The focal point, as fractions of width and height. */
  focalX: share,
  focalY: share,
});
type PictureRow = z.output<typeof pictureRow>;

/** Imports the pictures of `pictures.csv` that are not in the library yet. Returns the keys of all listed pictures in the library. */
export async function importPictures(context: FolderImport): Promise<Set<string>> {
  const { app, folder, report, dryRun, onItem } = context;
  const rows = await readPictureRows(folder);
  const before = await readPictures(
    app.db,
    rows.map(({ key }) => key),
  );
  const keys = new Set(before.keys());
  const queue = new PQueue({ concurrency: availableParallelism() });
  await queue.addAll(
    rows.map((row) => async () => {
      onItem();
      if (keys.has(row.key)) return;
      if (dryRun) report.count('pictures that would be taken in');
      else if (!(await addRow(context, row))) return;
      keys.add(row.key);
    }),
  );
  return keys;
}

/** The pictures that a folder lists. */
export const readPictureRows = (folder: string): Promise<PictureRow[]> => readCsvFile(join(folder, 'pictures.csv'), pictureRow);

async function addRow({ app, commands, folder, report }: FolderImport, row: PictureRow): Promise<boolean> {
  const { key, file, alt, credit, focalX, focalY } = row;
  try {
    const bytes = await readFile(join(folder, 'pictures', file)).catch(() => {
      throw new InvalidImage(404, 'There is no such file in the folder "pictures"');
    });
    const focal = focalX === undefined || focalY === undefined ? {} : { focal: { x: focalX, y: focalY } };
    await commands.addFolderPicture(app, file.endsWith('.svg') ? await renderDrawing(bytes) : bytes, { key, alt, credit, ...focal });
    report.count('pictures taken in');
    return true;
  } catch (error) {
    if (!(error instanceof InvalidImage)) throw error;
    report.count('pictures that could not be had');
    report.tell(`pictures/${file}`, error.message);
    return false;
  }
}

const renderDrawing = (svg: Buffer): Promise<Buffer> =>
  sharp(svg).resize(DRAWING_PIXELS, DRAWING_PIXELS).png({ compressionLevel: 0 }).toBuffer();
