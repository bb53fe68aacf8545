/** A file could not be stored: the disk is full or the storage is not writable. */
export class StorageError extends Error {
  readonly reason: 'full' | 'unwritable';
  constructor(reason: StorageError['reason'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EIO']);

/** Whether an error says that a file or folder is not there; any other error of the disk is a fault. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The storage error behind an error; undefined if it has another cause. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return new StorageError('full', error);
  if (UNWRITABLE.has(code)) return new StorageError('unwritable', error);
  return undefined;
}
