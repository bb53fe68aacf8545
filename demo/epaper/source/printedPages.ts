import type { StoryBlock } from '../../../src/platform/document/storyDocument.ts';
import type { printedEditions } from './editions.ts';

export type Face = { family: string; weight: number; source: string };

export type PrintedStory = Record<'headline' | 'deck' | 'kicker' | 'picture' | 'caption', string> & { body: StoryBlock[] };

type Given = {
  edition: (typeof printedEditions)[number];
  stories: Map<string, PrintedStory>;
  faces: Face[];
  css: string;
  wordmark: { viewBox: string; path: string };
};

/** How a story stands: its columns, and how high its picture may be, as shares of its width. */
type Shape = { span: number; columns: number; size?: 'lead' | 'big'; least: number; most: number; ruled?: boolean };

/** The pages of a printed edition as one HTML document. No day stands on them: the demo paper's days move on with the calendar. */
export function printedPages({ edition, stories, faces, css, wordmark }: Given): string {
  const find = (slug: string): PrintedStory => {
    const story = stories.get(slug);
    if (!story) throw new Error(`No demo story is called ${slug}`);
    return story;
  };
  const draw = (slug: string, shape: Shape): string => storyHtml(find(slug), shape);
  const mark = `<svg viewBox="${wordmark.viewBox}" role="img"><path d="${wordmark.path}"/></svg>`;
  const pageCount = edition.inside.length + 1;
  const { lead, second, three } = edition.front;
  const front = `<section class="page">
    <header class="mast">
      <div class="ear">ગુજરાતની સવાર,<br>ગુજરાતીમાં</div>${mark}
      <div class="ear">${edition.city} આવૃત્તિ<span>નમૂનાનો અંક</span></div>
    </header>
    <p class="folio"><span>${edition.city}</span><b>નમૂનાનો અંક: આ પાનાં સમાચાર નથી, નમૂનો છે</b><span>કુલ પાનાં ${pageCount}</span></p>
    <div class="rows" style="grid-template-rows: minmax(0, 3fr) minmax(0, 2fr)">
      <div class="row">
        ${draw(lead, { span: 4, columns: 4, size: 'lead', least: 0.42, most: 0.62 })}
        ${draw(second, { span: 2, columns: 2, least: 0.5, most: 0.9, ruled: true })}
      </div>
      <div class="row">${three.map((slug, at) => draw(slug, { span: 2, columns: 2, least: 0.4, most: 0.7, ruled: at > 0 })).join('')}</div>
    </div>
    <footer class="index">${edition.inside
      .map((page, at) => `<div><p class="label">પાનું ${at + 2} · ${page.title}</p><h3>${find(page.stories[0] ?? '').headline}</h3></div>`)
      .join('')}</footer>
  </section>`;
  const inside = edition.inside.map((page, at) => {
    const head = `<p class="folio"><span>પાનું ${at + 2}</span><b>${page.title}</b><span>સવાર · ${edition.city} · નમૂનાનો અંક</span></p>`;
    return `<section class="page inside">${head}${layouts[page.layout](page.stories, draw)}</section>`;
  });
  const fontRules = faces.map(
    ({ family, weight, source }) =>
      `@font-face{font-family:"${family.replace(' Latin', '')}";font-weight:${weight};src:url(${source});unicode-range:${
        family.endsWith('Latin') ? 'U+20-7E,U+B0-B7,U+2013-2026,U+20B9' : 'U+A80-AFF,U+200C-200D'
      }}`,
  );
  return `<!doctype html><html lang="gu"><meta charset="utf-8"><style>${fontRules.join('')}${css}</style><body>${front}${inside.join('')}</body></html>`;
}

type Layout = (stories: string[], draw: (slug: string, shape: Shape) => string) => string;

const layouts: Record<'feature' | 'pillar' | 'three', Layout> = {
  feature: ([first = '', ...rest], draw) => `<div class="rows" style="grid-template-rows: minmax(0, 1fr) minmax(0, 1fr)">
    <div class="row">${draw(first, { span: 6, columns: 6, size: 'lead', least: 0.3, most: 0.42 })}</div>
    <div class="row">${rest.map((slug, at) => draw(slug, { span: 2, columns: 2, least: 0.5, most: 0.95, ruled: at > 0 })).join('')}</div>
  </div>`,
  pillar: ([first = '', second = '', ...rest], draw) => `<div class="rows"><div class="row">
    ${draw(first, { span: 2, columns: 1, size: 'big', least: 0.6, most: 1.5 })}
    <div class="stack" style="grid-column: span 4; grid-template-rows: minmax(0, 1fr) minmax(0, 1fr)">
      ${draw(second, { span: 1, columns: 4, size: 'big', least: 0.4, most: 0.6, ruled: true })}
      <div class="row" style="grid-template-columns: 1fr 1fr">${rest
        .map((slug) => draw(slug, { span: 1, columns: 2, least: 0.5, most: 0.95, ruled: true }))
        .join('')}</div>
    </div>
  </div></div>`,
  three: (slugs, draw) => `<div class="rows" style="grid-template-rows: minmax(0, 1fr) minmax(0, 1.05fr)">
    <div class="row">${slugs
      .slice(0, 3)
      .map((slug, at) => draw(slug, { span: 2, columns: 2, least: 0.5, most: 0.95, ruled: at > 0 }))
      .join('')}</div>
    <div class="row">${slugs
      .slice(3)
      .map((slug, at) =>
        draw(
          slug,
          at === 0
            ? { span: 4, columns: 4, size: 'big', least: 0.4, most: 0.6 }
            : { span: 2, columns: 2, least: 0.5, most: 0.95, ruled: true },
        ),
      )
      .join('')}</div>
  </div>`,
};

function storyHtml(story: PrintedStory, { span, columns, size, least, most, ruled }: Shape): string {
  return `<article class="story ${size ?? ''} ${ruled ? 'ruled' : ''}" style="grid-column: span ${span}">
    <p class="kicker">${story.kicker}</p>
    <h2>${story.headline}</h2>
    <p class="deck">${size ? story.deck : firstSentence(story.deck)}</p>
    <div class="figure"><img alt="" data-key="${story.picture}" data-least="${least}" data-most="${most}"><p>${story.caption}</p></div>
    <div class="text" style="columns: ${columns}">${story.body.map(blockHtml).join('')}</div>
  </article>`;
}

const firstSentence = (text: string): string => /^[^.?!]+[.?!]/u.exec(text)?.[0] ?? text;

/** Paragraphs, headings and points; tables, pictures and links to other stories are left to the screen. */
function blockHtml(block: StoryBlock, at: number, all: readonly StoryBlock[]): string {
  if (block.type === 'heading') return `<h3>${wordsOf(block)}</h3>`;
  if (block.type === 'bulletList' || block.type === 'orderedList')
    return block.content.map((item) => `<p class="point">• ${wordsOf(item)}</p>`).join('');
  const next = all[at + 1]?.type;
  if (block.type !== 'paragraph') return '';
  const words = wordsOf(block);
  // What announces a table has nothing to announce here.
  return words.endsWith(':') && next !== 'bulletList' && next !== 'orderedList' ? '' : `<p>${words}</p>`;
}

function wordsOf(node: object): string {
  if ('text' in node && typeof node.text === 'string') return node.text;
  return 'content' in node && Array.isArray(node.content) ? node.content.map(wordsOf).join('') : '';
}
