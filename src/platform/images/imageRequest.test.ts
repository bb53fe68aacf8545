import { describe, expect, test } from 'vitest';
import { formatFor, imageAddress, imageWidths, parseImageRequest } from './imageRequest.ts';

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://savar.example').searchParams);

describe('the address of a picture', () => {
  test('is read back as it was written', () => {
    const wanted = { url: '/media/pictures/ab.webp', width: 640, quality: 50, shape: 'tall', focal: { x: 0.3, y: 0.85 } } as const;
    expect(parseImageRequest(queryOf(imageAddress(wanted)))).toEqual(wanted);
    const outside = { url: 'https://i.ytimg.com/vi/a_b/hqdefault.jpg?x=1&y=2', width: 480 } as const;
    expect(parseImageRequest(queryOf(imageAddress(outside)))).toMatchObject(outside);
  });

  test('says quality 75 by saying nothing', () => {
    expect(imageAddress({ url: '/media/a.jpg', width: 640 })).toBe('/image?url=/media/a.jpg&w=640');
    expect(parseImageRequest({ url: '/media/a.jpg', w: '640' })).toMatchObject({ quality: 75, shape: undefined });
  });

  test('takes the widths of the specification and the small ones, and no others', () => {
    expect(imageWidths).toEqual(expect.arrayContaining([640, 3840]));
    for (const width of ['0', '641', '99999', '-640', '1e9', '640.5']) {
      expect(parseImageRequest({ url: '/media/a.jpg', w: width }), width).toEqual(expect.stringContaining('w is none of'));
    }
  });

  test.each([
    [{ w: '640' }, 'url is missing'],
    [{ url: '/media/a.jpg' }, 'w is missing'],
    [{ url: '/media/a.jpg', w: '640', q: '0' }, 'q is less than 1'],
    [{ url: '/media/a.jpg', w: '640', q: '101' }, 'q is more than 100'],
    [{ url: '/media/a.jpg', w: '640', q: 'best' }, 'q is not a number'],
    [{ url: '/media/a.jpg', w: '640', shape: 'round' }, 'shape is none of'],
    [{ url: '/media/a.jpg', w: '640', at: '101-3' }, 'at is not like'],
  ])('%o is refused in words', (query, words) => {
    expect(parseImageRequest(query)).toEqual(expect.stringContaining(words));
  });

  test('asks for few variants: quality and focal point go in steps of five', () => {
    const a = parseImageRequest({ url: '/media/a.jpg', w: '640', q: '74', shape: 'wide', at: '51-29' });
    expect(a).toEqual(parseImageRequest({ url: '/media/a.jpg', w: '640', q: '76', shape: 'wide', at: '49-31' }));
  });
});

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
])('a browser that takes %s gets %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
