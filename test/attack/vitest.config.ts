import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { cssModuleNames } from '../../build/cssModules.ts';

const root = join(import.meta.dirname, '../..');

/** `npm run test:attack`: long rounds of hostile requests, faults and restarts. The suite has a short round of each. */
export default defineConfig({
  root,
  plugins: [cssModuleNames(root)],
  test: {
    include: ['test/attack/**/*.test.ts'],
    globalSetup: './test/templateApp.ts',
    testTimeout: 900_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
