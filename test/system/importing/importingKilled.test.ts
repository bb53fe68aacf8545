import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { freshDataDir } from '../../templateApp.ts';
import { runCommand } from '../runCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Several batches, each story with a mark that the report tells: its file shows how far the import has come. */
const STORIES = 1_100;
const LOOK_MS = 5;
const PATIENCE_MS = 300_000;

function archive(): string {
  const file = join(folder, 'archive.xml');
  const items = Array.from({ length: STORIES }, (_, at) => {
    const moment = new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    return `<item><title>મોટી વાર્તા ${at}</title><link>https://moti.example/2020/varta-${at}/</link><dc:creator>lekhak-${at % 7}</dc:creator>
<content:encoded><![CDATA[ફકરો ${at}.\n\n[ad id="${at}"]બીજો ફકરો.]]></content:encoded><wp:post_id>${at + 1}</wp:post_id>
<wp:post_date_gmt>${moment}</wp:post_date_gmt><wp:post_name>varta-${at}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="moto-vibhag-${at % 5}">મોટો વિભાગ ${at % 5}</category><category domain="post_tag" nicename="moto-vishay-${at % 30}">વિષય ${at % 30}</category></item>`;
  });
  writeFileSync(
    file,
    `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><link>https://moti.example</link><language>gu</language>${items.join('\n')}</channel></rss>`,
  );
  return file;
}

/** Runs the import and kills it outright once its report tells of so many stories. Gives whether it was killed. */
async function killedAfter(dataDir: string, file: string, entry: number): Promise<boolean> {
  const reports = join(dataDir, 'imports');
  const before = new Set(existsSync(reports) ? readdirSync(reports) : []);
  const { code } = await runCommand('import', dataDir, [file], (child) => {
    const looking = setInterval(() => {
      const mine = (existsSync(reports) ? readdirSync(reports) : []).find((name) => !before.has(name));
      if (mine && readFileSync(join(reports, mine), 'utf8').split('\n').length >= entry) child.kill('SIGKILL');
    }, LOOK_MS);
    child.on('exit', () => clearInterval(looking));
  });
  return code === null;
}

/** All that moved in, without the numbers that the database gave. */
async function readImported(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const read = async (query: string) => (await db.execute(sql.raw(query))).rows;
  const halves =
    await read(`select id from articles where id not in (select item_id from placements where kind in ('article', 'english-article')) or (language <> 'en') <> (id in (select item_id from search_documents where kind = 'article'))
    or (headline like 'મોટી વાર્તા %' and id not in (select our_id from imported_items where original like 'story:%'))`);
  const strays = await read(
    `select original from imported_items where original like 'story:%' and our_id not in (select id from articles)`,
  );
  const untrue = await read(`with counted as (select topic_id, count(*)::int as stories from placements where kind = 'article' group by 1)
    select t.id from topics t left join counted c on c.topic_id = t.id where t.story_count <> coalesce(c.stories, 0)`);
  const stories = await read(`select a.headline, a.slug, a.body::text, a.published_at, a.deck, c.slug as category,
      (select string_agg(t.kind || ':' || t.slug, ' ' order by p.position nulls last, t.kind, t.slug)
       from placements p join topics t on t.id = p.topic_id where p.item_id = a.id and p.kind = 'article') as lists,
      (select string_agg(r.from_address, ' ' order by r.from_address) from redirects r
       where r.to_address = '/news/' || c.slug || '/' || a.slug || '-' || a.id) as old_addresses
    from articles a join topics c on c.id = a.category_id where a.headline like 'મોટી વાર્તા %' order by a.headline`);
  const topics = await read(
    `select kind, slug, name, story_count from topics where slug like 'moto-%' or slug like 'lekhak-%' order by 1, 2`,
  );
  const redirects = await read('select count(*)::int as redirects from redirects');
  await close();
  return { halves, strays, untrue, stories, topics, redirects };
}

test(
  'an import killed outright leaves nothing half-done, and made again ends as if nothing had happened',
  async () => {
    const file = archive();
    const [whole, broken] = [freshDataDir(), freshDataDir()];
    expect((await runCommand('import', whole.dataDir, [file])).code).toBe(0);
    const killed = [await killedAfter(broken.dataDir, file, 280)];
    const first = await readImported(broken.dataDir);
    killed.push(await killedAfter(broken.dataDir, file, 400));
    const second = await readImported(broken.dataDir);
    for (const { halves, strays, untrue } of [first, second]) expect([halves, strays, untrue]).toEqual([[], [], []]);
    expect(killed).toContain(true);
    expect(first.stories.length).toBeLessThan(STORIES);
    expect(second.stories.length).toBeGreaterThanOrEqual(first.stories.length);

    expect((await runCommand('import', broken.dataDir, [file])).code).toBe(0);
    const [expected, row] = [await readImported(whole.dataDir), await readImported(broken.dataDir)];
    expect(expected.stories).toHaveLength(STORIES);
    expect(row).toEqual(expected);
    whole.remove();
    broken.remove();
  },
  PATIENCE_MS,
);

test(
  'the command says in one sentence what is wrong with what it was given',
  async () => {
    const data = freshDataDir();
    writeFileSync(join(folder, 'bad.ndjson'), '{"title":"એક","text":"x","publishedAt":"2020-01-01","categories":["ખેતી"]}\n{"title":\n');
    const cases: [string[], number, RegExp][] = [
      [[], 2, /^<file> is missing: the archive/],
      [['a.xml', 'b.xml'], 2, /^Too many arguments for 'import'/],
      [['a.xml', '--format', 'docx'], 2, /Allowed choices are wxr, blogger, ghost, feed, ndjson/],
      [['a.xml', '--colour', 'red'], 2, /^Unknown option '--colour'.*import --help$/],
      [['nowhere.xml'], 1, /^There is no file "nowhere\.xml"\.$/],
      [[join(folder, 'bad.ndjson'), '--pictures', join(folder, 'no-folder')], 1, /^There is no folder /],
      [[join(folder, 'bad.ndjson'), '--format', 'wxr'], 1, /is not an export of WordPress/],
      [[join(folder, 'bad.ndjson')], 1, /^1 lines? could not be read \(the report says why\)/],
    ];
    for (const [args, exitCode, sentence] of cases) {
      const { code, stderr: text } = await runCommand('import', data.dataDir, args);
      expect(text).toMatch(sentence);
      expect([text.split('\n').length, code], text).toEqual([1, exitCode]);
    }
    data.remove();
  },
  PATIENCE_MS,
);
