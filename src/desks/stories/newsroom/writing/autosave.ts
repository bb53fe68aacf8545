/** How it stands with what an editor has written. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** The server cannot be reached: it is tried again, and the text is kept in this browser. */
  | { kind: 'waiting'; message: string }
  /** The session is over: it is tried again as soon as somebody has signed in. */
  | { kind: 'signedOut'; message: string }
  /** The server does not take it as it is; the next change is tried again. */
  | { kind: 'refused'; message: string; status: number }
  /** Another version stands: an editor has to look. */
  | { kind: 'conflict'; details: unknown };

/** What a failed save says of itself: an HTTP status (0 without an answer), words, and what came with it. */
export type SaveFailure = { status: number; message: string; details: unknown };

/** A copy as the server has it. */
type Stored<Copy> = { version: number; working: Copy };

type Definition<Copy> = Stored<Copy> & {
  save: (copy: Copy, version: number, isByHand: boolean) => Promise<Stored<Copy>>;
  failureOf: (error: unknown) => SaveFailure;
  /** What a failure with status 409 says of the version that stands; `isHeld` when another editor has the story now. */
  conflictOf: (failure: SaveFailure) => (Stored<Copy> & { isHeld: boolean }) | undefined;
  isSame: (one: Copy, other: Copy) => boolean;
  /** What the server has, with everything on top that was changed between `before` and `mine`. */
  merge: (before: Copy, server: Copy, mine: Copy) => Copy;
  /** Keeps a change in this browser until the server has it, with the copy and version it was made on. */
  keep: (copy: Copy, on: Stored<Copy>) => void;
  /** Called when the server has everything. */
  forget: () => void;
  onState: (state: SaveState) => void;
  /** Called with what has to be shown from now on, when an answer brought other words than those on the screen. */
  onMerged: (copy: Copy) => void;
  quietMs?: number;
  retryMs?: number;
  now?: () => Date;
};

export type Autosave<Copy> = {
  changed: (copy: Copy) => void;
  /** Saves what is not saved yet, at once; whether the server has everything now. */
  flush: (isByHand?: boolean) => Promise<boolean>;
  /**
   * Sends another request about the story in its turn: no save is under way meanwhile, and what is written meanwhile stays on top of the
   * answer. What is not saved yet is saved first; where that fails, nothing is sent and `undefined` is given. Words that the
   * server does not take at this stage of the story (403) stop no request: it may be the one that makes them welcome again.
   */
  request: <Answer extends Stored<Copy>>(send: (version: number) => Promise<Answer>) => Promise<Answer | undefined>;
  /** Ends a conflict: the server has `stored`, and the editor goes on with `copy`. */
  settle: (stored: Stored<Copy>, copy: Copy) => void;
  /** What the server has, as far as is known here. */
  stored: () => Stored<Copy>;
  /** Nothing is sent by itself any more; what is not saved stays kept in this browser. */
  stop: () => void;
};

/**
 * Saves what is written after some seconds of quiet, one request at a time, in order. Every change is kept in the browser before it is
 * sent, and forgotten only when the server has those very words: a laptop that is closed in between loses nothing.
 */
export function startAutosave<Copy>(definition: Definition<Copy>): Autosave<Copy> {
  const { save, failureOf, conflictOf, isSame, merge, keep, forget, onState, onMerged } = definition;
  const { quietMs = 2_500, retryMs = 5_000, now = () => new Date() } = definition;
  let stored: Stored<Copy> = { version: definition.version, working: definition.working };
  /** What is on the screen. */
  let latest = definition.working;
  let isPending = false;
  /** Sent, and no answer came: the server may have them. */
  let unanswered: Copy[] = [];
  let state: SaveState = { kind: 'saved', at: undefined };
  let turn: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tell = (next: SaveState) => {
    // Each key changes the text, not how it stands with it.
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

  /** The server has `next`; what is on the screen is saved, or is to be saved on top of it. */
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

  /** The newer version has no words but ours, or none that we had not seen: it is no conflict. */
  function isOurs(error: unknown, copy: Copy): Stored<Copy> | undefined {
    const failure = failureOf(error);
    const conflict = failure.status === 409 ? conflictOf(failure) : undefined;
    if (!conflict || conflict.isHeld || conflict.version === stored.version) return undefined;
    return [copy, stored.working, ...unanswered].some((known) => isSame(known, conflict.working)) ? conflict : undefined;
  }

  async function sendPending(isByHand: boolean): Promise<void> {
    while (isPending && !isConflicting()) {
      clearTimeout(timer);
      const copy = latest;
      tell({ kind: 'saving' });
      try {
        const answer = await save(copy, stored.version, isByHand);
        isAtServer({ version: answer.version, working: copy });
        if (!isByHand) return;
      } catch (error) {
        const ours = isOurs(error, copy);
        if (!ours) {
          if (isUnanswered(failureOf(error).status)) unanswered.push(copy);
          failed(error);
          return;
        }
        isAtServer(ours);
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
      later(quietMs);
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
          // What was written meanwhile is saved as always.
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

/** Whether a request may have been carried out all the same. */
const isUnanswered = (status: number): boolean => status === 0 || status === 429 || status >= 500;
