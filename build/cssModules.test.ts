import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileCss } from './cssModules.ts';

const root = join(import.meta.dirname, '..');

test('browsers of 2022 know every media query of the style sheets, which they would otherwise leave out', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const queries = files.flatMap((file) => {
    const { css } = compileCss(join(root, 'src', file), root);
    return [...css.matchAll(/@media([^{]*)/g)].map(([, query = '']) => ({ file, query }));
  });
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ query }) => /\bnot\b|[<>]/.test(query))).toEqual([]);
});
