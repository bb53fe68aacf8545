import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decks, openings, sentences } from '../src/demo/archive/archiveWords.ts';
import { seededRandom } from '../src/platform/seededRandom.ts';

// What moving in costs: `node bench/importing.ts 50000 [paragraphs [--dry-run]]` writes an export of WordPress of so many stories into /tmp and moves it into
// the paper at DATABASE_URL (which should be empty), saying the rate and the most memory that the command took.

const count = Number(process.argv[2] ?? 50_000);
const paragraphs = Number(process.argv[3] ?? 8);
const file = join(process.env['TMPDIR'] ?? '/tmp', `archive-${count}-${paragraphs}.xml`);
const SAMPLE_MS = 100;
const MINUTES_BETWEEN = 30;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>માપ</title><link>https://map.example</link><language>gu</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://map.example</wp:base_blog_url>
`;

const random = seededRandom(1);

function item(number: number): string {
  const moment = new Date(Date.UTC(2025, 0, 1) - number * MINUTES_BETWEEN * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const body = Array.from(
    { length: paragraphs },
    () => `${random.one(openings)} ${random.one(sentences)} <strong>${random.one(sentences)}</strong> ${random.one(sentences)}`,
  );
  const tags = [1, 2, 3].map(() => random.whole(2_000));
  const section = number % 12;
  return `<item><title>${random.one(decks)} ${number}</title><link>https://map.example/${moment.slice(0, 4)}/${moment.slice(5, 7)}/varta-${number}/</link>
<dc:creator>lekhak-${number % 40}</dc:creator><guid isPermaLink="false">https://map.example/?p=${number}</guid>
<content:encoded><![CDATA[${body.join('\n\n')}]]></content:encoded><excerpt:encoded><![CDATA[${random.one(decks)}]]></excerpt:encoded>
<wp:post_id>${number}</wp:post_id><wp:post_date_gmt>${moment}</wp:post_date_gmt><wp:post_name>varta-${number}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="vibhag-${section}"><![CDATA[વિભાગ ${section}]]></category>
${tags.map((tag) => `<category domain="post_tag" nicename="vishay-${tag}"><![CDATA[વિષય ${tag}]]></category>`).join('')}</item>
`;
}

const stream = createWriteStream(file);
stream.write(HEAD);
for (let number = 1; number <= count; number++) if (!stream.write(item(number))) await once(stream, 'drain');
stream.end('</channel></rss>\n');
await once(stream, 'finish');

const began = performance.now();
const command = spawn(
  process.execPath,
  [
    '--max-old-space-size=256',
    '--max-semi-space-size=32',
    join(import.meta.dirname, '../dist/server/savar.js'),
    'import',
    file,
    ...process.argv.slice(4),
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
let most = 0;
let used = 0;
const sampling = setInterval(() => {
  const text = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${command.pid}/status`, 'utf8'))?.[1];
  most = Math.max(most, Number(text ?? 0));
  // Fields 14 and 15, counted behind the program's name: time used, in hundredths of a second.
  const [user, system] = readFileSync(`/proc/${command.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  used = ((user ?? 0) + (system ?? 0)) / 100;
}, SAMPLE_MS);
command.on('exit', () => clearInterval(sampling));
await once(command, 'exit');
const seconds = (performance.now() - began) / 1000;
process.stdout.write(
  `${count} stories, ${Math.round(statSync(file).size / 1e6)} MB: ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second, ${used.toFixed(1)} s of one core, at most ${Math.round(most / 1024)} MB of memory\n`,
);
