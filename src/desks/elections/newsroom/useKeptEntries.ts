import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { CallError } from '../../../newsroom/callApi.ts';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { isSame } from '../../../newsroom/typedOver.ts';
import { resultDraft } from '../editing/drafts.ts';
import { sendResult } from './sendResult.ts';

/** Entries made without a network, stored in this browser until they are sent. */
const kept = z.object({ electionId: z.number(), seatId: z.number(), name: z.string(), result: resultDraft });
export type KeptEntry = z.infer<typeof kept>;

/** Entries are kept by editor: what one has entered is not sent in another's name. */
const placeOf = (staffId: string) => `newsroom-election-entries-${staffId}`;

function keptEntries(staffId: string): KeptEntry[] {
  const parsed = z.array(kept).safeParse(parseOrNothing(localStorage.getItem(placeOf(staffId))));
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
function keepEntry(staffId: string, entry: KeptEntry): void {
  localStorage.setItem(placeOf(staffId), JSON.stringify([...keptEntries(staffId).filter(({ seatId }) => seatId !== entry.seatId), entry]));
}

/** Removes an entry that was sent, unless a later one of its seat has taken its place. */
function dropEntry(staffId: string, sent: KeptEntry): void {
  localStorage.setItem(placeOf(staffId), JSON.stringify(keptEntries(staffId).filter((entry) => !isSame(entry, sent))));
}

const AGAIN_MS = 10_000;

/** Whether the server may take the entry later: it is not reached, the session has ended, or too much is asked of it. */
const mayPass = ({ status, details }: CallError): boolean => [0, 401, 429].includes(status) || status >= 500 || details === 'second-factor';

/**
 * Sends stored entries as soon as possible: when the network is back, and at intervals. Entries that the server rejects are passed to
 * `onError`.
 */
export function useKeptEntries(onSent: () => void, onError: (entry: KeptEntry, refused: CallError) => void) {
  const { id: staffId } = useMe().staff;
  const [waiting, setWaiting] = useState(() => keptEntries(staffId));
  const oneAtATime = useOneAtATime();
  const send = useCallback(
    () =>
      // On a slow line the next round comes before the answers of this one.
      oneAtATime(async () => {
        for (const entry of keptEntries(staffId)) {
          try {
            await sendResult({ id: entry.electionId, partId: entry.seatId }, entry.result);
            dropEntry(staffId, entry);
            onSent();
          } catch (refused) {
            if (!(refused instanceof CallError)) throw refused;
            if (mayPass(refused)) break;
            dropEntry(staffId, entry);
            onError(entry, refused);
          }
        }
        setWaiting(keptEntries(staffId));
      }),
    [oneAtATime, onSent, onError, staffId],
  );
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (keptEntries(staffId).length > 0) void send();
    }, AGAIN_MS);
    const back = () => void send();
    window.addEventListener('online', back);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, [send, staffId]);
  const keep = (entry: KeptEntry) => {
    keepEntry(staffId, entry);
    setWaiting(keptEntries(staffId));
  };
  return { waiting, keep };
}
