import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

/** Style sheets, data and declarations of types are outside the rules. */
const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.d\.ts$/.test(file));

test('the checker of the floors sees every file', async () => {
  const { output } = await cruise(['src'], await extractDepcruiseOptions('./.dependency-cruiser.mjs'));
  if (typeof output === 'string') throw new Error('The checker answered in words');
  const seen = new Set(output.modules.map((module) => module.source));
  expect(sources.filter((file) => !seen.has(file))).toEqual([]);
  expect(output.summary.error).toBe(0);
  const edges = output.modules.flatMap((module) => module.dependencies.map((dependency) => `${module.source} → ${dependency.resolved}`));
  expect(edges).toContain('src/desks/articles/pages.tsx → src/site/pages/page.tsx');
  expect(edges).toContain('src/desks/articles/queries.ts → src/content/topics/queries.ts');
});
