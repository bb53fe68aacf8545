import { atom } from 'nanostores';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Unsaved work on the screen. */
type UnsavedWork = {
  /** Saves it; returns whether that succeeded. Without it, the user can only discard the work or stay. */
  save?: () => Promise<boolean>;
};

/** The unsaved work on the open screen. */
export const unsavedWork = atom<readonly UnsavedWork[]>([]);

/** The state of a navigation away from a form that has nothing left to save: its item got an address, or is deleted. */
export const NOTHING_LEFT = 'nothing left';

/** What takes an editor away from unsaved work. One that may fail answers `false` if it did. */
type Leaving = () => unknown;

/** The action that waits until the question about unsaved work is answered. */
export const heldBack = atom<Leaving | undefined>(undefined);

/** What the editor has agreed to leave behind. It is still on the screen until the screen is left. */
let leftBehind: readonly UnsavedWork[] = [];

/** Leaves the unsaved work unguarded, because the editor wants to leave it, or it has been saved. */
export function leaveBehind(): void {
  leftBehind = unsavedWork.get();
  unsavedWork.set([]);
}

/** Does what was held back. If that fails, what was left behind is guarded again: the screen is still there. */
export async function goOnWith(act: Leaving | undefined): Promise<void> {
  let hasLeft = false;
  try {
    hasLeft = (await act?.()) !== false;
  } finally {
    if (!hasLeft) unsavedWork.set([...unsavedWork.get(), ...leftBehind]);
    leftBehind = [];
  }
}

/**
 * Guards unsaved work on a screen: while `isUnsaved`, leaving the screen by the menu, a link, Back or closing the tab asks first. Every
 * screen and dialog with fields calls it. `save` offers "save and leave"; it returns whether saving succeeded, and the screen shows why
 * not.
 */
export function useUnsavedWork(isUnsaved: boolean, save?: () => Promise<boolean>): void {
  const saveNow = useEffectEvent(async () => (save ? save() : false));
  const canSave = save !== undefined;
  // A layout effect, so that a screen that was just saved is no longer guarded when it is left.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const work: UnsavedWork = canSave ? { save: () => saveNow() } : {};
    unsavedWork.set([...unsavedWork.get(), work]);
    return () => {
      unsavedWork.set(unsavedWork.get().filter((one) => one !== work));
      leftBehind = leftBehind.filter((one) => one !== work);
    };
  }, [isUnsaved, canSave]);
}

/** Whether a save succeeded, for the guard. If it failed, the screen stays open and shows why. */
export async function wasSaved(save: Promise<unknown>): Promise<boolean> {
  try {
    await save;
    return true;
  } catch {
    return false;
  }
}

/**
 * Does something that would discard the screen's content (another page in the same screen, signing out): at once, or after the question.
 */
export function leaveFor(act: Leaving): void {
  if (unsavedWork.get().length === 0) void act();
  else heldBack.set(act);
}

/** Work of this tab that continues across screens and ends when the tab is closed: uploads. */
const tabHolders = atom<ReadonlySet<object>>(new Set());

/** Sets whether closing the tab would interrupt something; leaving a screen does not. */
export function holdTab(holder: object, isHeld: boolean): void {
  const holders = new Set(tabHolders.get());
  if (holders.has(holder) === isHeld) return;
  if (isHeld) holders.add(holder);
  else holders.delete(holder);
  tabHolders.set(holders);
}

/** Whether closing the tab loses anything. */
export const isTabHeld = (): boolean => unsavedWork.get().length > 0 || tabHolders.get().size > 0;
