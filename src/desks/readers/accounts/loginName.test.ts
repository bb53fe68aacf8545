import { expect, test } from 'vitest';
import { accountOf, loginNameOf, parseLoginName } from './loginName.ts';

test.each([
  ['9825012345', '+919825012345'],
  ['+91 98250-12345', '+919825012345'],
  ['098250 12345', '+919825012345'],
  ['919825012345', '+919825012345'],
  ['૯૮૨૫૦ ૧૨૩૪૫', '+919825012345'],
  ['+1 (415) 555-0100', '+14155550100'],
])('%s is the number %s', (typed, value) => {
  const name = parseLoginName(typed);
  expect(name).toEqual({ kind: 'phone', value });
  expect(name && loginNameOf(accountOf(name))).toEqual(name);
});

test('a mail address is known in lower case', () => {
  expect(parseLoginName(' Mira@Savar.Example ')).toEqual({ kind: 'email', value: 'mira@savar.example' });
});

test.each(['', '12345', '1234567890', '+911234567890', 'mira', 'mira@', 'a b@c.example', '919825012345@phone.invalid', '++919825012345'])(
  '%j is neither',
  (typed) => expect(parseLoginName(typed)).toBeUndefined(),
);
