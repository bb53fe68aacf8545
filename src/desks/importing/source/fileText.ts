import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SourceBroken } from './sourceItem.ts';

const LOOKED_AT = 4096;
const CHUNK = 256 * 1024;

/** Control characters, invalid in XML and JSON, that databases may contain after a paste. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** The beginning of a file as text, and its encoding: from the byte order mark, from the XML declaration, otherwise UTF-8. */
export async function lookAtFile(file: string): Promise<{ beginning: string; encoding: string }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(bytes);
    return { beginning: new TextDecoder(encoding).decode(bytes).trimStart(), encoding };
  } finally {
    await handle.close();
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const message = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(bytes.toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(message).encoding;
  } catch {
    throw new SourceBroken(`The file says that it is written in "${message}", which is no encoding known here: save it as UTF-8.`);
  }
}

/** Called with the number of bytes read; an error that it throws ends the reading. */
export type OnBytes = (read: number) => void;

/** A file's text in chunks. Throws `SourceBroken` if its bytes are invalid in the encoding. */
export async function* textOfFile(file: string, encoding: string, onBytes: OnBytes = () => undefined): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let read = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
    const text = decodeOrSay(() => decoder.decode(chunk, { stream: true }), encoding, read);
    read += chunk.length;
    onBytes(read);
    yield text.replace(CONTROLS, '');
  }
  const rest = decodeOrSay(() => decoder.decode(), encoding, read);
  if (rest) yield rest;
}

function decodeOrSay(decode: () => string, encoding: string, read: number): string {
  try {
    return decode();
  } catch {
    throw new SourceBroken(
      `The file is not written in ${encoding} throughout (somewhere after byte ${read}): export it anew, or save it as UTF-8.`,
    );
  }
}
