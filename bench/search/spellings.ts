import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTerms } from '../../src/content/search/searchTerms.ts';
import { indexDocuments } from '../../src/content/search/writeSearch.ts';
import { migrateDatabase, openDatabase } from '../../src/platform/database.ts';
import { wordKey } from '../../src/platform/text/search/wordKey.ts';

const FIRST = 10;

/** Prints how often a Gujarati word is among the first ten of the index that its Latin spelling stands for. */
export async function measureSpellings(lexicon: string): Promise<void> {
  const pairs = readFileSync(lexicon, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([native, latin]) => native && latin);
  const folder = mkdtempSync(join(tmpdir(), 'newspaper-lexicon-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  try {
    await migrateDatabase(database, join(import.meta.dirname, '../../migrations'));
    const all = [...new Set(pairs.map(([native = '']) => native))].join(' ');
    await indexDocuments(database.db, 'lexicon', [{ id: 1, publishedAt: new Date(), texts: [{ text: all, weight: 'C' }] }]);
    let found = 0;
    for (const [native = '', latin = ''] of pairs) {
      const [term] = await readTerms(database.db, latin);
      const gujarati = [...(term?.exact ?? []), ...(term?.near ?? [])].filter((key) => !/^[.~]/.test(key));
      if (gujarati.slice(0, FIRST).includes(wordKey(native))) found++;
    }
    process.stdout.write(
      `${((100 * found) / pairs.length).toFixed(1)} % of ${pairs.length} Latin spellings have their word among the first ten\n`,
    );
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
