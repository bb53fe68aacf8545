import { z } from 'zod';
import { resultDraft } from '../editing/drafts.ts';

/** Seats that were entered while no network was there: kept in this browser until they are sent. */
const kept = z.object({ electionId: z.number(), seatId: z.number(), name: z.string(), result: resultDraft });
export type KeptEntry = z.infer<typeof kept>;

const PLACE = 'newsroom-election-entries';

export function keptEntries(): KeptEntry[] {
  const parsed = z.array(kept).safeParse(parseOrNothing(localStorage.getItem(PLACE)));
  return parsed.success ? parsed.data : [];
}

function parseOrNothing(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text);
  } catch {
    // Somebody else has written there: nothing of ours is in it.
    return [];
  }
}

/** Keeps an entry; the newest of a seat takes the place of the one before. */
export function keepEntry(entry: KeptEntry): void {
  localStorage.setItem(PLACE, JSON.stringify([...keptEntries().filter(({ seatId }) => seatId !== entry.seatId), entry]));
}

export function dropEntry(seatId: number): void {
  localStorage.setItem(PLACE, JSON.stringify(keptEntries().filter((entry) => entry.seatId !== seatId)));
}
