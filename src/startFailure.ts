import { NewerDatabase } from './platform/database.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { WrongSetting } from './platform/settings.ts';
import { WorkerFailed } from './startWorkers.ts';

/**
 * What is said when a program of the paper cannot start or go on: what the person who started it can mend in one
 * sentence, anything else with all that is known of it.
 */
export function sentenceOf(error: unknown): string {
  return knownSentenceOf(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** One sentence for what the person who started the program can mend; undefined for anything else. */
export function knownSentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WrongSetting || error instanceof FolderInUse || error instanceof NewerDatabase || error instanceof WorkerFailed)
    return error.message;
  const code = codeOf(error) ?? '';
  // A worker process is told by its parent of a failed bind.
  return 'syscall' in error && /^(listen|bind)$/.test(String(error.syscall)) ? LISTENING[code] : SENTENCES[code];
}

const DISK_FULL = 'The disk is full: make room on it, and start again.';

/** Where it cannot listen to readers. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program: stop that one, or choose another with PORT.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: leave HOST away to listen at all of them.',
  EACCES: 'This user may not listen at that port: choose one from 1024 to 65535 with PORT.',
};

const SENTENCES: Readonly<Record<string, string>> = {
  // The database's own host has been looked up before.
  ENOTFOUND: 'HOST is not known to this machine: leave HOST away to listen at all its addresses.',
  EAI_AGAIN: 'HOST is not known to this machine: leave HOST away to listen at all its addresses.',
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EFBIG: DISK_FULL,
};

const codeOf = (error: Error): string | undefined => ('code' in error && typeof error.code === 'string' ? error.code : undefined);
