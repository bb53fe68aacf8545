import { databaseErrorOf } from './platform/databaseError.ts';
import { NewerDatabase } from './platform/databaseRefusal.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { faultOf } from './platform/log.ts';
import { WrongSetting } from './platform/settings.ts';
import { storageErrorOf } from './platform/storage/storageError.ts';
import { WorkerFailed } from './startWorkers.ts';

/** The message for a failed start: one sentence for problems that the operator can fix, otherwise all details. */
export function sentenceOf(error: unknown): string {
  const { error: reason, stack = reason } = faultOf(error);
  return knownSentenceOf(error) ?? stack;
}

/** One sentence for a problem that the operator can fix; undefined for any other. */
export function knownSentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WrongSetting || error instanceof FolderInUse || error instanceof NewerDatabase || error instanceof WorkerFailed)
    return error.message;
  if (databaseErrorOf(error)?.sqlState === OUT_OF_DISK || storageErrorOf(error)?.reason === 'full') return DISK_FULL;
  const code = codeOf(error) ?? '';
  // A worker process is informed of a failed bind by its parent.
  return 'syscall' in error && /^(listen|bind)$/.test(String(error.syscall)) ? LISTENING[code] : SENTENCES[code];
}

/** PostgreSQL's `disk_full`. */
const OUT_OF_DISK = '53100';

const DISK_FULL = 'The disk is full: make room on it, and start again.';

/** Messages for failures to listen. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program: stop that one, or choose another with PORT.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: leave HOST away to listen at all of them.',
  EACCES: 'This user may not listen at that port: choose one from 1024 to 65535 with PORT.',
};

const SENTENCES: Readonly<Record<string, string>> = {
  // The database's host name has been resolved before, so this is HOST.
  ENOTFOUND: 'HOST is not known to this machine: leave HOST away to listen at all its addresses.',
  EAI_AGAIN: 'HOST is not known to this machine: leave HOST away to listen at all its addresses.',
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EFBIG: DISK_FULL,
};

const codeOf = (error: Error): string | undefined => ('code' in error && typeof error.code === 'string' ? error.code : undefined);
