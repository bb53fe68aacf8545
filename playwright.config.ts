import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.test.ts',
  globalSetup: ['./test/templateApp.ts', './test/filesInMemory.ts', './test/browser/fixtures/unpackChrome.ts'],
  // A browser waits now and then: three keep two cores busy.
  workers: 3,
  retries: 0,
  // A test that hangs is ended; how long a working one takes depends on what else the machine does.
  timeout: 300_000,
  // Likewise: pictures are made when they are first asked for, for instance.
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
});
