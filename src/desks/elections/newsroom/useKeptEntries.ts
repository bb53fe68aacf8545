import { useCallback, useEffect, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { enterResult } from './endpoints.ts';
import { dropEntry, type KeptEntry, keepEntry, keptEntries } from './keptEntries.ts';

const AGAIN_MS = 10_000;

/** Sends what could not be sent as soon as it can be: when the network is back, and now and then. What the server refuses is given back. */
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
