import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { CallError } from './callApi.ts';
import { NewsroomDialog } from './frame/NewsroomDialog.tsx';
import { useWords } from './language.ts';
import { PlainForm } from './PlainForm.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';
import { useRemoveOnce } from './sending/useRemoveOnce.ts';
import { leaveFor, useUnsavedWork } from './unsavedWork.ts';
import { newsroomWords } from './words.ts';

/** The error of a field as props for MUI fields; `help` is shown if there is none. */
export type WrongField = (name: string, help?: string) => { error: boolean; helperText: string | undefined };

type Props = {
  title: string;
  /** The current values: once they differ from the first ones, closing the dialog asks first. */
  draft: unknown;
  /** Saves the values; a thrown error with a message is shown, with its fields. */
  save: () => Promise<unknown>;
  onSaved: () => void;
  /** For an item with a version: loads its present state under what was typed. */
  reload?: (() => Promise<void>) | undefined;
  /** For an existing item: the confirmation text and the deletion. */
  removal?: { label?: string; sure: string; remove: () => Promise<unknown>; onRemoved: () => void } | undefined;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm';
  children: (wrong: WrongField) => ReactNode;
};

/** A form in a dialog, to add, change or (after confirmation) delete an item. */
export function EditingDialog({ title, draft, save, onSaved, reload, removal, onClose, maxWidth = 'sm', children }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const [refused, setRefused] = useState<CallError>();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const tell = async (act: () => Promise<unknown>, done: () => void): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await act();
      done();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const removeOnce = useRemoveOnce();
  const [first] = useState(() => JSON.stringify(draft));
  useUnsavedWork(JSON.stringify(draft) !== first, () => tell(save, onSaved));
  const loadPresent =
    reload &&
    (async () => {
      await reload();
      setRefused(undefined);
    });
  // Closing waits for the answer, which would close what has been opened since.
  const close = () => {
    if (!isBusy) leaveFor(onClose);
  };
  // The fields that show their own errors; the error of any other is told above them.
  const named = useRef(new Set<string>());
  const wrong: WrongField = (name, help) => {
    named.current.add(name);
    return { error: refused?.fields[name] !== undefined, helperText: refused?.fields[name] ?? help };
  };
  const errors = Object.entries(refused?.fields ?? {});
  const others = errors.filter(([name]) => !named.current.has(name)).map(([, sentence]) => sentence);
  return (
    <NewsroomDialog open onClose={close} maxWidth={maxWidth} fullWidth>
      <PlainForm onSubmit={() => tell(save, onSaved)}>
        <DialogTitle>{title}</DialogTitle>
        {/* Nothing can be typed while it is being saved: the dialog closes then. */}
        <DialogContent inert={isBusy}>
          {refused && (errors.length === 0 || others.length > 0) && (
            <ReloadOverlay refused={refused} onReload={loadPresent}>
              {others.length > 0 && ` ${[...new Set(others)].join(' ')}`}
            </ReloadOverlay>
          )}
          {children(wrong)}
        </DialogContent>
        <DialogActions>
          {removal && (
            <Button color="error" disabled={isBusy} onClick={() => setAsksRemoval(true)} sx={{ mr: 'auto' }}>
              {removal.label ?? words.remove}
            </Button>
          )}
          <Button disabled={isBusy} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {words.save}
          </Button>
        </DialogActions>
      </PlainForm>
      {removal && (
        <Confirm
          isOpen={asksRemoval}
          title={title}
          content={removal.sure}
          onConfirm={() => {
            setAsksRemoval(false);
            void tell(() => removeOnce(removal.remove), removal.onRemoved);
          }}
          onClose={() => setAsksRemoval(false)}
        />
      )}
    </NewsroomDialog>
  );
}
