import { useState } from 'react';
import { CallError } from './callApi.ts';
import { isSame } from './typedOver.ts';

export type Draft<Fields> = {
  /** What the fields show: the current values with what the editor has changed. */
  draft: Fields;
  change: (changes: Partial<Fields> | ((draft: Fields) => Partial<Fields>)) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** The answer to the last save, if it was refused. */
  refused: CallError | undefined;
  /**
   * Sends the draft and returns whether it was accepted; a second call meanwhile does nothing. `send` also puts the new current values on
   * the screen. What the editor has typed since then stays in the fields, to be saved next.
   */
  save: (send: (draft: Fields) => Promise<unknown>) => Promise<boolean>;
  /** Takes the refusal off the screen. */
  forget: () => void;
};

/**
 * The fields of a form over the current values of what is edited. Values that come later, from the server or a
 * colleague, show in the fields that the editor has not changed.
 */
export function useDraft<Fields extends object>(current: Fields): Draft<Fields> {
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<CallError | undefined>();
  const draft = { ...current, ...changes };
  // A field that shows its current value again is no change: it follows later values too.
  const remaining = isSaving ? changes : changesOf(changes, current);
  if (Object.keys(remaining).length < Object.keys(changes).length) setChanges(remaining);
  const save: Draft<Fields>['save'] = async (send) => {
    if (isSaving) return false;
    setSaving(true);
    setRefused(undefined);
    try {
      await send(draft);
      setChanges((present) => changedSince(changes, present));
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (!problem.isSessionOver) setRefused(problem);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    draft,
    change: (more) => setChanges((present) => ({ ...present, ...(typeof more === 'function' ? more({ ...current, ...present }) : more) })),
    isChanged: JSON.stringify(draft) !== JSON.stringify(current),
    isSaving,
    refused,
    save,
    forget: () => setRefused(undefined),
  };
}

/** The changes that differ from the current values. */
function changesOf<Fields extends object>(changes: Partial<Fields>, current: Fields): Partial<Fields> {
  const left = { ...changes };
  for (const name in left) if (isSame(left[name], current[name])) delete left[name];
  return left;
}

/** The changes that differ from those that were sent. */
function changedSince<Fields extends object>(sent: Partial<Fields>, present: Partial<Fields>): Partial<Fields> {
  const left = { ...present };
  for (const name in left) if (left[name] === sent[name]) delete left[name];
  return left;
}
