import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

test('the checker of the floors sees the whole house', async () => {
  const { output } = await cruise(['src'], await extractDepcruiseOptions('./.dependency-cruiser.mjs'));
  if (typeof output === 'string') throw new Error('The checker answered in words');
  expect(output.summary.totalCruised).toBeGreaterThan(200);
  expect(output.summary.error).toBe(0);
  const edges = output.modules.flatMap((module) => module.dependencies.map((dependency) => `${module.source} → ${dependency.resolved}`));
  expect(edges).toContain('src/desks/articles/pages.tsx → src/site/pages/page.tsx');
  expect(edges).toContain('src/desks/articles/queries.ts → src/content/topics/queries.ts');
});
