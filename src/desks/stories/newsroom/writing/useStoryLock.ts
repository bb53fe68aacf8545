import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { addressOf, CallError, callApi } from '../../../../newsroom/callApi.ts';
import { onSigningOut } from '../../../../newsroom/session/sessionEvents.ts';
import { HEARTBEAT_SECONDS, type StoryLock } from '../../lists/storyShapes.ts';
import { beatLock, lockStory, releaseLock } from '../endpoints.ts';

const lockDetails = z.looseObject({
  lock: z.object({ staffId: z.string(), staffName: z.string(), since: z.string(), heartbeatAt: z.string() }),
});
const lockIn = (details: unknown): StoryLock | undefined => lockDetails.safeParse(details).data?.lock;

export type HeldStory = {
  /** Someone else who holds it. */
  heldBy: StoryLock | undefined;
  takeOver: () => Promise<void>;
  /** The editor writes: a story that was given away is taken in hand again. */
  wanted: () => void;
  /** A step gave the story to somebody else: the server let go of it, and the screen does not take it again by itself. */
  givenAway: () => void;
};

type Screen = {
  mayEdit: boolean;
  /** Saves what is written: a save takes the story in hand, so it comes before letting go. */
  flush: () => Promise<unknown>;
  /** The version that stands, with each sign of life. */
  onVersion: (version: number) => void;
};

/**
 * Holds a story's lock while it is open here and may be written, and releases it when the screen is left: by another page, by closing the
 * window, by signing out.
 */
export function useStoryLock(id: number, { mayEdit, flush, onVersion }: Screen): HeldStory {
  const [heldBy, setHeldBy] = useState<StoryLock>();
  /** The lock that this screen took, by its moment: another window of the same editor may have taken one since. */
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
    // Without a connection nobody else can be seen either; the save says that there is none.
    const unseen = () => undefined;
    let taking = take(false).catch(unseen);
    const beat = async () => {
      if (isGivenAway.current) return;
      const { held, lock, version } = await callApi(beatLock, { params: { id } });
      if (!isHere) return;
      setHeldBy(held ? undefined : (lock ?? undefined));
      if (held) mine.current ??= lock?.since;
      onVersion(version);
      // It lapsed, on a laptop that slept or in a window that was hidden for long.
      if (!held && lock === null) await take(false);
    };
    const beatNow = () => {
      taking = beat().catch(unseen);
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
      // Outlives the page. The lock expires on the server if it does not arrive.
      if (since !== undefined)
        void fetch(addressOf(releaseLock, { params: { id }, query: { since } }), { method: 'DELETE', keepalive: true }).catch(unseen);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) taking = take(false).catch(unseen);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') beatNow();
    };
    const timer = setInterval(beatNow, HEARTBEAT_SECONDS * 1_000);
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
