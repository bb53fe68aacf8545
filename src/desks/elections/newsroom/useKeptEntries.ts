import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { resultDraft } from '../editing/drafts.ts';
import { enterResult } from './endpoints.ts';

/** Entries made without a network, stored in this browser until they are sent. */
const kept = z.object({ electionId: z.number(), seatId: z.number(), name: z.string(), result: resultDraft });
export type KeptEntry = z.infer<typeof kept>;

const PLACE = 'newsroom-election-entries';

function keptEntries(): KeptEntry[] {
  const parsed = z.array(kept).safeParse(parseOrNothing(localStorage.getItem(PLACE)));
  return parsed.success ? parsed.data : [];
}

function parseOrNothing(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text);
  } catch {
    // The stored value is not ours or is invalid.
    return [];
  }
}

/** Stores an entry; it replaces an earlier one for the same seat. */
function keepEntry(entry: KeptEntry): void {
  localStorage.setItem(PLACE, JSON.stringify([...keptEntries().filter(({ seatId }) => seatId !== entry.seatId), entry]));
}

function dropEntry(seatId: number): void {
  localStorage.setItem(PLACE, JSON.stringify(keptEntries().filter((entry) => entry.seatId !== seatId)));
}

const AGAIN_MS = 10_000;

/**
 * Sends stored entries as soon as possible: when the network is back, and at intervals. Entries that the server rejects are passed to
 * `onError`.
 */
export function useKeptEntries(onSent: () => void, onError: (entry: KeptEntry, refused: CallError) => void) {
  const [waiting, setWaiting] = useState(keptEntries);
  const send = useCallback(async () => {
    for (const entry of keptEntries()) {
      try {
        await callApi(enterResult, { params: { id: entry.electionId, partId: entry.seatId }, body: entry.result });
        dropEntry(entry.seatId);
        onSent();
      } catch (refused) {
        if (!(refused instanceof CallError)) throw refused;
        if (refused.status === 0 || refused.status >= 500) break;
        dropEntry(entry.seatId);
        onError(entry, refused);
      }
    }
    setWaiting(keptEntries());
  }, [onSent, onError]);
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (keptEntries().length > 0) void send();
    }, AGAIN_MS);
    const back = () => void send();
    window.addEventListener('online', back);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, [send]);
  const keep = (entry: KeptEntry) => {
    keepEntry(entry);
    setWaiting(keptEntries());
  };
  return { waiting, keep };
}
