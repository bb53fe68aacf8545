import { Typography } from '@mui/material';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { useWords } from '../../../../newsroom/language.ts';
import { timeOfDay } from '../../../../platform/text/dates.ts';
import { storyDeskWords } from '../words.ts';
import type { SaveState } from './autosave.ts';
import { useStore } from './useStore.ts';

/** The save state in a few words, in a live region for screen readers. */
export function SaveLine({ state: store, isKept }: { state: ReadableAtom<SaveState>; isKept: boolean }): ReactNode {
  const words = useWords(storyDeskWords);
  const state = useStore(store);
  const text = {
    saved: () => (state.kind === 'saved' && state.at ? `${words.saved}: ${timeOfDay(state.at)}` : words.saved),
    changed: () => words.unsaved,
    saving: () => words.saving,
    waiting: () => words.waitingForServer,
    signedOut: () => words.waitingForSignIn,
    refused: () => (state.kind === 'refused' ? `${words.unsaved}: ${state.message}` : words.unsaved),
    conflict: () => words.conflictTitle,
  }[state.kind]();
  const isBad = ['waiting', 'signedOut', 'refused', 'conflict'].includes(state.kind);
  return (
    <Typography variant="caption" component="p" role="status" data-save={state.kind} color={isBad ? 'error' : 'text.secondary'}>
      {text} {!isKept && state.kind !== 'saved' && words.notKept}
    </Typography>
  );
}
