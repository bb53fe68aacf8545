import sharp from 'sharp';
import { z } from 'zod';
import { hashedKey, type Storage } from '../../../platform/storage/storage.ts';
import { InvalidEdition, MAX_PAGES, MAX_PDF_BYTES } from './invalidEdition.ts';
import { joinPdfs, renderPages } from './renderPages.ts';

/** Increase it when rendering changes: stored pages are then rendered again. */
const RECIPE = 3;
const QUALITY = 78;
/** Higher effort takes twice the time for 3% fewer bytes. */
const EFFORT = 2;

const preparedPaper = z.object({
  /** The file that readers download. */
  pdfKey: z.string(),
  pdfBytes: z.number(),
  pages: z.array(z.object({ number: z.number(), pictureKey: z.string(), width: z.number(), height: z.number() })),
});

/** A paper whose pages are rendered, and are stored with its file. */
export type PreparedPaper = z.infer<typeof preparedPaper>;

/**
 * Renders the pages of a paper and stores their pictures and the file; the same files are rendered only once. Several files, such as one for
 * each page, are joined in their order. Throws `InvalidEdition`.
 */
export async function preparePaper(storage: Storage, pdfs: readonly Uint8Array[]): Promise<PreparedPaper> {
  checkPdfs(pdfs);
  const [first] = pdfs;
  if (first && pdfs.length === 1) return prepareFile(storage, first);
  const parts: PreparedPaper[] = [];
  for (const pdf of pdfs) parts.push(await prepareFile(storage, pdf));
  const pages = parts.flatMap((part) => part.pages).map((page, index) => ({ ...page, number: index + 1 }));
  const names = new TextEncoder().encode(parts.map(({ pdfKey }) => pdfKey).join('\n'));
  return onceKept(storage, names, async () => {
    const files: Uint8Array[] = [];
    for (const { pdfKey } of parts) files.push(await storage.read(pdfKey));
    return { file: await joinPdfs(files), pages };
  });
}

/** Validates files before they are rendered. Throws `InvalidEdition`. */
function checkPdfs(pdfs: readonly Uint8Array[]): void {
  if (pdfs.length > MAX_PAGES) throw new InvalidEdition('tooManyPages');
  for (const pdf of pdfs) {
    if (pdf.length > MAX_PDF_BYTES) throw new InvalidEdition('tooLarge');
    // PDF readers allow other bytes before the header, such as the empty line of a script that sends the file.
    if (!Buffer.from(pdf.subarray(0, 1_024)).includes('%PDF-')) throw new InvalidEdition('notPdf');
  }
  if (pdfs.reduce((bytes, pdf) => bytes + pdf.length, 0) > MAX_PDF_BYTES) throw new InvalidEdition('tooLargeTogether');
}

function prepareFile(storage: Storage, pdf: Uint8Array): Promise<PreparedPaper> {
  return onceKept(storage, pdf, async () => {
    const pages: PreparedPaper['pages'] = [];
    const file = await renderPages(pdf, async ({ pixels, width, height }, number) => {
      const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer();
      const pictureKey = hashedKey('epaper', picture, 'webp');
      await storage.put(pictureKey, picture, 'image/webp');
      pages.push({ number, pictureKey, width, height });
    });
    return { file, pages: pages.sort((a, b) => a.number - b.number) };
  });
}

type Made = { file: Uint8Array; pages: PreparedPaper['pages'] };

/** What was made of `source` before, or is made now, with its file and the list of its pages stored. */
async function onceKept(storage: Storage, source: Uint8Array, make: () => Promise<Made>): Promise<PreparedPaper> {
  const kept = await readKept(storage, source);
  if (kept) return kept;
  const { file, pages } = await make();
  const paper = { pdfKey: hashedKey('epaper', file, 'pdf'), pdfBytes: file.length, pages };
  await storage.put(paper.pdfKey, file, 'application/pdf');
  // Written last: if a list exists, all other files do. The file as it is cut is the same paper.
  const list = new TextEncoder().encode(JSON.stringify(paper));
  for (const key of new Set([listKeyOf(file), listKeyOf(source)])) await storage.put(key, list, 'application/json');
  return paper;
}

const listKeyOf = (source: Uint8Array): string => hashedKey('epaper', source, `${RECIPE}.json`);

/** Undefined if there is no list, or if it was truncated on a full disk, so that the pages are rendered again. */
async function readKept(storage: Storage, source: Uint8Array): Promise<PreparedPaper | undefined> {
  const key = listKeyOf(source);
  if (!(await storage.has(key))) return undefined;
  try {
    return preparedPaper.parse(JSON.parse(new TextDecoder().decode(await storage.read(key))));
  } catch {
    return undefined;
  }
}
