import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readStory } from '../../../src/desks/articles/queries.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { freshDataDir } from '../../templateApp.ts';
import { runCommand } from '../runCommand.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';
import { checkHostileArchive } from './checkHostileArchive.ts';
import { hostileArchive } from './hostileItems.ts';
import { openOldSite } from './oldSite.ts';

const old = await openOldSite();
const { site, move, written, storyOf } = old;
afterAll(old.close);

const story = (id: string, change: object = {}) =>
  JSON.stringify({ id, title: `વાર્તા ${id}`, html: `<p>ફકરો ${id}.</p>`, publishedAt: '2020-05-06T07:08:09Z', ...change });

test('a word without end is cut for the search, and its story moves in with all others', async () => {
  const word = 'અ'.repeat(40_000);
  const { counted, wrong } = await move(
    written(
      'long-word.jsonl',
      [
        story('w1'),
        story('w2', { html: `<p>પહેલામનો ${word} પછી</p>` }),
        story('w4', { title: word.slice(0, 3_000), summary: word }),
        story('w3'),
      ].join('\n'),
    ),
    { category: 'international' },
  );
  expect([wrong, counted('published'), counted('could not be taken in')]).toEqual(['', 4, 0]);
  expect(plainText((await storyOf('w2')).body)).toContain(word);
  expect(await (await site.get('/search?q=pahelamno')).text()).toContain('વાર્તા w2');
});

test('lines of a site are of that site, whatever their file is called: its pictures come, and nothing comes twice', async () => {
  await old.sends('https://gaam.example/files/mela.jpg');
  const line = (host: string) => story('mela', { url: `https://${host}/mela.html`, picture: 'https://gaam.example/files/mela.jpg' });
  const first = await move(written('archive-2026-10.ndjson', line('gaam.example')), { category: 'international' });
  expect([first.counted('published'), (await storyOf('mela')).picture === undefined]).toEqual([1, false]);
  const second = await move(written('archive-2026-11.ndjson', line('www.gaam.example')), { category: 'international' });
  expect([second.counted('published'), second.counted('revised')]).toEqual([0, 1]);
});

test('a feed may break its HTML anywhere; files to which it links are named, for they do not come along', async () => {
  const html = '<p>પહેલી\nલીટી <a href="https://patra.example/wp-content/uploads/2020/form.pdf">ફોર્મ</a></p>\n<p>બીજો</p>';
  const item = `<item><title>પત્ર</title><guid>patra-1</guid><pubDate>Thu, 21 Nov 2024 12:19:41 IST</pubDate><category>International</category><description><![CDATA[${html}]]></description></item>`;
  const channel = `<rss version="2.0"><channel><link>https://patra.example</link>${item}</channel></rss>`;
  const { report: message } = await move(written('breaks.rss', channel));
  expect((await storyOf('patra-1')).publishedAt.toISOString()).toBe('2024-11-21T06:49:41.000Z');
  expect(plainText((await storyOf('patra-1')).body)).toBe('પહેલી લીટી ફોર્મ\nબીજો');
  expect(message).toContain('which does not come along: /wp-content/uploads/2020/form.pdf');
});

test('what the source changes after an editor has worked on a story is a version beside the editor’s', async () => {
  const { chief, one, saved, stepped } = newsroomOf(site);
  const line = (headline: string) => written('corrected.jsonl', story('corrected', { title: headline, url: 'https://sudharo.example/a' }));
  await move(line('મૂળ મથાળું'), { category: 'international' });
  const { id } = await storyOf('corrected');
  await saved(chief, await one(id), { headline: 'સુધારેલું મથાળું' });
  await stepped(chief, id, 'update');
  await move(line('સ્રોતનું નવું મથાળું'), { category: 'international' });
  await saved(chief, await one(id), { headline: 'છેલ્લું મથાળું' });
  const { data } = await (await site.ask(chief, 'get', `/stories/${id}/revisions`)).json();
  const headlines = await Promise.all(
    data.map(
      async (row: { id: number }) => (await (await site.ask(chief, 'get', `/stories/${id}/revisions/${row.id}`)).json()).working.headline,
    ),
  );
  expect(headlines).toEqual(['છેલ્લું મથાળું', 'સ્રોતનું નવું મથાળું', 'સુધારેલું મથાળું', 'સુધારેલું મથાળું', 'મૂળ મથાળું']);
});

test('a tag that editors have merged into another is that one in the next run too', async () => {
  const line = (text: string) =>
    written('merged.jsonl', story('merged', { url: 'https://bhegu.example/a', tags: ['જીરું બજાર'], html: `<p>${text}</p>` }));
  const tagsOf = async () => (await storyOf('merged')).tags.map(({ name }) => name);
  await move(line('પહેલું.'), { category: 'international' });
  const [from] = (await storyOf('merged')).tags;
  const { chief } = newsroomOf(site);
  const into = await (await site.ask(chief, 'post', '/tags', { name: 'જીરુંના ભાવ' })).json();
  expect((await site.ask(chief, 'post', `/topics/${from?.id}/merge`, { intoId: into.id })).status).toBe(200);
  const { counted } = await move(line('બીજું.'), { category: 'international' });
  expect([counted('revised'), counted('tags made'), await tagsOf()]).toEqual([1, 0, ['જીરુંના ભાવ']]);
});

