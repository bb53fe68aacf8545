import { expect, test } from 'vitest';
import { ampHtml } from './ampHtml.ts';

const asAmp = (html: string) => ampHtml(html, 'https://savar.example');

test('text and classes stay; what needs script is left out with the boxes that held nothing else', () => {
  const html =
    '<div class="a"><h2 id="x">વરસાદ &amp; પૂર</h2><p><button>વહેંચો</button></p><form><input name="q"></form><script>1</script></div><search><a href="/x?a=1&amp;b=2" onclick="y()">y</a></search>';
  expect(asAmp(html)).toEqual({
    html: '<div class="a"><h2 id="x">વરસાદ &amp; પૂર</h2></div><a href="/x?a=1&amp;b=2">y</a>',
    components: new Set(),
  });
  expect(
    asAmp('<p hidden>x</p><div data-ad="1"></div><section data-block="ads"></section><gs-island name="A"><p>x</p></gs-island>').html,
  ).toBe('');
});

test('a picture is laid out by its size, and is there without script; one without a size is left out', () => {
  const picture =
    '<img class="p" src="/image?url=a&amp;w=640" srcset="/b 320w" sizes="100vw" width="640" height="360" alt="ગીર" loading="eager" style="background-color:#123456"/>';
  expect(asAmp(`<picture><source srcset="/c">${picture}</picture>`).html).toBe(
    '<amp-img layout="responsive" data-hero srcset="/b 320w" style="background-color:#123456" src="/image?url=a&amp;w=640" width="640" height="360" class="p" alt="ગીર"><noscript><img src="/image?url=a&amp;w=640" width="640" height="360" class="p" alt="ગીર"></noscript></amp-img>',
  );
  expect(asAmp('<img src="/a.png" alt="x">').html).toBe('');
});

test('an upright video of YouTube stands upright, and is hidden until it is asked for', () => {
  const props = JSON.stringify({
    title: 'ગરબો "રાસ"',
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    upright: true,
  });
  const island = `<gs-island name="Any" on="interaction"><script type="application/json">${props}</script><div class="b"><button class="c">જુઓ</button><a href="https://youtu.be/x">ત્યાં</a></div></gs-island>`;
  expect(asAmp(island)).toEqual({
    html: '<div id="ask-1"><div class="b"><button type="button" on="tap:ask-1.hide,frame-1.show" class="c">જુઓ</button><a href="https://youtu.be/x">ત્યાં</a></div></div><amp-youtube id="frame-1" hidden layout="responsive" width="270" height="480" title="ગરબો &quot;રાસ&quot;" data-videoid="aqz-KE-bpKQ"></amp-youtube>',
    components: new Set(['amp-youtube-0.1']),
  });
});
