import { WORD } from '../graphemes.ts';
import { isLetter, isLetterInCase, isNothingButLetter } from './letterNames.ts';

/** Part of a text; `index` is where it begins, in UTF-16 units. */
type Part = { text: string; index: number };
/** A word of a text, or an abbreviation of several: જી.એસ.ટી. has three. */
type Token = Part & { words: readonly Part[] };

/**
 * The words of a text in their order, letters that stand together as one token: જી.એસ.ટી., જી. એસ. ટી. and જી એસ ટી. A letter's name that is a
 * word as well (એ, કે) and a Latin letter belong to others only by a full stop.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const part = { text: word, index };
    const before = tokens.at(-1);
    if (before && isPartOf(before, part, text)) {
      const whole = text.slice(before.index, index + word.length);
      tokens[tokens.length - 1] = { text: whole, index: before.index, words: [...before.words, part] };
    } else tokens.push({ ...part, words: [part] });
  }
  return tokens;
}

/** Whether the next word of a text belongs to the abbreviation before it. */
function isPartOf(before: Token, { text: word, index }: Part, text: string): boolean {
  const last = before.words.at(-1)?.text ?? '';
  const between = text.slice(before.index + before.text.length, index);
  if (!['.', '. ', ' '].includes(between) || !isLetter(last)) return false;
  if (between === '.') return isLetter(word) || isLetterInCase(word);
  const hasStop = text[index + word.length] === '.';
  return isLetter(word) && (isNothingButLetter(last) || between === '. ') && (isNothingButLetter(word) || hasStop);
}
