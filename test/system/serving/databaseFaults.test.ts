import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { type FaultyApp, loseNotifications, openFaultyApp, restartUnderLoad, terminateWhileWaiting } from './databaseFaultRounds.ts';

let faulty: FaultyApp;
beforeAll(async () => {
  faulty = await openFaultyApp();
});
afterAll(() => faulty.close());

test(
  'a write whose connection PostgreSQL ends is refused in words; the newspaper goes on and no reader notices',
  () => terminateWhileWaiting(faulty, 3),
  60_000,
);

test(
  'the database server is restarted under load, cleanly and by a crash: nothing acknowledged is lost, no reader notices',
  () => restartUnderLoad(faulty, ['fast', 'immediate']),
  120_000,
);

test(
  'a change that nobody was told of, because the listening connection was cut, is seen all the same',
  () => loseNotifications(faulty, 1),
  120_000,
);

test('while the database is away an editor is asked to try again, not to sign in, and the log says why, without what was sent', async () => {
  const { length } = faulty.app.output();
  const health = async (of: string) => {
    const { status, headers } = await fetch(`${faulty.app.url}/health/${of}`);
    return [status, headers.get('cache-control')];
  };
  expect([await health('live'), await health('ready')]).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
  ]);
  await faulty.server.stop('fast');
  await expect.poll(() => health('ready'), { timeout: 10_000 }).toEqual([503, 'no-store']);
  expect(await health('live')).toEqual([200, 'no-store']);
  const [who, list, signIn] = await Promise.all([
    faulty.ask('GET', '/whoami'),
    faulty.ask('GET', '/stories/today'),
    faulty.ask('POST', '/account/sign-in/email', { email: 'mira@savar.example', password: 'limbdo varsad chopat 9' }),
  ]);
  expect([who.status, list.status, signIn.status]).toEqual([503, 503, 503]);
  for (const response of [who, list, signIn])
    expect(await response.json()).toMatchObject({ message: { gu: expect.any(String), en: /again/ } });
  const log = faulty.app.output().slice(length);
  expect(log).toMatch(/"error":"[^"]*(ECONNREFUSED|terminat)[^"]*\(select /);
  expect(log).not.toMatch(/mira@savar\.example|params:/);
  await faulty.server.start();
  expect((await faulty.ask('GET', '/stories/today')).status).toBe(200);
  await expect.poll(() => health('ready'), { timeout: 10_000 }).toEqual([200, 'no-store']);
}, 60_000);

test('a transaction that cannot begin, on a connection that was lost unnoticed, gives the connection back', async () => {
  const { server, database } = faulty;
  const { db, pool, close } = await openDatabase({ databaseUrl: server.url(database), dataDir: 'unused' });
  await db.transaction(async (tx) => tx.execute('select 1'));
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  // By another process, while this one waits and hears of nothing.
  const script = `
    const client = new (require('pg').Client)({ connectionString: process.argv[1] });
    client.connect().then(() => client.query('select pg_terminate_backend($1)', [process.argv[2]])).then(() => client.end())`;
  const { rows } = await db.execute<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = spawnSync(process.execPath, ['-e', script, server.url(database), String(rows[0]?.pid)], {
    cwd: join(import.meta.dirname, '../../..'),
  });
  expect(ended.status).toBe(0);
  await expect(db.transaction(async (tx) => tx.execute('select 1'))).rejects.toThrow();
  await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0);
  await db.transaction(async (tx) => tx.execute('select 1'));
  await close();
});

/** A way to the database that can be frozen: what is sent on it then goes nowhere. */
async function openFreezable() {
  const { server, database } = faulty;
  const address = new URL(server.url(database));
  const { port, hostname } = address;
  let isFrozen = false;
  let received = Promise.withResolvers<void>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on('data', (bytes) => (isFrozen ? received.resolve() : upstream.write(bytes)));
    upstream.on('data', (bytes) => client.write(bytes));
    for (const [one, other] of [[client, upstream] as const, [upstream, client] as const])
      one.on('close', () => other.destroy()).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  address.port = String((proxy.address() as AddressInfo).port);
  const freeze = (frozen: boolean) => {
    isFrozen = frozen;
    received = Promise.withResolvers();
  };
  return { url: address.href, freeze, received: () => received.promise, close: () => proxy.close() };
}

const outcomeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'answered',
    () => 'failed',
  );

test('a read and a transaction that get no answer fail, what listens notices it, and the next ones have other connections', async () => {
  const way = await openFreezable();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { db, pool, listen, close } = await openDatabase({ databaseUrl: way.url, dataDir: 'unused' });
  let gaps = 0;
  const unlisten = await listen(
    'unused',
    () => undefined,
    () => gaps++,
  );
  try {
    await Promise.all([db.execute('select 1'), db.execute('select 1')]);
    const begun = Promise.withResolvers<void>();
    const frozen = Promise.withResolvers<void>();
    const write = outcomeOf(
      db.transaction(async (tx) => {
        await tx.execute('select 1');
        begun.resolve();
        await frozen.promise;
        return tx.execute('select 1');
      }),
    );
    await begun.promise;
    way.freeze(true);
    frozen.resolve();
    const read = outcomeOf(db.execute('select 1'));
    await way.received();
    const left = new Set(['read', 'write']);
    void read.then(() => left.delete('read'));
    void write.then(() => left.delete('write'));
    // A read has 20 s; for a transaction the server is asked twice after that.
    for (let seconds = 0; seconds < 35; seconds++) await vi.advanceTimersByTimeAsync(1_000);
    expect([...left]).toEqual([]);
    expect([await read, await write]).toEqual(['failed', 'failed']);
    way.freeze(false);
    const gapsLater = () => vi.advanceTimersByTimeAsync(1_000).then(() => gaps);
    await expect.poll(gapsLater, { timeout: 10_000 }).toBe(1);
  } finally {
    vi.useRealTimers();
  }
  expect((await db.execute('select 2 as two')).rows).toEqual([{ two: 2 }]);
  expect(pool.idleCount).toBe(pool.totalCount);
  await unlisten();
  await close();
  way.close();
});

test('a long transaction goes on while the server answers others', async () => {
  const way = await openFreezable();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db, close } = await openDatabase({ databaseUrl: way.url, dataDir: 'unused' });
  try {
    const long = db.transaction(async (tx) => {
      await tx.execute('select 1');
      await vi.advanceTimersByTimeAsync(20_000);
      return tx.execute('select pg_sleep(0.5)');
    });
    expect(await outcomeOf(long)).toBe('answered');
  } finally {
    vi.useRealTimers();
  }
  await close();
  way.close();
});
