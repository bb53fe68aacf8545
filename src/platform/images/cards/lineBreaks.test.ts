import { describe, expect, test } from 'vitest';
import { graphemes } from '../../text/graphemes.ts';
import { breakLines, cutToWidth } from './lineBreaks.ts';

/** Every grapheme is one wide. */
const measure = (text: string) => graphemes(text).length;

describe('a headline', () => {
  test('is broken by words into lines of about the same width', () => {
    const { lines, isWhole } = breakLines('એક બે ત્રણ ચાર પાંચ છ સાત', { width: 14, maxLines: 3 }, measure);
    expect(lines).toHaveLength(2);
    expect(isWhole).toBe(true);
    expect(lines.join(' ')).toBe('એક બે ત્રણ ચાર પાંચ છ સાત');
    const [first = '', second = ''] = lines;
    expect(Math.abs(measure(first) - measure(second))).toBeLessThanOrEqual(3);
  });

  test('begins no line with a dash', () => {
    const { lines } = breakLines('કપાસ સસ્તો — મગફળી મોંઘી', { width: 11, maxLines: 4 }, measure);
    for (const line of lines) expect(line).not.toMatch(/^[—–:-]/);
  });

  test('that is too long ends with an ellipsis, between graphemes', () => {
    const { lines, isWhole } = breakLines('શ્રીક્ષેત્ર વિદ્યાર્થીઓ જ્ઞાનયજ્ઞ પ્રધાનમંત્રી સ્વાતંત્ર્ય', { width: 8, maxLines: 2 }, measure);
    expect(lines).toHaveLength(2);
    expect(isWhole).toBe(false);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) {
      expect(measure(line)).toBeLessThanOrEqual(8);
      expect(line).not.toMatch(/\u0acd(…|$)/);
    }
  });

  test('with a word wider than a line is broken within it, between graphemes', () => {
    const word = 'ક્ષિતિજક્ષિતિજક્ષિતિજ';
    const { lines, isWhole } = breakLines(word, { width: 4, maxLines: 4 }, measure);
    expect(lines.join('')).toBe(word);
    expect(isWhole).toBe(false);
    for (const line of lines) expect(line).not.toMatch(/^[\u0abe-\u0acd]/);
  });

  test('of nothing has no lines', () => {
    expect(breakLines('  ', { width: 4, maxLines: 3 }, measure).lines).toEqual([]);
    expect(cutToWidth('', 4, measure)).toBe('');
  });
});
