import { blocksOf } from './htmlBlocks.ts';
import { type HtmlPicture, isFigure, isPicture, pictureOf, picturesOfFigure } from './htmlFigures.ts';
import { elementsInside, htmlTree } from './htmlTree.ts';
import type { StoryDocument } from './storyDocument.ts';
import { withWordLists } from './wordLists.ts';

type Options = {
  /** Keys of the newspaper's pictures, by their address in the HTML. Pictures that are not listed are dropped. */
  pictures?: ReadonlyMap<string, string>;
  /** Whether a blank line ends a paragraph and a newline is a line break, as in WordPress content. */
  isWrittenInLines?: boolean;
};

/** Content that the document format cannot hold (`picture`, `link`, `script`, `iframe maps.example` …) and how often it occurred. */
export type Dropped = { what: string; count: number };

/**
 * Converts foreign HTML to a story document. Everything that the format supports is kept in order; the rest is dropped and counted. Accepts
 * any text: it never throws and always returns a valid document.
 */
export function documentFromHtml(html: string, options: Options = {}): { document: StoryDocument; dropped: Dropped[] } {
  const counts = new Map<string, number>();
  const content = blocksOf(withWordLists(htmlTree(html)).children, {
    pictures: options.pictures ?? new Map(),
    isWrittenInLines: options.isWrittenInLines ?? false,
    countDropped: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
  });
  return { document: { type: 'doc', content }, dropped: Array.from(counts, ([what, count]) => ({ what, count })) };
}

/** The pictures in foreign HTML, each once, in document order; import them before calling `documentFromHtml`. */
export function picturesInHtml(html: string): HtmlPicture[] {
  const results = elementsInside(htmlTree(html), (element) => isPicture(element) || isFigure(element)).flatMap((element) =>
    isFigure(element) ? picturesOfFigure(element) : [pictureOf(element)],
  );
  const once = new Map<string, HtmlPicture>();
  for (const picture of results) if (picture.src !== '' && !once.has(picture.src)) once.set(picture.src, picture);
  return [...once.values()];
}
