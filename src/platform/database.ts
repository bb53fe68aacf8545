import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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
/** A connection on which nothing has come for so long is asked by the system whether the other end is still there. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** PostgreSQL's advisory lock under which one process at a time migrates. Any fixed number would do. */
const MIGRATION_LOCK = 20_261_120;

/**
 * Opens the newspaper's one database: a PostgreSQL server when `databaseUrl` is set, else PostgreSQL embedded in this
 * process with its files in the data folder. Both are reached by the same driver. Throws `FolderInUse`.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: OnLost = () => undefined,
): Promise<OpenDatabase> {
  return settings.databaseUrl ? openServer(settings.databaseUrl, onLost) : openEmbedded(settings.dataDir);
}

/** Told of a connection that the server ended or that broke. Whatever query ran on it fails by itself. */
type OnLost = (error: Error) => void;

/**
 * Drizzle on a pool. Its own transactions keep a connection for good when `begin` fails on it, so that a pool is used up by a few
 * restarts of the server: here the connection is given back in any case.
 */
function drizzleOn(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool });
  return Object.assign(db, {
    transaction: async <T>(...[work, config]: Parameters<typeof db.transaction<T>>): Promise<T> => {
      const client = await pool.connect();
      try {
        return await drizzle({ client }).transaction(work, config);
      } finally {
        client.release();
      }
    },
  });
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({ dataDir: folder });
  const pool = new pg.Pool({ ...embeddedConfig(pglite), max: 1 });
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

async function openServer(url: string, onLost: OnLost): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...KEEP_ALIVE,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: `-c work_mem=${WORK_MEM}`,
    application_name: 'newspaper',
  });
  // A connection that the server ends is no reason to stop: the pool replaces it. The pool itself listens to idle ones only; an `error`
  // of one that is in use, inside a transaction, would end the process if nobody listened.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    db: drizzleOn(pool),
    pool,
    kind: 'server',
    listen: (channel, onMessage, onGap) => listenToServer({ url, channel, onMessage, onGap, onLost }),
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

type Listening = { url: string; channel: string; onMessage: (payload: string) => void; onGap: () => void; onLost: OnLost };

/** Listens on a connection of its own; when that is lost, on another as soon as the server answers again. Throws when the first fails. */
async function listenToServer({ url, channel, onMessage, onGap, onLost }: Listening): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const connect = async (): Promise<{ client: pg.Client; ended: Promise<void> }> => {
    const client = new pg.Client({
      ...KEEP_ALIVE,
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      application_name: 'newspaper-listen',
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', (message) => onMessage(message.payload ?? ''));
    client.on('error', onLost);
    await client.connect();
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    return { client, ended };
  };
  const reconnect = async (): Promise<typeof current | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await connect();
      } catch {
        // The server does not answer yet.
        await wait(RECONNECT_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  let current = await connect();
  const keepListening = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      const next = await reconnect();
      if (!next) return;
      current = next;
      // Only now: what changed while nobody listened is then known to be over.
      onGap();
    }
  };
  const kept = keepListening();
  return async () => {
    stopping.abort();
    await current.client.end();
    await kept;
  };
}

/**
 * Brings the tables to the newest migration, each statement for as long as it takes; processes that start together
 * wait for each other. Throws `NewerDatabase`.
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
    // Closing the connection gives up the lock and the setting, whatever state the connection is in.
    client.release(true);
  }
}

/** A database with tables that this program does not know, in one sentence. */
export class NewerDatabase extends Error {}

/** An older program would read and write newer tables in its own way, and damage what stands in them. */
async function refuseNewer(db: Database, migrationsFolder: string): Promise<void> {
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
