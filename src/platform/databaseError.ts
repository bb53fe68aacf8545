/** The error that PostgreSQL reports for a failed statement. */
export type DatabaseError = { sqlState: string; message: string };

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** The PostgreSQL error that Drizzle wraps; undefined for other errors. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && 'severity' in error && typeof error.code === 'string' && SQL_STATE.test(error.code))
    return { sqlState: error.code, message: error.message };
  return databaseErrorOf(error.cause);
}