test('a text in a font from before Unicode is Gujarati, and named in the report', async () => {
  const html = '<p>srkir an[ p(t-pRn) mi> C[. ai g&jrit mi> C[ an[ srkir C[.</p>';
  const line = { id: 'juni-lipi', title: 'g&jrit srkir', html, publishedAt: '2003-02-05', categories: ['crops'] };
  const { report: message } = await move(written('legacy.ndjson', JSON.stringify(line)));
  expect(message).toContain('its text was set in the font Harikrishna and is Unicode now: read it again');
  const story = await storyOf('juni-lipi');
  expect([story.headline, story.language, plainText(story.body)]).toEqual([
    'ગુજરાત સરકાર',
    'gu',
    'સરકાર અને પતિ-પત્ની માં છે. આ ગુજરાત માં છે અને સરકાર છે.',
  ]);
});

/** From now on the database refuses stories with such a headline, with this error. */
const refuse = (headline: string, sqlState: string) =>
  site.app.db.execute(
    sql.raw(`create or replace function refuse_story() returns trigger language plpgsql as $$ begin
      if new.headline like '${headline}' then raise exception 'string is too long' using errcode = '${sqlState}'; end if; return new; end $$;
    create or replace trigger refuse_story before insert on articles for each row execute function refuse_story()`),
  );

test('a story that the database refuses is named, and takes no other with it', async () => {
  await refuse('વાર્તા r_7', '54000');
  const lines = Array.from({ length: 30 }, (_, at) => story(`r${at + 10}`));
  const file = written('refused.jsonl', lines.join('\n'));
  const { counted, report: message, wrong } = await move(file, { category: 'international' });
  expect(wrong).toBe('');
  expect([counted('stories read'), counted('published'), counted('could not be taken in')]).toEqual([30, 27, 3]);
  for (const id of ['r17', 'r27', 'r37'])
    expect(message).toContain(`story ${id} "વાર્તા ${id}": could not be taken in: the database refuses it: string is too long`);
  for (const id of ['r10', 'r16', 'r18', 'r39']) expect((await storyOf(id)).headline).toBe(`વાર્તા ${id}`);
  // A second run finds those that moved in, and tries the others again.
  await refuse('nothing', '54000');
  const again = await move(file, { category: 'international' });
  expect([again.counted('published'), again.counted('unchanged'), again.counted('could not be taken in')]).toEqual([3, 27, 0]);
});

test('when the database itself fails, no story is blamed and nothing is said to be published', async () => {
  await refuse('%', '53100');
  const {
    counted,
    report: message,
    wrong,
  } = await move(written('full.jsonl', [story('f1'), story('f2')].join('\n')), { category: 'international' });
  expect(wrong).not.toBe('');
  expect([counted('published'), counted('could not be taken in')]).toEqual([0, 0]);
  expect(message).not.toContain('story f1');
  await refuse('nothing', '54000');
});

test('whatever stands in an archive, each line is published or named with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(hostileArchive(24), (archive) => checkHostileArchive(old, archive)),
    { numRuns: 6, seed: 11, endOnFailure: true },
  );
});

test('the command says how many stories it could not take in, and ends with 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const { dataDir, remove } = freshDataDir();
  try {
    const file = join(folder, 'archive.jsonl');
    writeFileSync(file, [story('c1'), '{"title":', story('c2', { html: 'લ'.repeat(1_000_001) }), story('c3')].join('\n'));
    const { code, out, stderr: message } = await runCommand('import', dataDir, [file, '--category', 'international']);
    expect(message).toBe('1 lines could not be read, 1 items could not be taken in (the report says why); all others have moved in.');
    expect(code).toBe(1);
    expect(out).toMatch(/^ +3 {2}stories read$/m);
    expect(out).toMatch(/^ +2 {2}published$/m);
    expect(out).toMatch(/^ +1 {2}could not be taken in$/m);
  } finally {
    remove();
    rmSync(folder, { recursive: true });
  }
});

test('nothing that moved in stands half in the paper', async () => {
  const { rows } = await site.app.db.execute<{ id: string }>(
    `select id from articles where id not in (select item_id from placements where kind in ('article', 'english-article')) or (language <> 'en') <> (id in (select item_id from search_documents where kind = 'article'))`,
  );
  expect(rows).toEqual([]);
  expect(await readStory(site.app.db, (await storyOf('w1')).id)).toBeDefined();
});
