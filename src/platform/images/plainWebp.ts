/** Parts of a WebP file that hold the picture itself: lossy or lossless data, transparency, and the header of both (RFC 9649). */
const PICTURE_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];
const CONTAINER_HEADER = 12;
const CHUNK_HEADER = 8;

/**
 * Whether a file is a still WebP picture and nothing else: no metadata, no colour profile, nothing before, between or after its chunks
 * (RFC 9649). Whether the picture can be decoded is not checked.
 */
export function isPlainWebp(bytes: Uint8Array): boolean {
  if (bytes.length < CONTAINER_HEADER) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP' || view.getUint32(4, true) + CHUNK_HEADER !== bytes.length) return false;
  let at = CONTAINER_HEADER;
  while (at + CHUNK_HEADER <= bytes.length && PICTURE_CHUNKS.includes(nameAt(at))) {
    const length = view.getUint32(at + 4, true);
    // Chunks begin at even places.
    at += CHUNK_HEADER + length + (length % 2);
  }
  return at === bytes.length;
}
