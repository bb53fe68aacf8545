import { parentPort, workerData } from 'node:worker_threads';
import { joinDocuments, openDocument, openPdfEngine, type PdfEngine, renderedPage, savedDocument } from './pdfEngine.ts';
import { trimPage } from './trimPage.ts';

// A worker thread, because rendering a page is one long computation that would block requests. It receives the page number and size; a page
// that never finishes is ended together with the thread.

/** Sides in points (1/72 inch). */
export type PageSides = { width: number; height: number };
export type RenderOrder = { index: number; width: number; height: number };
/** Four bytes a pixel: red, green, blue, and one without meaning. */
export type RenderedPage = { pixels: Uint8Array; width: number; height: number };
export type FromRenderer =
  /** `file` is the paper as it is cut, if it differs from what was given. */
  | { kind: 'opened'; pages: PageSides[]; file: Uint8Array | undefined }
  | { kind: 'rendered'; page: RenderedPage }
  | { kind: 'refused'; reason: Refusal };
type Refusal = 'encrypted' | 'broken' | 'tooManyPages';

/** Several files are joined to one paper, in this order. */
type Given = { pdfs: readonly Uint8Array[]; mostPages: number };

const port = parentPort;
if (!port) throw new Error('The pages of a PDF are drawn on a worker thread');
const print = (message: FromRenderer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** The document, or why it cannot be opened. */
function open(engine: PdfEngine, { pdfs, mostPages }: Given): number | Refusal {
  const documents: number[] = [];
  let pageCount = 0;
  for (const pdf of pdfs) {
    const document = openDocument(engine, pdf);
    if (typeof document === 'string') return document;
    pageCount += engine.FPDF_GetPageCount(document);
    if (pageCount > mostPages) return 'tooManyPages';
    documents.push(document);
  }
  const [first] = documents;
  return (documents.length === 1 ? first : joinDocuments(engine, documents)) || 'broken';
}

/** Trims the page. A page that cannot be read has no sides. */
function measuredPage(engine: PdfEngine, document: number, index: number): PageSides & { isCut: boolean } {
  const page = engine.FPDF_LoadPage(document, index);
  if (page === 0) return { width: 0, height: 0, isCut: false };
  const isCut = trimPage(engine, page);
  const sides = { width: engine.FPDF_GetPageWidthF(page), height: engine.FPDF_GetPageHeightF(page), isCut };
  engine.FPDF_ClosePage(page);
  return sides;
}

const given: Given = workerData;
const engine = await openPdfEngine();
const document = open(engine, given);
if (typeof document === 'string') print({ kind: 'refused', reason: document });
else {
  port.on('message', (order: RenderOrder) => {
    const pixels = renderedPage(engine, document, order);
    if (pixels) print({ kind: 'rendered', page: { pixels, width: order.width, height: order.height } }, [pixels.buffer]);
    else print({ kind: 'refused', reason: 'broken' });
  });
  const pages = Array.from({ length: engine.FPDF_GetPageCount(document) }, (_, index) => measuredPage(engine, document, index));
  const isOther = given.pdfs.length > 1 || pages.some(({ isCut }) => isCut);
  const file = isOther ? savedDocument(engine, document) : undefined;
  if (isOther && !file) print({ kind: 'refused', reason: 'broken' });
  else print({ kind: 'opened', pages: pages.map(({ width, height }) => ({ width, height })), file }, file ? [file.buffer] : []);
}
