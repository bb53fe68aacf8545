import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { CallError } from './callApi.ts';
import { useWords } from './language.ts';
import { newsroomWords } from './words.ts';

type Props = { refused: CallError; onReload: (() => void) | undefined; children?: ReactNode };

/** Why a save was refused; after a change by somebody else with a button that loads the current values under what was typed. */
export function ReloadMessage({ refused, onReload, children }: Props): ReactNode {
  const words = useWords(newsroomWords);
  return (
    <>
      {refused.message}
      {children}
      {refused.isOutdated && onReload && (
        <Button color="inherit" variant="outlined" size="small" onClick={onReload} sx={{ display: 'block', mt: 1 }}>
          {words.loadPresent}
        </Button>
      )}
    </>
  );
}
