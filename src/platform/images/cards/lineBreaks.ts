import { graphemes } from '../../text/graphemes.ts';

/** The width of a text as it would be set. */
export type Measure = (text: string) => number;

type Limits = { width: number; maxLines: number };

/** The words of a text. What may not begin a line (a dash, a lone sign) stays with the word before it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const part of text.split(/\s+/u).filter(Boolean)) {
    const last = words.at(-1);
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(part)) words[words.length - 1] = `${last} ${part}`;
    else words.push(part);
  }
  return words;
}

/** A word that is wider than a line, in pieces that are not; letters stay whole. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of graphemes(word)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Lines as full as they get. */
function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The text with … at the end, shortened by graphemes until it fits. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = graphemes(text);
  let [fits, tooMany] = [0, letters.length];
  const cut = (count: number) =>
    `${letters
      .slice(0, count)
      .join('')
      .replace(/[\s,;:.–—-]+$/u, '')}…`;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(cut(middle)) <= width) fits = middle;
    else tooMany = middle;
  }
  return cut(fits);
}

/**
 * Breaks a text into at most `maxLines` lines by words, as even in width as possible. What does not fit is cut with an ellipsis; a word
 * that is wider than a line is broken between graphemes. `isWhole` is false if anything was cut or a word broken.
 */
export function breakLines(text: string, { width, maxLines }: Limits, measure: Measure): { lines: string[]; isWhole: boolean } {
  const words = wordsOf(text);
  const pieces = words.flatMap((word) => piecesOf(word, width, measure));
  const full = fill(pieces, width, measure);
  if (full.length > maxLines) {
    const kept = full.slice(0, maxLines - 1);
    const rest = full.slice(maxLines - 1).join(' ');
    return { lines: [...kept, cutToWidth(rest, width, measure)], isWhole: false };
  }
  return { lines: balanced(pieces, full, width, measure), isWhole: pieces.length === words.length };
}

/** The same number of lines in the narrowest column that holds them. */
function balanced(words: readonly string[], full: readonly string[], width: number, measure: Measure): string[] {
  if (full.length < 2) return [...full];
  let [tooNarrow, enough] = [Math.max(...words.map(measure)) - 1, width];
  while (enough - tooNarrow > 4) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(words, middle, measure).length <= full.length) enough = middle;
    else tooNarrow = middle;
  }
  return fill(words, enough, measure);
}
