import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataDir } from '../templateApp.ts';
import { openTestApp } from './openTestApp.ts';
import { runCommand } from './runCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const paper = freshDataDir();
afterAll(() => {
  paper.remove();
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const markdown = (fields: Record<string, string>, body: string) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;
const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${colour}"/></svg>`;
const story = (title: string, category = 'vavetar') =>
  markdown({ title, category, publishedAt: '2 hours ago', picture: '\n  src: field' }, 'વાવેતરની વાત.');
const gallery = (category: string) => markdown({ title: 'વાડીનાં ચિત્રો', category, publishedAt: '1 hours ago' }, '![વાડી](field)');

beforeAll(() => {
  // As Excel writes "Unicode text".
  const topics = [
    'kind,slug,name,nameEn,under,searchTitle,searchDescription,noindex,sameAs',
    'category,vavetar,વાવેતર,Sowing,,વાવેતરની મોસમ,વાવેતરની બધી વાત.,yes,',
    'author,kanu-patel,કનુ પટેલ,Kanu Patel,,,,,https://x.com/kanu https://kanu.example/',
    '',
  ].map((line) => line.replaceAll(',', '\t'));
  write('topics.csv', Buffer.from(`\ufeff${topics.join('\r\n')}`, 'utf16le'));
  write('pictures.csv', '\ufeffkey;file;alt;credit\r\nfield ;field.svg;"ખેતર, વાડી";સવાર\r\nlost;lost.svg;ખોવાયેલું;સવાર\r\n;;;\r\n');
  write('pictures/field.svg', square('#2a7'));
  write('stories/01-pahelo-vavetar.md', story('પહેલો વાવેતર'));
  write(
    'stories/03-trijo-vavetar.md',
    markdown(
      {
        ...{ title: 'ત્રીજો વાવેતર', category: 'vavetar', authors: '[kanu-patel]', publishedAt: '2 hours ago' },
        ...{ searchTitle: 'ત્રીજું વાવેતર ક્યારે', searchDescription: 'ક્યારે વાવવું તેની વાત.', socialHeadline: 'ત્રીજું વાવ્યું?' },
        ...{ socialPicture: 'field', canonical: 'https://mool.example/vavetar', noindex: 'yes', dateline: 'જૂનાગઢ', sponsor: 'બીજ ભંડાર' },
      },
      'વાવેતરની વાત.',
    ),
  );
  write('stories/04-khotu-sarnamu.md', markdown({ title: 'ખોટું', category: 'vavetar', publishedAt: '2 hours ago', canonical: 'x' }, 'વાત.'));
  write('stories/02-bijo-vavetar.md', '---\ntitle: [વગર અંતનું\n---\n\nવાત.\n');
  write('galleries/vadi.md', gallery('nathi'));
  write('pages/kheti.md', markdown({ title: 'ખેતી', description: 'ખેતીનું પાનું' }, 'પાનું.'));
});

const run = (...args: string[]) =>
  runCommand('import', paper.dataDir, [folder, ...args], undefined, { PROGRESS_SECONDS: '0.001', LOG_LEVEL: 'error' });

/** The titles of the folder that readers find in its category. */
async function shownTitles(): Promise<string[]> {
  const { get, close } = await openTestApp({ dataDir: paper.dataDir });
  const listed = await get('/category/vavetar/1');
  const html = await listed.text();
  await close();
  return listed.status === 200 ? ['પહેલો વાવેતર', 'બીજો વાવેતર'].filter((title) => html.includes(title)) : [];
}

test('a dry run reports all of it and writes nothing', async () => {
  const { code, out, stderr: message } = await run('--dry-run');
  expect(code).toBe(1);
  expect(out).toMatch(/ 2 {2}topics that would be added$/m);
  expect(out).toMatch(/ 2 {2}pictures that would be taken in$/m);
  expect(out).toMatch(/ 1 {2}could not be taken in$/m);
  // Pictures, stories, the gallery, the page.
  expect(message).toMatch(/^100 %, 8 files, \d+ a second$/m);
  expect(await shownTitles()).toEqual([]);
});

test('what is faulty is named, and everything else is imported', async () => {
  const { code, out, stderr: message } = await run();
  expect(code).toBe(1);
  expect(message).toMatch(/2 lines could not be read, 2 items could not be taken in/);
  expect(out).toMatch(/pictures that could not be had/);
  expect(await shownTitles()).toEqual(['પહેલો વાવેતર']);
});

test('what the folder says to search engines, social networks and of where a story comes from is imported', async () => {
  const { app, get, close } = await openTestApp({ dataDir: paper.dataDir });
  const { rows } = await app.db.execute<Record<string, unknown>>(sql`
    select search_title, search_description, social_headline, social_picture_key, canonical, noindex, dateline, sponsor
    from articles where slug = 'trijo-vavetar'`);
  const list = await (await get('/category/vavetar/1')).text();
  const { rows: authors } = await app.db.execute<{ same_as: string[] }>(sql`
    select same_as from authors join topics on topics.id = topic_id where slug = 'kanu-patel'`);
  await close();
  expect(rows).toEqual([
    {
      search_title: 'ત્રીજું વાવેતર ક્યારે',
      search_description: 'ક્યારે વાવવું તેની વાત.',
      social_headline: 'ત્રીજું વાવ્યું?',
      social_picture_key: 'field',
      canonical: 'https://mool.example/vavetar',
      noindex: true,
      dateline: 'જૂનાગઢ',
      sponsor: 'બીજ ભંડાર',
    },
  ]);
  expect(list).toContain('<title>વાવેતરની મોસમ | સવાર</title>');
  expect(list).toContain('<meta name="description" content="વાવેતરની બધી વાત."');
  expect(list).toContain('<meta name="robots" content="noindex, follow"');
  expect(authors).toEqual([{ same_as: ['https://x.com/kanu', 'https://kanu.example/'] }]);
});

test('the same import, with the faults mended, adds what was missing and nothing twice', async () => {
  write('stories/02-bijo-vavetar.md', story('બીજો વાવેતર'));
  write('galleries/vadi.md', gallery('vavetar'));
  write('pictures/lost.svg', square('#a27'));
  rmSync(join(folder, 'pages/kheti.md'));
  rmSync(join(folder, 'stories/04-khotu-sarnamu.md'));
  const { code, out } = await run();
  expect([code, out]).toEqual([0, expect.stringMatching(/unchanged/)]);
  expect(await shownTitles()).toEqual(['પહેલો વાવેતર', 'બીજો વાવેતર']);
  const again = await run();
  expect(again.code).toBe(0);
  for (const what of ['published', 'topics added', 'pictures taken in', 'galleries published']) {
    expect(again.out, what).not.toMatch(new RegExp(` [1-9]\\d* {2}${what}$`, 'm'));
  }
  expect(again.out).toMatch(/ 4 {2}unchanged$/m);
});

test('comments have the limits of those that readers write, and a reply to a reply is seen under the same comment', async () => {
  const row = (key: string, under: string, name: string, text: string) => `${key},pahelo-vavetar,${under},${name},1 hours ago,${text}`;
  write(
    'comments.csv',
    [
      'key,story,under,name,at,text',
      row('c1', '', 'મીરા', 'સારો લેખ.'),
      row('c2', 'c1', 'કનુ', 'સાચી વાત.'),
      row('c3', 'c2', 'મીરા', 'આભાર.'),
      row('c4', '', 'મીરા', 'ક'.repeat(2_001)),
      row('c5', '', 'ક'.repeat(81), 'લાંબું નામ.'),
      row('c6', '', 'મીરા', 'ક્ષ'),
      '',
    ].join('\n'),
  );
  const { code, out, stderr: message } = await run();
  expect([code, out]).toEqual([1, expect.stringMatching(/ 3 {2}comments published$/m)]);
  expect(message).toContain('3 items could not be taken in');
  const { app, get, close } = await openTestApp({ dataDir: paper.dataDir });
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from articles where slug = 'pahelo-vavetar' and comment_count = 3`);
  const html = await (await get(`/comments/${rows[0]?.id}`)).text();
  await close();
  for (const text of ['સારો લેખ.', 'સાચી વાત.', 'આભાર.']) expect(html).toContain(text);
});

test('a topic with a slug that belongs to other pages is refused in words, and nothing is imported', async () => {
  write('topics.csv', 'kind,slug,name,nameEn\ncategory,vavetar,વાવેતર,Sowing\ncategory,mobile,મોબાઇલ,Mobile\n');
  const { code, stderr: message } = await run();
  expect([code, message]).toEqual([1, expect.stringMatching(/topics\.csv", row 2: slug: belongs to other pages of the site/)]);
});
