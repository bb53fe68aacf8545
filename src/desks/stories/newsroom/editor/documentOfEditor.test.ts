import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDemoStories } from '../../../../../test/demoContent.ts';
import { bullets, h, pull, quote, steps, table } from '../../../../../test/documentBlocks.ts';
import { p } from '../../../../platform/document/blocks.ts';
import type { StoryBlock, StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { documentOfEditor, editorOfDocument } from './documentOfEditor.ts';
import { editorExtensions } from './editorSchema.ts';

const schema = getSchema(editorExtensions());

/** Into the editor, checked there against its own rules, and out again. */
function throughEditor(document: StoryDocument): StoryDocument {
  const node = schema.nodeFromJSON(editorOfDocument(document));
  node.check();
  return documentOfEditor(node.toJSON());
}

const every: StoryBlock[] = [
  p('સાદું **ભારે** [કડી](https://example.org/x)'),
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'ત્રાંસું', marks: [{ type: 'italic' }] },
      { type: 'hardBreak' },
      { type: 'text', text: 'મેઇલ', marks: [{ type: 'link', attrs: { href: 'mailto:a@b.in' } }] },
    ],
  },
  h('મોટું મથાળું'),
  h('નાનું મથાળું', 3),
  bullets('એક', 'બે'),
  steps('પહેલું', 'બીજું'),
  quote('કામ બોલે છે.', 'મેયર'),
  pull('મોટું વાક્ય', 'કવિ'),
  { type: 'picture', attrs: { picture: 'k1', caption: 'ઘાટ', credit: 'સવાર' } },
  {
    type: 'gallery',
    attrs: {
      pictures: [
        { picture: 'k1', caption: '', credit: '' },
        { picture: 'k2', caption: 'બીજું', credit: '' },
      ],
    },
  },
  { type: 'video', attrs: { provider: 'paper', source: '12', title: 'ફિલ્મ' } },
  { type: 'video', attrs: { provider: 'youtube', source: 'abcdefghijk', title: 'ભાષણ' } },
  { type: 'video', attrs: { provider: 'file', source: '/media/f.mp4', title: 'ફિલ્મ', captions: '/media/f.vtt' } },
  table('ભાવ', ['યાર્ડ', 'ભાવ'], ['ઊંઝા', '૫૦૦૦'], ['ગોંડલ', '']),
  { type: 'embed', attrs: { provider: 'X', url: 'https://platform.twitter.com/embed/Tweet.html?id=1', title: 'X' } },
  { type: 'relatedStory', attrs: { articleId: 7 } },
];

describe('a document in the editor', () => {
  test.each(every.map((block) => [block.type, block] as const))('comes out as it went in: %s', (_type, block) => {
    expect(throughEditor({ type: 'doc', content: [block] })).toEqual({ type: 'doc', content: [block] });
  });

  test('has a line to write on when there is nothing, and then comes out empty', () => {
    expect(throughEditor({ type: 'doc', content: [] })).toEqual({ type: 'doc', content: [] });
  });

  test('of every story of the demo paper comes out as it went in', async () => {
    for (const { document } of await readDemoStories()) expect(throughEditor(document)).toEqual(document);
  });

  test('comes out as it went in, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...every), { maxLength: 12 }), (content) => {
        expect(throughEditor({ type: 'doc', content })).toEqual({ type: 'doc', content });
      }),
    );
  });
});

test('what is unfinished or unsafe in the editor does not come out', () => {
  const json = {
    type: 'doc',
    content: [
      { type: 'paragraph' },
      { type: 'pullQuote', attrs: { text: '', cite: '' } },
      { type: 'relatedStory', attrs: { articleId: 0 } },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'કડી', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'bold' }] },
          { type: 'text', text: ' x', marks: [{ type: 'link', attrs: { href: '/surat', target: '_blank', rel: 'x', class: null } }] },
        ],
      },
    ],
  };
  expect(documentOfEditor(json).content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'કડી', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' x', marks: [{ type: 'link', attrs: { href: '/surat' } }] },
      ],
    },
  ]);
});

test.each([
  { type: 'embed', attrs: { provider: 'X', url: 'https://platform.twitter.com/embed/Tweet.html?id=1', title: '' }, title: 'X' },
  { type: 'video', attrs: { provider: 'youtube', source: 'abcdefghijk', title: ' ', captions: '' }, title: 'YouTube' },
  { type: 'video', attrs: { provider: 'paper', source: '12', title: '', captions: '' }, title: 'વિડિયો' },
])('a $type whose title was emptied stays in the story', ({ type, attrs, title }) => {
  const [block] = documentOfEditor({ type: 'doc', content: [{ type, attrs }] }).content;
  expect(block).toMatchObject({ type, attrs: { provider: attrs.provider, title } });
});

test('a row of pictures that has only one yet comes out as that picture, so that it is not lost', () => {
  const only = { picture: 'k', caption: 'ઘાટ', credit: '' };
  expect(documentOfEditor({ type: 'doc', content: [{ type: 'gallery', attrs: { pictures: [only] } }] }).content).toEqual([
    { type: 'picture', attrs: only },
  ]);
});
