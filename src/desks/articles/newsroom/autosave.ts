/** How it stands with what an editor has written. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** The server cannot be reached: it is tried again, and the text is kept in this browser. */
  | { kind: 'waiting'; message: string }
  /** The server does not take it as it is; the next change is tried again. */
  | { kind: 'refused'; message: string }
  /** Another version stands: an editor has to look. */
  | { kind: 'conflict'; details: unknown };

/** What a failed save says of itself: an HTTP status (0 without an answer), words, and what came with it. */
export type SaveFailure = { status: number; message: string; details: unknown };

type Definition<Copy> = {
  version: number;
  save: (copy: Copy, version: number, isByHand: boolean) => Promise<{ version: number }>;
  failureOf: (error: unknown) => SaveFailure;
  /** Keeps a change in this browser until the server has it. */
  keep: (copy: Copy, version: number) => void;
  forget: () => void;
  onState: (state: SaveState) => void;
  quietMs?: number;
  retryMs?: number;
  now?: () => Date;
};

export type Autosave<Copy> = {
  changed: (copy: Copy) => void;
  /** Saves what is not saved yet, at once; whether the server has everything now. */
  flush: () => Promise<boolean>;
  /** Goes on with a copy that was kept in the browser, on top of the version on which it was written. */
  adoptKept: (version: number, copy: Copy) => void;
  /** The server has this version and nothing is waiting: after a step, or when a conflict is settled. */
  adopt: (version: number) => void;
  /** Nothing is sent any more; what is not saved stays kept in this browser. */
  stop: () => void;
};

/**
 * Saves what is written after some seconds of quiet, one save at a time, in order. Every change is kept in the browser before it is
 * sent, and forgotten only when the server has acknowledged it: a laptop that is closed in between loses nothing.
 */
export function startAutosave<Copy>(definition: Definition<Copy>): Autosave<Copy> {
  const { save, failureOf, keep, forget, onState, quietMs = 2_500, retryMs = 5_000, now = () => new Date() } = definition;
  let version = definition.version;
  let pending: { copy: Copy } | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let isHeld = false;
  let isStopped = false;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped && !isHeld) timer = setTimeout(() => void send(false), ms);
  };

  const failed = (error: unknown, copy: Copy) => {
    pending ??= { copy };
    hasFailed = true;
    const failure = failureOf(error);
    if (failure.status === 409) {
      isHeld = true;
      onState({ kind: 'conflict', details: failure.details });
    } else if (failure.status === 0 || failure.status === 429 || failure.status >= 500) {
      onState({ kind: 'waiting', message: failure.message });
      later(retryMs);
    } else {
      onState({ kind: 'refused', message: failure.message });
    }
  };

  async function send(isByHand: boolean): Promise<void> {
    if (sending || !pending || isHeld) return;
    clearTimeout(timer);
    const { copy } = pending;
    pending = undefined;
    hasFailed = false;
    onState({ kind: 'saving' });
    sending = save(copy, version, isByHand).then(
      (saved) => {
        version = saved.version;
        if (pending) {
          keep(pending.copy, version);
          onState({ kind: 'changed' });
          later(quietMs);
        } else {
          forget();
          onState({ kind: 'saved', at: now() });
        }
      },
      (error) => failed(error, copy),
    );
    await sending;
    sending = undefined;
  }

  const changed = (copy: Copy) => {
    pending = { copy };
    keep(copy, version);
    if (isHeld) return;
    onState({ kind: 'changed' });
    later(quietMs);
  };

  return {
    changed,
    adoptKept(writtenOn, copy) {
      version = writtenOn;
      changed(copy);
    },
    async flush() {
      // What is written while it is being sent is sent after it.
      do {
        await sending;
        await send(true);
      } while (pending && !hasFailed && !isHeld);
      return pending === undefined;
    },
    adopt(next) {
      version = next;
      pending = undefined;
      isHeld = false;
      clearTimeout(timer);
      forget();
      onState({ kind: 'saved', at: undefined });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
