import { expect, test } from 'vitest';
import { longText, mailAddress, oneLine } from './draftFields.ts';
import { tooLong } from './words.ts';

const problemOf = (field: ReturnType<typeof longText>, text: string) => field.safeParse(text).error?.issues.map(({ message }) => message);

test.each([
  ['a line', oneLine],
  ['a text of several lines', longText],
])('%s is as long as the letters that its writer sees', (_, field) => {
  expect(field(80).parse(` ${'ક્ષિ'.repeat(80)} `)).toBe('ક્ષિ'.repeat(80));
  expect(problemOf(field(80), 'ક્ષિ'.repeat(81))).toEqual([tooLong(80)]);
});

test('a letter with accents without end is no letter', () => {
  expect(problemOf(longText(2_000), `અ${'\u0301'.repeat(60)}`)).toEqual([tooLong(2_000)]);
});

test.each([
  ['mira@xn--fdcx.xn--gecrj9c', 'mira@xn--fdcx.xn--gecrj9c'],
  [' Mira@સવાર.ભારત ', `mira@${new URL('http://સવાર.ભારત').hostname}`],
  ['mira@bücher.example', 'mira@xn--bcher-kva.example'],
  ['mira@savar.example', 'mira@savar.example'],
  ['મીરા@savar.example', undefined],
  ['mira@સવાર', undefined],
  ['mira@સ વાર.ભારત', undefined],
  ['mira@x@સવાર.ભારત', undefined],
  ['mira@સવાર.ભારત/x', undefined],
  ['mira@example.xn--', undefined],
])('“%s” is taken as %s', (address, taken) => {
  expect(mailAddress.safeParse(address).data).toBe(taken);
});
