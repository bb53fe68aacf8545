import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { suggest } from './suggest.ts';
import { readSuggestionEntries, type Suggestion, type SuggestionEntry } from './suggestionEntries.ts';

const FRESH_MS = milliseconds('1m');

/** Suggests from what is kept in memory, which is read again after a minute. */
export function openSuggestions(): (db: Database, text: string, now: Date) => Promise<Suggestion[]> {
  let kept: { at: number; entries: Promise<SuggestionEntry[]> } | undefined;
  return async (db, text, now) => {
    if (!kept || Math.abs(now.getTime() - kept.at) >= FRESH_MS) {
      const entries = readSuggestionEntries(db, now);
      const reading = { at: now.getTime(), entries };
      kept = reading;
      // A failed read is not kept.
      entries.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return suggest(await kept.entries, text);
  };
}
