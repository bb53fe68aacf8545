import { expect, test } from 'vitest';
import { bullets, h, pull, quote, table } from '../../../test/documentBlocks.ts';
import { harikrishna } from '../text/legacyFonts/harikrishna.ts';
import { p } from './blocks.ts';
import { documentFromLegacyFont } from './documentFromLegacyFont.ts';

test('all text of a document is turned into Unicode, and nothing else is changed', () => {
  const video = { type: 'video' as const, attrs: { provider: 'youtube' as const, source: 'abcdefghijk', title: 'YouTube' } };
  const content = [
    h('g&jrit'),
    p('srkir **r[kD<**'),
    bullets('Úiri'),
    quote('jºm', 'airi[p)'),
    pull('l³n'),
    table('Tki', ['k'], ['g']),
    video,
  ];
  expect(documentFromLegacyFont({ type: 'doc', content }, harikrishna).content).toEqual([
    h('ગુજરાત'),
    p('સરકાર **રેકર્ડ**'),
    bullets('દ્વારા'),
    quote('જન્મ', 'આરોપી'),
    pull('લગ્ન'),
    table('ટકા', ['ક'], ['ગ']),
    video,
  ]);
});
