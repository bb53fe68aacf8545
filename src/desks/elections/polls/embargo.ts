import { dateAndTime } from '../../../platform/text/dates.ts';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import type { pollKinds } from '../count/stages.ts';

type PollKind = (typeof pollKinds)[number];
export type PollingTimes = { pollOpensAt: Date; pollClosesAt: Date };
/** `until` is null if the polling times are not entered; then no poll may be published. */
export type Embargo = { from: Date; until: Date | null };

const HOUR_MS = 3_600_000;
/** Section 126 of the Representation of the People Act, 1951: no opinion polls in the 48 hours before the close of a poll. */
const SILENCE_MS = 48 * HOUR_MS;
/**
 * Section 126A, as notified by the ECI for every election: no exit polls from the start of the first poll until half an hour after the end
 * of the last.
 */
const AFTER_THE_LAST_POLL_MS = HOUR_MS / 2;

/**
 * The embargoes for a kind of poll, if the phases are known. Exit polls: one over all phases. Opinion polls: one before the close of each
 * phase, so they may overlap.
 */
export function embargoes(kind: PollKind, phases: readonly PollingTimes[]): { from: Date; until: Date }[] {
  if (phases.length === 0) return [];
  const inOrder = [...phases].sort((a, b) => a.pollClosesAt.getTime() - b.pollClosesAt.getTime());
  if (kind === 'opinion')
    return inOrder.map(({ pollClosesAt }) => ({ from: new Date(pollClosesAt.getTime() - SILENCE_MS), until: pollClosesAt }));
  const opens = Math.min(...inOrder.map(({ pollOpensAt }) => pollOpensAt.getTime()));
  const closes = Math.max(...inOrder.map(({ pollClosesAt }) => pollClosesAt.getTime()));
  return [{ from: new Date(opens), until: new Date(closes + AFTER_THE_LAST_POLL_MS) }];
}

/** The embargo at a time; the one that ends last if two overlap. Without known phases an embargo always applies. */
export function embargoAt(kind: PollKind, phases: readonly PollingTimes[], now: Date): Embargo | undefined {
  if (phases.length === 0) return { from: now, until: null };
  return embargoes(kind, phases)
    .filter(({ from, until }) => from <= now && now < until)
    .sort((a, b) => b.until.getTime() - a.until.getTime())[0];
}

/** Words in a story that indicate such polls, in Gujarati and English. */
const pollWords: Record<PollKind, RegExp> = {
  exit: /એક્ઝિટ\s*-?\s*પોલ|exit\s*-?\s*polls?/i,
  opinion: /ઓપિનિયન\s*-?\s*પોલ|જનમત\s*સર્વે|opinion\s*-?\s*polls?/i,
};

/** The kinds of polls that a text mentions. */
export const pollsSpokenOf = (text: string): PollKind[] => (['exit', 'opinion'] as const).filter((kind) => pollWords[kind].test(text));

/** Why a poll may not be published now. */
export function embargoSentence(kind: PollKind, { until }: Embargo): Sentence {
  if (until === null) {
    return {
      gu: 'મતદાનના તબક્કા નોંધાયા નથી, તેથી કાયદો ક્યારે મનાઈ કરે છે તે જાણી શકાતું નથી: પહેલાં બધા તબક્કા લખો (લોકપ્રતિનિધિત્વ અધિનિયમ, 1951, કલમ 126 અને 126A).',
      en: 'The phases of polling are not entered, so that nobody can tell when the law forbids this: enter all of them first (Representation of the People Act, 1951, sections 126 and 126A).',
    };
  }
  const moment = dateAndTime(until);
  return kind === 'exit'
    ? {
        gu: `કાયદા મુજબ એક્ઝિટ પોલ ${moment} પહેલાં પ્રસિદ્ધ ન થઈ શકે (લોકપ્રતિનિધિત્વ અધિનિયમ, 1951, કલમ 126A).`,
        en: `By law exit polls may not be published before ${moment} (Representation of the People Act, 1951, section 126A).`,
      }
    : {
        gu: `મતદાન પૂરું થતાં પહેલાંના 48 કલાકમાં ઓપિનિયન પોલ પ્રસિદ્ધ ન થઈ શકે; ${moment} સુધી રાહ જુઓ (લોકપ્રતિનિધિત્વ અધિનિયમ, 1951, કલમ 126).`,
        en: `Opinion polls may not be published in the 48 hours before a poll closes; wait until ${moment} (Representation of the People Act, 1951, section 126).`,
      };
}
