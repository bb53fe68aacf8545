import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { CallError } from './callApi.ts';
import { useWords } from './language.ts';
import { newsroomWords } from './words.ts';

/** Why a save was refused; after a change by somebody else with a button that loads the current values under what was typed. */
export function ReloadAlert({ refused, onReload }: { refused: CallError; onReload: () => void }): ReactNode {
  const words = useWords(newsroomWords);
  const reload = (
    <Button color="inherit" size="small" onClick={onReload}>
      {words.loadPresent}
    </Button>
  );
  return (
    <Alert severity="error" sx={{ my: 1 }} action={refused.status === 409 ? reload : undefined}>
      {refused.message}
    </Alert>
  );
}
