import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import { readLargestTags, readTopic, readTopics, type Topic, type TopicKind } from '../src/content/topics/queries.ts';
import { readListPage } from '../src/desks/articles/lists/listPages.ts';
import { readNextStory, readUnderStory } from '../src/desks/articles/lists/moreStories.ts';
import { readNewestOfEach } from '../src/desks/articles/lists/newestOfEach.ts';
import { readRelatedIds } from '../src/desks/articles/lists/readRelated.ts';
import { readOlderThan, readStory, searchStories } from '../src/desks/articles/queries.ts';
import { countMostRead, readMostRead } from '../src/desks/articles/reading/viewCounts.ts';
import { readPlanned, readStories, readWaiting } from '../src/desks/stories/lists/readStories.ts';
import { readNextMoment } from '../src/desks/stories/schedule/scheduled.ts';
import type { Staff } from '../src/site/newsroom/staff.ts';
import { median } from './percentile.ts';

// What each read of the paper at DATABASE_URL costs: `node bench/readPaths.ts [name]`. With a name, the plans of the reads
// whose names contain it are printed in full.

const ROUNDS = 15;
type Filter = Parameters<typeof readStories>[1]['filter'];
const editor: Staff = { id: 'staff-1', name: '', email: '', role: 'chief-editor', deskIds: [], cityIds: [] };
/** A plan that reads a whole table of this many pages, or sorts so many rows, does not stay cheap as the paper grows. */
const MANY_PAGES = 200;
const MANY_ROWS = 5_000;

type Asked = { text: string; values: unknown[] };

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL server with a paper in it.');
const pool = new pg.Pool({ connectionString: url, max: 4 });
const requests: Asked[] = [];
const query = pool.query.bind(pool);
const db = drizzle({
  client: Object.assign(pool, {
    query: (config: Asked & { values?: unknown[] }, values?: unknown[]) => {
      requests.push({ text: config.text, values: values ?? config.values ?? [] });
      return query(config, values ?? []);
    },
  }),
});

async function topicOf(kind: TopicKind, slug: string): Promise<Topic> {
  const topic = await readTopic(db, kind, slug);
  if (!topic) throw new Error(`The paper has no ${kind} ${slug}`);
  return topic;
}

const latest = await topicOf('list', 'latest');
const category = await topicOf('category', 'gujarat');
const author = (await readTopics(db, 'author'))[0] ?? latest;
const lastOf = (topic: Topic) => Math.max(1, Math.ceil(topic.storyCount / 10));
const storyAt = async (page: number) => {
  const id = (await readListPage(db, latest, Math.min(page, lastOf(latest))))?.stories[0]?.id ?? 0;
  const story = await readStory(db, id);
  if (!story) throw new Error('The paper has no stories');
  return story;
};
const young = await storyAt(10);
const old = await storyAt(50_000);
const columnIds = (await readTopics(db, 'column')).map((topic) => topic.id);

const city = await topicOf('city', 'surat');
const newsroom =
  (filter: Filter, more: { page?: number; sort?: string; descending?: boolean } = {}) =>
  () =>
    readStories(db, { filter, staff: editor, sort: '', descending: true, page: 1, perPage: 25, now: new Date(), ...more });

const search = (text: string) => () => searchStories(db, text, 1, new Date());

