import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../test/templateApp.ts';
import { percentile } from '../percentile.ts';
import { measureSpellings } from './spellings.ts';

// How well readers find what they search: `npm run bench:search -- [lexicon]`. The searches of `judged.tsv` are asked of the demo site, as
// `npm test` leaves it in `var/test-template`, and NDCG@10 is printed, with the worst of them. With a lexicon (a Gujarati word, a tab, a
// Latin spelling a line) also how often the word is among the first ten that its spelling stands for.

const root = join(import.meta.dirname, '../..');
const FIRST = 10;
const BEST = 3;
const GOOD = 1;
const FOLDERS = { s: 'stories', g: 'galleries', v: 'videos', w: 'web-stories' } as const;

/** What an item's address has of it: the slug of a story, the path of a topic, the whole end of others (`$`). */
function addressPart(name: string): string {
  if (name.startsWith('/')) return `${name}$`;
  if (/^(seat|team)\//.test(name)) return `/${name}$`;
  if (name.includes('/')) return `/${name.replace(/^tag\//, 'tags/')}`;
  const folder = Object.entries(FOLDERS).find(([letter]) => name.startsWith(letter))?.[1];
  const number = name.slice(1);
  const file = folder && readdirSync(join(root, 'demo', folder)).find((one) => one.startsWith(`${number}-`));
  if (!file) throw new Error(`judged.tsv names ${name}, which the demo has not`);
  const slug = /^slug: *(.+)$/m.exec(readFileSync(join(root, 'demo', folder, file), 'utf8'))?.[1];
  return `/${slug ?? file.replace(/^\d+-|\.md$/g, '')}-`;
}

type Judged = { text: string; grades: { part: string; grade: number }[] };

const judged: Judged[] = readFileSync(join(import.meta.dirname, 'judged.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [texts = '', items = ''] = line.split('\t');
    const grades = items
      .split(' ')
      .map((item) => ({ part: addressPart(item.replace('!', '')), grade: item.startsWith('!') ? BEST : GOOD }));
    return texts.split(' | ').map((text) => ({ text, grades }));
  });

const gain = (grades: readonly number[]): number =>
  grades.slice(0, FIRST).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

const dataDir = mkdtempSync(join(tmpdir(), 'newspaper-search-'));
cpSync(join(root, 'var/test-template'), dataDir, { recursive: true });
const newspaper = await startApp({ DATA_DIR: dataDir });
try {
  const times: number[] = [];
  const results: { text: string; score: number; found: string[] }[] = [];
  for (const { text, grades } of judged) {
    const began = performance.now();
    const answer = await fetch(`${newspaper.url}/search?q=${encodeURIComponent(text)}`);
    const html = await answer.text();
    times.push(performance.now() - began);
    const list = html.split('data-results')[1]?.split('</ul>')[0] ?? '';
    const found = [...list.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map((match) => match[1] ?? '');
    const wanted = found.map((href) => grades.find(({ part }) => `${href}$`.includes(part))?.grade ?? 0);
    const best = grades.map(({ grade }) => grade).sort((one, other) => other - one);
    results.push({ text, score: gain(wanted) / gain(best), found });
  }
  const mean = results.reduce((sum, { score }) => sum + score, 0) / results.length;
  for (const { text, score, found } of results.sort((one, other) => one.score - other.score).slice(0, 25))
    process.stdout.write(`${score.toFixed(2)}  ${text}: ${found.slice(0, 4).join(' ')}\n`);
  const without = results.filter(({ found }) => found.length === 0).length;
  process.stdout.write(`NDCG@10 ${mean.toFixed(3)} over ${results.length} searches, ${without} without a result; `);
  process.stdout.write(`page at the median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms\n`);
} finally {
  await newspaper.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const [lexicon] = process.argv.slice(2);
if (lexicon !== undefined) await measureSpellings(lexicon);
