// What is left of a character that nobody sees: joiners that shape the letters or the emoji on both sides (Unicode 16, section 23.2; UTS 51,
// section 2.5), a selector that chooses how a sign looks, and the tags of a flag (UTS 51, annex C).
const LETTER = String.raw`[[\p{L}\p{M}]--\p{DI}]`;
const SEEN = [
  String.raw`(?<=${LETTER})[\u200c\u200d](?=${LETTER})`,
  String.raw`(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`,
].join('|');

/** `\p{DI}` are all characters that have no shape of their own, among them those that turn the direction of a text. */
const UNSEEN = new RegExp(String.raw`(${SEEN})|\p{DI}|[\p{Cc}--[\t\n\r]]`, 'gv');

/**
 * A text as a person has typed it, without what nobody sees: it could make a text out of nothing, hide a word from those who moderate it, or
 * turn the direction of what stands after it.
 */
export const typedText = (text: string): string => text.replace(UNSEEN, '$1').replaceAll('\u2800', ' ');
