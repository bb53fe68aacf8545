import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import type { CallError } from './callApi.ts';
import { ReloadMessage } from './ReloadMessage.tsx';

/** Why a save was refused, at the form that it is about. */
export const ReloadAlert = (props: { refused: CallError; onReload: () => void }): ReactNode => (
  <Alert severity="error" sx={{ my: 1 }}>
    <ReloadMessage {...props} />
  </Alert>
);
