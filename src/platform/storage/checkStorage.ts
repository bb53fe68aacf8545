import type { Log } from '../log.ts';
import { type Settings, WrongSetting } from '../settings.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storageError.ts';

/** What a bucket answers to whoever has its name or the keys wrong. */
const WRONG_STATUS: ReadonlySet<number> = new Set([301, 400, 401, 403, 404]);

/**
 * Looks at the start whether files can be kept. A folder that cannot be written, a bucket that is not there, and wrong keys stop the start:
 * throws `WrongSetting`. A bucket that does not answer, and a full disk, may be over in a minute and are no reason to keep the
 * newspaper from its readers: the log says so.
 */
export async function checkStorage(storage: Storage, settings: Pick<Settings, 'storageUrl'>, log: Log): Promise<void> {
  try {
    await storage.check();
  } catch (error) {
    const where = storage.folder ?? `the bucket of STORAGE_URL (${settings.storageUrl?.replace(/\?.*$/s, '')})`;
    if (isLasting(error)) throw new WrongSetting(`Files cannot be kept in ${where}: ${reasonOf(error)}.`);
    log.error({ error: String(error) }, `Files cannot be kept in ${where} just now: uploads are refused and pictures may be missing`);
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

/** The HTTP status of what the bucket's server answered. */
function statusOf(error: Error): number | undefined {
  const about: unknown = '$metadata' in error ? error.$metadata : undefined;
  const status: unknown = typeof about === 'object' && about !== null && 'httpStatusCode' in about ? about.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
