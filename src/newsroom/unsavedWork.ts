import { atom } from 'nanostores';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Something on the screen that is not saved yet. */
type UnsavedWork = {
  /** Saves it; tells whether it is saved now. Without it, it can only be left or stayed with. */
  save?: () => Promise<boolean>;
};

/** What is not saved on the screen that is open. */
export const unsavedWork = atom<readonly UnsavedWork[]>([]);

/** What somebody wanted to do while something was not saved, until the question is answered. */
export const heldBack = atom<(() => void) | undefined>(undefined);

/**
 * Guards what is written on a screen: while `isUnsaved`, leaving the screen by the menu, a link, Back, or closing the tab asks first. Every
 * screen and dialog with fields calls it. `save` makes "save and leave" possible; it answers whether it is saved, and shows on the screen why not.
 */
export function useUnsavedWork(isUnsaved: boolean, save?: () => Promise<boolean>): void {
  const saveNow = useEffectEvent(async () => (save ? save() : false));
  const canSave = save !== undefined;
  // A layout effect, so that a screen that was just saved is no longer guarded when it is left.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const work: UnsavedWork = canSave ? { save: () => saveNow() } : {};
    unsavedWork.set([...unsavedWork.get(), work]);
    return () => unsavedWork.set(unsavedWork.get().filter((one) => one !== work));
  }, [isUnsaved, canSave]);
}

/** What a save answers to the guard: whether it went through. Why it did not is told by the screen, which is stayed on then. */
export async function wasSaved(save: Promise<unknown>): Promise<boolean> {
  try {
    await save;
    return true;
  } catch {
    return false;
  }
}

/** Does something that would take away what is on the screen (another page in the same screen, signing out): at once, or after the question. */
export function leaveFor(act: () => void): void {
  if (unsavedWork.get().length === 0) act();
  else heldBack.set(act);
}

/** What goes on in this tab wherever the editor is in it, and ends when it is closed: files that are being sent. */
const tabHolders = atom<ReadonlySet<object>>(new Set());

/** Says whether closing the tab would cut something off; screens may be left all the same. */
export function holdTab(holder: object, isHeld: boolean): void {
  const holders = new Set(tabHolders.get());
  if (holders.has(holder) === isHeld) return;
  if (isHeld) holders.add(holder);
  else holders.delete(holder);
  tabHolders.set(holders);
}

/** Whether closing the tab loses anything. */
export const isTabHeld = (): boolean => unsavedWork.get().length > 0 || tabHolders.get().size > 0;
