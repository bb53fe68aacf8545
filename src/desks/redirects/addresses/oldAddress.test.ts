import { expect, test } from 'vitest';
import { asLocation, oldAddress, spellingsOf } from './oldAddress.ts';

test('an address has one spelling, however it was written', () => {
  const gujarati = '/2019/05/વરસાદ-ની-આગાહી';
  expect(oldAddress(gujarati)).toBe(gujarati);
  expect(oldAddress(`${gujarati}/`)).toBe(gujarati);
  expect(oldAddress(encodeURI(gujarati))).toBe(gujarati);
  expect(oldAddress(encodeURI(gujarati).toLowerCase())).toBe(gujarati);
  expect(oldAddress(gujarati.normalize('NFD'))).toBe(gujarati);
  expect(oldAddress('/')).toBe('/');
  expect(oldAddress('/?p=12')).toBe('/?p=12');
});

test('signs that mean something in an address keep their codes, and so does what is no code', () => {
  expect(oldAddress('/a%2fb')).toBe('/a%2Fb');
  expect(oldAddress('/a%3Fb/')).toBe('/a%3Fb');
  expect(oldAddress('/cut-off-%e0%aa')).toBe('/cut-off-%E0%AA');
  expect(oldAddress('/100%')).toBe('/100%');
});

test('what is no address of this site has none', () => {
  const away = ['//evil.example/', '/\\evil.example', '/\t/evil.example', '/%09/evil.example', '/%5Cevil.example', '/.//evil.example'];
  const broken = ['/a\r\nb', '/a%0d%0ab', '/a%00b', `/${'ક'.repeat(700)}`];
  for (const path of ['', 'x', 'https://evil.example/', ...away, ...broken]) expect(oldAddress(path), path).toBeUndefined();
});

test('trackers do not hide an old address, and the front page is none', () => {
  expect(spellingsOf('/?p=12&utm_source=x')).toEqual(['/?p=12&utm_source=x', '/?p=12']);
  expect(spellingsOf('/old/?fbclid=1')).toEqual(['/old?fbclid=1', '/old']);
  expect(spellingsOf('/?fbclid=1')).toEqual(['/?fbclid=1']);
  expect(spellingsOf('/old.php?id=3&lang=gu')).toEqual(['/old.php?id=3&lang=gu', '/old.php?id=3', '/old.php?lang=gu', '/old.php']);
});

test('a browser is sent on in its own letters', () => {
  expect(asLocation('/tags/કચ્છ/1')).toBe(encodeURI('/tags/કચ્છ/1'));
  expect(asLocation('/a%2Fb')).toBe('/a%2Fb');
  expect(asLocation('https://other.example/%20x')).toBe('https://other.example/%20x');
});
