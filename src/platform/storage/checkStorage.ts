import type { Log } from '../log.ts';
import { type Settings, WrongSetting } from '../settings.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storageError.ts';

/** Statuses that mean a wrong bucket name or wrong keys. */
const WRONG_STATUS: ReadonlySet<number> = new Set([301, 400, 401, 403, 404]);

/**
 * Checks at start-up whether files can be stored. Throws `WrongSetting` for a folder that is not writable, a missing bucket or wrong keys.
 * A bucket that does not answer and a full disk may be temporary, so they are only logged.
 */
export async function checkStorage(storage: Storage, settings: Pick<Settings, 'storageUrl'>, log: Log): Promise<void> {
  try {
    await storage.check();
  } catch (error) {
    const where = storage.folder ?? `the bucket of STORAGE_URL (${settings.storageUrl?.replace(/\?.*$/s, '')})`;
    if (isLasting(error)) throw new WrongSetting(`Files cannot be kept in ${where}: ${reasonOf(error)}.`);
    log.error({ error }, `Files cannot be kept in ${where} just now: uploads are refused and pictures may be missing`);
  }
}

function isLasting(error: unknown): boolean {
  if (error instanceof StorageError) return error.reason === 'unwritable';
  if (!(error instanceof Error)) return false;
  return error.name === 'CredentialsProviderError' || WRONG_STATUS.has(statusOf(error) ?? 0);
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError') return 'there are no keys for it (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)';
  return [error instanceof StorageError ? '' : error.name, error.message].filter(Boolean).join(', ').replace(/\.$/, '');
};

/** The HTTP status of the bucket server's response. */
function statusOf(error: Error): number | undefined {
  const about: unknown = '$metadata' in error ? error.$metadata : undefined;
  const status: unknown = typeof about === 'object' && about !== null && 'httpStatusCode' in about ? about.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
