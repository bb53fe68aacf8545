import { useSyncExternalStore } from 'react';

/** What somebody has chosen in this browser (a language, a colour scheme), kept under `key` of its storage. */
export type BrowserPreference<Value extends string> = { get: () => Value; set: (value: Value) => void; use: () => Value };

/** `parse` gives the value of what is stored, or the default where nothing is. */
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
