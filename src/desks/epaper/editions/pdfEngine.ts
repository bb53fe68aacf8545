import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

// PDFium as WebAssembly, for the worker thread alone. Documents and pages are addresses in its memory, 0 for what cannot be read.

export type PdfEngine = WrappedPdfiumModule;

/** Errors of `FPDF_GetLastError`. */
const WRONG_PASSWORD = 4;
const UNKNOWN_LOCK = 5;

export async function openPdfEngine(): Promise<PdfEngine> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const engine = await init({ wasmBinary: new Uint8Array(bytes).buffer });
  engine.PDFiumExt_Init();
  return engine;
}

/** Opens a PDF; its bytes stay in the engine's memory as long as the thread lives. */
export function openDocument(engine: PdfEngine, pdf: Uint8Array): number | 'encrypted' | 'broken' {
  const at = engine.pdfium.wasmExports.malloc(pdf.length);
  engine.pdfium.HEAPU8.set(pdf, at);
  const document = engine.FPDF_LoadMemDocument(at, pdf.length, '');
  if (document !== 0) return document;
  const error = engine.FPDF_GetLastError();
  return error === WRONG_PASSWORD || error === UNKNOWN_LOCK ? 'encrypted' : 'broken';
}

/** A new document with the pages of several, one after the other; 0 if a page cannot be copied. */
export function joinDocuments(engine: PdfEngine, documents: readonly number[]): number {
  const joined = engine.FPDF_CreateNewDocument();
  for (const document of documents) if (!engine.FPDF_ImportPages(joined, document, '', engine.FPDF_GetPageCount(joined))) return 0;
  return joined;
}

/** The document as a file; undefined if it cannot be written. */
export function savedDocument(engine: PdfEngine, document: number): Uint8Array<ArrayBuffer> | undefined {
  const writer = engine.PDFiumExt_OpenFileWriter();
  if (engine.PDFiumExt_SaveAsCopy(document, writer) === 0) return undefined;
  const size = engine.PDFiumExt_GetFileWriterSize(writer);
  const at = engine.pdfium.wasmExports.malloc(size);
  engine.PDFiumExt_GetFileWriterData(writer, at, size);
  const file = new Uint8Array(engine.pdfium.HEAPU8.subarray(at, at + size));
  engine.pdfium.wasmExports.free(at);
  engine.PDFiumExt_CloseFileWriter(writer);
  return file;
}

const BYTES_A_PIXEL = 4;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;

/** A page as pixels on white paper, four bytes a pixel: red, green, blue, and one without meaning. Undefined if the page cannot be read. */
export function renderedPage(
  engine: PdfEngine,
  document: number,
  { index, width, height }: { index: number; width: number; height: number },
): Uint8Array<ArrayBuffer> | undefined {
  const page = engine.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const bitmap = engine.FPDFBitmap_Create(width, height, 0);
  engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST);
  const at = engine.FPDFBitmap_GetBuffer(bitmap);
  const pixels = new Uint8Array(engine.pdfium.HEAPU8.subarray(at, at + width * height * BYTES_A_PIXEL));
  engine.FPDFBitmap_Destroy(bitmap);
  engine.FPDF_ClosePage(page);
  return pixels;
}
