import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { bullets, h, pull, quote, steps, table } from '../../../../test/documentBlocks.ts';
import { p } from '../../../platform/document/blocks.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import { type StoryBlock, type StoryParagraph, storyDocument } from '../../../platform/document/storyDocument.ts';
import { renderIslandsWith } from '../../../platform/islands/island.tsx';
import { ReadingLanguage } from '../../../platform/text/useText.ts';
import { StoryBody } from './StoryBody.tsx';

beforeAll(() => renderIslandsWith((View, props, identifierPrefix) => renderToString(<View {...props} />, { identifierPrefix })));

const rendered = {
  key: 'kites',
  file: 'pictures/ab.webp',
  focal: { x: 0.5, y: 0.3 },
  width: 1600,
  height: 1600,
  colour: '#4aa3cf',
  alt: 'પતંગો',
  credit: '',
};
const html = (...content: StoryBlock[]) =>
  renderToString(<StoryBody body={storyDocument.parse({ type: 'doc', content })} pictures={new Map([['kites', rendered]])} />);

const rowOf = (...cells: StoryParagraph[][]): StoryBlock => ({
  type: 'table',
  attrs: { caption: '' },
  content: [{ type: 'tableRow', content: cells.map((content) => ({ type: 'tableCell' as const, content })) }],
});

test('each paragraph of a table’s cell begins a new line, and a table without a caption has no empty name', () => {
  const made = html(rowOf([p('કપાસ'), p('મગફળી')], [p('1500')]));
  expect(made).toContain('<td>કપાસ<br/>મગફળી</td><td>1500</td>');
  expect(made).not.toContain('aria-label');
});

test('what an editor has left empty is nothing for readers, and the dateline stands before the first words', () => {
  const content = [p(''), h(' '), p('પહેલું વાક્ય.')];
  const made = renderToString(<StoryBody body={storyDocument.parse({ type: 'doc', content })} dateline="રાજકોટ" />);
  expect(made).toMatch(/^<div[^>]*><p><b>રાજકોટ: <\/b>પહેલું વાક્ય\.<\/p><\/div>$/);
});

