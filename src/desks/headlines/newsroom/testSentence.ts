import type { TestForEditing } from './endpoints.ts';
import type { headlineTestWords } from './words.ts';

type Words = Record<keyof typeof headlineTestWords, string>;

/** The name of a headline in a sentence. */
export const variantName = (place: number, words: Words): string => (place === 0 ? words.original : `${words.other} ${place}`);

const endings = {
  won: 'endedWon',
  original: 'endedOriginal',
  time: 'endedTime',
  uneven: 'endedUneven',
  stopped: 'endedStopped',
  chosen: 'endedChosen',
  changed: 'endedChanged',
  gone: 'endedGone',
} as const satisfies Record<NonNullable<TestForEditing['outcome']>, keyof Words>;

/** How a test stands, or why it ended. */
export function testSentence({ state, outcome, winner, judgement, leader }: TestForEditing, words: Words): string {
  if (state === 'ended') return words[endings[outcome ?? 'stopped']].replace('{headline}', variantName(winner ?? 0, words));
  return words[judgement].replace('{headline}', variantName(leader, words));
}
