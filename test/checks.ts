import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import layOutTemplate, { TEMPLATE_LAID_OUT } from './templateApp.ts';

// The whole of `npm test`: every check, then every test, and one closing line that counts them.

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numTotalTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const tally = { passed: 0, failed: 0 };

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

const unitsPassed = run('vitest', ['run']);
const units = vitestReport.parse(JSON.parse(readFileSync('test-results/vitest.json', 'utf8')));
tally.passed += units.numPassedTests;
tally.failed += units.numTotalTests - units.numPassedTests + (unitsPassed || units.numFailedTests > 0 ? 0 : 1);

const browserPassed = run('playwright', ['test']);
const { stats } = playwrightReport.parse(JSON.parse(readFileSync('test-results/playwright.json', 'utf8')));
tally.passed += stats.expected;
tally.failed += stats.unexpected + stats.flaky + stats.skipped + (browserPassed || stats.unexpected > 0 ? 0 : 1);

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;
