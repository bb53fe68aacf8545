import { graphemes, words } from '../../../platform/text/graphemes.ts';
import type { Suspicion } from '../moderation/commentStates.ts';

/** A comment may have one link: to what it speaks of. */
const MAX_LINKS = 1;
/** Share of the letters that must be Gujarati or Latin. */
const MIN_FAMILIAR = 0.5;
/** The same sign, or the same word, as often as this in a row. */
const MAX_SIGN_RUN = 6;
const MAX_WORD_RUN = 4;

const LINK = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|in|net|org|info|xyz|top|shop|site|online|live|club|me|ru|cn|link)\b/gi;

/** What is usual for spam in a text: many links, also in the lines above it, a foreign script, repetition. */
export function suspicionsOf(text: string, above: string): Suspicion[] {
  const found: Record<'links' | 'language' | 'repetition', boolean> = {
    links: linksIn(`${above} ${text}`) > MAX_LINKS,
    language: !isFamiliar(text),
    repetition: hasRun(graphemes(text), MAX_SIGN_RUN, /^[\s.\-–—_*]$/u) || hasRun(words(text.toLowerCase()), MAX_WORD_RUN),
  };
  return (['links', 'language', 'repetition'] as const).filter((suspicion) => found[suspicion]);
}

/** `https://www.x.com` is one link, although it has three signs of one. */
const linksIn = (text: string): number => text.split(/\s+/).filter((part) => part.search(LINK) >= 0).length;

function isFamiliar(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const familiar = text.match(/[\p{Script=Gujarati}\p{Script=Latin}]/gu)?.filter((sign) => /\p{L}/u.test(sign)) ?? [];
  return letters.length > 0 && familiar.length >= letters.length * MIN_FAMILIAR;
}

/** Whether something is repeated more than `max` times in a row; what matches `allowed` may be. */
function hasRun(parts: readonly string[], max: number, allowed?: RegExp): boolean {
  let run = 0;
  return parts.some((part, at) => {
    run = part === parts[at - 1] ? run + 1 : 1;
    return run > max && !allowed?.test(part);
  });
}
