import { expect, test } from 'vitest';
import { markupOf } from './markupOf.ts';

test('a page’s tags stay as they are written, and nothing of what it says', () => {
  const html =
    '<main id="main"><h1 class="Headline_x1">પુલ ખૂલ્યો</h1><p>સુરતમાં &amp; <a href="/news/surat/pul-1" class="Link_y2">આજે</a>.</p>' +
    '<img src="/image?url=a.jpg" alt="નવો પુલ" width="640" height="360" loading="lazy"/><script>const reader = 1;</script>' +
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16"></path></svg></main>';
  expect(markupOf(html)).toBe(
    '<main id=""><h1 class="Headline_x1"></h1><p><a href="" class="Link_y2"></a></p>' +
      '<img src="" alt="" width="640" height="360" loading="lazy"/><script></script>' +
      '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16"></path></svg></main>',
  );
});
