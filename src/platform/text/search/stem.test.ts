import { expect, test } from 'vitest';
import { skeletonOf, soundDistance, soundOf } from './sound.ts';
import { spellingsOf } from './spellings/spellings.ts';
import { stemsOf } from './stem.ts';
import { looseKey, wordKey } from './wordKey.ts';

/** A word and its stems, as they stand in the index. */
const formsOf = (word: string): string[] => [wordKey(word), ...stemsOf(wordKey(word))];

test.each([
  ['અમદાવાદ', 'અમદાવાદમાં', 'અમદાવાદથી', 'અમદાવાદનો', 'અમદાવાદના'],
  ['ખેડૂત', 'ખેડૂતો', 'ખેડૂતોને', 'ખેડૂતે', 'ખેડૂતોમાંથી'],
  ['ચૂંટણી', 'ચૂંટણીઓ', 'ચૂંટણીમાં', 'ચૂંટણીઓનું'],
  ['સોનું', 'સોના', 'સોનાનો', 'સોનામાં'],
  ['મહિનો', 'મહિના', 'મહિનામાં', 'મહિનાનો'],
  ['યોજના', 'યોજનાઓ', 'યોજનાઓમાં'],
  ['દુકાન', 'દુકાનો', 'દુકાનમાં'],
  ['હાથી', 'હાથીને', 'હાથીઓ'],
  ['વિદ્યાર્થી', 'વિદ્યાર્થીઓ', 'વિદ્યાર્થીઓને'],
])('%s and its inflections have a form in common', (word, ...inflections) => {
  const forms = new Set(formsOf(word));
  for (const inflection of inflections)
    expect([inflection, formsOf(inflection).some((form) => forms.has(form))]).toEqual([inflection, true]);
});

test.each([
  ['હાથી', 'હાથ'],
  ['સાથી', 'સાથે'],
  ['ગુજરાતી', 'ગુજરાત'],
  ['કંપની', 'કંપ'],
  ['સીમા', 'સીતા'],
])('%s is no form of %s', (word, other) => {
  const forms = new Set(formsOf(word));
  expect(formsOf(other).filter((form) => forms.has(form))).toEqual([]);
});

test('variant spellings of a word have one key', () => {
  expect(wordKey('ગાન્ધી')).toBe(wordKey('ગાંધી'));
  expect(wordKey('ઘઉ')).toBe(wordKey('ઘઉં'));
  expect(wordKey('ઇવીએમ')).toBe(wordKey('ઈવીએમ'));
  expect(looseKey(wordKey('ગાધીનગર'))).toBe(looseKey(wordKey('ગાંધીનગર')));
  expect(wordKey('૨૦૨૬')).toBe(wordKey('2026'));
});

test('a word sounds the same in both scripts', () => {
  for (const [native, latin] of [
    ['વરસાદ', 'varasaad'],
    ['ચૂંટણી', 'chutani'],
    ['ખેડૂત', 'khedoot'],
    ['જ્ઞાન', 'gnan'],
  ] as const) {
    const [one, other] = [soundOf(wordKey(native)), soundOf(wordKey(latin))];
    expect([latin, skeletonOf(one)]).toEqual([latin, skeletonOf(other)]);
    expect(soundDistance(one, other)).toBeLessThanOrEqual(0.9);
  }
});

test('places, loan words and abbreviations are known by all their spellings', () => {
  for (const [latin, native] of [
    ['ahmedabad', 'અમદાવાદ'],
    ['ahemdabd', 'અમદાવાદ'],
    ['baroda', 'વડોદરા'],
    ['kutch', 'કચ્છ'],
    ['bank', 'બેંક'],
    ['school', 'શાળા'],
    ['evm', 'ઈવીએમ'],
    ['tcs', 'ટીસીએસ'],
  ] as const)
    expect([latin, [...spellingsOf(latin).same].includes(wordKey(native))]).toEqual([latin, true]);
  expect([...spellingsOf('barish').synonyms]).toContain(wordKey('વરસાદ'));
});
