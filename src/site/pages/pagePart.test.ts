import { expect, test } from 'vitest';
import { partOf } from './pagePart.ts';

const page =
  '<html><head><meta charset="utf-8"><title>લૉગ ઇન</title><script>early()</script><style data-sheet="/assets/a.css">p{}</style></head><body><p>લખો</p></body></html>';

test('a script gets the title, a link to the styles and the body', () => {
  const asked = (name: string) => (name === 'sec-fetch-dest' ? 'empty' : undefined);
  expect(partOf(page, asked)).toBe(
    '<html><head><title>લૉગ ઇન</title><link rel="stylesheet" href="/assets/a.css"></head><body><p>લખો</p></body></html>',
  );
});

test('a browser that opens the page, or says nothing of it, gets all of it', () => {
  expect(partOf(page, () => 'document')).toBe(page);
  expect(partOf(page, () => undefined)).toBe(page);
});
