import type { PDFiumPage } from '@hyzyla/pdfium';

/** Functions of PDFium that its package has, but does not declare. They take addresses of floats; the boxes are in points. */
type BoxFunctions = {
  _FPDF_GetPageBoundingBox: (page: number, box: number) => number;
  _FPDFPage_GetTrimBox: (page: number, left: number, bottom: number, right: number, top: number) => number;
  _FPDFPage_SetCropBox: (page: number, left: number, bottom: number, right: number, top: number) => void;
};
const names = ['_FPDF_GetPageBoundingBox', '_FPDFPage_GetTrimBox', '_FPDFPage_SetCropBox'];
const hasBoxes = <Module extends object>(module: Module): module is Module & BoxFunctions => names.every((name) => name in module);

/** A trim box whose sides are less than this part of what is visible is taken for a mistake of the program that wrote it. */
const LEAST_PART = 0.5;
const FLOAT_BYTES = 4;

type Box = { left: number; bottom: number; right: number; top: number };

/**
 * Crops a page to its trim box, to which the paper is cut: a file for the press also has the bleed, crop marks and colour bars around it.
 * A page without a usable trim box stays as it is.
 */
export function trimPage(page: PDFiumPage): void {
  const module = page['module'];
  const address = page['pageIdx'];
  if (!hasBoxes(module)) throw new Error('This version of PDFium does not give the boxes of a page');
  const floats = module.wasmExports.malloc(4 * FLOAT_BYTES);
  const floatAt = (at: number) => new DataView(module.HEAPU8.buffer).getFloat32(floats + at * FLOAT_BYTES, true);
  const at = (index: number) => floats + index * FLOAT_BYTES;
  try {
    if (!module._FPDF_GetPageBoundingBox(address, floats)) return;
    const visible: Box = { left: floatAt(0), top: floatAt(1), right: floatAt(2), bottom: floatAt(3) };
    if (!module._FPDFPage_GetTrimBox(address, at(0), at(1), at(2), at(3))) return;
    const trimmed = intersectionOf(visible, { left: floatAt(0), bottom: floatAt(1), right: floatAt(2), top: floatAt(3) });
    const isUsable =
      trimmed.right - trimmed.left >= LEAST_PART * (visible.right - visible.left) &&
      trimmed.top - trimmed.bottom >= LEAST_PART * (visible.top - visible.bottom);
    if (isUsable) module._FPDFPage_SetCropBox(address, trimmed.left, trimmed.bottom, trimmed.right, trimmed.top);
  } finally {
    module.wasmExports.free(floats);
  }
}

const intersectionOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});
