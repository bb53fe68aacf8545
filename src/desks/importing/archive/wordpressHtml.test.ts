import { expect, test } from 'vitest';
import { documentFromHtml } from '../../../platform/document/documentFromHtml.ts';
import { galleryAttachments, htmlOfWordpress } from './wordpressHtml.ts';

const none = new Map();
const attachments = new Map([
  ['7', { src: 'https://old.example/a.jpg', alt: 'એક', caption: 'પહેલું' }],
  ['8', { src: 'https://old.example/b.jpg', alt: '"બે"', caption: '' }],
]);

test('captions become figures, whichever way they were written', () => {
  const { html } = htmlOfWordpress('[caption id="x" width="3"]<a href="y"><img src="a.jpg" /></a> ગીરનો સિંહ[/caption]', none);
  expect(html.trim()).toBe('<figure><a href="y"><img src="a.jpg" /></a><figcaption>ગીરનો સિંહ</figcaption></figure>');
  const old = htmlOfWordpress('[wp_caption caption="જૂનું"]<img src="a.jpg">[/wp_caption]', none);
  expect(old.html).toContain('<figcaption>જૂનું</figcaption>');
});

test('galleries become figures in a figure, of the attachments they name', () => {
  expect(galleryAttachments('[gallery columns="3" exclude="8"] [gallery id="4"]', ['7', '8', '9'])).toEqual(['7', '9']);
  expect(galleryAttachments('x [gallery ids="7, 8" columns=2] [gallery include=9]')).toEqual(['7', '8', '9']);
  const { html, dropped } = htmlOfWordpress('[gallery ids="7,8,99"]', attachments);
  const { document } = documentFromHtml(html, {
    pictures: new Map([
      ['https://old.example/a.jpg', 'a'],
      ['https://old.example/b.jpg', 'b'],
    ]),
  });
  expect(document.content).toEqual([
    {
      type: 'gallery',
      attrs: {
        pictures: [
          { picture: 'a', caption: 'પહેલું', credit: '' },
          { picture: 'b', caption: '', credit: '' },
        ],
      },
    },
  ]);
  expect(dropped).toEqual([{ what: 'picture of a gallery that the file does not have', count: 1 }]);
  expect(htmlOfWordpress('[gallery]', attachments)).toEqual({ html: '', dropped: [{ what: 'shortcode gallery', count: 1 }] });
});

test.each([
  '[embed]https://www.youtube.com/watch?v=abcdefghijk[/embed]',
  '[embed width="400"]https://youtu.be/abcdefghijk[/embed]',
  '[youtube https://youtu.be/abcdefghijk]',
  '[youtube=https://youtu.be/abcdefghijk]',
  '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div></figure>',
])('%s shows the film', (text) => {
  const { html } = htmlOfWordpress(`પહેલાં\n\n${text}\n\nપછી`, none);
  const { document } = documentFromHtml(html, { isWrittenInLines: true });
  expect(document.content[1]).toMatchObject({ type: 'video', attrs: { provider: 'youtube', source: 'abcdefghijk' } });
  expect(document.content).toHaveLength(3);
});

test('marks of plug-ins go, what stood between them stays, and text in brackets is text', () => {
  const { html, dropped } = htmlOfWordpress('[vc_row][vc_column width="1/2"]લખાણ [sic] [1] [વાંચો][/vc_column][/vc_row][ad id=3]', none);
  expect(html).toBe('લખાણ [sic] [1] [વાંચો]');
  expect(dropped).toEqual([
    { what: 'shortcode vc_column', count: 1 },
    { what: 'shortcode ad', count: 1 },
    { what: 'shortcode vc_row', count: 1 },
  ]);
});

test('an endless row of brackets comes to an end', () => {
  const { html } = htmlOfWordpress(`${'[caption '.repeat(20_000)}${'[a b='.repeat(20_000)}${'[gallery a '.repeat(5_000)}`, none);
  expect(html).not.toBe('');
});
