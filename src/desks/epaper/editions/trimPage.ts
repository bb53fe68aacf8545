import type { PdfEngine } from './pdfEngine.ts';

/** A trim box whose sides are less than this part of what is visible is taken for a mistake of the program that wrote it. */
const LEAST_PART = 0.5;
/** What is cut off by less, in points, is a rounding of the program that wrote the file. */
const LEAST_CUT = 0.5;
const FLOAT_BYTES = 4;

/** In points. */
type Box = { left: number; bottom: number; right: number; top: number };

/**
 * Crops a page to its trim box, to which the paper is cut: a file for the press also has the bleed, crop marks and colour bars around it.
 * A page without a usable trim box stays as it is. Returns whether something was cut off.
 */
export function trimPage(engine: PdfEngine, page: number): boolean {
  const { wasmExports, getValue } = engine.pdfium;
  const floats = wasmExports.malloc(4 * FLOAT_BYTES);
  const at = (index: number) => floats + index * FLOAT_BYTES;
  const floatAt = (index: number) => getValue(at(index), 'float');
  try {
    if (!engine.FPDF_GetPageBoundingBox(page, floats)) return false;
    const visible: Box = { left: floatAt(0), top: floatAt(1), right: floatAt(2), bottom: floatAt(3) };
    if (!engine.FPDFPage_GetTrimBox(page, at(0), at(1), at(2), at(3))) return false;
    const trimmed = intersectionOf(visible, { left: floatAt(0), bottom: floatAt(1), right: floatAt(2), top: floatAt(3) });
    const [width, height] = [visible.right - visible.left, visible.top - visible.bottom];
    const [trimmedWidth, trimmedHeight] = [trimmed.right - trimmed.left, trimmed.top - trimmed.bottom];
    const isUsable = trimmedWidth >= LEAST_PART * width && trimmedHeight >= LEAST_PART * height;
    if (!isUsable || (width - trimmedWidth < LEAST_CUT && height - trimmedHeight < LEAST_CUT)) return false;
    engine.FPDFPage_SetCropBox(page, trimmed.left, trimmed.bottom, trimmed.right, trimmed.top);
    return true;
  } finally {
    wasmExports.free(floats);
  }
}

const intersectionOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});
