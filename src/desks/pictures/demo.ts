import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { App } from '../../site/app.ts';
import { addPicture } from './commands.ts';
import { demoPictures } from './demo/pictures.ts';

/** The demo pictures are drawn on a square, composed so that its middle holds in every crop. */
const DRAWN = 1600;

const drawings = import.meta.glob<string>('./demo/*.svg', { query: '?raw', import: 'default' });

/** Takes the drawn pictures into the paper as an editor would photographs, as many at once as the machine has cores. */
export async function addDemoPictures(app: App): Promise<void> {
  const queue = new PQueue({ concurrency: availableParallelism() });
  await queue.addAll(
    Object.entries(demoPictures).map(
      ([key, alt]) =>
        () =>
          addDrawing(app, key, alt),
    ),
  );
}

async function addDrawing(app: App, key: string, alt: string): Promise<void> {
  const load = drawings[`./demo/${key}.svg`];
  if (!load) return;
  const drawn = await sharp(Buffer.from(await load()))
    .resize(DRAWN, DRAWN)
    .png({ compressionLevel: 0 })
    .toBuffer();
  await addPicture(app, drawn, { key, alt, credit: 'ચિત્રણ: સવાર' });
}
