import sharp from 'sharp';
import { z } from 'zod';
import { hashedKey, type Storage } from '../../../platform/storage/storage.ts';
import { renderPages } from './renderPages.ts';

/** Increase it when rendering changes: stored pages are then rendered again. */
const RECIPE = 2;
const QUALITY = 78;
/** Higher effort takes twice the time for 3% fewer bytes. */
const EFFORT = 2;

const preparedPages = z.array(z.object({ number: z.number(), pictureKey: z.string(), width: z.number(), height: z.number() }));

type PreparedPage = z.infer<typeof preparedPages>[number];

/** Renders the pages of a PDF and stores their pictures and the file. The same file is rendered only once. Throws `InvalidEdition`. */
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
  // Written last: if it exists, all other files do.
  await storage.put(listKey, new TextEncoder().encode(JSON.stringify(pages)), 'application/json');
  return { pdfKey, pages };
}

/** The stored list; undefined if it was truncated on a full disk, so that the pages are rendered again. */
function readList(bytes: Uint8Array): PreparedPage[] | undefined {
  try {
    return preparedPages.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
