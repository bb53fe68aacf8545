import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongerThan } from './graphemes.ts';
import { typedText } from './typedText.ts';

const family = '\u{1f468}\u{1f3fd}\u200d\u{1f469}\u{1f3fb}\u200d\u{1f467}\u{1f3ff}\u200d\u{1f466}\u{1f3fc}';

describe('what a person has typed', () => {
  test.each([
    'સારો અને ઉપયોગી લેખ.',
    'ક્\u200dષ અને ર્\u200dય, પશ્ચાત્\u200cકાલ',
    'નીચે\nબીજી લીટી\r\n\tત્રીજી',
    `${family} \u{1f469}\u200d\u{1f33e} \u2764\ufe0f\u200d\u{1f525} 1\ufe0f\u20e3 \u{1f1ee}\u{1f1f3}`,
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '',
  ])('%j stays as it is', (text) => expect(typedText(text)).toBe(text));

  test.each([
    ['', '\u200d\u200d\u200b\u200b'],
    ['', '\ufeff\u2060\u00ad\u034f\u200d\u034f\u115f\u3164\ufe0f\u202e\u2066\u200e\u{e0041}'],
    ['', '\0\u0007\u009f'],
    [' ', '\u2800'],
    ['abcd', 'a\u202eb\u2066c\u2069d'],
    ['સુરત', 'સુ\u200bર\u200d\u200dત\u200d'],
    ['ક્ષ', '\ufeffક્\u200b\u200dષ'],
  ])('%j remains of %j', (rest, text) => expect(typedText(text)).toBe(rest));

  test('what has been read once is read again as the same', () => {
    const unit = fc.oneof(
      fc.constantFrom('ક', '્', 'ષ', '\u200c', '\u200d', '\u200b', '\ufe0f', '\u034f', '❤', family, '🏴', '\u{e0067}', '\u{e007f}', ' '),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const once = typedText(parts.join(''));
        expect(typedText(once)).toBe(once);
      }),
    );
  });
});

describe('a text is longer than a number of letters', () => {
  test('by its graphemes', () => {
    expect(['ક્ષિ'.repeat(80), 'ક્ષિ'.repeat(81), family.repeat(20)].map((text) => isLongerThan(text, 80))).toEqual([false, true, false]);
  });

  test('by accents that no letter has', () => {
    expect([
      isLongerThan(`ab${'\u0301'.repeat(29_000)}`, 2_000),
      isLongerThan(`a${'\u0301'.repeat(60)}`, 2_000),
      isLongerThan('ae\u0301\u0323', 2),
    ]).toEqual([true, true, false]);
  });
});
