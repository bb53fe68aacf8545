import { expect, test } from 'vitest';
import { tokensOf } from './tokensOf.ts';

test.each([
  ['જી.એસ.ટી. વધ્યો', ['જી.એસ.ટી', 'વધ્યો']],
  ['જી. એસ. ટી. વધ્યો', ['જી. એસ. ટી', 'વધ્યો']],
  ['જી એસ ટી વધ્યો', ['જી એસ ટી', 'વધ્યો']],
  ['G.S.T. rises', ['G.S.T', 'rises']],
  ['એસ.ટી.માં ભીડ, એસ.ટીની બસ', ['એસ.ટી.માં', 'ભીડ', 'એસ.ટીની', 'બસ']],
  ['એ.પી.એમ.સી. અને એ. આર. રહેમાન', ['એ.પી.એમ.સી', 'અને', 'એ. આર', 'રહેમાન']],
  ['કહ્યું કે એસ.ટી. એ જાહેર કર્યું', ['કહ્યું', 'કે', 'એસ.ટી', 'એ', 'જાહેર', 'કર્યું']],
  ['એ કે તે, જે એ', ['એ', 'કે', 'તે', 'જે', 'એ']],
  ['કે.લાલ આવ્યા. એ પછી ગયા', ['કે', 'લાલ', 'આવ્યા', 'એ', 'પછી', 'ગયા']],
  ['vitamin c d, 5.5 ટકા', ['vitamin', 'c', 'd', '5', '5', 'ટકા']],
])('the words of “%s”', (text, words) => {
  const tokens = tokensOf(text);
  expect(tokens.map((token) => token.text)).toEqual(words);
  for (const part of tokens.flatMap((token) => [token, ...token.words])) expect(text.startsWith(part.text, part.index)).toBe(true);
});
