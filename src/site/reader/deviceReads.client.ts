/** A story that was read in this browser; `at` is in milliseconds. */
type DeviceRead = { path: string; title: string; at: number };

const KEY = 'reads';
const MOST = 50;

/** The stories last read in this browser, the newest first. They are sent nowhere. Empty if the browser stores nothing. */
export function deviceReads(): DeviceRead[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRead) : [];
  } catch {
    return [];
  }
}

/** Notes that a story was read, in place of what was noted of it before. */
export function noteDeviceRead(path: string, title: string): void {
  store([{ path, title, at: Date.now() }, ...without(path)].slice(0, MOST));
}

/** Forgets a story, or all of them. */
export function forgetDeviceReads(path?: string): void {
  store(path === undefined ? [] : without(path));
}

const without = (path: string): DeviceRead[] => deviceReads().filter((read) => read.path !== path);

function store(reads: DeviceRead[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(reads));
  } catch {
    // Storage is blocked or full: the list stays as it was.
    return;
  }
}

/** Whether an entry is one of ours: its path becomes a link. */
function isRead(entry: unknown): entry is DeviceRead {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, title, at } = { path: undefined, title: undefined, at: undefined, ...entry };
  return typeof path === 'string' && /^\/(mobile\/)?news\//.test(path) && typeof title === 'string' && typeof at === 'number';
}
