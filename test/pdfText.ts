import { openDocument, openPdfEngine } from '../src/desks/epaper/editions/pdfEngine.ts';

/** The text on the first page of a PDF. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const engine = await openPdfEngine();
  const document = openDocument(engine, pdf);
  if (typeof document === 'string') throw new Error(`The PDF is ${document}`);
  const text = engine.FPDFText_LoadPage(engine.FPDF_LoadPage(document, 0));
  const length = engine.FPDFText_CountChars(text);
  const at = engine.pdfium.wasmExports.malloc(2 * (length + 1));
  engine.FPDFText_GetText(text, 0, length, at);
  return engine.pdfium.UTF16ToString(at);
}
