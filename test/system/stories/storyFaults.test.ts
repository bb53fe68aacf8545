import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { freshDataDir } from '../../templateApp.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const remove of cleanUp.splice(0)) remove();
});

test('a process killed while editors save and publish leaves all that was acknowledged, and nothing by half', async () => {
  for (const afterWrites of [4, 20]) {
    const { dataDir, remove } = freshDataDir();
    cleanUp.push(remove);
    const writer = spawn(process.execPath, [join(import.meta.dirname, 'saving.ts'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    await new Promise<void>((resolve) => {
      writer.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.split('\n').length > afterWrites) resolve();
      });
    });
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const acknowledged = text.split('\n').slice(0, -1);
    expect(acknowledged.length).toBeGreaterThanOrEqual(afterWrites);

    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
    const { rows: kept } = await db.execute<{ line: string }>(sql`
      select story_id || ' ' || version || ' ' || state as line from story_revisions where saved_by_id <> ''`);
    const lines = kept.map(({ line }) => line);
    expect(lines).toEqual(expect.arrayContaining(acknowledged));
    // At most the one that was under way is there beyond what was said.
    expect(lines.length - acknowledged.length).toBeLessThanOrEqual(1);
    const { rows: halves } = await db.execute(sql`
      select s.id, s.state, s.version from stories s where
        s.version <> (select max(version) from story_revisions r where r.story_id = s.id) and s.created_by_id <> ''
        or (s.state = 'published') <> exists (select from articles a where a.id = s.id)
        or (s.state = 'published') <> exists (select from placements p where p.item_id = s.id and p.kind in ('article', 'english-article'))
        or (s.state = 'published' and not exists (select from articles a where a.id = s.id and a.language = 'en')) <> exists (select from search_documents f where f.kind = 'article' and f.item_id = s.id)
        or s.state <> 'published' and s.working is null
        or s.created_by_id <> '' and s.version <> (select count(*) from audit_log l where l.subject = 'article:' || s.id)`);
    expect(halves).toEqual([]);
    await close();
  }
});
