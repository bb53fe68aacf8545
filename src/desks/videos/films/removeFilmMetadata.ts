import { type FileHandle, open } from 'node:fs/promises';

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): where it and its content begin, and where it ends. */
type Box = { type: string; start: number; content: number; end: number };

/** What tells of a film and is not needed to play it: the place and the device of a telephone's recording, titles, XMP. */
const METADATA: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** Boxes whose metadata is looked for. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak']);
/** A box of this type is skipped by every player, so that no offset in the file changes. */
const UNUSED = Buffer.from('free', 'latin1');
const ZEROS = Buffer.alloc(64 * 1024);
const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** A film has about ten boxes at each level; one with very many is made to keep us busy. */
const MAX_BOXES = 10_000;

/**
 * Overwrites the metadata of an MP4 file: telephones write into a recording where it was made. Its length and what is played stay as they
 * are. Returns whether there was any.
 */
export async function removeFilmMetadata(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const found = await findMetadata(file, (await file.stat()).size);
    for (const box of found) await overwrite(file, box);
    return found.length > 0;
  } finally {
    await file.close();
  }
}

async function findMetadata(file: FileHandle, size: number): Promise<Box[]> {
  const found: Box[] = [];
  const parts = [{ from: 0, to: size }];
  let boxes = 0;
  for (let part = parts.pop(); part; part = parts.pop()) {
    for (let at = part.from; at < part.to; ) {
      const box = ++boxes > MAX_BOXES ? undefined : await readBox(file, at, part.to);
      if (!box) break;
      if (METADATA.has(box.type)) found.push(box);
      else if (HOLDERS.has(box.type)) parts.push({ from: box.content, to: box.end });
      at = box.end;
    }
  }
  return found;
}

/** The box at a place; undefined if there is none, or if it is longer than what it is in. */
async function readBox(file: FileHandle, start: number, limit: number): Promise<Box | undefined> {
  const header = Buffer.alloc(LARGE_HEADER_BYTES);
  const { bytesRead } = await file.read(header, 0, LARGE_HEADER_BYTES, start);
  if (bytesRead < HEADER_BYTES) return undefined;
  const stated = header.readUInt32BE(0);
  const isLarge = stated === 1;
  const content = start + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES);
  // 0: to the end.
  const end = stated === 0 ? limit : start + (isLarge ? Number(header.readBigUInt64BE(HEADER_BYTES)) : stated);
  return end < content || end > limit ? undefined : { type: header.toString('latin1', 4, HEADER_BYTES), start, content, end };
}

async function overwrite(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(UNUSED, 0, UNUSED.length, start + 4);
  for (let at = content; at < end; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}
