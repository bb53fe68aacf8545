import sharp from 'sharp';
import { z } from 'zod';
import { hashedKey, type Storage } from '../../../platform/storage/storage.ts';
import { renderPages } from './renderPages.ts';

/** Raised when pages are rendered in another way: stored pages are then rendered again. */
const RECIPE = 1;
const QUALITY = 78;
/** Higher steps take twice the time for three bytes of a hundred. */
const EFFORT = 2;

const preparedPages = z.array(z.object({ number: z.number(), pictureKey: z.string(), width: z.number(), height: z.number() }));

type PreparedPage = z.infer<typeof preparedPages>[number];

/**
 * Renders the pages of a PDF and stores their pictures, and the file itself. The same file is rendered once, however
 * often it is given. Throws `EditionRefused`.
 */
export async function preparePages(storage: Storage, pdf: Uint8Array): Promise<{ pdfKey: string; pages: PreparedPage[] }> {
  const pdfKey = hashedKey('epaper', pdf, 'pdf');
  const listKey = pdfKey.replace(/pdf$/, `${RECIPE}.json`);
  const kept = (await storage.has(listKey)) ? readList(await storage.read(listKey)) : undefined;
  if (kept) return { pdfKey, pages: kept };
  const pages: PreparedPage[] = [];
  await renderPages(pdf, async ({ pixels, width, height }, number) => {
    const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
    const pictureKey = hashedKey('epaper', picture, 'webp');
    await storage.put(pictureKey, picture, 'image/webp');
    pages.push({ number, pictureKey, width, height });
  });
  pages.sort((a, b) => a.number - b.number);
  await storage.put(pdfKey, pdf, 'application/pdf');
  // Written last: where it stands, all the others do.
  await storage.put(listKey, new TextEncoder().encode(JSON.stringify(pages)), 'application/json');
  return { pdfKey, pages };
}

/** The stored list; undefined when it was cut off on a full disk: the pages are then rendered again. */
function readList(bytes: Uint8Array): PreparedPage[] | undefined {
  try {
    return preparedPages.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
