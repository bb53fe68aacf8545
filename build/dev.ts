import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';

// `npm run dev`: what is served is what `npm start` serves. A saved file is built (about a second), the newspaper starts
// anew on the same data, and open pages reload by themselves (see `src/site/document/devReload.ts`).

const root = dirname(import.meta.dirname);
/** Editors save several files at once. */
const SETTLE_MS = 80;

let server: ChildProcess | undefined;

function build(): boolean {
  return spawnSync(process.execPath, [join(root, 'build/build.ts'), '--if-changed'], { stdio: 'inherit' }).status === 0;
}

async function restart(): Promise<void> {
  if (!build()) return;
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', DEV_RELOAD: '1', CHECK_ANSWERS: '1' },
  });
}

let waiting: NodeJS.Timeout | undefined;
let restarting: Promise<void> = restart();
for (const folder of ['src', 'build']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server?.kill('SIGTERM');
    process.exit(0);
  });
}
