/** The save state of an editor's text. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** The server is not reachable: saving is retried, and the text is kept in this browser. */
  | { kind: 'waiting'; message: string }
  /** The session has expired: saving is retried after the next sign-in. */
  | { kind: 'signedOut'; message: string }
  /** The server rejects the text; the next change is saved again. */
  | { kind: 'refused'; message: string; status: number }
  /** There is another version, so the editor has to decide. */
  | { kind: 'conflict'; details: unknown };

/** A failed save: HTTP status (0 without a response), message, details. */
export type SaveFailure = { status: number; message: string; details: unknown };

/** A copy as stored on the server. */
type Stored<Copy> = { version: number; working: Copy };

type Definition<Copy> = Stored<Copy> & {
  save: (copy: Copy, version: number, isByHand: boolean) => Promise<Stored<Copy>>;
  failureOf: (error: unknown) => SaveFailure;
  /** The current version from a failure with status 409; `isHeld` if another editor holds the lock. */
  conflictOf: (failure: SaveFailure) => (Stored<Copy> & { isHeld: boolean }) | undefined;
  isSame: (one: Copy, other: Copy) => boolean;
  /** Merges the changes between `before` and `mine` into the server's copy. */
  merge: (before: Copy, server: Copy, mine: Copy) => Copy;
  /** Whether the server's changes since `before` can be merged without asking, because they were made outside of any editor's screen. */
  canAutoMerge: (before: Copy, server: Copy, mine: Copy) => boolean;
  /** Keeps a change in this browser until the server has it, with the copy and version it is based on. */
  keep: (copy: Copy, on: Stored<Copy>) => void;
  /** Called when the server has all changes. */
  forget: () => void;
  onState: (state: SaveState) => void;
  /** Called with the merged text when a response changed the text on the screen. */
  onMerged: (copy: Copy) => void;
  quietMs?: number;
  /** The longest that a change waits for quiet. */
  latestMs?: number;
  retryMs?: number;
  now?: () => Date;
};

export type Autosave<Copy> = {
  changed: (copy: Copy) => void;
  /** Saves pending changes at once; returns whether the server has everything. */
  flush: (isByHand?: boolean) => Promise<boolean>;
  /**
   * Sends another request about the story in the save queue: no save runs at the same time, and text changed meanwhile is merged into the
   * response. Pending changes are saved first; if that fails, nothing is sent and the result is `undefined`. Text that the server rejects
   * in the story's current state (403) does not stop the request, because the request may make it acceptable again.
   */
  request: <Answer extends Stored<Copy>>(send: (version: number) => Promise<Answer>) => Promise<Answer | undefined>;
  /** Ends a conflict: the server has `stored`, and the editor continues with `copy`. */
  settle: (stored: Stored<Copy>, copy: Copy) => void;
  /** The last known copy on the server. */
  stored: () => Stored<Copy>;
  /** Stops automatic saving; unsaved text stays in this browser. */
  stop: () => void;
};

/**
 * Saves changes after some seconds without input, and four times a minute while somebody writes on without a pause; one request at a time,
 * in order. Every change is kept in the browser before it is sent, and removed only when the server has exactly that text, so that closing a
 * laptop loses nothing.
 */
