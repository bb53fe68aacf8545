import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { CallError } from './callApi.ts';
import { useWords } from './language.ts';
import { OverlayAlert } from './OverlayAlert.tsx';
import { attempt } from './useAction.ts';
import { newsroomWords } from './words.ts';

type Props = {
  refused: CallError;
  inDialog?: boolean;
  onReload: (() => Promise<unknown>) | undefined;
  /** What the refusal is about, below its message. */
  children?: ReactNode;
};

/** `ReloadAlert` over the screen, where the save button and what was typed may be far from each other. */
export function ReloadOverlay({ refused, inDialog = false, onReload, children }: Props): ReactNode {
  const words = useWords(newsroomWords);
  return (
    <OverlayAlert of={refused} inDialog={inDialog}>
      {refused.message}
      {children}
      {refused.status === 409 && onReload && (
        <Button color="inherit" variant="outlined" size="small" onClick={() => void attempt(onReload)} sx={{ display: 'block', mt: 1 }}>
          {words.loadPresent}
        </Button>
      )}
    </OverlayAlert>
  );
}
