import { expect, test } from 'vitest';
import { liteAddress, liteOf } from './lite.ts';
import { liteHtml } from './liteHtml.ts';

const thin = (html: string) =>
  liteHtml(html, {
    rules: [{ classes: ['gone'] }, { within: { attribute: 'data-unit', value: '20' }, classes: ['quintal'] }],
    siteUrl: 'https://savar.example',
  });

test('text, links and tables stay; scripts, drawings, classes and what needs script do not', () => {
  expect(
    thin(
      '<div class="a"><h2 class="b" id="x"><a class="c" href="/news/a/b-1">વરસાદ</a></h2><svg><path d=""/></svg><script>1</script><button>વહેંચો</button></div>',
    ),
  ).toBe('<h2><a href="/lite/news/a/b-1">વરસાદ</a></h2>');
  expect(thin('<table><tr><th scope="row"><span>ભાજપ</span></th><td colspan="2"></td></tr></table>')).toBe(
    '<div tabindex="0"><table><tr><th scope="row">ભાજપ</th><td colspan="2"></td></tr></table></div>',
  );
  expect(thin('<ol><li><i>1</i></li><li>W</li></ol><ul><li>કપાસ</li><li>જીરું</li></ul>')).toBe(
    '<p>1 · W</p><ul><li>કપાસ</li><li>જીરું</li></ul>',
  );
});

test('what styles keep apart or hide is kept apart and left out', () => {
  expect(thin('<td><span>305/7</span><span>(50)</span></td>')).toBe('<td>305/7 (50)</td>');
  expect(thin('<p><span aria-hidden="true">▲</span><span class="sr-only">વધ્યો</span></p>')).toBe('<p>વધ્યો</p>');
  expect(
    thin(
      '<div data-unit="20"><b>1</b><b class="quintal">5</b></div><div data-unit="quintal"><b class="quintal">5</b></div><p class="gone">x</p>',
    ),
  ).toBe('<div><b>1</b></div><div><b>5</b></div>');
});

test('a picture comes on demand and small; a decorative one not at all; a film is a link', () => {
  expect(
    thin('<figure><img src="/image?url=/media/a.webp&amp;shape=wide&amp;w=1200" width="480" height="270" alt="ગીરનો સિંહ"/></figure>'),
  ).toBe(
    '<figure><details><summary>ફોટો: ગીરનો સિંહ</summary><img src="/image?url=/media/a.webp&amp;shape=wide&amp;w=384&amp;q=50" alt="ગીરનો સિંહ" width="384" height="216" loading="lazy"></details></figure>',
  );
  expect(thin('<div><img src="/image?url=a" alt=""/></div>')).toBe('');
  expect(thin('<video><source src="/media/a.m3u8"/><source src="/media/a.mp4" type="video/mp4"/></video>')).toBe(
    '<p><a href="/media/a.mp4">વિડિયો જુઓ</a></p>',
  );
});

test('a summary with nothing left under it is left out', () => {
  expect(thin('<details><summary>અક્ષરનું કદ</summary><fieldset><button>અ</button></fieldset></details>')).toBe('');
  expect(thin('<details open=""><summary>વિડિયોમાં શું છે</summary><p>વરસાદ</p></details>')).toBe(
    '<details open><summary>વિડિયોમાં શું છે</summary><p>વરસાદ</p></details>',
  );
});

test('text is escaped again, and forms that change something are left out', () => {
  expect(thin('<p>&lt;script&gt; &amp; &quot;</p>')).toBe('<p>&lt;script> &amp; "</p>');
  expect(
    thin(
      '<form method="post" action="/x"><input name="a"></form><form action="/search"><input type="search" name="q"><button type="submit">શોધો</button></form>',
    ),
  ).toBe('<form action="/lite/search"><input type="search" name="q"> <button type="submit">શોધો</button></form>');
});

test('links of this site stay lite; files, calls, accounts and other sites are as they are', () => {
  expect(
    [
      '/',
      '/news/a/b-1?x=1#y',
      '/media/a.mp4',
      '/account/login',
      '/api/x',
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/lite/x',
    ].map(liteAddress),
  ).toEqual([
    '/lite',
    '/lite/news/a/b-1?x=1#y',
    '/media/a.mp4',
    '/account/login',
    '/api/x',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/lite/x',
  ]);
});

test('a choice comes before Save-Data', () => {
  const asked = (headers: Record<string, string>) => liteOf('/', (name) => headers[name]);
  expect(asked({})).toBeUndefined();
  expect(asked({ 'save-data': 'on' })).toEqual({ isAtFullAddress: true });
  expect(asked({ 'save-data': 'on', cookie: 'a=b; lite=off' })).toBeUndefined();
  expect(asked({ cookie: 'lite=on' })).toEqual({ isAtFullAddress: true });
  expect(liteOf('/lite', () => undefined)).toEqual({ isAtFullAddress: false });
});
