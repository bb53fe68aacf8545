import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULES = join(import.meta.dirname, '../node_modules');
const BLOCK_BYTES = 512;

test('what npm has installed takes at most 700 MB of the disk', () => {
  const blocks = globSync('**', { cwd: MODULES }).reduce((sum, path) => sum + lstatSync(join(MODULES, path)).blocks, 0);
  expect((blocks * BLOCK_BYTES) / 2 ** 20).toBeLessThan(700);
});
