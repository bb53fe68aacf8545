import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import layOutTemplate, { TEMPLATE_LAID_OUT } from './templateApp.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './testReports.ts';

// The whole of `npm test`: every check, then every test, and one closing line that counts them.

const tally = { passed: 0, failed: 0 };
const reasons: string[] = [];

function report(call: readonly string[], isPassed: boolean, began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${isPassed ? 'passed' : 'FAILED'}: ${call.join(' ')} (${seconds} s)\n`);
}

/** Runs a check of node_modules/.bin, and writes what it said once it has ended. */
async function check(...call: [name: string, ...args: string[]]): Promise<void> {
  const began = performance.now();
  const [name, ...args] = call;
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'test' } });
  const output = text(child.stdout);
  const [code] = await once(child, 'close');
  const isPassed = code === 0;
  process.stdout.write(await output);
  report(call, isPassed, began);
  if (isPassed) tally.passed++;
  else tally.failed++;
}

async function checkSources(): Promise<void> {
  await check('biome', 'check', '--error-on-warnings', '.');
  await check('depcruise', '--config', '.dependency-cruiser.mjs', 'src');
  await check('knip', '--treat-config-hints-as-errors');
  // What only tests use is no part of the newspaper.
  await check('knip', '--production', '--config', 'knip.production.json');
  await layOutTemplate();
}

// The compiler takes as long as all the others.
await Promise.all([check('tsc'), checkSources()]);
process.env[TEMPLATE_LAID_OUT] = 'yes';

/** A run that ended badly without a test that failed counts as one. */
function tests(name: string, args: string[], read: () => TestReport): void {
  const began = performance.now();
  const { status } = spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } });
  report([name, ...args], status === 0, began);
  const { passed, failed, reasons: results } = read();
  tally.passed += passed;
  tally.failed += Math.max(failed, status === 0 ? 0 : 1);
  reasons.push(...results);
}

tests('vitest', ['run'], () => readVitestReport('test-results/vitest.json'));
tests('playwright', ['test'], () => readPlaywrightReport('test-results/playwright.json'));

// Once more at the end, where they are seen without a look through everything above.
for (const reason of reasons) process.stdout.write(`\nFAILED ${reason}\n`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;
