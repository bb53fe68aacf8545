import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { search } from '../../src/content/search/search.ts';
import { percentile } from '../percentile.ts';

// How long a search takes in a large archive: `DATABASE_URL=… npm run bench:search:times -- [plans]`. The searches are of the kinds that readers
// make, each several times in another order. With `plans` the statements of the slowest ones are explained.

const ROUNDS = 12;
const SEARCHES = {
  'a common word': ['ગામ', 'પાણી', 'પંચાયત', 'કચેરી'],
  'a city': ['રાજકોટ', 'અમદાવાદ', 'સુરત'],
  'a rare word': ['ઝાલાલિયા', 'રક્તદાન', 'તળાવ'],
  'Latin letters': ['varsad', 'magfali', 'rajkot', 'panchayat', 'ahmedabad', 'khedut'],
  misspelt: ['ahemdabd', 'rajkott', 'મગફડી', 'panchyat', 'varsadd', 'કચેરિયું'],
  'several words': ['રાજકોટ મગફળી', 'ગામ કામ', 'rajkot magfali bhav', 'ગામ ઝાલાલિયા', 'તળાવ પંચાયત કચેરી', 'surat ma pani'],
  'a phrase': ['“ગામ પંચાયત”', '"રાજકોટ જિલ્લા"'],
  nothing: ['xqzvw', '459594', 'ઝ્ક્ષ્ટ'],
} as const;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL server with a newspaper in it.');
const pool = new pg.Pool({ connectionString: url, max: 4 });
type Statement = { text: string; values: unknown[]; ms: number };
let statements: Statement[] = [];
const query = pool.query.bind(pool);
const db = drizzle({
  client: Object.assign(pool, {
    query: async (config: { text: string; values?: unknown[] }, given?: unknown[]) => {
      const began = performance.now();
      const result = await query(config, given ?? []);
      statements.push({ text: config.text, values: given ?? config.values ?? [], ms: performance.now() - began });
      return result;
    },
  }),
});

const { rows: counted } = await query('select count(*)::int as documents from search_documents');
process.stdout.write(
  `${counted[0]?.documents} documents\n\n| searches | ms, median | p95 | slowest | found at the slowest |\n| --- | ---: | ---: | ---: | --- |\n`,
);
const all: number[] = [];
const slow: { text: string; ms: number; statements: Statement[] }[] = [];
for (const [name, texts] of Object.entries(SEARCHES)) {
  const times: { text: string; ms: number; found: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of texts) {
      statements = [];
      const began = performance.now();
      const { found } = await search(db, [], text, {}, new Date());
      const ms = performance.now() - began;
      // The first round fills the caches of the database.
      if (round > 0) times.push({ text, ms, found: found.length });
      if (round === 1) slow.push({ text, ms, statements });
    }
  }
  const ms = times.map((one) => one.ms);
  all.push(...ms);
  const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one));
  process.stdout.write(
    `| ${name} | ${percentile(ms, 0.5).toFixed(1)} | ${percentile(ms, 0.95).toFixed(1)} | ${slowest.ms.toFixed(1)} | ${slowest.found}: ${slowest.text} |\n`,
  );
}
process.stdout.write(
  `| all ${all.length} | ${percentile(all, 0.5).toFixed(1)} | ${percentile(all, 0.95).toFixed(1)} | ${Math.max(...all).toFixed(1)} | |\n`,
);
if (process.argv[2] === 'plans') {
  for (const one of slow.sort((first, second) => second.ms - first.ms).slice(0, 3)) {
    process.stdout.write(`\n${one.text}: ${one.ms.toFixed(1)} ms\n`);
    for (const { text, values, ms } of one.statements.filter((statement) => statement.ms > 4)) {
      const { rows } = await query(`explain (analyze, buffers) ${text}`, values);
      process.stdout.write(
        `${ms.toFixed(1)} ms ${JSON.stringify(values).slice(0, 300)}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`,
      );
    }
  }
}
await pool.end();
