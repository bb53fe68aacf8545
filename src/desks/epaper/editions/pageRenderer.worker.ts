import { parentPort, workerData } from 'node:worker_threads';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { trimPage } from './trimPage.ts';

// A worker thread, because rendering a page is one long computation that would block requests. It receives the page number and size; a page
// that never finishes is ended together with the thread.

/** Sides in points (1/72 inch). */
export type PageSides = { width: number; height: number };
export type RenderOrder = { index: number; width: number; height: number };
/** Four bytes a pixel: red, green, blue, alpha. */
export type RenderedPage = { pixels: Uint8Array; width: number; height: number };
export type FromRenderer =
  | { kind: 'opened'; pages: PageSides[] }
  | { kind: 'rendered'; page: RenderedPage }
  | { kind: 'refused'; reason: 'encrypted' | 'broken' | 'tooManyPages' };

type Given = { pdf: Uint8Array; mostPages: number };

const port = parentPort;
if (!port) throw new Error('The pages of a PDF are drawn on a worker thread');
const print = (message: FromRenderer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** The document, or why it cannot be opened. */
async function open({ pdf, mostPages }: Given): Promise<PDFiumDocument | Extract<FromRenderer, { kind: 'refused' }>['reason']> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return document.getPageCount() > mostPages ? 'tooManyPages' : document;
  } catch (error) {
    return /password|security/i.test(String(error)) ? 'encrypted' : 'broken';
  }
}

const opened = await open(workerData);
if (typeof opened === 'string') print({ kind: 'refused', reason: opened });
else {
  port.on('message', async ({ index, width, height }: RenderOrder) => {
    try {
      const { data } = await opened.getPage(index).render({ width, height, render: 'bitmap' });
      const pixels = new Uint8Array(data);
      print({ kind: 'rendered', page: { pixels, width, height } }, [pixels.buffer]);
    } catch {
      print({ kind: 'refused', reason: 'broken' });
    }
  });
  const pages = Array.from({ length: opened.getPageCount() }, (_, index) => {
    const page = opened.getPage(index);
    trimPage(page);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    return { width: originalWidth, height: originalHeight };
  });
  print({ kind: 'opened', pages });
}
