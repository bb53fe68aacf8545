import type { Database } from '../database.ts';

/** What Drizzle's `prepare('')` gives: the statement's text, built once, and a way to run it with values. */
type Prepared<Result> = { execute: (values: Record<string, unknown>) => Promise<Result> };

/**
 * A read whose statement is built once for each database, with `sql.placeholder(name)` for its values: for what every reader asks for, since
 * building the text of a statement takes longer than anything else that this process does for it. It is not a prepared statement of
 * PostgreSQL, which plans it for its values each time.
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
