/**
 * Stands between two texts that are compressed by themselves and joined. A frame of Zstandard remembers its last three distances, which a
 * frame that began by itself takes to be 1, 4 and 8: spaces can be written as repetitions at just these distances.
 */
export const SEPARATOR = ' '.repeat(17);

/** Two blocks that write `SEPARATOR` and leave the distances of a frame as they are at its beginning (RFC 8878, 3.1.1.3 and 3.1.1.5). */
const SEPARATING = Buffer.from([
  // Eight spaces (0x41, 0x20), and three more at a distance of 8: tables of one symbol each, for 8 literals, a distance of 3 bits, 3 letters.
  ...[0x44, 0x00, 0x00, 0x41, 0x20, 0x01, 0x54, 0x08, 0x03, 0x00, 0x0b],
  // Three at a distance of 4, and three at a distance of 1, without literals.
  ...[0x3c, 0x00, 0x00, 0x00, 0x02, 0x54, 0x00, 0x02, 0x00, 0x1c],
]);

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd] as const;
/** One segment, with the length of the text in four bytes. */
const DESCRIPTOR = 0xa0;
const LAST = 1;
const RLE = 1;

/** A text, and the one frame without a dictionary and without a checksum into which it was compressed. */
export type CompressedText = { length: number; frame: Uint8Array };

/** One frame of Zstandard, of these texts with `SEPARATOR` between them. */
export function joinZstd(texts: readonly CompressedText[]): Buffer {
  const header = Buffer.from([...MAGIC, DESCRIPTOR, 0, 0, 0, 0]);
  header.writeUInt32LE(
    texts.reduce((sum, { length }) => sum + length, SEPARATOR.length * (texts.length - 1)),
    MAGIC.length + 1,
  );
  const blocks = texts.flatMap(({ frame }, at) => (at < texts.length - 1 ? [withoutEnd(blocksOf(frame)), SEPARATING] : [blocksOf(frame)]));
  return Buffer.concat([header, ...blocks]);
}

/** The blocks of a frame: all that follows its header (RFC 8878, 3.1.1.1). */
function blocksOf(frame: Uint8Array): Uint8Array {
  const descriptor = frame[MAGIC.length] ?? 0;
  const isOneSegment = (descriptor & 0x20) !== 0;
  const ofLength = descriptor >> 6 === 0 ? Number(isOneSegment) : 1 << (descriptor >> 6);
  return frame.subarray(MAGIC.length + 1 + (isOneSegment ? 0 : 1) + ofLength);
}

/** The same blocks, of which the last does not say that it is (RFC 8878, 3.1.1.2). */
function withoutEnd(blocks: Uint8Array): Uint8Array {
  const open = new Uint8Array(blocks);
  for (let at = 0; at < open.length; ) {
    const first = open[at] ?? 0;
    if (first & LAST) {
      open[at] = first - LAST;
      return open;
    }
    const size = (first + ((open[at + 1] ?? 0) << 8) + ((open[at + 2] ?? 0) << 16)) >> 3;
    at += 3 + (((first >> 1) & 3) === RLE ? 1 : size);
  }
  throw new Error('A frame of Zstandard has no last block');
}
