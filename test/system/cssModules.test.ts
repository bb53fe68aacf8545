import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** Classes that a component names for its own structure, without a rule. */
const WITHOUT_RULES = new Set(['batting', 'chart', 'gallery', 'groups', 'list', 'more', 'over', 'page', 'story']);

test('every class that a component names is in its style sheet', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const named = files.flatMap((file) => {
    const path = join(source, file);
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
      const css = readFileSync(resolve(dirname(path), sheet), 'utf8');
      return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => ({ file, used, css }));
    });
  });
  expect(named.length).toBeGreaterThan(300);
  const missing = named.filter(({ used, css }) => !WITHOUT_RULES.has(used) && !new RegExp(`\\.${used}\\b`).test(css));
  expect(missing.map(({ file, used }) => `${file}: ${used}`)).toEqual([]);
});
