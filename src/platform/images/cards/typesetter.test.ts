import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTypesetter } from './typesetter.ts';

const typesetter = openTypesetter(join(import.meta.dirname, '../../../../dist/fonts'));
const style = { size: 100, weight: 700 } as const;

/** The outlines of a text from left to right, each with its distance from the left. */
const outlinesOf = (text: string) =>
  [...typesetter.set(text, style).paths.matchAll(/translate\(([-\d.]+) [^"]*" d="([^"]*)"/g)]
    .map(([, x, outline = '']) => ({ x: Number(x), outline }))
    .sort((a, b) => a.x - b.x);
const outlineOf = (letter: string) => outlinesOf(letter)[0]?.outline ?? '';

// Each of these would fail if letters were set one after the other as they are written.
describe('Gujarati', () => {
  test.each([
    ['ક્ષ', 'ક', 'ષ'],
    ['જ્ઞ', 'જ', 'ઞ'],
    ['ત્ર', 'ત', 'ર'],
    ['શ્રી', 'શ', 'ર'],
  ])('%s is a letter of its own', (conjunct, first, second) => {
    const outlines = outlinesOf(conjunct).map(({ outline }) => outline);
    expect(outlines).not.toContain(outlineOf(first));
    expect(outlines).not.toContain(outlineOf(second));
    const apart = [...conjunct].reduce((width, letter) => width + typesetter.measure(letter, style), 0);
    expect(typesetter.measure(conjunct, style)).toBeLessThan(apart * 0.85);
  });

  test('the sign of કિ stands before its letter', () => {
    const letter = outlineOf('ક');
    expect(outlinesOf('કા')[0]?.outline).toBe(letter);
    expect(outlinesOf('કિ').at(-1)?.outline).toBe(letter);
    expect(outlinesOf('કિ').at(-1)?.x).toBeGreaterThan(10);
  });

  test('the ર of ર્કિ stands above, not before', () => {
    const outlines = outlinesOf('ર્કિ').map(({ outline }) => outline);
    expect(outlines).toContain(outlineOf('ક'));
    expect(outlines).not.toContain(outlineOf('ર'));
    expect(typesetter.measure('ર્કિ', style)).toBeCloseTo(typesetter.measure('કિ', style), 0);
  });

  test('is set beside figures and Latin letters, each in its own face', () => {
    expect(outlinesOf('2024માં')).toHaveLength(4 + outlinesOf('માં').length);
    expect(typesetter.measure('Google Pay', style)).toBeGreaterThan(300);
  });

  test('that the faces cannot write is known', () => {
    expect(typesetter.canWrite('ગુજરાત સમાચાર 2024, ISRO — ₹500')).toBe(true);
    expect(typesetter.canWrite('हिन्दी')).toBe(false);
  });

  test('weights differ in width', () => {
    expect(typesetter.measure('સવાર', { size: 100, weight: 400 })).toBeLessThan(typesetter.measure('સવાર', { size: 100, weight: 800 }));
  });
});
