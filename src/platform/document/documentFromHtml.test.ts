import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentFromHtml, picturesInHtml } from './documentFromHtml.ts';
import { plainText } from './plainText.ts';
import { type StoryBlock, storyDocument } from './storyDocument.ts';

const blocks = (html: string, options?: Parameters<typeof documentFromHtml>[1]): StoryBlock[] =>
  documentFromHtml(html, options).document.content;
const text = (words: string, ...marks: ('bold' | 'italic')[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length === 0 ? {} : { marks: marks.map((type) => ({ type })) }),
});
const p = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] });

describe('foreign HTML as a document', () => {
  test('keeps paragraphs, headings, bold and italic by tag and by style', () => {
    expect(blocks('<h1>મોટું</h1><h4><b>નાનું</b></h4><p>આ <b>બોલ્ડ</b> <span style="font-style: italic">ત્રાંસું</span></p>')).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('મોટું')] },
      { type: 'heading', attrs: { level: 3 }, content: [text('નાનું')] },
      { type: 'paragraph', content: [text('આ '), text('બોલ્ડ', 'bold'), text(' '), text('ત્રાંસું', 'italic')] },
    ]);
  });

  test('writes raised and lowered digits as letters, where there are such', () => {
    expect(
      blocks('<p>બે<sup>2</sup>, H<sub>2</sub>O, 10<sup> -6 </sup>, 5<sup>મી</sup>, <b>x<sup>10</sup></b>, x<sup><i>2</i></sup></p>'),
    ).toEqual([
      {
        type: 'paragraph',
        content: [text('બે², H₂O, 10 ⁻⁶ , 5મી, '), text('x¹⁰', 'bold'), text(', x'), text('²', 'italic')],
      },
    ]);
  });

  test('keeps a letter that a site shows as a picture, and the caption of several pictures', () => {
    expect(blocks('<p>જીત <img class="emoji" src="https://s.w.org/1f600.svg" alt="🇮🇳"> થઈ</p>')).toEqual([p('જીત 🇮🇳 થઈ')]);
    const pictures = new Map([
      ['a.jpg', 'a'],
      ['b.jpg', 'b'],
    ]);
    const gallery =
      '<figure><figure><img src="a.jpg"></figure><figure><img src="b.jpg"></figure><figcaption>મેળાની ક્ષણો</figcaption></figure>';
    expect(blocks(gallery, { pictures })[1]).toEqual(p('મેળાની ક્ષણો'));
    expect(picturesInHtml('<img alt="😀" src="https://s.w.org/1f600.svg">')).toEqual([]);
  });

  test('leaves out what reviewers wrote and struck out in Word', () => {
    const html = `<p class=MsoNormal>ભાવ <del cite="mailto:Asha" datetime="2026-11-21T10:30">500</del><ins cite="mailto:Asha" datetime="2026-11-21T10:30">550</ins> રૂપિયા<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:A_1' href="#_msocom_1" class=msocomanchor>[A1]</a></span></span></p>
      <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>આ ફરી ચકાસો</p></div></div>`;
    expect(blocks(html)).toEqual([p('ભાવ 550 રૂપિયા')]);
  });

  test('believes a style more than a tag', () => {
    expect(blocks('<b style="font-weight:normal"><p>સાદું <span style="font-weight:700">ભારે</span></p></b>')).toEqual([
      { type: 'paragraph', content: [text('સાદું '), text('ભારે', 'bold')] },
    ]);
  });

  test('flattens lists inside lists, each item where it stood', () => {
    expect(blocks('<ul><li>એક<ul><li>અંદર</li></ul></li><li><p>બે</p><p>ત્રણ</p></li></ul>')).toEqual([
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [p('એક')] },
          { type: 'listItem', content: [p('અંદર')] },
          { type: 'listItem', content: [p('બે'), p('ત્રણ')] },
        ],
      },
    ]);
    expect(blocks('<ol start="1"><li>પહેલું</ol>')[0]?.type).toBe('orderedList');
    expect(blocks('<ol start="5"><li>પાંચ</li><li><p>છ</p><p>વધુ</p></li></ol>')).toEqual([p('5. પાંચ'), p('6. છ'), p('વધુ')]);
    expect(blocks('<ol start="many"><li>એક</ol>')[0]?.type).toBe('orderedList');
  });

  test('keeps who a quotation is by', () => {
    expect(blocks('<blockquote><p>કામ બોલે છે.</p><cite>— મેયર</cite></blockquote>')).toEqual([
      { type: 'blockquote', attrs: { cite: 'મેયર' }, content: [p('કામ બોલે છે.')] },
    ]);
    expect(blocks('<figure class="wp-block-pullquote"><blockquote><p>મોટું વાક્ય</p><cite>કવિ</cite></blockquote></figure>')).toEqual([
      { type: 'pullQuote', attrs: { text: 'મોટું વાક્ય', cite: 'કવિ' } },
    ]);
  });

  test('keeps safe links only, and the words of the others', () => {
    const { document, dropped } = documentFromHtml(
      '<p><a href="/surat">સુરત</a> <a href="java\nscript:alert(1)">ખરાબ</a> <a href="//a.example/x">બહાર</a> <a href="https://www.google.com/url?q=https://b.example/y&amp;sa=D">પાછળ</a></p>',
    );
    expect(document.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'સુરત', marks: [{ type: 'link', attrs: { href: '/surat' } }] },
          { type: 'text', text: ' ખરાબ ' },
          { type: 'text', text: 'બહાર', marks: [{ type: 'link', attrs: { href: 'https://a.example/x' } }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'પાછળ', marks: [{ type: 'link', attrs: { href: 'https://b.example/y' } }] },
        ],
      },
    ]);
    expect(dropped).toEqual([{ what: 'link', count: 1 }]);
  });

  test('keeps tables with heads, captions and cells that span', () => {
    const [table] = blocks(
      '<table><caption>ભાવ</caption><tr><th>યાર્ડ<th>ભાવ<tr><td rowspan="2">ઊંઝા<td><p>૧૦</p><p>૧૧</p></tr><tr><td>૧૨</td></tr><tr><td colspan="2">બધે</td></tr></table>',
    );
    expect(table?.type === 'table' && table.attrs.caption).toBe('ભાવ');
    expect(table?.type === 'table' && table.content.map((row) => row.content.map((cell) => cell.type))).toEqual([
      ['tableHeader', 'tableHeader'],
      ['tableCell', 'tableCell'],
      ['tableCell', 'tableCell'],
      ['tableCell', 'tableCell'],
    ]);
    expect(table && plainText({ type: 'doc', content: [table] })).toBe('ભાવ\nયાર્ડ ભાવ\nઊંઝા ૧૦\n૧૧\n ૧૨\nબધે ');
  });

  test('reads what stands in a table that only arranges the page', () => {
    expect(blocks('<table><tr><td><h2>શીર્ષક</h2><p>લખાણ</p></td></tr></table>').map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });

  test('puts pictures by their key, with captions, one or many', () => {
    const pictures = new Map([
      ['https://x.example/a.jpg', 'a'],
      ['https://x.example/b.jpg', 'b'],
    ]);
    const html = `<p>પહેલાં <img src="https://x.example/a.jpg"> પછી</p>
      <figure><img data-src="https://x.example/b.jpg" src="data:image/gif;base64,xx"><figcaption>ઘાટ</figcaption></figure>
      <figure><figure><img src="https://x.example/a.jpg"><figcaption>એક</figcaption></figure><img src="https://x.example/b.jpg"></figure>
      <img src="https://x.example/none.jpg"><img src="https://x.example/count.gif" width="1" height="1">`;
    const { document, dropped } = documentFromHtml(html, { pictures });
    expect(document.content).toEqual([
      p('પહેલાં'),
      { type: 'picture', attrs: { picture: 'a', caption: '', credit: '' } },
      p('પછી'),
      { type: 'picture', attrs: { picture: 'b', caption: 'ઘાટ', credit: '' } },
      {
        type: 'gallery',
        attrs: {
          pictures: [
            { picture: 'a', caption: 'એક', credit: '' },
            { picture: 'b', caption: '', credit: '' },
          ],
        },
      },
    ]);
    expect(dropped).toEqual([{ what: 'picture', count: 1 }]);
    expect(picturesInHtml(html).map(({ src, caption }) => [src.slice(18), caption])).toEqual([
      ['a.jpg', ''],
      ['b.jpg', 'ઘાટ'],
      ['none.jpg', ''],
    ]);
  });

  test('turns frames and posts of known sites into blocks, and counts the others', () => {
    const { document, dropped } = documentFromHtml(`
      <iframe src="//www.youtube.com/embed/abcdefghijk?rel=0" title="ભાષણ"></iframe>
      <p>https://youtu.be/abcdefghijk</p>
      <blockquote class="twitter-tweet"><p>નમસ્તે</p><a href="https://twitter.com/x/status/123456?ref=1">તારીખ</a></blockquote>
      <iframe src="https://ads.example/x"></iframe><script>alert(1)</script>`);
    expect(document.content).toEqual([
      { type: 'video', attrs: { provider: 'youtube', source: 'abcdefghijk', title: 'ભાષણ' } },
      { type: 'video', attrs: { provider: 'youtube', source: 'abcdefghijk', title: 'YouTube' } },
      { type: 'embed', attrs: { provider: 'X', url: 'https://platform.twitter.com/embed/Tweet.html?id=123456', title: 'X' } },
    ]);
    expect(dropped).toEqual([
      { what: 'iframe ads.example', count: 1 },
      { what: 'script', count: 1 },
    ]);
  });

  test('keeps breaks, ends a paragraph at two, and keeps the lines of preformatted text', () => {
    expect(blocks('એક<br>બે<br><br>ત્રણ<hr>ચાર<pre>a  b\nc</pre>').map((block) => plainText({ type: 'doc', content: [block] }))).toEqual([
      'એક\nબે',
      'ત્રણ',
      'ચાર',
      'a  b\nc',
    ]);
  });

  test('reads text that is written in lines', () => {
    expect(blocks('પહેલો ફકરો\n\nબીજો <b>ફકરો</b>\nતેની બીજી લીટી', { isWrittenInLines: true }).length).toBe(2);
  });

  test('makes lists of the paragraphs that Word means as lists', () => {
    const item = (marker: string, words: string) =>
      `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${words}<o:p></o:p></p>`;
    expect(blocks(`${item('·', 'પાણી')}\n${item('·', 'વીજળી')}<p class=MsoNormal>લખાણ<o:p>&nbsp;</o:p></p>${item('1.', 'રસ્તા')}`)).toEqual([
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [p('પાણી')] },
          { type: 'listItem', content: [p('વીજળી')] },
        ],
      },
      p('લખાણ'),
      { type: 'orderedList', content: [{ type: 'listItem', content: [p('રસ્તા')] }] },
    ]);
  });
});

