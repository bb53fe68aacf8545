import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

/** Where modules of the server read the system's time, and why; everything else asks `app.clock`. */
const ALLOWED = {
  'src/platform/clock.ts': 'it is the clock',
  'src/desks/staff/accounts/oneTimeCode.ts': "better-auth judges the same code by the system's time",
  'src/platform/live/sayPolitely.ts': 'an island imports it, and calls it in the browser only',
};

const READS_TIME = /\bnew Date\(\)|\bDate\.now\b|(?<!new )\bDate\(\)|\bTemporal\.Now\b|\bperformance\.timeOrigin\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

test("on the server only the clock reads the system's time", async () => {
  const entries = ['src/main.ts', 'src/savar.ts'];
  const { output } = await cruise(entries, await extractDepcruiseOptions('./.dependency-cruiser.mjs'));
  if (typeof output === 'string') throw new Error('The checker answered in words');
  const importsOf = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
  // What only a browser's half imports is not on the server.
  const server = new Set(entries);
  for (const module of server)
    for (const imported of importsOf.get(module) ?? []) if (/^src\/.*(?<!\.client)\.tsx?$/.test(imported)) server.add(imported);
  expect(server.size).toBeGreaterThan(900);
  expect(server).toContain('src/desks/announcements/telling/tellReceiver.ts');
  const reading = [...server].filter((module) => READS_TIME.test(readFileSync(module, 'utf8').replaceAll(COMMENT, '')));
  expect(reading.sort()).toEqual(Object.keys(ALLOWED).sort());
});
