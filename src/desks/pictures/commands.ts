import { eq } from 'drizzle-orm';
import { change } from '../../platform/change.ts';
import type { FocalPoint } from '../../platform/images/imageRequest.ts';
import { hashedKey } from '../../platform/storage/storage.ts';
import type { Paper } from '../../site/paper.ts';
import { prepareUpload } from './prepareUpload.ts';
import { factsOf, type PictureFacts } from './queries.ts';
import { pictures } from './tables.ts';

type About = { alt: string; credit: string; focal?: FocalPoint; key?: string };

/**
 * Takes a picture into the paper: checked by its content, stripped, stored under its content's name. The same picture taken in twice is one.
 * Throws `ImageRefused` with a sentence for the editor, and then nothing has been kept.
 */
export async function addPicture(paper: Paper, upload: Uint8Array, { alt, credit, focal, key }: About): Promise<PictureFacts> {
  const { bytes, extension, type, width, height, colour } = await prepareUpload(upload);
  const file = hashedKey('pictures', bytes, extension);
  if (!(await paper.storage.has(file))) await paper.storage.put(file, bytes, type);
  const name = key ?? file.slice('pictures/'.length, 'pictures/'.length + 16);
  return change(paper, async (tx) => {
    const place = focal ? { focalX: focal.x, focalY: focal.y } : {};
    await tx
      .insert(pictures)
      .values({ key: name, file, width, height, colour, alt, credit, ...place })
      .onConflictDoNothing();
    const [row] = await tx.select().from(pictures).where(eq(pictures.key, name));
    if (!row) throw new Error(`The picture ${name} is not there although it was just taken in`);
    return { result: factsOf(row), tags: [`picture:${name}`] };
  });
}
