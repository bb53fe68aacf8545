import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileCss } from './cssModules.ts';

const root = join(import.meta.dirname, '..');
const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });

test('browsers of 2022 know every media query of the style sheets, which they would otherwise leave out', () => {
  const sheets = source.filter((file) => file.endsWith('.css'));
  const queries = sheets.flatMap((file) => {
    const { css } = compileCss(join(root, 'src', file), root);
    return [...css.matchAll(/@media([^{]*)/g)].map(([, query = '']) => ({ file, query }));
  });
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ query }) => /\bnot\b|[<>]/.test(query))).toEqual([]);
});

test('browsers of 2022 know every media query of pages and scripts', () => {
  const code = source.filter((file) => /\.tsx?$/.test(file));
  const isNewer = (file: string) => /\((?:width|height) [<>]=? [\d.]+(?:rem|em|px)/.test(readFileSync(join(root, 'src', file), 'utf8'));
  expect(code.filter(isNewer)).toEqual([]);
});
