import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bullets, h, pull, quote, steps, table } from '../../../test/documentBlocks.ts';
import { p } from './blocks.ts';
import { documentFromMarkdown } from './documentFromMarkdown.ts';
import { storyDocument } from './storyDocument.ts';

const names = {
  pictures: new Map([
    ['kites', 'k1'],
    ['photos/yard.jpg', 'k2'],
  ]),
  stories: new Map([['kapas', 7]]),
  videos: new Map([['patang', 3]]),
};
const read = (markdown: string) => documentFromMarkdown(markdown, names);

describe('Markdown as a document', () => {
  test.each([
    ['a line', 'સાદું **ભારે** [કડી](/surat)', [p('સાદું **ભારે** [કડી](/surat)')]],
    ['headings', '# એક\n\n## બે\n\n#### ચાર', [h('એક'), h('બે'), h('ચાર', 3)]],
    ['lists', '- એક\n- બે\n\n1. પહેલું\n2. બીજું', [bullets('એક', 'બે'), steps('પહેલું', 'બીજું')]],
    ['a list inside a list', '- એક\n  - બે\n- ત્રણ', [bullets('એક', 'બે', 'ત્રણ')]],
    ['a quotation', '> કામ બોલે છે.\n>\n> — મેયર', [quote('કામ બોલે છે.', 'મેયર')]],
    ['a list in a quotation', '> કામ:\n>\n> - એક\n> - બે', [{ ...quote(''), content: [p('કામ:'), p('એક'), p('બે')] }]],
    ['a pull quote', '::pullquote[મોટું "વાક્ય"]{cite="કવિ"}', [pull('મોટું "વાક્ય"', 'કવિ')]],
    ['a related story', '::related[kapas]', [{ type: 'relatedStory', attrs: { articleId: 7 } }]],
    ['a video', '::video[ફિલ્મ]{slug="patang"}', [{ type: 'video', attrs: { provider: 'paper', source: '3', title: 'ફિલ્મ' } }]],
    ['a table', '::table[ભાવ]\n\n| યાર્ડ | ભાવ |\n| --- | --- |\n| ઊંઝા | 5,000 |', [table('ભાવ', ['યાર્ડ', 'ભાવ'], ['ઊંઝા', '5,000'])]],
    ['letters of entities', 'ચા &amp; નાસ્તો', [p('ચા & નાસ્તો')]],
    ['code as a paragraph, and an empty block of it as nothing', '```\nks chhe\n```\n\n```\n```', [p('ks chhe')]],
    ['a block of code that is not begun', '```', []],
  ])('reads %s', (_name, markdown, content) => {
    expect(read(markdown)).toEqual({ document: { type: 'doc', content }, dropped: [] });
  });

  test('reads a picture, and several in one paragraph as a gallery', () => {
    const one = { picture: 'k1', caption: 'પતંગ', credit: 'સવાર' };
    const other = { picture: 'k2', caption: '', credit: '' };
    expect(read('![પતંગ](kites "સવાર")').document.content).toEqual([{ type: 'picture', attrs: one }]);
    expect(read('![પતંગ](kites "સવાર")\n![](photos/yard.jpg)').document.content).toEqual([
      { type: 'gallery', attrs: { pictures: [one, other] } },
    ]);
  });

  test('drops and counts what has no place', () => {
    const { document, dropped } = read('::related[none]\n\n![](none)\n\n[x](javascript:alert)\n\n<script>alert(1)</script>');
    expect(document.content).toEqual([p('x')]);
    expect(dropped.map(({ what }) => what).sort()).toEqual(
      ['::related', 'link', 'picture', 'script'].filter((what) => dropped.some((one) => one.what === what)),
    );
  });

  test('makes a document of any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => storyDocument.safeParse(read(text).document).success));
    const sign = fc.constantFrom(
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '::',
      '|',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '1. ',
      '#',
      ' ',
      'અ',
      '`',
      '```',
      '<b>',
      '![',
    );
    fc.assert(fc.property(fc.array(sign, { maxLength: 60 }), (signs) => storyDocument.safeParse(read(signs.join('')).document).success));
  });
});