describe('hostile HTML', () => {
  const tag = fc.constantFrom(
    ...'p div h1 h6 ul ol li table tr td th caption blockquote cite figure figcaption img a b i span br pre iframe script svg style template o:p'.split(
      ' ',
    ),
  );
  const attribute = fc.constantFrom(
    '',
    ' href="javascript:alert(1)"',
    ' href="https://[bad"',
    ' href="/\\evil.example"',
    ' style="font-weight:bold;mso-list:l0"',
    ' class="wp-caption pullquote twitter-tweet"',
    ' src="https://x.example/1.jpg"',
    ' src="https://www.youtube.com/embed/abcdefghijk"',
    ' colspan="999999999" rowspan="1e9"',
    ' __proto__="x" constructor="y"',
    ' href="https://x.com/a/status/1"',
  );
  const piece = fc.oneof(
    fc.tuple(tag, attribute).map(([name, answer]) => `<${name}${answer}>`),
    tag.map((name) => `</${name}>`),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      '\udc00',
      '&#0;',
      '&#xd800;',
      '<!--[if mso]>',
      '<![endif]-->',
      '<![CDATA[',
      ']]>',
      'ક્ષિ',
      '\u200b',
      '  ',
      '\n\n',
      'https://youtu.be/abcdefghijk',
    ),
  );
  const pictures = new Map([['https://x.example/1.jpg', 'one']]);

  test('always comes out as a document of ours, with nothing in it that a database refuses', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.boolean(), (pieces, isWrittenInLines) => {
        const html = pieces.join('');
        const { document } = documentFromHtml(html, { pictures, isWrittenInLines });
        expect(storyDocument.parse(document)).toEqual(document);
        const written = JSON.stringify(document);
        expect(written).not.toMatch(/"(href|url)":"javascript:|\\u0000|\\ud[89a-f]/i);
        picturesInHtml(html);
      }),
      { numRuns: 1_500 },
    );
  });

  test('is read however deep or wide it is', () => {
    for (const html of [
      `${'<div>'.repeat(50_000)}અહીં`,
      `${'<ul><li>'.repeat(20_000)}અહીં`,
      `${'<table><tr><td>'.repeat(5_000)}અહીં`,
      `${'<b><blockquote>'.repeat(5_000)}અહીં`,
      `<table>${'<tr><td>અ<td>બ'.repeat(5_000)}</table>`,
    ]) {
      expect(storyDocument.safeParse(documentFromHtml(html).document).success).toBe(true);
    }
    expect(plainText(documentFromHtml(`${'<div>'.repeat(50_000)}અહીં${'</div>'.repeat(50_000)}<p>પછી</p>`).document)).toBe('અહીં\nપછી');
  });
});
