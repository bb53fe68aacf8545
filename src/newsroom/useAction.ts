import { useCallback, useRef, useState } from 'react';
import { CallError } from './callApi.ts';
import { notify } from './notify.ts';

type Action = {
  /** Error message of the last action; empty if it succeeded. */
  failed: string;
  setFailed: (sentence: string) => void;
  isBusy: boolean;
  /** Runs an action that calls the server; an error sets `failed`. */
  act: (work: () => Promise<unknown>) => Promise<void>;
};

/** Runs an action of a screen and keeps its error message. */
export function useAction(): Action {
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailed('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!error.isSessionOver) setFailed(error.message);
    } finally {
      setBusy(false);
    }
  }, []);
  return { failed, setFailed, isBusy, act };
}

/**
 * Runs what a press brings about, unless what an earlier one did is under way: on a busy computer a second press comes before the screen shows
 * the first. Gives undefined for one that is not run.
 */
export function useOneAtATime(): <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined> {
  const isUnderWay = useRef(false);
  return useCallback(async (work) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
    }
  }, []);
}

/** How far the clocks of the editor and of the server may be apart. */
const CLOCKS_APART_MS = 10 * 60_000;

/**
 * Sends what the server would take twice. Once no answer has come it may be there already: then `find` looks for it before it is sent again,
 * which gets the earliest time, by the server's clock, at which it can have been sent.
 */
export function useSendOnce(): <Answer>(
  send: () => Promise<Answer>,
  find: (since: number) => Promise<Answer | undefined>,
) => Promise<Answer> {
  const unansweredSince = useRef<number>(undefined);
  return useCallback(async (send, find) => {
    try {
      const found = unansweredSince.current === undefined ? undefined : await find(unansweredSince.current - CLOCKS_APART_MS);
      const answer = found ?? (await send());
      unansweredSince.current = undefined;
      return answer;
    } catch (error) {
      if (error instanceof CallError && error.isUnanswered) unansweredSince.current ??= Date.now();
      throw error;
    }
  }, []);
}

/** Says that a call was refused, until that is closed or the same call succeeds. */
export function notifyOfRefusal(refusal: CallError, sentence = refusal.message): void {
  if (refusal.isSessionOver && sentence === refusal.message) return;
  notify(sentence, { type: 'error', about: refusal.about });
}

/** Runs an action that calls the server and returns whether it succeeded; an error is shown as a notification. */
export async function attempt(work: () => Promise<unknown>, sentence = (refusal: CallError) => refusal.message): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    notifyOfRefusal(error, sentence(error));
    return false;
  }
}
