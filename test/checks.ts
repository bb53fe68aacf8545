import { spawnSync } from 'node:child_process';
import layOutTemplate, { TEMPLATE_LAID_OUT } from './templateApp.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './testReports.ts';

// The whole of `npm test`: every check, then every test, and one closing line that counts them.

const tally = { passed: 0, failed: 0 };
const reasons: string[] = [];

/** Runs a program of node_modules/.bin; its outcome is the exit code. */
function run(name: string, args: string[]): boolean {
  const began = performance.now();
  const { status } = spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } });
  process.stdout.write(
    `${status === 0 ? 'passed' : 'FAILED'}: ${name} ${args.join(' ')} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  );
  return status === 0;
}

function check(name: string, args: string[]): void {
  if (run(name, args)) tally.passed++;
  else tally.failed++;
}

check('tsc', []);
check('biome', ['check', '--error-on-warnings', '.']);
check('depcruise', ['--config', '.dependency-cruiser.mjs', 'src']);
check('knip', ['--treat-config-hints-as-errors']);
// What only tests use is no part of the newspaper.
check('knip', ['--production', '--config', 'knip.production.json']);

await layOutTemplate();
process.env[TEMPLATE_LAID_OUT] = 'yes';

/** A run that ended badly without a test that failed counts as one. */
function tests(name: string, args: string[], read: () => TestReport): void {
  const isPassed = run(name, args);
  const report = read();
  tally.passed += report.passed;
  tally.failed += Math.max(report.failed, isPassed ? 0 : 1);
  reasons.push(...report.reasons);
}

tests('vitest', ['run'], () => readVitestReport('test-results/vitest.json'));
tests('playwright', ['test'], () => readPlaywrightReport('test-results/playwright.json'));

// Once more at the end, where they are seen without a look through everything above.
for (const reason of reasons) process.stdout.write(`\nFAILED ${reason}\n`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;
