import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Built once; delete the folder to build it anew. */
const folder = join(import.meta.dirname, '../var/next-peer');

/** Builds the Next.js page of `bench/nextPeer` when it has not been built (npm fetches Next.js, 200 MB), and starts it on a database. */
export async function startNextPeer(databaseUrl: string): Promise<{ url: string; pid: number; stop: () => void }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  if (!existsSync(join(folder, '.next/BUILD_ID'))) {
    mkdirSync(folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'nextPeer'), folder, { recursive: true });
    run('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], env);
    run('npx', ['next', 'build'], env);
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
