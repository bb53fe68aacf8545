import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { lockFolder } from './folderLock.ts';
import type { Settings } from './settings.ts';

/** A connection pool or a transaction: whatever can run a query. */
export type Database = NodePgDatabase<Record<string, never>>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  /** Subscribes to a PostgreSQL notification channel; `onGap` says that notifications may have been missed. */
  listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<() => Promise<void>>;
  /** Clears away and counts anew after a great change, so that the next queries are planned for what is there now. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
};

/** A statement that runs longer is stopped by the server, so that one slow query cannot hold a reader's request. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Room to keep apart every story of a common word; with PostgreSQL's own 4 MB it loses track and checks them one by one. */
const WORK_MEM = '16MB';
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** PostgreSQL's advisory lock under which one process at a time migrates. Any fixed number would do. */
const MIGRATION_LOCK = 20_261_120;

/**
 * Opens the newspaper's one database: a PostgreSQL server when `databaseUrl` is set, else PostgreSQL embedded in this
 * process with its files in the data folder. Both are reached by the same driver. Throws `FolderInUse`.
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings.dataDir);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({ dataDir: folder });
  const pool = new pg.Pool({ ...embeddedConfig(pglite), max: 1 });
  return {
    db: drizzle({ client: pool }),
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
 * Drizzle hands `pg` its parsers under the name `types`, which pg's own connection passes over and PGlite's takes for
 * a list of parameter types: it is left away before it gets there.
 */
function embeddedConfig(pglite: PGlite) {
  const config = createPgConfig(pglite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { text: string; name?: string }) => parse({ text: query.text, name: query.name });
  return config;
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: `-c work_mem=${WORK_MEM}`,
    application_name: 'newspaper',
  });
  // A connection that the server drops while idle is no reason to stop: the next query takes a new one.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    db: drizzle({ client: pool }),
    pool,
    kind: 'server',
    listen: (channel, onMessage, onGap) => listenToServer(url, channel, onMessage, onGap),
    tidy: () => tidyServer(pool),
    close: () => pool.end(),
  };
}

/** On a connection of its own, without the limit that readers' statements have. */
async function tidyServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

async function listenToServer(url: string, channel: string, onMessage: (payload: string) => void, onGap: () => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'newspaper-listen' });
    client.on('notification', (message) => onMessage(message.payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!stopped) setTimeout(() => void reconnect(), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  const reconnect = async (): Promise<void> => {
    try {
      await connect();
      // Only now: what changed while nobody listened is then known to be over.
      onGap();
    } catch {
      // The server does not answer yet; the end of this attempt brings on the next.
      await client?.end();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}

/**
 * Brings the tables to the newest migration, each statement for as long as it takes; processes that start together
 * wait for each other.
 */
export async function migrateDatabase(open: OpenDatabase, migrationsFolder: string): Promise<void> {
  if (open.kind === 'embedded') return migrate(open.db, { migrationsFolder });
  const client = await open.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection gives up the lock and the setting, whatever state the connection is in.
    client.release(true);
  }
}
