import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { databaseErrorOf } from './databaseError.ts';
import { WrongSetting } from './settings.ts';

const UNKNOWN_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** The last two are those of a socket in the file system. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOENT',
  'EACCES',
]);
/** The driver sets no code on these errors. */
const TOO_LATE = /timeout|terminated/i;
const NO_PASSWORD = /password must be a string/;
/** What the operator can mend though the database was opened: a missing privilege, a copy that only reads, lost or too many connections. */
const OF_THE_SERVER = /^(42501|25006|08|28|53|57)/;

/** Turns a failure to open a database server into a `WrongSetting` with a one-sentence message. */
export function asDatabaseRefusal(error: unknown, databaseUrl: string): Error {
  if (error instanceof WrongSetting) return error;
  const url = new URL(databaseUrl);
  const refused = databaseErrorOf(error);
  const user = decoded(url.username);
  const name = decoded(url.pathname.slice(1)) || user;
  if (refused?.sqlState === '3D000')
    return new WrongSetting(`The database server at DATABASE_URL has no database "${name}": create it first, as in: createdb ${name}`);
  if (refused?.sqlState === '42501')
    return new WrongSetting(
      `The user "${user}" of DATABASE_URL may not make tables (${refused.message}): make it the owner of the database, as in: alter database ${name} owner to ${user}`,
    );
  if (refused?.sqlState.startsWith('28'))
    return new WrongSetting(`The database server at DATABASE_URL does not let "${user}" in: ${refused.message}.`);
  if (refused?.sqlState === '53300')
    return new WrongSetting(
      `The database server at DATABASE_URL has no connection left: ${refused.message}. Each process takes up to 11: allow more (max_connections), or lower WORKERS.`,
    );
  if (refused) return new WrongSetting(`The database server at DATABASE_URL cannot be used: ${refused.message}.`);
  const { code, message, isOfConnection } = failureIn(error);
  if (UNKNOWN_HOST.has(code)) return new WrongSetting(`The host "${url.hostname}" in DATABASE_URL is not known to this machine (${code}).`);
  if ((isOfConnection && NO_ANSWER.has(code)) || (code === '' && TOO_LATE.test(message)))
    return new WrongSetting(
      'The database server at DATABASE_URL does not answer: start it, or leave DATABASE_URL away to use the embedded database.',
    );
  if (NO_PASSWORD.test(message))
    return new WrongSetting(`The database server at DATABASE_URL wants a password of "${user}": postgres://${user}:password@…`);
  // Certificates, a server without TLS.
  return new WrongSetting(`The database server at DATABASE_URL cannot be used: ${message}.`);
}

/** The same for a failure after it was opened; unchanged if it is not one of the server. */
export const asServerRefusal = (error: unknown, databaseUrl: string): unknown =>
  OF_THE_SERVER.test(databaseErrorOf(error)?.sqlState ?? '') ? asDatabaseRefusal(error, databaseUrl) : error;

/** The numbers by which the embedded database's file system (WASI) names what may not be written, and a full disk. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([2, 63, 69]);
const FULL: ReadonlySet<number> = new Set([19, 22, 51]);

const fileFailure = z.object({ name: z.literal('ErrnoError'), errno: z.number() });

/** Of its files the embedded database throws no errors, but objects with a number. Other errors are returned unchanged. */
export function asFileFailure(error: unknown, folder: string): unknown {
  if (error instanceof Error && /^Aborted\(|failed to initialize/.test(error.message))
    return new WrongSetting(
      `The database in ${folder} cannot be opened: its files are damaged, the disk is full, or this user may not write there.`,
    );
  const { data } = fileFailure.safeParse(error);
  if (!data) return error;
  if (FULL.has(data.errno)) return Object.assign(new Error(`There is no room for ${folder}`), { code: 'ENOSPC' });
  if (NOT_ALLOWED.has(data.errno)) return new WrongSetting(`This user may not write the files of the database in ${folder}.`);
  return new Error(`The files of the database in ${folder} cannot be opened (${data.errno}).`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A failed connection; if the host has several addresses, that to the first one tried. */
function failureIn(error: unknown): { code: string; message: string; isOfConnection: boolean } {
  if (error instanceof AggregateError) return failureIn(error.errors[0]);
  if (!(error instanceof Error)) return { code: '', message: String(error), isOfConnection: false };
  if ('code' in error && typeof error.code === 'string')
    return { code: error.code, message: error.message, isOfConnection: !('syscall' in error) || error.syscall !== 'open' };
  return error.cause === undefined ? { code: '', message: error.message, isOfConnection: false } : failureIn(error.cause);
}

/** The database has tables that this version of the program does not know; the message is one sentence. */
export class NewerDatabase extends Error {}

/** Throws `NewerDatabase`: an older program would misread newer tables and could damage their data. */
export async function refuseNewer(db: NodePgDatabase<Record<string, never>>, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!tables[0]?.there) return;
  const { rows: made } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const unknown = made.filter(({ hash }) => !known.has(hash)).length;
  if (unknown === 0) return;
  throw new NewerDatabase(
    `The database was last opened by a newer version of this program, which made ${unknown} changes to its tables that this one does not know: start that version, or restore a copy of the database from before.`,
  );
}
