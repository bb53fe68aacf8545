import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The current value of a store; the component renders when it changes. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, () => store.get());
}
