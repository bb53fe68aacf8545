import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a run of tests came to, and of each test that failed its name and reason. */
export type TestReport = { passed: number; failed: number; reasons: string[] };

const LINES_OF_A_REASON = 12;

function reason(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const own = lines.filter((line) => !/^\s+at .*node_modules/.test(line)).slice(0, LINES_OF_A_REASON);
  return [name, ...own.map((line) => `  ${line}`)].join('\n');
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullable() })),
    }),
  ),
});

/** Reads a report of vitest. A file that could not be loaded has no tests, and is a reason of its own. */
export function readVitestReport(path: string): TestReport {
  const { numPassedTests, numTotalTests, testResults } = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  const reasons = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    if (failed.length === 0 && status !== 'passed') return [reason(name, [message])];
    return failed.map(({ fullName, failureMessages }) => reason(`${name}: ${fullName}`, failureMessages ?? []));
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, reasons };
}

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })),
});
type Suite = { specs: { title: string; tests: z.infer<typeof playwrightTest>[] }[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

/** Reads a report of Playwright: whatever did not pass at its first attempt failed. */
export function readPlaywrightReport(path: string): TestReport {
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  const testsOf = (one: Suite): { title: string; test: z.infer<typeof playwrightTest> }[] => [
    ...one.specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, test }))),
    ...(one.suites ?? []).flatMap(testsOf),
  ];
  const reasons = suites
    .flatMap(testsOf)
    .filter(({ test }) => test.status !== 'expected')
    .map(({ title, test }) =>
      reason(
        title,
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
      ),
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, reasons };
}
