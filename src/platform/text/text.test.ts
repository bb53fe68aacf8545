import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAndTime, dateNumeric, displayDay, isoInIndia, localDay, mastheadDate, timeAgo, timeOfDay } from './dates.ts';
import { foldedKey, foldedKeys } from './folding.ts';
import { graphemes, shorten, words } from './graphemes.ts';
import { groupedNumber, gujaratiNumeral } from './numbers.ts';
import { searchedTextOf, searchWordsOf } from './searchText.ts';
import { slugOf } from './slug.ts';

describe('graphemes', () => {
  test('a conjunct with its sign is one letter', () => {
    expect(graphemes('ક્ષિતિજ')).toEqual(['ક્ષિ', 'તિ', 'જ']);
  });

  test('a cut never parts a letter from its signs and says that something is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ક્ષિ', 'તિ', 'જ', 'ણું', ' ', 'વ', 'ર્ષા')), fc.integer({ min: 2, max: 12 }), (letters, most) => {
        const text = letters.join('');
        const short = shorten(text, most);
        const whole = graphemes(text);
        if (whole.length <= most) {
          expect(short).toBe(text);
          return;
        }
        expect(short.endsWith('…')).toBe(true);
        expect(graphemes(short).length).toBeLessThanOrEqual(most);
        expect(text.startsWith(short.slice(0, -1))).toBe(true);
        expect(graphemes(short.slice(0, -1)).every((letter) => whole.includes(letter))).toBe(true);
      }),
    );
  });

  test('a word keeps its vowel signs', () => {
    expect(words('સમાચાર, ખેતી અને 2026!')).toEqual(['સમાચાર', 'ખેતી', 'અને', '2026']);
  });
});

describe('search keys', () => {
  test.each([
    ['વરસાદ', ['varsad', 'varsaad', 'Varasad']],
    ['ગુજરાત', ['gujarat', 'gujrat', 'Gujarāt']],
    ['કપાસ', ['kapas', 'kapaas']],
    ['ખેડૂત', ['khedut', 'khedoot']],
    ['શાળા', ['shala', 'shaala']],
    ['ફિલ્મ', ['film', 'philm']],
    ['અક્ષર', ['akshar', 'axar']],
    ['જ્ઞાન', ['gnan', 'gnaan']],
    ['અમદાવાદ', ['amdavad', 'amadavad', 'Amadaavaad']],
    ['સંબંધ', ['sambandh', 'sanbandh']],
    ['સંસ્કાર', ['sanskar', 'samskar']],
  ])('%s is found however it is spelled', (gujarati, spellings) => {
    for (const spelling of spellings) expect(foldedKey(spelling), spelling).toBe(foldedKey(gujarati));
  });

  test('different words have different keys', () => {
    const keys = ['વરસાદ', 'ગુજરાત', 'કપાસ', 'ખેડૂત', 'શાળા', 'પાણી', 'દૂધ', 'રેલવે', 'બજાર', 'પતંગ'].map(foldedKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('numbers that differ in a repeated digit have different keys', () => {
    for (const [one, other] of [
      ['2002', '202'],
      ['૫૦૦', '૫૦'],
      ['1100', '100'],
      ['DSC00123.jpg', 'DSC0123.jpg'],
    ] as const)
      expect(foldedKeys(one), one).not.toEqual(foldedKeys(other));
    expect(foldedKeys('૨૦૦૨')).toEqual(foldedKeys('2002'));
  });

  test('a key is Latin letters and digits only, whatever comes in', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldedKeys(text).every((key) => /^[a-z0-9]+$/.test(key))));
  });

  test('search text is cut to fifteen letters', () => {
    expect(searchWordsOf('  વરસાદ   અને\u0000 ખેતી<script> ')).toBe('વરસાદ અને ખેતી scri');
    expect(graphemes(searchWordsOf('ક્ષિતિજ'.repeat(20)))).toHaveLength(15);
    expect(searchWordsOf("'; drop table articles; --")).toBe('drop table arti');
  });

  test.each(['વર\u200bસાદ', 'વર\u00adસાદ', '\ufeffવરસાદ', '\u202eવરસાદ\u200d'])(
    'a word copied with what nobody sees is searched whole: %j',
    (copied) => {
      expect([searchedTextOf(copied), searchWordsOf(copied)]).toEqual(['વરસાદ', 'વરસાદ']);
    },
  );

  test('a search is cut by graphemes, and megabytes are cut at once', () => {
    const long = 'ક્ષ્ત્રિ'.repeat(100);
    expect(searchedTextOf(long)).toBe(long);
    expect(searchedTextOf(`${long}ક`)).toBe(long);
    const started = performance.now();
    for (const text of ['વરસાદ '.repeat(1_000_000), `અ${'\u0301'.repeat(5_000_000)}`, '\ud83d\ude00'.repeat(3_000_000)]) {
      expect(graphemes(searchWordsOf(text)).length).toBeLessThanOrEqual(15);
      expect(graphemes(searchedTextOf(text)).length).toBeLessThanOrEqual(100);
      expect(searchedTextOf(text).length).toBeLessThanOrEqual(4_000);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

test('a slug is Latin, short, and never empty', () => {
  expect(slugOf('કપાસના ખેડૂતો માટે ડ્રિપ સિંચાઈ')).toBe('kapasana-kheduto-mate-dripa-sinchai');
  expect(slugOf('!!!')).toBe('varta');
  expect(slugOf('Why the café didn’t close')).toBe('why-the-cafe-didnt-close');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugOf(text).length).toBeLessThanOrEqual(70);
    }),
  );
});

describe('dates', () => {
  test('a day has the display format', () => {
    expect([displayDay('2026-11-04'), displayDay('2026-12-31')]).toEqual(['4 Nov 2026', '31 Dec 2026']);
  });

  const evening = new Date('2026-11-04T12:35:00Z');
  test('are shown in India’s time, in the specification’s format', () => {
    expect(dateAndTime(evening)).toBe('4 Nov 2026, 6:05 PM');
    expect(dateAndTime(new Date('2026-11-04T18:30:00Z'))).toBe('5 Nov 2026, 12:00 AM');
    expect(dateAndTime(evening, 'Europe/London')).toBe('4 Nov 2026, 12:35 PM');
    expect(timeOfDay(evening)).toBe('6:05 PM');
    expect(dateNumeric(evening)).toBe('04-11-2026');
    expect(localDay(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
    expect(mastheadDate(evening)).toBe('બુધવાર, 4 નવેમ્બર 2026');
    expect(isoInIndia(evening)).toBe('2026-11-04T18:05:00+05:30');
  });

  test('are told as a distance for half a day', () => {
    const textOf = (minutes: number) => timeAgo(evening, new Date(evening.getTime() + minutes * 60_000));
    expect(textOf(0.5)).toBe('હમણાં જ');
    expect(textOf(35)).toBe('35 મિનિટ પહેલાં');
    expect(textOf(125)).toBe('2 કલાક પહેલાં');
    expect(textOf(13 * 60)).toBe('4 Nov 2026');
  });
});

test('numbers are grouped in lakh and crore, and ornaments are Gujarati', () => {
  expect(groupedNumber(1234567)).toBe('12,34,567');
  expect(gujaratiNumeral(105)).toBe('૧૦૫');
});
