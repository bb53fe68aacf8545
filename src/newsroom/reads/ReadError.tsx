import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { ReadAgain } from './ReadAgain.tsx';
import { useShownError } from './shownErrors.ts';

/** Why something could not be read, in its place, with a button to read it again; nothing without an error. */
export function ReadError({ error }: { error: Error | null | undefined }): ReactNode {
  useShownError(error);
  if (!error) return null;
  return (
    <Alert severity="error" action={<ReadAgain errors={[error]} />} sx={{ my: 1 }}>
      {error.message}
    </Alert>
  );
}
