import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLink } from './linkAddress.ts';

const SITE = 'https://savar.example';

test.each([
  ['/city/surat/1?from=a#top', 'path'],
  ['/search?q=વરસાદ', 'path'],
  ['/a//b', 'path'],
  ['https://elsewhere.example/a b', 'web'],
  ['HTTP://elsewhere.example', 'web'],
  ['mailto:mira@savar.example', 'contact'],
  ['tel:+911234567890', 'contact'],
])('%s leads to a %s', (address, kind) => {
  expect(parseLink(address)?.kind).toBe(kind);
});

test.each([
  '',
  'news/1',
  '#top',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/a\r\nset-cookie: x=1',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://savar.example@evil.example/',
  'https://savar.example:pass@evil.example/',
  'https:/\\evil.example',
  'https://',
  'https://\tevil.example',
  'https:///evil.example',
  'java\nscript:alert(1)',
  '/\ud800',
])('%j leads nowhere', (address) => {
  expect(parseLink(address)).toBeUndefined();
});

const piece = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  'https:',
  'mailto:',
  SITE,
  'evil.example',
  '?',
  '#',
  '\t',
  '\r\n',
  '\0',
  '%2f',
  '%5c',
  '%2e',
  'ક',
);

test('whatever is written, a path stays on this site, and any address can be sent as a header', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (written) => {
        const link = parseLink(written);
        if (!link) return;
        const url = new URL(link.href, `${SITE}/category/gujarat/1`);
        if (link.kind === 'path') {
          expect(url.origin).toBe(SITE);
          // Also when a server has read the path and sends it on.
          expect(new URL(url.pathname + url.search, SITE).origin).toBe(SITE);
        } else expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(new Headers({ location: encodeURI(link.href) }).get('location')).not.toMatch(/[\r\n]/);
        // Read once more, it is the same.
        expect(parseLink(link.href)).toEqual(link);
      },
    ),
    { numRuns: 2_000 },
  );
});
