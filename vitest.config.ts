import { defineConfig } from 'vitest/config';
import { cssModuleNames } from './build/cssModules.ts';

export default defineConfig({
  plugins: [cssModuleNames(import.meta.dirname)],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'test/system/**/*.test.{ts,tsx}'],
    globalSetup: ['./test/templateApp.ts', './test/filesInMemory.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // A test that hangs is ended; how long a working one takes depends on what else the machine does.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // A test waits now and then, as those of the browser do: three keep two cores busy.
    maxWorkers: 3,
    isolate: false,
  },
});
