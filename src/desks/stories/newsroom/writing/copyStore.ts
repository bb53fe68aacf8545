import { listenKeys, map } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';
import { isSameJson } from '../../copies/mergeCopies.ts';
import type { LooseDocument, WorkingCopy } from '../../copies/workingCopy.ts';

/**
 * The copy of a story on the screen. A component that uses one field renders when that field changes and not for every key, because
 * rendering all two hundred components takes longer than a frame.
 */
export type CopyStore = {
  current: () => WorkingCopy;
  /** Applies changes made on the screen. */
  change: (fields: Partial<WorkingCopy>) => void;
  /** Shows another copy. */
  replace: (copy: WorkingCopy) => void;
  listen: (field: keyof WorkingCopy, listener: () => void) => () => void;
  /** Registers a listener for texts that do not come from the text editor. */
  onBodyReplaced: (listener: (body: LooseDocument) => void) => () => void;
};

export function createCopyStore(first: WorkingCopy, onChange: (copy: WorkingCopy) => void): CopyStore {
  const store = map<WorkingCopy>(first);
  const onReplaced = new Set<(body: LooseDocument) => void>();
  const setFields = (fields: Partial<WorkingCopy>) => store.set({ ...store.get(), ...fields });
  return {
    current: () => store.get(),
    change(fields) {
      setFields(fields);
      onChange(store.get());
    },
    replace(copy) {
      const { body } = store.get();
      const isSameBody = isSameJson(copy.body, body);
      setFields(isSameBody ? { ...copy, body } : copy);
      if (!isSameBody) for (const listener of onReplaced) listener(copy.body);
    },
    listen: (field, listener) => listenKeys(store, [field], listener),
    onBodyReplaced(listener) {
      onReplaced.add(listener);
      return () => onReplaced.delete(listener);
    },
  };
}

/** The current value of a field. */
export function useCopyField<Field extends keyof WorkingCopy>(copy: CopyStore, field: Field): WorkingCopy[Field] {
  const subscribe = useCallback((listener: () => void) => copy.listen(field, listener), [copy, field]);
  return useSyncExternalStore(subscribe, () => copy.current()[field]);
}
