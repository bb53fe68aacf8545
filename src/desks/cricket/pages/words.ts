import { gujarati } from '../../../platform/text/catalogue.ts';

// What search engines show of cricket; no island needs these words.

export const cricketSearchWords = {
  home: { gu: 'ક્રિકેટ: લાઇવ સ્કોર, મેચ અને પરિણામ', en: 'Cricket: live scores, matches and results' },
  /** After the name of a side. */
  side: { gu: ' ક્રિકેટ ટીમ: મેચ, પરિણામ અને ખેલાડીઓ', en: ' cricket side: matches, results and players' },
  /** After the name of a player and the side. */
  player: { gu: ': ક્રિકેટના આંકડા', en: ': cricket statistics' },
} as const;

export const cricketSearchText = gujarati(cricketSearchWords);
