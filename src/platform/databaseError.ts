/** What PostgreSQL itself says of a statement that failed. */
export type DatabaseError = { sqlState: string; message: string };

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** PostgreSQL's own error, which Drizzle wraps; undefined for an error of anything else. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && 'severity' in error && typeof error.code === 'string' && SQL_STATE.test(error.code))
    return { sqlState: error.code, message: error.message };
  return databaseErrorOf(error.cause);
}
