import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openOldSite } from './oldSite.ts';

const shared = join(import.meta.dirname, '../../../../shared/data');
const { move, close } = await openOldSite();
afterAll(close);

test('a file that is not there is told by its name', async () => {
  expect((await move(join(shared, 'nothing-here.xml'))).wrong).toContain('nothing-here.xml');
});

/** Real files that lie beside the project where it is worked on; elsewhere there is nothing to try. */
describe.each(
  (
    [
      ['wxr/wordpress-importer-small-export.xml', 'posts'],
      ['wxr/chinese-blog-trimmed.xml', 'posts'],
      ['feeds/the-hindu-states-rss-15.xml', 'items'],
      ['feeds/thinkuldeep-hi-rss.xml', 'items'],
      ['feeds/johnsamuel-hi-atom.xml', 'entries'],
    ] as const
  ).filter(([name]) => existsSync(join(shared, name))),
)('the real file %s', (name) => {
  const file = join(shared, name);
  test('moves in once, every published story of it', async () => {
    const text = readFileSync(file, 'utf8');
    const published = name.startsWith('wxr/')
      ? text.split('<item>').filter((item) => /<wp:post_type>post</.test(item) && /<wp:status>publish</.test(item)).length
      : (text.match(/<(item|entry)>/g) ?? []).length;
    const first = await move(file, { category: 'international' });
    expect(first.wrong).toBe('');
    expect(published).toBeGreaterThan(3);
    const why = [
      'posts without a text',
      'posts without a headline',
      'posts without a date',
      'posts that need a password',
      'posts that stand twice in the file',
    ];
    const explained = why.reduce((sum, reason) => sum + first.counted(`left out: ${reason}`), 0);
    expect(first.counted('published') + explained).toBe(published);
    const again = await move(file, { category: 'international' });
    expect([again.counted('published'), again.counted('revised')]).toEqual([0, 0]);
    expect(again.counted('unchanged')).toBe(first.counted('published') + first.counted('taken in hand'));
    expect(dirname(file)).toContain('shared');
  });
});
