import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageTypes } from '../../pageTypes.ts';
import { openTestApp } from '../openTestApp.ts';

test('dump', async () => {
  const app = await openTestApp();
  const types = await pageTypes(async (path) => (await app.get(path)).text());
  const rows = [];
  for (const { type, path } of types) {
    const html = await (await app.get(path)).text();
    const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    rows.push(
      [
        type,
        path,
        one(/<title>(.*?)<\/title>/),
        one(/<meta name="description" content="([^"]*)"/),
        one(/<link rel="canonical" href="([^"]*)"/),
        one(/<meta name="robots" content="([^"]*)"/),
      ].join('\n   '),
    );
  }
  writeFileSync('/tmp/w/seo-heads.txt', rows.join('\n'));
  await app.close();
  expect(rows.length).toBeGreaterThan(1);
});
