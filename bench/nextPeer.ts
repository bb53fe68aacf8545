import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const sources = join(import.meta.dirname, 'nextPeer');
const folder = join(import.meta.dirname, '../var/next-peer');
/** Names the sources that the folder was built from. */
const stamp = join(folder, 'built-from');

/** Builds the Next.js page of `bench/nextPeer` when it has not been built from its sources (npm fetches Next.js, 200 MB), and starts it on a database. */
export async function startNextPeer(databaseUrl: string): Promise<{ url: string; pid: number; stop: () => void }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const source = sourceHash();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== source) {
    for (const built of ['app', '.next']) rmSync(join(folder, built), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(sources, folder, { recursive: true });
    run('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], env);
    run('npx', ['next', 'build'], env);
    writeFileSync(stamp, source);
  }
  const port = await freePort();
  // Without npm between, so that the process measured is the one that answers.
  const server = spawn(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (/Ready in/.test(chunk.toString())) resolve();
    });
    server.on('exit', (code) => reject(new Error(`Next.js ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop: () => server.kill() };
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: sources, withFileTypes: true }).filter((file) => file.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path.slice(sources.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
