import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPaste, documentFromText, fontsOfPaste } from './cleanPaste.ts';
import { plainText } from './plainText.ts';
import { storyDocument } from './storyDocument.ts';

const kinds = (paste: { html?: string; text?: string }) =>
  cleanPaste({ html: '', text: '', ...paste }).document.content.map(
    (block) => `${block.type}: ${plainText({ type: 'doc', content: [block] })}`,
  );

/** As Word puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Shruti"} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span lang=GU style='font-family:"Shruti",sans-serif'>સુરતમાં નવો પુલ<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=GU>સુરત, તા. ૨૧</span></b><span lang=GU>: તાપી નદી પરનો<span style='mso-spacerun:yes'>  </span>પુલ <i>આજે</i> ખૂલ્યો.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=GU>ખર્ચ ૯૦ કરોડ<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]><span lang=GU>લંબાઈ ૮૦૦ મીટર<o:p></o:p></span></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>વોર્ડ<o:p></o:p></p></td><td><p class=MsoNormal>કામ</p></td></tr><tr><td><p>૧</p></td><td><p>પૂરું</p></td></tr></table>
<!--EndFragment--></body></html>`;

/** As Google Docs puts it on the clipboard. */
const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">ઠરાવ</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">સભાએ </span><span style="font-weight:700;white-space:pre-wrap;">સર્વાનુમતે</span><span style="font-style:italic;font-weight:400;"> મંજૂર કર્યો.</span></p><br><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400;">પાણી</span></p></li><ul><li dir="ltr" aria-level="2"><p><span style="font-weight:400;">પીવાનું</span></p></li></ul></ul></b>`;

/** As a browser puts a part of a news page on the clipboard. */
const PAGE = `<html><body><!--StartFragment--><div class="story"><nav>મેનુ</nav><h2 style="color:red">ભાવ વધ્યા</h2><div class="ad"><script>ad()</script><iframe src="https://ads.example/1"></iframe></div>
<p><span>ઊંઝા યાર્ડમાં <a href="https://news.example/jeeru?utm=1" onclick="x()">જીરું</a> મોંઘું.</span></p><p style="display:none">છૂપું</p><blockquote>ખેડૂત ખુશ છે.<footer>— વેપારી</footer></blockquote></div><!--EndFragment--></body></html>`;

const CHAT = `[21/11, 10:30 am] રમેશભાઈ: *મોટા સમાચાર* 🙏
[21/11, 10:31 am] રમેશભાઈ: ગામમાં _આજે_ લાઇટ નથી, 2*3*4 કલાક
<Media omitted>
• દૂધ 🥛
• શાક
21/11/26, 10:35 pm - સીતાબેન: કાલે આવશે`;

describe('a paste', () => {
  test('from Word has its structure, and none of its junk', () => {
    expect(kinds({ html: WORD, text: 'x' })).toEqual([
      'heading: સુરતમાં નવો પુલ',
      'paragraph: સુરત, તા. ૨૧: તાપી નદી પરનો પુલ આજે ખૂલ્યો.',
      'bulletList: ખર્ચ ૯૦ કરોડ\nલંબાઈ ૮૦૦ મીટર',
      'table: વોર્ડ કામ\n૧ પૂરું',
    ]);
  });

  test('from Google Docs is bold only where it is bold', () => {
    const { document, dropped } = cleanPaste({ html: GOOGLE, text: '' });
    expect(document.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'ઠરાવ' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'સભાએ ' },
          { type: 'text', text: 'સર્વાનુમતે', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' મંજૂર કર્યો.', marks: [{ type: 'italic' }] },
        ],
      },
      {
        type: 'bulletList',
        content: ['પાણી', 'પીવાનું'].map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ]);
    expect(dropped).toEqual([]);
  });

  test('from a page is its text, links and quotations, and says what it left', () => {
    expect(kinds({ html: PAGE })).toEqual(['heading: ભાવ વધ્યા', 'paragraph: ઊંઝા યાર્ડમાં જીરું મોંઘું.', 'blockquote: ખેડૂત ખુશ છે.']);
    expect(cleanPaste({ html: PAGE, text: '' }).dropped.map(({ what }) => what)).toEqual(['nav', 'script', 'iframe ads.example']);
  });

  test('from WhatsApp loses heads and signs, and keeps bold, italic, lists and emoji', () => {
    const { document } = cleanPaste({ html: `<pre>${CHAT}</pre>`, text: CHAT });
    expect(document.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'મોટા સમાચાર', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' 🙏' },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'ગામમાં ' },
          { type: 'text', text: 'આજે', marks: [{ type: 'italic' }] },
          { type: 'text', text: ' લાઇટ નથી, 2*3*4 કલાક' },
        ],
      },
      {
        type: 'bulletList',
        content: ['દૂધ 🥛', 'શાક'].map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'કાલે આવશે' }] },
    ]);
    expect(documentFromText('[10:30 am, 21/11/2026] +91 98765 43210: નમસ્તે').content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'નમસ્તે' }] },
    ]);
  });

  test('of plain text is a paragraph a line', () => {
    expect(kinds({ text: 'એક\r\n\r\nબે' })).toEqual(['paragraph: એક', 'paragraph: બે']);
    expect(kinds({ html: '<meta charset="utf-8"><span>એક</span>', text: 'એક' })).toEqual(['paragraph: એક']);
  });

  test('keeps numbers that a list would not give its items: dates, and the end of a longer list', () => {
    expect(kinds({ text: '૨૬. જાન્યુઆરીએ રજા' })).toEqual(['paragraph: ૨૬. જાન્યુઆરીએ રજા']);
    expect(kinds({ text: '1. એક\n2) બે\n4. ચાર' })).toEqual(['orderedList: એક\nબે', 'paragraph: 4. ચાર']);
    expect(kinds({ text: '૧. એક\n૨. બે' })).toEqual(['orderedList: એક\nબે']);
  });

  test('with a line that is the address of a post or video has the post or video', () => {
    const text = 'જુઓ:\nhttps://youtu.be/dQw4w9WgXcQ\nhttps://news.example/x';
    expect(kinds({ text })).toEqual(['paragraph: જુઓ:', 'video: YouTube', 'paragraph: https://news.example/x']);
  });

  test('of anything is a document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (html, text) => {
        const { document } = cleanPaste({ html, text });
        expect(storyDocument.parse(document)).toEqual(document);
        expect(JSON.stringify(document)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
    );
  });

  test('names its fonts, the most used first', () => {
    expect(fontsOfPaste('<p style="font-family:Arial">x</p><font face="Gopika Two">fu{ Au yLku</font>')).toEqual(['Gopika Two', 'arial']);
  });
});
