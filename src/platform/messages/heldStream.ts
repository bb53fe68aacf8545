import { Readable } from 'node:stream';

/** The stream of a mail was ended by `beforeLastPart`, so that its server drops what it has got. */
class Withdrawn extends Error {}

/**
 * The parts of a mail, the last of which is read only after `beforeLastPart` has resolved. As no server accepts a mail before its end (RFC
 * 5321, 4.1.1.4), nothing has been accepted until then. The stream fails if it resolves to `false`, and the connection is broken off.
 */
export const heldStream = (parts: Readable, beforeLastPart: () => Promise<boolean>): Readable =>
  // One part at a time: a part that is read is one that the connection wants.
  Readable.from(withLastHeld(parts, beforeLastPart), { objectMode: true, highWaterMark: 1 });

async function* withLastHeld(parts: Readable, beforeLastPart: () => Promise<boolean>): AsyncGenerator<Buffer> {
  let held: Buffer | undefined;
  for await (const part of parts) {
    if (held) yield held;
    held = Buffer.from(part);
  }
  if (!(await beforeLastPart())) throw new Withdrawn('the mail was withdrawn');
  if (held) yield held;
}
