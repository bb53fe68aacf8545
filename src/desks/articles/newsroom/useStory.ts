import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ask, Refused } from '../../../newsroom/ask.ts';
import { HEARTBEAT_SECONDS, type Heartbeat, type StoryConflict, type StoryInHand, type StoryLock } from '../storyShapes.ts';
import { type WorkingCopy, workingCopy } from '../workingCopy.ts';
import { type Autosave, type SaveFailure, type SaveState, startAutosave } from './autosave.ts';
import { forgetCopy, keepCopy, readKeptCopy } from './keptCopy.ts';

const conflictDetails = z.looseObject({ version: z.number(), working: workingCopy });

/** A story in an editor's hands: what is written, what the server has of it, and who else holds it. */
export type StoryAtHand = {
  story: StoryInHand;
  copy: WorkingCopy;
  change: (said: Partial<WorkingCopy>) => void;
  saveState: SaveState;
  /** Whether the server has everything now. */
  flush: () => Promise<boolean>;
  /** Shows what the server answered to a plan: what is written stays as it is. */
  plan: (story: StoryInHand) => void;
  /** Shows what the server answered to a step or a restore. */
  adopt: (story: StoryInHand) => void;
  /** The version that stands against ours, until one is chosen. */
  conflict: StoryConflict | undefined;
  settle: (choice: 'mine' | 'theirs') => Promise<void>;
  /** Someone else who holds it. */
  heldBy: StoryLock | undefined;
  takeOver: () => Promise<void>;
  mayWrite: boolean;
  /** Grows whenever the copy was put there from elsewhere: the text's editor begins anew. */
  round: number;
  isBroughtBack: boolean;
  isKept: boolean;
};

const failureOf = (error: unknown): SaveFailure =>
  error instanceof Refused
    ? { status: error.status, message: error.message, details: error.details }
    : { status: 0, message: String(error), details: undefined };

/** Takes a story in hand: loads it, holds its lock, saves what is written. `undefined` while it loads; throws what could not be loaded. */
export function useStory(id: number): StoryAtHand | undefined {
  const [story, setStory] = useState<StoryInHand>();
  const [copy, setCopy] = useState<WorkingCopy>();
  const [failed, setFailed] = useState<unknown>();
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'saved', at: undefined });
  const [heldBy, setHeldBy] = useState<StoryLock>();
  const [round, setRound] = useState(0);
  const [isBroughtBack, setBroughtBack] = useState(false);
  const [isKept, setKept] = useState(true);
  const autosave = useRef<Autosave<WorkingCopy>>(undefined);
  const written = useRef<WorkingCopy>(undefined);

  const show = useCallback((next: StoryInHand, working = next.working) => {
    setStory(next);
    setCopy(working);
    written.current = working;
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    let isHere = true;
    ask<StoryInHand>('get', `/stories/${id}`).then(
      (found) => {
        if (!isHere) return;
        autosave.current = startAutosave<WorkingCopy>({
          version: found.version,
          save: async (working, version, isByHand) => {
            const saved = await ask<StoryInHand>('put', `/stories/${id}`, { version, working, autosave: !isByHand });
            if (isHere) setStory(saved);
            return saved;
          },
          failureOf,
          keep: (working, version) => setKept(keepCopy(id, { version, working })),
          forget: () => forgetCopy(id),
          onState: (state) => isHere && setSaveState(state),
        });
        const kept = readKeptCopy(id);
        const isNewer = kept !== undefined && JSON.stringify(kept.working) !== JSON.stringify(found.working);
        show(found, isNewer ? kept.working : found.working);
        if (isNewer) {
          setBroughtBack(true);
          // On top of the version it was written on: where another stands by now, the server says so and both are shown.
          autosave.current.adoptKept(kept.version, kept.working);
        }
      },
      (error: unknown) => isHere && setFailed(error),
    );
    return () => {
      isHere = false;
      void autosave.current?.flush();
      autosave.current?.stop();
    };
  }, [id, show]);

  const flush = useCallback(async () => (await autosave.current?.flush()) ?? true, []);
  const mayEdit = story?.mayEdit ?? false;
  const takeLock = useCallback(
    async (takeOver: boolean) => {
      try {
        await ask('post', `/stories/${id}/lock`, { takeOver });
        setHeldBy(undefined);
      } catch (error) {
        const lock = error instanceof Refused && error.status === 409 ? lockIn(error.details) : undefined;
        if (!lock) throw error;
        setHeldBy(lock);
      }
    },
    [id],
  );

  useEffect(() => {
    if (!mayEdit) return;
    let isHere = true;
    const held = takeLock(false).catch(() => undefined);
    const beat = setInterval(() => {
      ask<Heartbeat>('post', `/stories/${id}/heartbeat`).then(
        (answer) => isHere && setHeldBy(answer.held ? undefined : (answer.lock ?? undefined)),
        // Without a connection nobody else can be seen either; the save says that there is none.
        () => undefined,
      );
    }, HEARTBEAT_SECONDS * 1_000);
    return () => {
      isHere = false;
      clearInterval(beat);
      // The server lets go by itself when this does not arrive.
      void held.then(() => ask('delete', `/stories/${id}/lock`)).catch(() => undefined);
    };
  }, [id, mayEdit, takeLock]);

  if (failed !== undefined) throw failed;
  if (!story || !copy || !autosave.current) return undefined;
  const saving = autosave.current;
  const conflict = saveState.kind === 'conflict' && isConflict(saveState.details) ? saveState.details : undefined;
  return {
    story,
    copy,
    saveState,
    conflict,
    heldBy,
    round,
    isBroughtBack,
    isKept,
    mayWrite: mayEdit && heldBy === undefined,
    change: (said) => {
      const next = { ...(written.current ?? copy), ...said };
      written.current = next;
      setCopy(next);
      saving.changed(next);
    },
    flush,
    plan: setStory,
    adopt: (next) => {
      saving.adopt(next.version);
      show(next);
    },
    settle: async (choice) => {
      const mine = written.current ?? copy;
      const next = await ask<StoryInHand>('get', `/stories/${id}`);
      saving.adopt(next.version);
      show(next, choice === 'mine' ? mine : next.working);
      if (choice === 'mine') saving.changed(mine);
    },
    takeOver: async () => {
      await takeLock(true);
      // What is written here and not saved meets what stands, when it is sent.
      if (saveState.kind !== 'saved') return;
      const next = await ask<StoryInHand>('get', `/stories/${id}`);
      saving.adopt(next.version);
      show(next);
    },
  };
}

const lockDetails = z.looseObject({
  lock: z.object({ staffId: z.string(), staffName: z.string(), since: z.string(), heartbeatAt: z.string() }),
});
const lockIn = (details: unknown): StoryLock | undefined => lockDetails.safeParse(details).data?.lock;

const isConflict = (details: unknown): details is StoryConflict => conflictDetails.safeParse(details).success;
