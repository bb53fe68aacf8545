import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError, callApi } from '../../../../newsroom/callApi.ts';
import { onSignedInAgain } from '../../../../newsroom/session/sessionEvents.ts';
import { useMe } from '../../../../newsroom/staffContext.ts';
import type { WorkingCopy } from '../../copies/workingCopy.ts';
import type { StoryConflict, StoryForEditing, StoryLock } from '../../lists/storyShapes.ts';
import { ruleOf, type StoryStep } from '../../steps/storySteps.ts';
import { handOverStory, stepStory, storyEndpoints } from '../endpoints.ts';
import type { CopyStore } from './copyStore.ts';
import { dropKeptCopy, readKeptCopy } from './keptCopy.ts';
import { isConflict, type OpenedStory, openStory, saveAsNewStory } from './openStory.ts';
import { useStoryLock } from './useStoryLock.ts';

/** A story being edited: its text, the server's state, and who else holds the lock. */
export type StoryAtHand = Pick<OpenedStory, 'saveState' | 'isBroughtBack'> & {
  story: StoryForEditing;
  /** The current user. */
  staffId: string;
  copy: CopyStore;
  /** Saves pending changes; returns whether the server has everything. */
  flush: () => Promise<boolean>;
  /** The server's text that the current changes are based on. */
  base: () => WorkingCopy;
  /**
   * Sends another request about the story, such as a restore, after saving pending changes; the response is shown, with text changed
   * meanwhile on top. Returns whether it was sent; throws `CallError`.
   */
  request: (send: (version: number) => Promise<StoryForEditing>) => Promise<boolean>;
  /** Takes a workflow step; like `request`. */
  applyTransition: (step: StoryStep, more: { note?: string; at?: string; smallCorrection?: boolean }) => Promise<boolean>;
  /** Assigns the story to a colleague, by who has seen a version of its plan; like `request`. */
  handOver: (staffId: string, planVersion: number) => Promise<boolean>;
  /** Ends a conflict with the editor's choice and takes over the lock. */
  settle: (conflict: StoryConflict, chosen: WorkingCopy) => Promise<void>;
  /** Discards unsaved changes. */
  useServerText: () => Promise<void>;
  /** Saves the current text as a new story and opens that. */
  saveElsewhere: () => Promise<void>;
  /** The lock of another user. */
  heldBy: StoryLock | undefined;
  takeOver: () => Promise<void>;
  mayWrite: boolean;
  isKept: boolean;
};

