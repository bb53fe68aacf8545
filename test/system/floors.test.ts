import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

test('the checker of the floors sees the whole house', async () => {
  const { output } = await cruise(['src'], { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true });
  if (typeof output === 'string') throw new Error('The checker answered in words');
  expect(output.summary.totalCruised).toBeGreaterThan(200);
  expect(output.summary.error).toBe(0);
  const edges = output.modules.flatMap((module) => module.dependencies.map((dependency) => `${module.source} → ${dependency.resolved}`));
  expect(edges).toContain('src/desks/articles/pages.tsx → src/site/page.tsx');
  expect(edges).toContain('src/desks/articles/queries.ts → src/desks/taxonomy/queries.ts');
});
