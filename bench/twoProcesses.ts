import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readTopics } from '../src/content/topics/queries.ts';
import { archiveStory } from '../src/demo/archive/archiveStory.ts';
import { publishStories, reviseStory, type StoryDraft } from '../src/desks/stories/commands.ts';
import { createStory } from '../src/desks/stories/copies/saveStory.ts';
import { workingCopy } from '../src/desks/stories/copies/workingCopy.ts';
import { applyTransition } from '../src/desks/stories/steps/applyTransition.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Staff } from '../src/site/newsroom/staff.ts';
import { publishStory, removeStories } from '../test/publishStory.ts';
import { buildApp, startApp } from '../test/templateApp.ts';
import { median } from './percentile.ts';

// Shows on the PostgreSQL server at DATABASE_URL that a change reaches readers of every process, that a lost connection
// loses no change, that what is scheduled is published once, and that writers do not wait for each other in a circle: `node bench/twoProcesses.ts`. The paper there
// should be one that may be written to.

const CHANGES = 20;
const WRITERS = 8;
const SCHEDULED = 40;
const WRITE_FOR_MS = 10_000;
const PATIENCE_MS = 5_000;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL server with a paper that may be written to.');

buildApp();
const environment = { DATABASE_URL: url, DATA_DIR: process.env['DATA_DIR'] ?? 'var' };
const first = await startApp(environment);
const second = await startApp(environment);
const pool = new pg.Pool({ connectionString: url, max: WRITERS });
const context = { db: drizzle({ client: pool }), invalidate: () => undefined, clock: systemClock };

const categories = await readTopics(context.db, 'category');
const topics = {
  categories: categories.map(({ id, slug }) => ({ id, slug, under: [] })),
  cities: await readTopics(context.db, 'city'),
  authors: [],
  tags: (await readTopics(context.db, 'tag')).map((topic) => topic.id),
  sections: [],
  magazines: [],
  columns: [],
  pictureKeys: [],
};

function draft(headline: string): StoryDraft {
  return { ...archiveStory(1, new Date(), topics), headline };
}

/** Milliseconds until a page of every process shows (or no longer shows) a text. */
async function untilSeen(text: string, shown: boolean): Promise<number> {
  const began = performance.now();
  const seen = async (base: string) => (await (await fetch(`${base}/recent-news/1`)).text()).includes(text) === shown;
  while (!((await seen(first.url)) && (await seen(second.url)))) {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`A process did not ${shown ? 'show' : 'drop'} ${text}`);
    await wait(1);
  }
  return performance.now() - began;
}

const staff: Staff = { id: 'bench', name: 'bench', email: '', role: 'chief-editor', deskIds: [], cityIds: [] };

/** Writes a story and puts it on the schedule. Gives its id. */
async function schedule(at: Date): Promise<number> {
  const desk = { context: { ...context, by: staff }, staff, now: new Date() };
  const { headline, slug, categoryId, body } = draft(`સમયસર, ${Math.random()}`);
  const working = workingCopy.parse({ headline, slug, categoryId, body });
  const id = await createStory(desk, { working, plannedFor: null, deadline: null });
  await applyTransition(desk, id, { step: 'schedule', version: 1, note: '', at, smallCorrection: false });
  return id;
}

const print = (sentence: string) => process.stdout.write(`${sentence}\n`);
const made: number[] = [];
try {
  const times: number[] = [];
  for (let at = 0; at < CHANGES; at++) {
    await untilSeen('</html>', true);
    const headline = `બે પ્રક્રિયા, વાર્તા ${at}, ${Date.now()}`;
    const id = await publishStory(context, draft(headline));
    made.push(id);
    times.push(await untilSeen(headline, true));
    if (at % 2) continue;
    await removeStories(context, [id]);
    times.push(await untilSeen(headline, false));
  }
  print(
    `${times.length} changes: both processes showed each after ${median(times).toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms at most.`,
  );

  await untilSeen('</html>', true);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'newspaper-listen'`);
  const headline = `તૂટેલા જોડાણ વખતની વાર્તા, ${Date.now()}`;
  made.push(await publishStory(context, draft(headline)));
  print(`A change while the connection that listens was cut: seen after ${(await untilSeen(headline, true)).toFixed(0)} ms.`);

  const dueAt = new Date(Date.now() + 3_000);
  const scheduled = await Promise.all(Array.from({ length: SCHEDULED }, () => schedule(dueAt)));
  made.push(...scheduled);
  await wait(dueAt.getTime() - Date.now() + PATIENCE_MS);
  const log = await pool.query<{ times: number; late: number }>(
    `select count(*)::int as times, extract(epoch from max(at) - $2)::float as late from audit_log
      where subject = any($1) and staff_id = 'schedule' and action = 'story.publish' group by subject`,
    [scheduled.map((id) => `article:${id}`), dueAt],
  );
  const late = Math.max(...log.rows.map((row) => row.late * 1_000));
  print(
    `${SCHEDULED} stories scheduled for one moment: ${log.rows.filter(({ times }) => times === 1).length} published once, the last after ${late.toFixed(0)} ms.`,
  );

  const end = Date.now() + WRITE_FOR_MS;
  let number = 0;
  let written = 0;
  const months = (writer: number) => new Date(Date.UTC(1990 + writer, number % 12, 1 + (number % 28)));
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      while (Date.now() < end) {
        const next = () => archiveStory(number++, months(writer), topics);
        const ids = await publishStories(context, Array.from({ length: 10 }, next));
        const [revised] = ids;
        if (revised !== undefined) await reviseStory(context, revised, next());
        await removeStories(context, ids);
        written++;
      }
    }),
  );
  print(`${WRITERS} writers at once: ${written} rounds of publishing, revising and removing ten stories, none refused.`);
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from topics t where story_count <> (select count(*) from placements p where p.topic_id = t.id and kind = 'article')`,
  );
  print(`Lists whose counter is wrong after that: ${rows[0]?.wrong}.`);
} finally {
  await removeStories(context, made);
  await pool.end();
  await first.stop();
  await second.stop();
}