/** Opens a story for editing: loads it, holds its lock, saves changes. `undefined` while it loads; throws if loading fails otherwise. */
export function useStory(id: number): StoryAtHand | 'missing' | undefined {
  const navigate = useNavigate();
  const { staff } = useMe();
  const [story, setStory] = useState<StoryForEditing>();
  const [opened, setOpened] = useState<OpenedStory>();
  const [failed, setFailed] = useState<unknown>();
  const [isKept, setKept] = useState(true);
  const staffId = staff.id;

  const show = useCallback(
    (next: StoryForEditing) => {
      // The story was deleted and has been created again under another id.
      if (next.id !== id) navigate(`/stories/${next.id}`, { replace: true });
      else setStory((known) => (known && known.version > next.version ? known : next));
    },
    [id, navigate],
  );

  useEffect(() => {
    let isHere = true;
    let leave = () => undefined;
    const open = (result: StoryForEditing) => {
      if (!isHere) return;
      const next = openStory(result, { staffId, onSaved: (saved) => isHere && show(saved), onKept: (has) => isHere && setKept(has) });
      leave = keepThroughEverything(next);
      setStory(result);
      setOpened(next);
    };
    readStory(id, staffId).then(
      (result) => (result.id === id ? open(result) : isHere && show(result)),
      (error: unknown) => isHere && setFailed(error),
    );
    return () => {
      isHere = false;
      leave();
    };
  }, [id, staffId, show]);

  const flush = useCallback(async () => (await opened?.saving.flush()) ?? true, [opened]);
  const request = useCallback(
    async (send: (version: number) => Promise<StoryForEditing>) => {
      const answer = await opened?.saving.request(send);
      if (answer) show(answer);
      return answer;
    },
    [opened, show],
  );
  const refresh = useCallback(() => request(() => callApi(storyEndpoints.one, { params: { id } })).catch(() => undefined), [id, request]);
  const flushQuietly = useCallback(async () => opened?.saving.flush(false), [opened]);
  const onVersion = useCallback(
    (version: number) => {
      if (opened && version > opened.saving.stored().version) void refresh();
    },
    [opened, refresh],
  );
  const mayEdit = story?.mayEdit ?? false;
  const { heldBy, takeOver, wanted, givenAway } = useStoryLock(id, { mayEdit, flush: flushQuietly, onVersion });
  const copy = useMemo<CopyStore | undefined>(
    () =>
      opened && {
        ...opened.copy,
        change: (fields) => {
          opened.copy.change(fields);
          wanted();
        },
      },
    [opened, wanted],
  );

  if (failed instanceof CallError && failed.status === 404) return 'missing';
  if (failed !== undefined) throw failed;
  if (!story || !opened || !copy) return undefined;
  const { saving, saveState, isBroughtBack } = opened;

  const requestOrRefresh = async (send: (version: number) => Promise<StoryForEditing>) => {
    try {
      return await request(send);
    } catch (error) {
      // The server's state differs from the screen, or it is not known whether the request succeeded: show the current state.
      if (error instanceof CallError && (error.status === 409 || error.status === 0 || error.status >= 500)) void refresh();
      throw error;
    }
  };
  const goOnWith = (stored: { version: number; working: WorkingCopy }, chosen: WorkingCopy) => {
    saving.settle(stored, chosen);
    copy.replace(chosen);
  };
  const useServerText = async () => {
    const next = await callApi(storyEndpoints.one, { params: { id } });
    goOnWith(next, next.working);
    show(next);
  };
  return {
    story,
    staffId,
    copy,
    saveState,
    isBroughtBack,
    heldBy,
    isKept,
    mayWrite: mayEdit && heldBy === undefined,
    flush,
    base: () => saving.stored().working,
    request: async (send) => (await requestOrRefresh(send)) !== undefined,
    applyTransition: async (step, more) => {
      const answer = await requestOrRefresh((version) => callApi(stepStory, { params: { id }, body: { step, version, ...more } }));
      if (answer && (ruleOf(step).givesAway || !answer.mayEdit)) givenAway();
      return answer !== undefined;
    },
    handOver: async (colleague, planVersion) => {
      const body = { staffId: colleague, planVersion };
      const answer = await requestOrRefresh(() => callApi(handOverStory, { params: { id }, body }));
      if (answer && colleague !== staffId) givenAway();
      return answer !== undefined;
    },
    settle: async (conflict, chosen) => {
      if (conflict.lock !== null && conflict.lock.staffId !== staffId) await takeOver();
      goOnWith(conflict, chosen);
      await flush();
    },
    useServerText,
    saveElsewhere: async () => {
      const { id: other } = await saveAsNewStory(copy.current());
      goOnWith(saving.stored(), saving.stored().working);
      navigate(`/stories/${other}`);
    },
    takeOver: async () => {
      await takeOver();
      // If unsaved local text differs from the server's, both are shown.
      await refresh();
    },
  };
}

/** The conflict that the editor has to resolve, if there is one. */
export const conflictIn = (state: { kind: string; details?: unknown }): StoryConflict | undefined =>
  state.kind === 'conflict' && isConflict(state.details) ? state.details : undefined;

/** Reads a story. If it was deleted but this browser has unsaved text of it, it is created again with that text. */
async function readStory(id: number, staffId: string): Promise<StoryForEditing> {
  try {
    return await callApi(storyEndpoints.one, { params: { id } });
  } catch (error) {
    const kept = error instanceof CallError && error.status === 404 ? readKeptCopy({ storyId: id, staffId }) : undefined;
    if (!kept) throw error;
    const begun = await saveAsNewStory(kept.working);
    dropKeptCopy({ storyId: id, staffId });
    return begun;
  }
}

/** Saves and keeps the text after sign-ins, lost connections and when the page closes. Returns the clean-up function. */
function keepThroughEverything({ saving, keeper }: OpenedStory): () => undefined {
  const saveNow = () => void saving.flush(false);
  const keepNow = () => keeper.writeNow();
  const keepWhenHidden = () => {
    if (document.visibilityState === 'hidden') keepNow();
  };
  const stopListening = onSignedInAgain(saveNow);
  window.addEventListener('online', saveNow);
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepWhenHidden);
  return () => {
    stopListening();
    window.removeEventListener('online', saveNow);
    window.removeEventListener('pagehide', keepNow);
    document.removeEventListener('visibilitychange', keepWhenHidden);
    keepNow();
    saveNow();
    saving.stop();
  };
}
