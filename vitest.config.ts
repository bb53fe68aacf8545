import { defineConfig } from 'vitest/config';
import { cssModuleNames } from './build/cssModules.ts';

export default defineConfig({
  plugins: [cssModuleNames(import.meta.dirname)],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'test/system/**/*.test.{ts,tsx}'],
    globalSetup: './test/templateApp.ts',
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // A test that hangs is ended; how long a working one takes depends on what else the machine does.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    isolate: false,
  },
});
