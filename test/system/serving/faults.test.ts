import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const remove of cleanUp.splice(0)) remove();
});

function dataDirOfItsOwn(): string {
  const { dataDir, remove } = freshDataDir();
  cleanUp.push(remove);
  return dataDir;
}

/** What a start that fails says. */
const refusalOf = (environment: Record<string, string>): Promise<string> =>
  startApp(environment).then(
    async (app) => {
      await app.stop();
      return 'it started';
    },
    (error: unknown) => String(error),
  );

test('a process killed while it writes leaves every acknowledged story, and counters that are true', async () => {
  for (const afterStories of [3, 17]) {
    const dataDir = dataDirOfItsOwn();
    const writer = spawn(process.execPath, [join(import.meta.dirname, 'publishing.ts'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    await new Promise<void>((resolve, reject) => {
      writer.on('exit', (code) => reject(new Error(`The writer ended with ${code}`)));
      writer.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.split('\n').length > afterStories) resolve();
      });
    });
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const acknowledged = text.split('\n').slice(0, -1).map(Number);
    expect(acknowledged.length).toBeGreaterThanOrEqual(afterStories);

    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
    const { rows: results } = await db.execute<{ id: string }>(sql`select id from articles where headline like 'વાર્તા %'`);
    const ids = results.map(({ id }) => Number(id));
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    // At most the one that was under way is there beyond what was said.
    expect(ids.length - acknowledged.length).toBeLessThanOrEqual(1);
    const { rows: halves } = await db.execute(
      sql`select id from articles where id not in (select item_id from placements where kind in ('article', 'english-article')) or (language <> 'en') <> (id in (select item_id from search_documents where kind = 'article'))`,
    );
    expect(halves).toEqual([]);
    const { rows: untrue } = await db.execute(sql`
      with counted as (select topic_id, count(*)::int as stories from placements where kind = 'article' group by 1)
      select t.id from topics t left join counted c on c.topic_id = t.id where t.story_count <> coalesce(c.stories, 0)
      union all
      select topic_id from tallies where grain = 'day' and kind = 'article' group by topic_id
        having sum(items) <> (select coalesce(sum(stories), 0) from counted where counted.topic_id = tallies.topic_id)`);
    expect(untrue).toEqual([]);
    await close();
  }
});

test('a newspaper killed outright opens again, and goes on', async () => {
  const dataDir = dataDirOfItsOwn();
  const first = await startApp({ DATA_DIR: dataDir });
  expect((await fetch(first.url)).status).toBe(200);
  await first.kill();
  const second = await startApp({ DATA_DIR: dataDir });
  expect((await fetch(second.url)).status).toBe(200);
  await second.stop();
});

test('a second process on the same folder is refused with a sentence, and the first goes on', async () => {
  const dataDir = dataDirOfItsOwn();
  const first = await startApp({ DATA_DIR: dataDir });
  const refusal = await refusalOf({ DATA_DIR: dataDir });
  expect(refusal).toContain('ended with 1');
  expect(refusal).toContain(`The data folder ${dataDir} is in use by process`);
  expect(refusal).not.toContain('    at ');
  expect((await fetch(first.url)).status).toBe(200);
  await first.stop();
});

test('a wrong setting or a taken port stops the start with one sentence that says what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'many' }, /PORT is "many"/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL .* must begin with postgres:\/\//],
    [{ TRUSTED_PROXIES: 'proxy.internal' }, /TRUSTED_PROXIES is "proxy\.internal", but it must be a list of addresses/],
    [{ CACHE_MEGABYTES: '-1' }, /CACHE_MEGABYTES is "-1", but it must be at least 0/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/paper' }, /database server .* does not answer/],
    [{ DATA_DIR: dataDirOfItsOwn(), PORT: String(port) }, /port .*in use/i],
  ];
  for (const [environment, sentence] of cases) {
    const refusal = await refusalOf(environment);
    expect(refusal).toMatch(sentence);
    expect(refusal, 'one sentence, no stack').not.toContain('    at ');
  }
  taken.close();
});

test('on SIGTERM requests under way finish before the newspaper ends', async () => {
  // A country lookup that takes its time keeps a request under way.
  const slow = createServer((_request, response) => {
    setTimeout(() => response.end(JSON.stringify({ country: 'NP' })), 700);
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const app = await startApp({
    DATA_DIR: dataDirOfItsOwn(),
    COUNTRY_LOOKUP_URL: `http://127.0.0.1:${port}/`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const underWay = fetch(`${app.url}/api/country`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const [query] = await once(slow, 'request');
  expect(query.url).toBe('/?ip=203.0.113.7');
  const stopped = app.stop();
  const answer = await (await underWay).json();
  expect(answer).toEqual({ code: 200, data: { country: 'NP' } });
  await stopped;
  await expect(fetch(app.url)).rejects.toThrow();
  slow.close();
});
