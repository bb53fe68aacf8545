import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** A whole run of the tests has had a sixth of it in files at once, the browser among them. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Lets what tests write lie in memory where there is room, which `tmpdir()` then names: each test file has a database of 1,300 files, and
 * to copy and remove them takes 46 ms of processor time there and 410 on a disk. The workers, browsers and newspapers that follow inherit it.
 */
export default function filesInMemory(): (() => void) | undefined {
  if (!existsSync(MEMORY) || !hasRoom()) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'newspaper-tests-'));
  // A PostgreSQL server that tests start as root runs as somebody else.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
}
