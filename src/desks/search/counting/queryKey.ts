import { words } from '../../../platform/text/graphemes.ts';
import { wordKey } from '../../../platform/text/search/wordKey.ts';

const MAX_KEY = 160;

/** The key by which a search is counted: the keys of its words in order. Empty if it has none. */
export const queryKey = (text: string): string => words(text).map(wordKey).filter(Boolean).join(' ').slice(0, MAX_KEY).trim();
