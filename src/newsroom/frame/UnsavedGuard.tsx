import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWords } from '../language.ts';
import { goOnWith, heldBack, isTabHeld, leaveBehind, NOTHING_LEFT, unsavedWork } from '../unsavedWork.ts';
import { newsroomWords } from '../words.ts';
import { NewsroomDialog } from './NewsroomDialog.tsx';

const listenToWork = (listener: () => void) => unsavedWork.listen(listener);
/** While it is being saved, the answer decides. */
const ignore = () => undefined;
const listenToHeld = (listener: () => void) => heldBack.listen(listener);

/**
 * Asks before the user leaves unsaved work: the only guard for all screens (`useUnsavedWork`). It is in the frame, because a router
 * supports one blocker only.
 */
export function UnsavedGuard(): ReactNode {
  const words = useWords(newsroomWords);
  const works = useSyncExternalStore(listenToWork, () => unsavedWork.get());
  const held = useSyncExternalStore(listenToHeld, () => heldBack.get());
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsavedWork.get().length > 0 &&
      nextLocation.pathname !== currentLocation.pathname &&
      // The state stays with the address: who comes back to it leaves another form.
      !(historyAction === 'REPLACE' && nextLocation.state === NOTHING_LEFT),
  );

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isTabHeld()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);

  const isAsking = blocker.state === 'blocked' || held !== undefined;
  const stay = () => {
    heldBack.set(undefined);
    if (blocker.state === 'blocked') blocker.reset();
  };
  // Nothing is unsaved any more: it was discarded or saved here, or the screen saved it and navigates to the address of the new item.
  const isDone = isAsking && works.length === 0;
  useEffect(() => {
    if (!isDone) return;
    const act = heldBack.get();
    heldBack.set(undefined);
    void goOnWith(act);
    if (blocker.state === 'blocked') blocker.proceed();
  }, [isDone, blocker]);

  const canSave = works.length > 0 && works.every(({ save }) => save !== undefined);
  const saveAndLeave = async () => {
    setSaving(true);
    try {
      const saved = await Promise.all(works.map(async ({ save }) => (save ? save() : false)));
      // The screen shows why saving failed, so stay on it.
      if (saved.every(Boolean)) leaveBehind();
      else stay();
    } finally {
      setSaving(false);
    }
  };

  return (
    <NewsroomDialog
      open={isAsking && works.length > 0}
      onClose={isSaving ? ignore : stay}
      maxWidth="xs"
      fullWidth
      aria-labelledby="unsaved-title"
      data-unsaved
    >
      <DialogTitle id="unsaved-title">{words.unsavedTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.unsavedText}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" disabled={isSaving} onClick={leaveBehind}>
          {words.leaveUnsaved}
        </Button>
        {canSave && (
          <Button disabled={isSaving} onClick={() => void saveAndLeave()}>
            {words.saveAndLeave}
          </Button>
        )}
        <Button variant="contained" autoFocus disabled={isSaving} onClick={stay}>
          {words.stay}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