export function startAutosave<Copy>(definition: Definition<Copy>): Autosave<Copy> {
  const { save, failureOf, conflictOf, isSame, merge, canAutoMerge, keep, forget, onState, onMerged } = definition;
  const { quietMs = 2_500, latestMs = 15_000, retryMs = 5_000, now = () => new Date() } = definition;
  let stored: Stored<Copy> = { version: definition.version, working: definition.working };
  /** The copy on the screen. */
  let latest = definition.working;
  let isPending = false;
  /** When the first change was made that has not been sent. */
  let changedSince: number | undefined;
  /** Copies that were sent without a response: the server may have saved them. */
  let unanswered: Copy[] = [];
  let state: SaveState = { kind: 'saved', at: undefined };
  let turn: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tell = (next: SaveState) => {
    // Further keys do not change the state.
    if (next.kind === 'changed' && state.kind === 'changed') return;
    state = next;
    onState(next);
  };
  const isConflicting = () => state.kind === 'conflict';
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped && !isConflicting()) timer = setTimeout(() => void inTurn(() => sendPending(false)), ms);
  };

  /** One request at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  /** The server has `next`; if the screen differs from it, the difference is still to be saved. */
  function isAtServer(next: Stored<Copy>): void {
    stored = { version: next.version, working: next.working };
    unanswered = [];
    isPending = !isSame(latest, next.working);
    if (isPending) {
      keep(latest, stored);
      tell({ kind: 'changed' });
      later(quietMs);
    } else {
      clearTimeout(timer);
      forget();
      tell({ kind: 'saved', at: now() });
    }
  }

  function failed(error: unknown): void {
    const { status, message, details } = failureOf(error);
    if (status === 409) tell({ kind: 'conflict', details });
    else if (status === 401) tell({ kind: 'signedOut', message });
    else if (isUnanswered(status)) {
      tell({ kind: 'waiting', message });
      later(retryMs);
    } else tell({ kind: 'refused', message, status });
  }

  /**
   * Continues on the newer version of a failed save if it is no conflict: it contains only our own text, nothing that we have not seen, or
   * changes that can be merged without asking. Returns whether it did.
   */
  function continueOnNewer(error: unknown, copy: Copy): boolean {
    const failure = failureOf(error);
    const newer = failure.status === 409 ? conflictOf(failure) : undefined;
    if (!newer || newer.isHeld || newer.version === stored.version) return false;
    const isKnown = [copy, stored.working, ...unanswered].some((known) => isSame(known, newer.working));
    if (!isKnown && !canAutoMerge(stored.working, newer.working, latest)) return false;
    if (!isKnown) latest = merge(stored.working, newer.working, latest);
    isAtServer(newer);
    if (!isKnown) onMerged(latest);
    return true;
  }

  async function sendPending(isByHand: boolean): Promise<void> {
    while (isPending && !isConflicting()) {
      clearTimeout(timer);
      const copy = latest;
      changedSince = undefined;
      tell({ kind: 'saving' });
      try {
        const answer = await save(copy, stored.version, isByHand);
        isAtServer({ version: answer.version, working: copy });
        if (!isByHand) return;
      } catch (error) {
        if (continueOnNewer(error, copy)) continue;
        if (isUnanswered(failureOf(error).status)) unanswered.push(copy);
        failed(error);
        return;
      }
    }
  }

  return {
    changed(copy) {
      latest = copy;
      isPending = true;
      keep(copy, stored);
      if (isConflicting()) return;
      tell({ kind: 'changed' });
      const time = now().getTime();
      changedSince ??= time;
      later(Math.max(0, Math.min(quietMs, changedSince + latestMs - time)));
    },
    async flush(isByHand = true) {
      await inTurn(() => sendPending(isByHand));
      return !isPending;
    },
    request: (send) =>
      inTurn(async () => {
        await sendPending(true);
        if (isPending && !(state.kind === 'refused' && state.status === 403)) return undefined;
        const before = stored.working;
        clearTimeout(timer);
        try {
          const answer = await send(stored.version);
          const merged = merge(before, answer.working, latest);
          const isOther = !isSame(merged, latest);
          latest = merged;
          isAtServer(answer);
          if (isOther) onMerged(merged);
          return answer;
        } catch (error) {
          // Text changed meanwhile is saved as usual.
          if (isPending && !isConflicting()) later(quietMs);
          throw error;
        }
      }),
    settle(next, copy) {
      latest = copy;
      state = { kind: 'changed' };
      isAtServer(next);
      if (isPending) later(0);
    },
    stored: () => stored,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Whether the server may have processed a failed request. */
const isUnanswered = (status: number): boolean => status === 0 || status === 429 || status >= 500;
