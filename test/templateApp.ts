import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const projectDir = join(import.meta.dirname, '..');
const templateDir = join(projectDir, 'var/test-template');

export type RunningApp = { url: string; pid: number; stop: () => Promise<void>; output: () => string; kill: () => Promise<void> };

/** The environment that `npm start` gives the newspaper. */
const startEnvironment = readStartEnvironment();

function readStartEnvironment(): Record<string, string> {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')));
  return Object.fromEntries([...scripts.start.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
}

/** What a first start writes when its first page is ready, and when the demo is complete. */
const LAID_OUT = 'The demo newspaper is laid out';
const COMPLETE = 'printed editions are there';

/** Files of a limited size only, as on a full disk: the shell's `ulimit` counts in blocks of 512 bytes. */
const limited = (bytes: number, command: readonly string[]) => [
  '/bin/sh',
  '-c',
  `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`,
  ...command,
];

/**
 * Starts the built newspaper as its own process, as `npm start` does, and waits until it is out, on an empty site until
 * its demo is complete, unless it is wanted `early`. With `fileLimitBytes` it can write no larger files.
 */
export async function startApp(
  environment: Record<string, string>,
  { fileLimitBytes, early = false }: { fileLimitBytes?: number; early?: boolean } = {},
): Promise<RunningApp> {
  const command = [process.execPath, '--enable-source-maps', join(projectDir, 'dist/server/main.js')];
  const [program = '', ...args] = fileLimitBytes === undefined ? command : limited(fileLimitBytes, command);
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...startEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      CHECK_ANSWERS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      const isAwaited = !early && output.includes(LAID_OUT) && !output.includes(COMPLETE);
      if (port && !isAwaited) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`The newspaper ended with ${code}:\n${output}`)));
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return { url, pid: child.pid ?? 0, stop: end('SIGTERM'), kill: end('SIGKILL'), output: () => output };
}

/** PostgreSQL's `template1` and `template0`, by the numbers that `initdb` gives them; nobody connects to them. */
const TEMPLATE_DATABASES = ['base/1', 'base/4'];

/**
 * Removes from a stopped database what it does not need to start again, half of its bytes, because every test file copies it: the segments of
 * the log that are only kept to be written over (all but the oldest, where the last checkpoint stands), and the template databases.
 */
function removeSpare(database: string): void {
  const log = join(database, 'pg_wal');
  const [, ...spare] = readdirSync(log)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
  for (const path of [...spare.map((name) => join(log, name)), ...TEMPLATE_DATABASES.map((name) => join(database, name))])
    rmSync(path, { recursive: true });
}

/** A data folder of its own with a copy of the demo newspaper in it: what one test file does, no other sees. */
export function freshDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'newspaper-'));
  cpSync(join(templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  // Stored files and the variants of pictures are named by their content, so that all may share them.
  for (const folder of ['media', 'images']) symlinkSync(join(templateDir, folder), join(dataDir, folder));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Builds the newspaper as it is deployed, when a source has changed since the last build. */
export function buildApp(): void {
  execFileSync(process.execPath, [join(projectDir, 'build/build.ts'), '--if-changed'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}

/** Set by `npm test`, which lays the demo newspaper out once for vitest and for the browser. */
export const TEMPLATE_LAID_OUT = 'TEMPLATE_LAID_OUT';

/** Lays out the demo newspaper once for all test files, by starting the real program on an empty folder. */
export default async function setup(): Promise<void> {
  if (process.env[TEMPLATE_LAID_OUT]) return;
  buildApp();
  rmSync(join(templateDir, 'database'), { recursive: true, force: true });
  const app = await startApp({ DATA_DIR: templateDir });
  await app.stop();
  removeSpare(join(templateDir, 'database'));
  if (readdirSync(templateDir).some((name) => name.endsWith('.lock'))) throw new Error('The stopped newspaper left its lock behind');
}
