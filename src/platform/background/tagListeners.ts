type Listener = () => void;

/** Who wants to know of changes, by the cache tag that they name. */
export type TagListeners = {
  /** Calls `onChange` after each change with this tag, in whichever process it was made. Returns what ends that. */
  listen: (tag: string, onChange: Listener) => () => void;
  changed: (tags: readonly string[]) => void;
  /** Changes of other processes may have been missed: everybody is called. */
  changedPerhaps: () => void;
};

/** Listeners of one newspaper in one process. They only begin work and must not throw. */
export function openTagListeners(): TagListeners {
  const byTag = new Map<string, Set<Listener>>();
  const call = (listeners: Iterable<Listener>) => {
    for (const listener of listeners) listener();
  };
  return {
    listen: (tag, onChange) => {
      const listeners = byTag.get(tag) ?? new Set();
      byTag.set(tag, listeners.add(onChange));
      return () => void listeners.delete(onChange);
    },
    changed: (tags) => {
      for (const tag of tags) call(byTag.get(tag) ?? []);
    },
    changedPerhaps: () => {
      for (const listeners of byTag.values()) call(listeners);
    },
  };
}
