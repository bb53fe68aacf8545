import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveClaim = (name: string) => writeFileSync(join(folder, name), '');

test('a folder is made where there is none, locked, and free again when it is released', () => {
  const deep = join(folder, 'a/b');
  const release = lockFolder(deep);
  expect(() => lockFolder(deep)).toThrow(FolderInUse);
  release();
  lockFolder(deep)();
  expect(readdirSync(deep)).toEqual([]);
});

test('a folder in use is refused in one sentence that names the folder, the process and the way out', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}: stop it first, or give this one a folder of its own with DATA_DIR.`,
  );
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
});

test.each([
  ['a process that runs no more', 'process-999999999-1.lock'],
  ['an earlier process with the number of one that runs now', `process-${process.pid}-1.lock`],
  ['a process on a system that does not say when one began', `process-999999999-.lock`],
])('a lock left by %s is taken over', (_, left) => {
  leaveClaim(left);
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of several processes that start at once on a folder with a left lock, one gets it', async () => {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))});
    process.stdin.once('data', () => {
      try { lockFolder(${JSON.stringify(folder)}); process.stdout.write('got it\\n'); } catch (error) { process.stdout.write(error.constructor.name + '\\n'); }
      process.stdin.once('end', () => process.exit());
    });
    process.stdout.write('ready\\n');`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const lines = children.map(({ stdout }) => stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }));
  const textOf = async () => Promise.all(lines.map(async (line) => String((await line.next()).value).trim()));
  expect(new Set(await textOf())).toEqual(new Set(['ready']));
  leaveClaim('process-999999999-1.lock');
  for (const child of children) child.stdin.write('go\n');
  const outcomes = (await textOf()).sort();
  for (const child of children) child.stdin.end();
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'FolderInUse'), 'got it']);
});
