import type { Sentence } from '../../site/newsroom/refusal.ts';
import type { pollKinds } from './tables.ts';

type PollKind = (typeof pollKinds)[number];
export type PollingTimes = { pollOpensAt: Date; pollClosesAt: Date };
export type Embargo = { from: Date; until: Date };

const HOUR_MS = 3_600_000;
/** Section 126 of the Representation of the People Act, 1951: no opinion polls in the 48 hours that end with the close of a poll. */
const SILENCE_MS = 48 * HOUR_MS;
/** Section 126A, as the commission notifies it at every election: no exit polls from the first poll until half an hour after the last. */
const AFTER_THE_LAST_POLL_MS = HOUR_MS / 2;

/**
 * When nothing of this kind may be published. Exit polls: once, over all phases. Opinion polls: before the close of each phase; where the
 * silence of one phase is over before that of the next begins, there are several.
 */
export function embargoes(kind: PollKind, phases: readonly PollingTimes[]): Embargo[] {
  if (phases.length === 0) return [];
  const inOrder = [...phases].sort((one, other) => one.pollClosesAt.getTime() - other.pollClosesAt.getTime());
  if (kind === 'opinion')
    return inOrder.map(({ pollClosesAt }) => ({ from: new Date(pollClosesAt.getTime() - SILENCE_MS), until: pollClosesAt }));
  const opens = Math.min(...inOrder.map(({ pollOpensAt }) => pollOpensAt.getTime()));
  const closes = Math.max(...inOrder.map(({ pollClosesAt }) => pollClosesAt.getTime()));
  return [{ from: new Date(opens), until: new Date(closes + AFTER_THE_LAST_POLL_MS) }];
}

/** The embargo in which a moment lies; the one that ends last where two overlap. */
export function embargoAt(kind: PollKind, phases: readonly PollingTimes[], now: Date): Embargo | undefined {
  return embargoes(kind, phases)
    .filter(({ from, until }) => from <= now && now < until)
    .sort((one, other) => other.until.getTime() - one.until.getTime())[0];
}

/** Words by which a story gives itself away as being about such polls, in Gujarati and English. */
const pollWords: Record<PollKind, RegExp> = {
  exit: /એક્ઝિટ\s*-?\s*પોલ|exit\s*-?\s*polls?/i,
  opinion: /ઓપિનિયન\s*-?\s*પોલ|જનમત\s*સર્વે|opinion\s*-?\s*polls?/i,
};

/** Which kind of poll a text speaks of. */
export const pollsSpokenOf = (text: string): PollKind[] => (['exit', 'opinion'] as const).filter((kind) => pollWords[kind].test(text));

export const embargoSentence = (kind: PollKind, until: string): Sentence =>
  kind === 'exit'
    ? {
        gu: `કાયદા મુજબ એક્ઝિટ પોલ ${until} પહેલાં પ્રસિદ્ધ ન થઈ શકે (લોકપ્રતિનિધિત્વ અધિનિયમ, 1951, કલમ 126A).`,
        en: `By law exit polls may not be published before ${until} (Representation of the People Act, 1951, section 126A).`,
      }
    : {
        gu: `મતદાન પૂરું થતાં પહેલાંના 48 કલાકમાં ઓપિનિયન પોલ પ્રસિદ્ધ ન થઈ શકે; ${until} સુધી રાહ જુઓ (લોકપ્રતિનિધિત્વ અધિનિયમ, 1951, કલમ 126).`,
        en: `Opinion polls may not be published in the 48 hours before a poll closes; wait until ${until} (Representation of the People Act, 1951, section 126).`,
      };
