import { FileNotUnderstood, fileFaults } from './fileNotUnderstood.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Signatures of Excel workbooks, new (a ZIP) and old (OLE). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * The text of a file in chunks: UTF-8, or UTF-16 as in Excel's "Unicode text". Throws `FileNotUnderstood` if it is not text, or too large.
 */
export async function* decodedText(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  let first = new Uint8Array();
  const decode = (input: Uint8Array, isLast: boolean): string => {
    decoder ??= new TextDecoder(encodingOf(input), { fatal: true });
    try {
      return decoder.decode(input, { stream: !isLast });
    } catch {
      throw new FileNotUnderstood(fileFaults.notText);
    }
  };
  for await (const piece of file) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new FileNotUnderstood(fileFaults.tooLarge);
    if (decoder) {
      yield decode(piece, false);
      continue;
    }
    // The format is in the first bytes, which may arrive one by one.
    first = joined(first, piece);
    if (first.length >= 4) yield decode(first, false);
  }
  yield decode(decoder ? new Uint8Array() : first, true);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** From the byte order mark or, without one, from the position of the zero bytes of Latin letters. */
function encodingOf(first: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (WORKBOOKS.some((signature) => signature.every((byte, at) => first[at] === byte))) throw new FileNotUnderstood(fileFaults.workbook);
  const [one, two, three, four] = first;
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0 && three !== 0 && four === 0)) return 'utf-16le';
  if ((one === 0xfe && two === 0xff) || (one === 0 && two !== 0 && three === 0 && four !== 0)) return 'utf-16be';
  return 'utf-8';
}
