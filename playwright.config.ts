import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.test.ts',
  globalSetup: ['./test/templateApp.ts', './test/browser/unpackChrome.ts'],
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Pictures are made when they are first asked for, which on a busy machine takes its time.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
});
