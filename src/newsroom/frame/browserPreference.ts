import { useSyncExternalStore } from 'react';

/** A user's choice in this browser (language, colour scheme), stored under `key`. */
export type BrowserPreference<Value extends string> = { get: () => Value; set: (value: Value) => void; use: () => Value };

/** `parse` converts the stored value, or returns the default if there is none. */
export function browserPreference<Value extends string>(key: string, parse: (stored: string | null) => Value): BrowserPreference<Value> {
  let present: Value | undefined;
  const listeners = new Set<() => void>();
  const get = () => {
    present ??= parse(localStorage.getItem(key));
    return present;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      present = value;
      localStorage.setItem(key, value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
