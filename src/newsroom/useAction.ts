import { useCallback, useState } from 'react';
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
