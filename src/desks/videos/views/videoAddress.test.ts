import { expect, test } from 'vitest';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { clockLength, isoLength, spokenLength } from '../films/duration.ts';
import { youtubeIdOf } from '../films/youtube.ts';
import { parseListParams, videoAddress, videoListAddress } from './videoAddress.ts';

test('the last dash-separated part of an address is the id', () => {
  expect(videoAddress('culture', 'patang', 7)).toBe('/video/culture/patang-7');
  expect(['patang-7', 'a-b-12', '12', 'patang', 'patang-07', 'patang-0', 'patang-7a', ''].map(idOfContentUrl)).toEqual([
    7,
    12,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [[], 'watch', undefined, 1, '/video/list'],
  [['all'], 'watch', undefined, 1, '/video/list'],
  [['watch'], 'watch', undefined, 1, '/video/list'],
  [['all', '2'], 'watch', undefined, 2, '/video/list/all/2'],
  [['gujarat'], 'watch', 'gujarat', 1, '/video/list/gujarat'],
  [['gujarat', '1'], 'watch', 'gujarat', 1, '/video/list/gujarat'],
  [['gujarat', '3'], 'watch', 'gujarat', 3, '/video/list/gujarat/3'],
  [['shorts'], 'short', undefined, 1, '/video/list/shorts'],
  [['shorts', 'all', '2'], 'short', undefined, 2, '/video/list/shorts/all/2'],
  [['shorts', 'food', '2'], 'short', 'food', 2, '/video/list/shorts/food/2'],
] as const)('the list at %j', (params, kind, categorySlug, page, address) => {
  expect(parseListParams(params)).toEqual({ kind, categorySlug, page });
  expect(videoListAddress({ kind, categorySlug, page })).toBe(address);
});

test('what is no list', () => {
  for (const params of [
    ['gujarat', '0'],
    ['gujarat', '01'],
    ['gujarat', 'x'],
    ['gujarat', '2', '3'],
    ['shorts', 'a', '1', 'b'],
  ])
    expect(parseListParams(params), params.join('/')).toBeUndefined();
});

test('lengths for eyes, ears and machines', () => {
  expect([0, 42, 605, 3723].map(clockLength)).toEqual(['0:00', '0:42', '10:05', '1:02:03']);
  expect([42, 60, 3723].map(spokenLength)).toEqual(['42 સેકન્ડ', '1 મિનિટ', '1 કલાક 2 મિનિટ 3 સેકન્ડ']);
  expect([0, 42, 60, 3723].map(isoLength)).toEqual(['PT0S', 'PT42S', 'PT1M', 'PT1H2M3S']);
});

test('addresses of YouTube as people copy them, and no others', () => {
  const id = 'aqz-KE-bpKQ';
  for (const address of [
    `https://www.youtube.com/watch?v=${id}&t=3s`,
    `https://youtu.be/${id}?si=x`,
    `https://m.youtube.com/shorts/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])
    expect(youtubeIdOf(address), address).toBe(id);
  for (const address of [
    '',
    id,
    `http://www.youtube.com/watch?v=${id}`,
    `https://youtube.com.example/watch?v=${id}`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/playlist?list=${id}`,
    'https://www.youtube.com/watch?v=aqz-KE-bp"Q',
  ])
    expect(youtubeIdOf(address), address).toBeUndefined();
});
