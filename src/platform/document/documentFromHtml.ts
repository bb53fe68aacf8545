import { blocksOf } from './htmlBlocks.ts';
import { type HtmlPicture, isFigure, isPicture, pictureOf, picturesOfFigure } from './htmlFigures.ts';
import { elementsInside, htmlTree } from './htmlTree.ts';
import type { StoryDocument } from './storyDocument.ts';
import { withWordLists } from './wordLists.ts';

type Options = {
  /** The keys of pictures the paper has, by their address in the HTML. Pictures that are not named here are dropped. */
  pictures?: ReadonlyMap<string, string>;
  /** Whether a blank line ends a paragraph and a new line breaks one, as in what WordPress stores. */
  isWrittenInLines?: boolean;
};

/** What had no place in the document (`picture`, `link`, `script`, `iframe maps.example` …) and how often it stood there. */
export type Dropped = { what: string; count: number };

/**
 * Foreign HTML as one of our documents. Everything that our documents have a place for is kept, in the order in which it stood; the
 * rest is dropped and counted. Any text may come in: it never throws, and what comes out is always a document of ours.
 */
export function documentFromHtml(html: string, options: Options = {}): { document: StoryDocument; dropped: Dropped[] } {
  const counts = new Map<string, number>();
  const content = blocksOf(withWordLists(htmlTree(html)).children, {
    pictures: options.pictures ?? new Map(),
    isWrittenInLines: options.isWrittenInLines ?? false,
    invalidate: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
  });
  return { document: { type: 'doc', content }, dropped: Array.from(counts, ([what, count]) => ({ what, count })) };
}

/** The pictures that foreign HTML names, each once, in the order of reading: what to take in before `documentFromHtml`. */
export function picturesInHtml(html: string): HtmlPicture[] {
  const results = elementsInside(htmlTree(html), (element) => isPicture(element) || isFigure(element)).flatMap((element) =>
    isFigure(element) ? picturesOfFigure(element) : [pictureOf(element)],
  );
  const once = new Map<string, HtmlPicture>();
  for (const picture of results) if (picture.src !== '' && !once.has(picture.src)) once.set(picture.src, picture);
  return [...once.values()];
}
