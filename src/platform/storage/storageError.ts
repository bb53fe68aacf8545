/** Why a file could not be kept: the disk is full, or the place where files lie cannot be written. */
export class StorageError extends Error {
  readonly reason: 'full' | 'unwritable';
  constructor(reason: StorageError['reason'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EIO']);

/** What an error says of the place where files are kept; undefined when it says nothing of that. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return new StorageError('full', error);
  if (UNWRITABLE.has(code)) return new StorageError('unwritable', error);
  return undefined;
}
