import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresServer, type PostgresServer } from '../../postgresServer.ts';
import { fillSmallApp, type SmallApp } from '../../smallApp.ts';
import { freshDataDir, type RunningApp, startApp } from '../../templateApp.ts';

let server: PostgresServer;
let small: SmallApp;
let databaseUrl: string;
let app: RunningApp;
beforeAll(async () => {
  server = await openPostgresServer();
  databaseUrl = await server.createDatabase();
  small = await fillSmallApp(databaseUrl);
  app = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: small.dataDir, WORKERS: '2' });
});
afterAll(async () => {
  await app.stop();
  small.remove();
  await server.close();
});

/** The worker processes of the running newspaper: they run the same program. */
function workers(): number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(app.pid)], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => /dist\/server\/main\.js/.test(line)).map((line) => Number.parseInt(line, 10));
}

/** As many at once that both processes get some. */
const ask = async () =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(`${app.url}/category/gujarat/1`, { signal: AbortSignal.timeout(10_000) });
      return [response.status, (await response.text()).includes('પહેલી વાર્તા')];
    }),
  );
const good = Array.from({ length: 20 }, () => [200, true]);

test('two processes share one port, and the first link for an administrator is one', async () => {
  expect(workers()).toHaveLength(2);
  expect(await ask()).toEqual(good);
  expect(app.output().match(/#welcome=/g)).toHaveLength(1);
  expect(app.output()).toContain('Processes       2');
});

test('a process that is killed is replaced, and readers are answered meanwhile', async () => {
  const [first = 0, second = 0] = workers();
  process.kill(first, 'SIGKILL');
  await expect.poll(async () => ask().catch((error: unknown) => String(error)), { timeout: 20_000 }).toEqual(good);
  await expect.poll(() => workers().length, { timeout: 20_000 }).toBe(2);
  expect(workers()).toContain(second);
  expect(workers()).not.toContain(first);
});

test('a stop ends all of them, and frees the port', async () => {
  const running = workers();
  await app.stop();
  for (const pid of running) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const port = new URL(app.url).port;
  app = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: small.dataDir, WORKERS: '2', PORT: port, SITE_URL: 'https://savar.example' });
  expect(app.output()).toContain('https://savar.example/newsroom#welcome=');
  expect(await ask()).toEqual(good);
});

test('the embedded database is for one process, and a port in use is said in words', async () => {
  const { dataDir, remove } = freshDataDir();
  await expect(startApp({ DATA_DIR: dataDir, WORKERS: '2' })).rejects.toThrow(
    /WORKERS is "2", but the embedded database is opened by one process/,
  );
  const { port } = new URL(app.url);
  await expect(startApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, WORKERS: '2', PORT: port })).rejects.toThrow(
    /The port is in use by another program[\s\S]*a worker process ended, for the reason above/,
  );
  remove();
});
