import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectionOptions, listenToServer, type OnLost } from './background/listenToServer.ts';
import { databaseErrorOf } from './databaseError.ts';
import { asFileFailure, refuseNewer } from './databaseRefusal.ts';
import { lockFolder } from './folderLock.ts';
import { type Settings, WrongSetting } from './settings.ts';

/** A connection pool or a transaction: anything that can run a query. */
export type Database = NodePgDatabase<Record<string, never>>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  /** Reads the time of the server's machine. */
  readTime?: () => Promise<Date>;
  /** Subscribes to a PostgreSQL notification channel; `onGap` is called when notifications may have been missed. */
  listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<() => Promise<void>>;
  /** Vacuums and analyzes after a large change, so that the next queries are planned for the current data. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
};

/** The server cancels statements that run longer, so that one slow query cannot block a reader's request. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A server that has not even cancelled a read by then does not answer at all: its machine is frozen, or the network to it is cut. */
const READ_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/**
 * Large enough for an exact bitmap of all stories with a common word. With PostgreSQL's default of 4 MB the bitmap is lossy and each row is
 * rechecked.
 */
const WORK_MEM = '16MB';
const MIN_SERVER_VERSION = 15;
/** What the embedded database keeps of its files. It fills all of it with zeros at each start, and the system keeps the files as well. */
const EMBEDDED_BUFFERS = '16MB';

/** PostgreSQL advisory lock that lets one process at a time migrate. The number is arbitrary but fixed. */
const MIGRATION_LOCK = 20_261_120;

/**
 * Opens the newspaper's database: a PostgreSQL server if `databaseUrl` is set, otherwise PostgreSQL embedded in this process with its files
 * in the data folder. Both use the same driver. `onEnded` is called when the embedded one has ended itself, for example on a full disk: nothing
 * answers its statements any more. Throws `FolderInUse` and `WrongSetting`.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: OnLost = () => undefined,
  onEnded: OnLost = () => undefined,
): Promise<OpenDatabase> {
  return settings.databaseUrl ? openServer(settings.databaseUrl, onLost) : openEmbedded(settings.dataDir, onEnded);
}

/**
 * Drizzle on a pool. Drizzle's own transactions never release the connection when `begin` fails on it, so a few restarts of the server
 * would exhaust the pool. This version always releases the connection.
 */
function drizzleOn(pool: pg.Pool, watch: (client: pg.PoolClient) => () => void = () => () => undefined): Database {
  const db: Database = drizzle({ client: pool });
  return Object.assign(db, {
    transaction: async <T>(...[work, config]: Parameters<typeof db.transaction<T>>): Promise<T> => {
      const client = await pool.connect();
      const unwatch = watch(client);
      try {
        return await drizzle({ client }).transaction(work, config);
      } finally {
        unwatch();
        client.release();
      }
    },
  });
}

async function openEmbedded(dataDir: string, onEnded: OnLost): Promise<OpenDatabase> {
  const release = lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`],
  }).catch((error: unknown) => {
    throw asFileFailure(error, folder);
  });
  const config = embeddedConfig(pglite);
  config.connection.on('errorMessage', (error: { severity?: string } & Error) => {
    if (error.severity === 'PANIC' || error.severity === 'FATAL') onEnded(error);
  });
  const pool = keepConnection(new pg.Pool({ ...config, max: 1 }));
  return {
    db: drizzleOn(pool),
    pool,
    kind: 'embedded',
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    tidy: async () => {
      await pool.query('vacuum analyze');
    },
    close: async () => {
      await pool.end();
      await pglite.close();
      release();
    },
  };
}

/**
 * A pool ends a connection on which a statement has failed and opens another one. The embedded database has a single connection, which
 * nothing opens again: this pool goes on with it.
 */
function keepConnection(pool: pg.Pool): pg.Pool {
  return Object.assign(pool, {
    query: async (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const client = await pool.connect();
      try {
        return await client.query(typeof statement === 'string' ? { text: statement } : statement, values);
      } finally {
        client.release();
      }
    },
  });
}

/**
 * Drizzle passes its parsers to `pg` as `types`. pg's own connection ignores that field, but PGlite reads it as a list of parameter types,
 * so it is removed here.
 */
function embeddedConfig(pglite: PGlite) {
  const config = createPgConfig(pglite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { text: string; name?: string }) => parse({ text: query.text, name: query.name });
  return config;
}

async function openServer(url: string, onLost: OnLost): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...connectionOptions,
    connectionString: url,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: `-c work_mem=${WORK_MEM}`,
    application_name: 'newspaper',
  });
  // A lost connection must not stop the process: the pool replaces it. The pool handles errors of idle connections only; an unhandled
  // `error` event of one in use, inside a transaction, would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  limitReads(pool);
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzleOn(pool, (client) => endWhenSilent(client, url)),
    pool,
    kind: 'server',
    readTime: () => readServerTime(pool),
    listen: (channel, onMessage, onGap) => listenToServer({ url, channel, onMessage, onGap, onLost }),
    tidy: () => tidyServer(pool),
    close: () => pool.end(),
  };
}

/**
 * Ends the connection of a read that gets no answer, so that its request fails and the pool opens another one. The system would wait a quarter of
 * an hour, with every reader of a page that is not cached. A transaction may switch the server's time limit off: see `endWhenSilent`.
 */
function limitReads(pool: pg.Pool): void {
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const limited = { ...(typeof statement === 'string' ? { text: statement } : statement), query_timeout: READ_TIMEOUT_MS };
      return query(limited, values);
    },
  });
}

/**
 * Ends the connection of a transaction once its server lets nobody in any more, so that an editor's request fails. A statement may take as
 * long as it needs while the server answers others. Returns a function that ends this.
 */
function endWhenSilent(client: pg.PoolClient, url: string): () => void {
  const look = setInterval(async () => {
    // Twice: one attempt may be lost on its way.
    if ((await isAnswering(url)) || (await isAnswering(url))) return;
    if (client instanceof pg.Client) await client.end();
  }, READ_TIMEOUT_MS).unref();
  return () => clearInterval(look);
}

/** Whether a server answers a new connection, be it by a refusal such as too many of them. */
async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionOptions, connectionString: url, application_name: 'newspaper-look' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return databaseErrorOf(error) !== undefined;
  } finally {
    void client.end();
  }
}

/** Throws `WrongSetting` for a server that is too old, or a database in which Gujarati cannot be written. */
async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < MIN_SERVER_VERSION)
    throw new WrongSetting(`The server at DATABASE_URL is PostgreSQL ${version}: the newspaper needs ${MIN_SERVER_VERSION} or newer.`);
  if (encoding !== 'UTF8')
    throw new WrongSetting(
      `The database at DATABASE_URL has the encoding ${encoding}: create one with UTF8, as in: createdb --encoding UTF8 --template template0 paper`,
    );
}

async function readServerTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ ms: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms');
  return new Date(rows[0]?.ms ?? Number.NaN);
}

/** Uses its own connection, without the statement timeout of readers' requests. */
async function tidyServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/**
 * Runs all pending migrations, without a statement timeout. Processes that start at the same time wait for each other. Throws
 * `NewerDatabase`.
 */
export async function migrateDatabase(open: OpenDatabase, migrationsFolder: string): Promise<void> {
  if (open.kind === 'embedded') {
    await refuseNewer(open.db, migrationsFolder);
    return migrate(open.db, { migrationsFolder });
  }
  const client = await open.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client });
    await refuseNewer(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
  } finally {
    // Closing the connection releases the lock and resets the setting, whatever state the connection is in.
    client.release(true);
  }
}
