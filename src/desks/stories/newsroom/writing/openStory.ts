import { atom, type ReadableAtom } from 'nanostores';
import { z } from 'zod';
import { CallError, callApi } from '../../../../newsroom/callApi.ts';
import { inLanguage } from '../../../../newsroom/language.ts';
import { isBreakingOnly, isSameJson, mergeCopies } from '../../copies/mergeCopies.ts';
import { type WorkingCopy, workingCopy } from '../../copies/workingCopy.ts';
import type { StoryConflict, StoryForEditing } from '../../lists/storyShapes.ts';
import { saveStory, storyEndpoints } from '../endpoints.ts';
import { fieldWords } from '../versions/VersionDifference.tsx';
import { storyDeskWords } from '../words.ts';
import { type Autosave, type SaveFailure, type SaveState, startAutosave } from './autosave.ts';
import { type CopyStore, createCopyStore } from './copyStore.ts';
import { type CopyKeeper, dropKeptCopy, readKeptCopy, startKeeping } from './keptCopy.ts';

/** A story that is open in this window: its text and its autosave. */
export type OpenedStory = {
  copy: CopyStore;
  saving: Autosave<WorkingCopy>;
  saveState: ReadableAtom<SaveState>;
  keeper: CopyKeeper;
  /** Whether unsaved text from an earlier session was restored. */
  isBroughtBack: boolean;
};

type Opening = {
  /** The current user. */
  staffId: string;
  /** Called with the server's response to a save. */
  onSaved: (story: StoryForEditing) => void;
  onKept: (isKept: boolean) => void;
};

const failureOf = (error: unknown): SaveFailure =>
  error instanceof CallError
    ? { status: error.status, message: refusalOf(error), details: error.details }
    : { status: 0, message: String(error), details: undefined };

/** Why a save was refused, with the names of the fields: nothing is marked on the screen, and a field may be on another tab. */
function refusalOf({ message, fields }: CallError): string {
  const named = Object.entries(fields).map(([path, sentence]) => {
    const field = Object.entries(fieldWords).find(([name]) => name === path.split('.')[1]);
    return field ? `${inLanguage(storyDeskWords[field[1]])}: ${sentence}` : sentence;
  });
  return [...new Set(named)].join(' ') || message;
}

const conflictDetails = z.looseObject({
  version: z.number(),
  working: workingCopy,
  lock: z.looseObject({ staffId: z.string(), staffName: z.string() }).nullable(),
});
/** Whether the details of a failed save describe a conflict. */
export const isConflict = (details: unknown): details is StoryConflict => conflictDetails.safeParse(details).success;

/** Whether the last one was not answered: the server may have it already. */
let isAgain = false;

/** Saves text as a new story, if its story does not exist (any more). */
export async function saveAsNewStory(working: WorkingCopy): Promise<StoryForEditing> {
  try {
    // With a new slug: otherwise the two addresses would differ in the id only.
    const begun = await callApi(storyEndpoints.create, { body: { working: { ...working, slug: '' }, isAgain } });
    isAgain = false;
    return begun;
  } catch (error) {
    isAgain = error instanceof CallError && error.isUnanswered;
    throw error;
  }
}

/** Opens a story from the server, with unsaved local text on top. */
export function openStory(result: StoryForEditing, { staffId, onSaved, onKept }: Opening): OpenedStory {
  const { id } = result;
  const copyOf = { storyId: id, staffId };
  let savedAs = id;
  const keeper = startKeeping(copyOf, onKept);
  const saveState = atom<SaveState>({ kind: 'saved', at: undefined });
  const kept = readKeptCopy(copyOf);
  const isBroughtBack = kept !== undefined && !isSameJson(kept.working, result.working);
  if (kept && !isBroughtBack) dropKeptCopy(copyOf);
  // If others have saved since, the restored text is sent with its old version, so that the server reports a conflict and both are shown.
  const isNewest = !isBroughtBack || kept.version === result.version || isSameJson(kept.base, result.working);
  const stored = isNewest
    ? { version: result.version, working: result.working }
    : { version: kept.version, working: kept.base ?? kept.working };

  const saving = startAutosave<WorkingCopy>({
    ...stored,
    save: async (working, version, isByHand) => {
      const saved = await save(savedAs, { version, working, autosave: !isByHand });
      savedAs = saved.id;
      onSaved(saved);
      return saved;
    },
    failureOf,
    conflictOf: ({ details }) =>
      isConflict(details)
        ? { version: details.version, working: details.working, isHeld: details.lock !== null && details.lock.staffId !== staffId }
        : undefined,
    isSame: isSameJson,
    merge: mergeCopies,
    canAutoMerge: isBreakingOnly,
    keep: keeper.keep,
    forget: keeper.forget,
    onState: (state) => saveState.set(state),
    onMerged: (merged) => copy.replace(merged),
  });
  const copy = createCopyStore(isBroughtBack ? kept.working : result.working, saving.changed);
  if (isBroughtBack) saving.changed(kept.working);
  return { copy, saving, saveState, keeper, isBroughtBack };
}

type Save = { version: number; working: WorkingCopy; autosave: boolean };

/** Saves a story. If it was deleted as empty while its window was open, it is created again with its current text. */
async function save(id: number, { working, ...more }: Save): Promise<StoryForEditing> {
  try {
    return await callApi(saveStory, { params: { id }, body: { working, ...more } });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    return saveAsNewStory(working);
  }
}
