import { describe, expect, test } from 'vitest';
import { doubledSigns, strayLatin } from './proofreading.ts';

describe('doubled signs', () => {
  test.each([
    ['લેેખક', 'લેે'],
    ['ગુુજરાત', 'ગુુ'],
    ['સંં', 'ંં'],
    ['ક્્ષ', 'ક્્'],
    ['ક્ા', 'ક્ા'],
    ['કાે', 'કાે'],
    ['કંા', 'ંા'],
    ['કા્', 'કા્'],
    ['અા', 'અા'],
    ['એે', 'એે'],
    ['આ ાવ', 'ા'],
  ])('are found in %s', (word, fault) => {
    const results = doubledSigns(`આ ${word} છે`);
    expect(results).toHaveLength(1);
    expect(results[0]?.text.endsWith(fault)).toBe(true);
    expect(`આ ${word} છે`.slice(results[0]?.at).startsWith(results[0]?.text ?? '?')).toBe(true);
  });

  test('are not seen in words as they are', () => {
    const words = 'કાર્યક્રમ વિદ્યાર્થી મુખ્યમંત્રી સ્ત્રી શ્રી ક્ષેત્ર જ્ઞાન પ્રશ્ન દ્વારા ક્યાં ઈંટ ઊંઘ દુઃખ હૃદય ઑફિસ કૅમેરા બૉલ ફ઼િલ્મ અંત આંખ ઉદ્‌ઘાટન વિદ્વાન ઍપ';
    expect(doubledSigns(words)).toEqual([]);
  });
});

describe('stray Latin', () => {
  test('is found inside Gujarati text, with its place', () => {
    expect(strayLatin('મેયરે the કહ્યું કે sathe')).toEqual([
      { at: 6, text: 'the' },
      { at: 20, text: 'sathe' },
    ]);
  });

  test('is not what papers print so: units, initials, names, addresses, handles', () => {
    expect(strayLatin('BJP અને GST: 5 km દૂર, 20 kg, WhatsApp પર @savar #સમાચાર www.gujarat.gov.in અને a@b.in, વિટામિન D, COVID-19')).toEqual(
      [],
    );
  });

  test('is not looked for in text of another language', () => {
    expect(strayLatin('The Collector said so.')).toEqual([]);
  });
});
