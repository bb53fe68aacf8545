import { describe, expect, test } from 'vitest';
import { analyticsClassOf } from './analyticsClass.ts';
import { deviceOf, storeOf } from './device.ts';
import { layoutOf } from './layoutTable.ts';

describe('the layout table of the specification', () => {
  test.each([
    ['/404', 'error'],
    ['/webstories/culture/vav-ni-vaat', 'webstory'],
    ['/news/gujarat/varsad-1', 'news'],
    ['/static-page/about-us', 'static-page'],
    ['/sitemap', 'static-page'],
    ['/classified', 'static-page'],
    ['/classified/ahmedabad', 'static-page'],
    ['/video/list', 'static-page'],
    ['/video/list/shorts/2', 'static-page'],
    ['/webstories', 'static-page'],
    ['/election-2024', 'static-page'],
    ['/gujarat-2027/all-seats', 'static-page'],
    ['/election-2024-replay', 'static-page'],
    ['/search', 'static-page'],
    ['/account/edit-user', 'static-page'],
    ['/election/2024/gujarat', 'static-page'],
    ['/video/culture/garba-12', 'video-detail-new'],
    ['/savar/download-app', 'video-detail'],
    ['/video/detail', 'video-detail'],
    ['/mobile', 'mobile-page'],
    ['/mobile/news/gujarat/varsad-1', 'mobile-page'],
    ['/category/gujarat/1', 'default'],
    ['/author/hetal-raval_3', 'default'],
    ['/account/bookmark/list', 'default'],
    ['/tags/mobile-phone/1', 'default'],
  ] as const)('%s is %s', (path, layout) => {
    expect(layoutOf(path, 'desktop')).toBe(layout);
  });

  test('the home page differs by device', () => {
    expect(layoutOf('/', 'mobile')).toBe('mobile-home');
    expect(layoutOf('/', 'desktop')).toBe('desktop-home');
  });
});

test.each([
  ['/', 'home'],
  ['/news/gujarat/varsad-1', 'article'],
  ['/video/culture/garba-12', 'video'],
  ['/classified', 'classified'],
  ['/cricket/stats', 'cricket'],
  ['/search', 'search'],
  ['/category/gujarat/1', 'article_list'],
] as const)('a visit to %s is counted as %s', (path, name) => {
  expect(analyticsClassOf(path)).toBe(name);
});

test('a request tells its device and its store', () => {
  const ask = (headers: Record<string, string>) => deviceOf((name) => headers[name]);
  expect(ask({ 'user-agent': 'Mozilla/5.0 (Linux; Android 13; SM-A135F) Chrome/126 Mobile Safari/537.36' })).toBe('mobile');
  expect(ask({ 'user-agent': 'Mozilla/5.0 (Linux; Android 13; SM-X205) Chrome/126 Safari/537.36' })).toBe('desktop');
  expect(ask({ 'user-agent': 'Mobile', 'sec-ch-ua-mobile': '?0' })).toBe('desktop');
  expect(ask({})).toBe('desktop');
  expect(storeOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('ios');
  expect(storeOf('Mozilla/5.0 (Linux; Android 13)')).toBe('android');
  expect(storeOf('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined();
});
