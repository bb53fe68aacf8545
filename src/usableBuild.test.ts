import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { usableBuild } from './usableBuild.ts';

const projectDir = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(projectDir, 'dist'));
const mark = join(projectDir, 'dist/building');
afterAll(() => rmSync(projectDir, { recursive: true }));

test('a start waits for a build that is going on, and not for one that has ended or was killed', async () => {
  await usableBuild(projectDir);

  const build = spawn('sleep', ['60']);
  writeFileSync(mark, String(build.pid));
  let isUsable = false;
  const waiting = usableBuild(projectDir).then(() => {
    isUsable = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isUsable).toBe(false);
  rmSync(mark);
  await waiting;

  writeFileSync(mark, String(build.pid));
  const waitingAgain = usableBuild(projectDir);
  build.kill('SIGKILL');
  await once(build, 'exit');
  await waitingAgain;
});
