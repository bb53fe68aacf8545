import { isWorkbook, textEncoding } from '../../../platform/text/textEncoding.ts';
import { FileNotUnderstood, fileFaults } from './fileNotUnderstood.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The text of a file in chunks: UTF-8, or UTF-16 as in Excel's "Unicode text". Throws `FileNotUnderstood` if it is not text, or too large.
 */
export async function* decodedText(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  let first = new Uint8Array();
  const decode = (input: Uint8Array, isLast: boolean): string => {
    if (!decoder && isWorkbook(input)) throw new FileNotUnderstood(fileFaults.workbook);
    decoder ??= new TextDecoder(textEncoding(input), { fatal: true });
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
