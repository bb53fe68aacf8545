import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, networkOf, parseRanges, wideNetworkOf } from './clientAddress.ts';

const trusted = parseRanges('10.0.0.0/8, 127.0.0.1, fd00::/8') ?? [];

test('without a trusted proxy the address is that of the connection, whatever the request says', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', '198.51.100.1', trusted)).toBe('203.0.113.9');
  expect(clientAddress('10.1.2.3', '198.51.100.1', [])).toBe('10.1.2.3');
  expect(clientAddress(undefined, '198.51.100.1', trusted)).toBeUndefined();
});

test('behind trusted proxies it is the rightmost address that is none of them', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(clientAddress('::ffff:10.0.0.1', '203.0.113.9, 10.0.0.7', trusted)).toBe('203.0.113.9');
  expect(clientAddress('fd00::1', '2001:db8::5, 10.0.0.7,127.0.0.1', trusted)).toBe('2001:db8::5');
  expect(clientAddress('10.0.0.1', '203.0.113.9:5123', trusted)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '[2001:db8::5]:443', trusted)).toBe('2001:db8::5');
});

test('what a client wrote itself is not believed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 }), (written) => {
      const header = [...written, '203.0.113.9', '10.0.0.7'].join(', ');
      expect(clientAddress('10.0.0.1', header, trusted)).toBe('203.0.113.9');
    }),
  );
});

test('a header that is no list of addresses leaves the last one that is known', () => {
  expect(clientAddress('10.0.0.1', 'unknown', trusted)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '203.0.113.9, _hidden, 10.0.0.7', trusted)).toBe('10.0.0.7');
  expect(clientAddress('10.0.0.1', '', trusted)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', undefined, trusted)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '1.2', trusted)).toBe('10.0.0.1');
});

test('a limit counts an address of IPv4, and the /64 of IPv6', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::2'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf(undefined)).toBe('unknown');
  expect(['2001:db8:1:2:aaaa::1', '203.0.113.9', '::ffff:203.0.113.9', undefined].map(wideNetworkOf)).toEqual([
    '2001:db8:1::/48',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a list that holds anything else is none', () => {
  expect(parseRanges('')).toEqual([]);
  expect(parseRanges('10.0.0.0/33')).toBeUndefined();
  expect(parseRanges('proxy.internal')).toBeUndefined();
  expect(parseRanges('10.0.0.0/8;127.0.0.1')).toBeUndefined();
});
