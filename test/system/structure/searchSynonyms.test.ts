import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soundOf } from '../../../src/platform/text/search/sound.ts';
import { spellingsOf } from '../../../src/platform/text/search/spellings/spellings.ts';
import { SYNONYMS } from '../../../src/platform/text/search/spellings/synonyms.ts';
import { formsOf } from '../../../src/platform/text/search/stem.ts';
import { isGujarati, wordKey } from '../../../src/platform/text/search/wordKey.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

/** Items that have a frequent word, at least. */
const FREQUENT = 4;

let newspaper: TestApp;
/** The keys of the Gujarati words that many items of the demo newspaper have. */
let frequent: string[];

beforeAll(async () => {
  newspaper = await openTestApp();
  const { rows } = await newspaper.app.db.execute<{ word: string }>(
    sql`select word from ts_stat('select keys from search_documents') where ndoc >= ${FREQUENT} and word ~ '^[A-Za-z]' order by word`,
  );
  frequent = rows.map(({ word }) => word);
});
afterAll(() => newspaper.close());

/** Whether a word is an inflection of another: it begins with it, or with it and another vowel of number or gender at its end. */
const isFormOf = (word: string, of: string): boolean =>
  word.startsWith(of) || (/[Aou]$/.test(of) && new RegExp(`^${of.slice(0, -1)}[Aoue]`).test(word));

const groups = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(' '));
const listed = new Set(groups.flat().map(wordKey));

test.each(groups.flat().filter(isGujarati))('the inflections of the synonym %s are those of no other frequent word', (synonym) => {
  const key = wordKey(synonym);
  const forms = new Set(formsOf(key));
  expect(frequent.filter((word) => formsOf(word).some((form) => forms.has(form)) && !isFormOf(word, key))).toEqual([]);
});

test('frequent words that are typed as they sound are not taken for a mistyped synonym', () => {
  const taken = frequent.flatMap((word) => {
    // Writers put the short a between consonants, and after a last y.
    const sound = soundOf(word) + (word.endsWith('y') ? 'a' : '');
    return [sound, sound.replace(/([^aeiou])(?=[^aeiou])/g, '$1a')].flatMap((typed) => {
      const { same, synonyms, isListed } = spellingsOf(typed);
      // A listed spelling may be that of two words: rate is રાતે, too.
      const isMeant = isListed || listed.has(wordKey(typed)) || [...same, ...synonyms].some((of) => isFormOf(word, of));
      return isMeant || synonyms.size === 0 ? [] : [`${word} ${typed}: ${[...synonyms].join(' ')}`];
    });
  });
  expect(taken).toEqual([]);
});
