/** Signatures of Excel workbooks, new (a ZIP) and old (OLE). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file that should be text begins like a workbook of Excel. */
export const isWorkbook = (file: Uint8Array): boolean => WORKBOOKS.some((signature) => signature.every((byte, at) => file[at] === byte));

/** The encoding of a text: by its byte order mark or, without one, by the position of the zero bytes of Latin letters. */
export function textEncoding(file: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [one, two, three, four] = file;
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0 && three !== 0 && four === 0)) return 'utf-16le';
  if ((one === 0xfe && two === 0xff) || (one === 0 && two !== 0 && three === 0 && four !== 0)) return 'utf-16be';
  return 'utf-8';
}
