import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { addressOf, CallError, callApi } from '../../../../newsroom/callApi.ts';
import { onSigningOut } from '../../../../newsroom/session/sessionEvents.ts';
import { HEARTBEAT_SECONDS, type StoryLock } from '../../lists/storyShapes.ts';
import { lockStory, releaseLock, sendHeartbeat } from '../endpoints.ts';

const lockDetails = z.looseObject({
  lock: z.object({ staffId: z.string(), staffName: z.string(), since: z.string(), heartbeatAt: z.string() }),
});
const lockIn = (details: unknown): StoryLock | undefined => lockDetails.safeParse(details).data?.lock;

export type HeldStory = {
  /** The lock of another user. */
  heldBy: StoryLock | undefined;
  takeOver: () => Promise<void>;
  /** Called when the editor types: a story that was given away is locked again. */
  wanted: () => void;
  /**
   * Called after a step that gave the story to somebody else: the server released the lock, and the screen must not acquire it again by
   * itself.
   */
  givenAway: () => void;
};

type Screen = {
  mayEdit: boolean;
  /** Saves pending changes before the lock is released, because a save acquires the lock. */
  flush: () => Promise<unknown>;
  /** Called with the current version at each heartbeat. */
  onVersion: (version: number) => void;
};

/** Holds a story's lock while it is open for editing, and releases it when the user leaves the screen, closes the window or signs out. */
export function useStoryLock(id: number, { mayEdit, flush, onVersion }: Screen): HeldStory {
  const [heldBy, setHeldBy] = useState<StoryLock>();
  /** The time of this screen's lock, because another window of the same user may have acquired a later one. */
  const mine = useRef<string>(undefined);
  const isGivenAway = useRef(false);

  const take = useCallback(
    async (takeOver: boolean) => {
      try {
        const { lock } = await callApi(lockStory, { params: { id }, body: { takeOver } });
        mine.current = lock.since;
        isGivenAway.current = false;
        setHeldBy(undefined);
      } catch (error) {
        const lock = error instanceof CallError && error.status === 409 ? lockIn(error.details) : undefined;
        if (!lock) throw error;
        setHeldBy(lock);
      }
    },
    [id],
  );

  useEffect(() => {
    if (!mayEdit) return;
    let isHere = true;
    // Lock errors are ignored without a connection; the save state reports the connection.
    const unseen = () => undefined;
    let taking = take(false).catch(unseen);
    const renew = async () => {
      if (isGivenAway.current) return;
      const { held, lock, version } = await callApi(sendHeartbeat, { params: { id } });
      if (!isHere) return;
      setHeldBy(held ? undefined : (lock ?? undefined));
      if (held) mine.current ??= lock?.since;
      onVersion(version);
      // The lock expired, after the laptop slept or the window was hidden for long.
      if (!held && lock === null) await take(false);
    };
    const renewNow = () => {
      taking = renew().catch(unseen);
    };
    const letGo = async () => {
      await flush();
      await taking;
      const since = mine.current;
      mine.current = undefined;
      if (since !== undefined) await callApi(releaseLock, { params: { id }, query: { since } }).catch(unseen);
    };
    const onPageHide = () => {
      const since = mine.current;
      // `keepalive` lets the request outlive the page. If it does not arrive, the lock expires on the server.
      if (since !== undefined)
        void fetch(addressOf(releaseLock, { params: { id }, query: { since } }), { method: 'DELETE', keepalive: true }).catch(unseen);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) taking = take(false).catch(unseen);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') renewNow();
    };
    const timer = setInterval(renewNow, HEARTBEAT_SECONDS * 1_000);
    const stopListening = onSigningOut(letGo);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isHere = false;
      clearInterval(timer);
      stopListening();
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisible);
      void letGo();
    };
  }, [id, mayEdit, take, flush, onVersion]);

  const wanted = useCallback(() => {
    if (!isGivenAway.current) return;
    isGivenAway.current = false;
    take(false).catch(() => {
      isGivenAway.current = true;
    });
  }, [take]);
  const givenAway = useCallback(() => {
    isGivenAway.current = true;
    mine.current = undefined;
  }, []);
  return { heldBy, takeOver: () => take(true), wanted, givenAway };
}
