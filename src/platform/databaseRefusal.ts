import { databaseErrorOf } from './databaseError.ts';
import { WrongSetting } from './settings.ts';

const UNKNOWN_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const NO_ANSWER: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE']);
/** The driver sets no code on these errors. */
const TOO_LATE = /timeout|terminated/i;

/** Turns a failure to open a database server into a `WrongSetting` with a one-sentence message; returns other errors unchanged. */
export function asDatabaseRefusal(error: unknown, databaseUrl: string): unknown {
  const url = new URL(databaseUrl);
  const refused = databaseErrorOf(error);
  if (refused?.sqlState === '3D000') {
    const name = decodeURIComponent(url.pathname.slice(1));
    return new WrongSetting(`The database server at DATABASE_URL has no database "${name}": create it first, as in: createdb ${name}`);
  }
  if (refused?.sqlState.startsWith('28'))
    return new WrongSetting(
      `The database server at DATABASE_URL does not let "${decodeURIComponent(url.username)}" in: ${refused.message}.`,
    );
  if (refused) return new WrongSetting(`The database server at DATABASE_URL cannot be used: ${refused.message}.`);
  const code = codeIn(error);
  if (UNKNOWN_HOST.has(code)) return new WrongSetting(`The host "${url.hostname}" in DATABASE_URL is not known to this machine (${code}).`);
  if (NO_ANSWER.has(code) || (error instanceof Error && code === '' && TOO_LATE.test(error.message)))
    return new WrongSetting(
      'The database server at DATABASE_URL does not answer: start it, or leave DATABASE_URL away to use the embedded database.',
    );
  return error;
}

/** The code of a failed connection; if the host has several addresses, the code for the first one tried. */
function codeIn(error: unknown): string {
  if (error instanceof AggregateError) return codeIn(error.errors[0]);
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeIn(error.cause);
}
