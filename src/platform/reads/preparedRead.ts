import type { Database } from '../database.ts';

/** The result of Drizzle's `prepare('')`: the SQL text, built once, and a function that runs it with values. */
type Prepared<Result> = { execute: (values: Record<string, unknown>) => Promise<Result> };

/**
 * A read whose SQL text is built once per database, with `sql.placeholder(name)` for its values. Used for the most frequent reads, because
 * building the text is the most expensive part of them in this process. It is not a prepared statement of PostgreSQL, which plans the query
 * for its values each time.
 */
export function preparedRead<Values extends Record<string, unknown>, Result>(
  prepare: (db: Database) => Prepared<Result>,
): (db: Database, values: Values) => Promise<Result> {
  const built = new WeakMap<Database, Prepared<Result>>();
  return (db, values) => {
    const statement = built.get(db) ?? prepare(db);
    built.set(db, statement);
    return statement.execute(values);
  };
}
