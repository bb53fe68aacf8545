import { expect } from 'vitest';
import type { HostileLine } from './hostileItems.ts';
import type { openOldSite } from './oldSite.ts';

type OldSite = Awaited<ReturnType<typeof openOldSite>>;

/** Moves an archive in. Every line must be published or named in the report with a reason, and all counts must add up. */
export async function checkHostileArchive({ site, move, written, storyOf }: OldSite, archive: readonly HostileLine[]): Promise<void> {
  // By its first line the file is known for what it is.
  const first = JSON.stringify({ id: `first-of-${archive[0]?.id}`, title: 'પહેલી', html: '<p>પહેલી.</p>', publishedAt: '2020-01-01' });
  const file = written('hostile.jsonl', [first, ...archive.map(({ line }) => line)].join('\n'));
  const { counted, report: text, wrong } = await move(file, { category: 'international' });
  expect(wrong).toBe('');
  const published = counted('published');
  const failed = counted('could not be taken in');
  expect(published + failed + counted('left out') + counted('unchanged') + counted('revised')).toBe(counted('stories read'));
  expect(counted('stories read') + counted('lines that could not be read')).toBe(archive.length + 1);
  for (const [at, { id, how }] of archive.entries()) {
    if (text.includes(`line ${at + 2}: `)) continue;
    // A story without an id of its own is named by its words; it is in the sums.
    if (id === '') continue;
    const named = text.split('\n').find((line) => line.startsWith(`story ${id} `) && /(could not be taken in|left out)/.test(line));
    if (named) expect(named.length, how).toBeLessThan(1_500);
    else {
      const story = await storyOf(id).catch(() => undefined);
      expect(story, `${how} (${id}) is neither published nor named`).toBeDefined();
      expect((await site.get(story?.address ?? '')).status, how).toBe(200);
    }
  }
}
