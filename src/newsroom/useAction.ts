import { useCallback, useState } from 'react';
import { CallError } from './callApi.ts';
import { notify } from './notify.ts';

type Action = {
  /** Why the last one failed, in words; empty when it did not. */
  failed: string;
  setFailed: (sentence: string) => void;
  isBusy: boolean;
  /** Does something that calls the server; a refusal becomes `failed`. */
  act: (work: () => Promise<unknown>) => Promise<void>;
};

/** What a screen does at a press of a button, and what became of it. */
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
      setFailed(error.message);
    } finally {
      setBusy(false);
    }
  }, []);
  return { failed, setFailed, isBusy, act };
}

/** Does something that calls the server and tells whether it was done; a refusal is shown as a notification. */
export async function attempt(work: () => Promise<unknown>, sentence = (refusal: CallError) => refusal.message): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    notify(sentence(error), { type: 'error' });
    return false;
  }
}