describe('a story document', () => {
  test.each<[string, StoryBlock, RegExp]>([
    ['paragraph with marks', p('એક **ભારે** [કડી](/city/surat/1)'), /<p>એક <strong>ભારે<\/strong> <a href="\/city\/surat\/1">કડી<\/a><\/p>/],
    ['heading', h('મથાળું', 3), /<h3>મથાળું<\/h3>/],
    ['list', bullets('એક', 'બે'), /<ul[^>]*><li><p>એક<\/p><\/li><li><p>બે<\/p><\/li><\/ul>/],
    ['numbered list', steps('એક'), /<ol[^>]*><li>/],
    ['quote', quote('કહેવત', 'લોકવાણી'), /<blockquote[^>]*><p>કહેવત<\/p><footer>— ?(<!-- -->)?લોકવાણી/],
    ['pull quote', pull('વાક્ય'), /<figure[^>]*><blockquote>“(<!-- -->)?વાક્ય(<!-- -->)?”<\/blockquote><\/figure>/],
    [
      'table with its head',
      table('ભાવ', ['પાક'], ['કપાસ']),
      /<caption>ભાવ<\/caption><thead><tr><th scope="col">પાક<\/th><\/tr><\/thead><tbody><tr><td>કપાસ/,
    ],
    [
      'picture with caption and credit',
      { type: 'picture', attrs: { picture: 'kites', caption: 'આકાશ', credit: 'સવાર' } },
      /<img[^>]+srcSet="\/image\?url=\/media\/pictures\/ab\.webp&amp;shape=wide&amp;at=50-30&amp;w=192 192w[^>]+alt="પતંગો"[^>]*\/><figcaption>આકાશ/,
    ],
    [
      'video, asked for first',
      { type: 'video', attrs: { provider: 'youtube', source: 'aqz-KE-bpKQ', title: 'ગરબા' } },
      /<gs-island name="YouTubePlayer"(?!.*<iframe).*https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ/,
    ],
    [
      'embed, asked for first',
      { type: 'embed', attrs: { provider: 'X', url: 'https://platform.twitter.com/embed/Tweet.html?id=1', title: 'X' } },
      /<gs-island name="Embed"(?!.*<iframe).*href="https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=1"/,
    ],
    [
      'video of the desk that is not there (any more)',
      { type: 'video', attrs: { provider: 'paper', source: '7', title: 'ગરબા' } },
      /<div class="[^"]*"><\/div>$/,
    ],
    [
      'own video with captions',
      { type: 'video', attrs: { provider: 'file', source: '/media/a.mp4', title: 'ગરબા', captions: '/media/a.vtt' } },
      /<video[^>]+controls[^>]*><source src="\/media\/a\.mp4" type="video\/mp4"\/><track kind="captions" src="\/media\/a\.vtt"/,
    ],
  ])('shows a %s', (_name, block, expected) => {
    expect(html(block)).toMatch(expected);
  });

  test('credits a picture in the language of the page', () => {
    const body = storyDocument.parse({
      type: 'doc',
      content: [{ type: 'picture', attrs: { picture: 'kites', caption: 'The sky', credit: 'તસવીર: સવાર' } }],
    });
    const english = renderToString(
      <ReadingLanguage value="en">
        <StoryBody body={body} pictures={new Map([['kites', rendered]])} />
      </ReadingLanguage>,
    );
    expect(english).toContain('Photo: <!-- -->Savar');
    expect(html(...body.content)).toContain('>તસવીર: સવાર<');
  });

  test('leaves out a picture or a related story that is not there any more', () => {
    expect(html({ type: 'picture', attrs: { picture: 'gone', caption: 'x', credit: '' } })).not.toContain('<figure');
    expect(html({ type: 'relatedStory', attrs: { articleId: 7 } })).toMatch(/^<div class="[^"]+"><\/div>$/);
  });

  test('cannot carry markup or a link that runs script', () => {
    expect(html(p('<img src=x onerror=alert(1)>'))).toContain('&lt;img');
    const link = (href: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] }],
    });
    const away = ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'vbscript:x'];
    for (const href of [...away, '/\t/elsewhere.example', '/\\elsewhere.example', '/a\r\nb', 'https://savar.example@elsewhere.example/']) {
      expect(storyDocument.safeParse(link(href)).success, href).toBe(false);
    }
    expect(storyDocument.safeParse(link('https://savar.example')).success).toBe(true);
    expect(storyDocument.safeParse({ type: 'doc', content: [{ type: 'html', html: '<b>' }] }).success).toBe(false);
  });

  test('frames nothing but what the list of embeds makes', () => {
    const embed = (url: string): StoryBlock => ({ type: 'embed', attrs: { provider: 'X', url, title: 'X' } });
    const video = (attrs: object) => ({ type: 'doc', content: [{ type: 'video', attrs: { title: 'x', ...attrs } }] });
    for (const url of [
      'https://evil.example/embed',
      'http://platform.twitter.com/embed/Tweet.html?id=1',
      'https://platform.twitter.com.evil.example/embed/Tweet.html?id=1',
      'https://evil.example@platform.twitter.com/embed/Tweet.html?id=1',
      'https://x.com/savar/status/1',
      'javascript:alert(1)',
    ]) {
      expect(storyDocument.safeParse({ type: 'doc', content: [embed(url)] }).success, url).toBe(false);
      // Nor what was stored before.
      const shown = renderToString(<StoryBody body={{ type: 'doc', content: [embed(url)] }} />);
      expect(shown).not.toMatch(/gs-island|iframe|href="javascript/);
    }
    for (const attrs of [
      { provider: 'youtube', source: '../redirect' },
      { provider: 'file', source: 'https://evil.example/a.mp4', captions: '/media/a.vtt' },
      { provider: 'file', source: '/media/../api/a', captions: '/media/a.vtt' },
      { provider: 'file', source: '/media/a.mp4', captions: '//evil.example/a.vtt' },
    ])
      expect(storyDocument.safeParse(video(attrs)).success, JSON.stringify(attrs)).toBe(false);
  });

  test('has a plain text: words in reading order, no addresses', () => {
    const content = [p('એક [કડી](https://x.example)'), bullets('બે'), table('ત્રણ', ['ચાર'], ['પાંચ'])];
    expect(plainText({ type: 'doc', content })).toBe('એક કડી\nબે\nત્રણ\nચાર\nપાંચ');
  });
});