const reads: [name: string, read: () => Promise<unknown>][] = [
  ['list, page 1', () => readListPage(db, latest, 1)],
  ['list, page 20', () => readListPage(db, latest, Math.min(20, lastOf(latest)))],
  ['list, page 50,000 (or last)', () => readListPage(db, latest, Math.min(50_000, lastOf(latest)))],
  ['list, last page', () => readListPage(db, latest, lastOf(latest))],
  ['category, page 1', () => readListPage(db, category, 1)],
  ['category, last page', () => readListPage(db, category, lastOf(category))],
  ['author, page 1', () => readListPage(db, author, 1)],
  ['author, middle page', () => readListPage(db, author, Math.ceil(lastOf(author) / 2))],
  ['story by id', () => readStory(db, young.id)],
  ['related, new story', () => readRelatedIds(db, young, 4)],
  ['related, old story', () => readRelatedIds(db, old, 4)],
  ['under the story, page 1', () => readUnderStory(db, old, 1)],
  ['under the story, page 40', () => readUnderStory(db, old, 40)],
  ['next story', () => readNextStory(db, old)],
  ['older than, new story', () => readOlderThan(db, latest.id, young, 5)],
  ['older than, old story', () => readOlderThan(db, latest.id, old, 5)],
  ['most read, page 1', () => readMostRead(db, latest.id, 10)],
  ['most read, page 20', () => readMostRead(db, latest.id, 10, 190)],
  ['most read, how many', () => countMostRead(db, latest.id)],
  ['newest of each column', () => readNewestOfEach(db, columnIds, 3)],
  ['largest tags', () => readLargestTags(db, 20)],
  ['search, a word of every story', search('છે')],
  ['search, a common word', search('ગામ')],
  ['search, a city', search('રાજકોટ')],
  ['search, a crop', search('મગફળી')],
  ['search, a village', search('ઝાલાલિયા')],
  ['search, a rare number', search('459594')],
  ['search, nothing', search('xqzvw')],
  ['search, two words', search('રાજકોટ મગફળી')],
  ['search, two common words', search('ગામ કામ')],
  ['search, a common and a rare', search('ગામ ઝાલાલિયા')],
  ['search, a rare and a begun word', search('ઝાલાલિયા ગા')],
  ['search, one letter', search('ક')],
  ['newsroom, all stories', newsroom({})],
  ['newsroom, all stories, page 20', newsroom({}, { page: 20 })],
  ['newsroom, in review', newsroom({ state: 'in_review' })],
  ['newsroom, published', newsroom({ state: 'published' })],
  ['newsroom, mine', newsroom({ mine: true })],
  ['newsroom, a category', newsroom({ categoryId: category.id })],
  ['newsroom, a category and a city', newsroom({ categoryId: category.id, cityId: city.id, state: 'published' })],
  ['newsroom, an author', newsroom({ authorId: author.id })],
  ['newsroom, the schedule', newsroom({ state: 'scheduled' }, { sort: 'scheduledAt', descending: false })],
  ['newsroom, the plan', newsroom({}, { sort: 'plannedFor', descending: false })],
  ['newsroom, a common word', newsroom({ q: 'ગામ' })],
  ['newsroom, a rare word', newsroom({ q: 'ઝાલાલિયા' })],
  ['newsroom, one letter', newsroom({ q: 'ક' })],
  ['newsroom, a word of a city', newsroom({ q: 'ગામ', cityId: city.id })],
  ['newsroom, a day’s plan', () => readPlanned(db, new Date().toISOString().slice(0, 10), new Date())],
  ['newsroom, what waits', () => readWaiting(db, ['in_review', 'approved'], { desksOf: editor }, new Date())],
  ['newsroom, the next moment of the schedule', () => readNextMoment(db)],
];

const planNode = z.looseObject({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
type PlanNode = z.infer<typeof planNode>;
const explained = z.tuple([z.object({ Plan: planNode, 'Execution Time': z.number() })]);

/** What in a plan would grow with the paper. */
function faultsOf(node: PlanNode): string[] {
  const rows = node['Actual Rows'] * node['Actual Loops'];
  const blocks = node['Shared Hit Blocks'] + node['Shared Read Blocks'];
  const own = [
    ...(node['Node Type'] === 'Seq Scan' && blocks > MANY_PAGES ? [`reads all of a table (${blocks} pages)`] : []),
    ...(/Sort|Hash|Aggregate/.test(node['Node Type']) && rows > MANY_ROWS ? [`${node['Node Type']} of ${rows} rows`] : []),
  ];
  return [...own, ...(node.Plans ?? []).flatMap(faultsOf)];
}

async function explain({ text, values }: Asked): Promise<{ pages: number; faults: string[] }> {
  const { rows } = await query({ text: `explain (analyze, buffers, format json) ${text}`, values });
  const [{ Plan }] = explained.parse(rows[0]?.['QUERY PLAN']);
  return { pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], faults: faultsOf(Plan) };
}

const wanted = process.argv[2];
process.stdout.write(
  `${latest.storyCount} stories\n\n| read | queries | ms, median | ms, slowest | pages | plan |\n| --- | ---: | ---: | ---: | ---: | --- |\n`,
);
for (const [name, read] of reads) {
  if (wanted && !name.includes(wanted)) continue;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    requests.length = 0;
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  const queries = [...requests];
  const plans = await Promise.all(queries.map(explain));
  const pages = plans.reduce((sum, plan) => sum + plan.pages, 0);
  const faults = plans.flatMap((plan) => plan.faults);
  process.stdout.write(
    `| ${name} | ${queries.length} | ${median(times).toFixed(2)} | ${Math.max(...times).toFixed(2)} | ${pages} | ${faults.join('; ') || 'on indexes'} |\n`,
  );
  if (!wanted) continue;
  for (const { text, values } of queries) {
    const { rows } = await query({ text: `explain (analyze, buffers) ${text}`, values });
    process.stdout.write(`\n${text}\n${JSON.stringify(values).slice(0, 400)}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
  }
}
await pool.end();
