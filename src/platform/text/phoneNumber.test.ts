import { expect, test } from 'vitest';
import { phoneNumber } from './phoneNumber.ts';

test.each([
  ['98250 12345', '+919825012345'],
  ['+91 98250-12345', '+919825012345'],
  ['091 9825012345', '+919825012345'],
  ['09825012345', '+919825012345'],
  ['૯૮૨૫૦ ૧૨૩૪૫', '+919825012345'],
  ['(079) 2658 1234', '+917926581234'],
  ['2658 1234', '26581234'],
  ['+44 20 7946 0958', '+442079460958'],
  ['12345', undefined],
  ['1234567890123456', undefined],
  ['98250 12345 સાંજે', undefined],
  ['tel:9825012345', undefined],
  ['', undefined],
])('%j is %j', (typed, number) => expect(phoneNumber(typed)).toBe(number));
