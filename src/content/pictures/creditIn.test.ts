import { expect, test } from 'vitest';
import { creditIn, creditText } from './creditIn.ts';

test('the library’s credits stay as they are in the Gujarati edition', () => {
  expect(creditText('ચિત્રણ: સવાર', 'gu')).toBe('ચિત્રણ: સવાર');
});

test.each([
  ['ચિત્રણ: સવાર', 'Illustration: Savar'],
  ['તસવીર : સવાર', 'Photo: Savar'],
  ['સવાર', 'Savar'],
  ['Photo: PTI', 'Photo: PTI'],
  ['ફાઇલ તસવીર: PTI', 'File photo: PTI'],
  ['', ''],
])('the English edition shows %s as %s', (credit, text) => {
  expect(creditText(credit, 'en')).toBe(text);
  expect(creditIn(credit, 'en').lang).toBeUndefined();
});

test('a name that is known in Gujarati only is left, and marked as Gujarati', () => {
  expect(creditIn('તસવીર: હેતલ રાવલ', 'en')).toEqual({ label: 'Photo', name: 'હેતલ રાવલ', lang: 'gu' });
  expect(creditIn('હેતલ રાવલના સંગ્રહમાંથી', 'en')).toEqual({ label: '', name: 'હેતલ રાવલના સંગ્રહમાંથી', lang: 'gu' });
});
