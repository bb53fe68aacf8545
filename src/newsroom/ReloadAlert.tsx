import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { ReloadMessage } from './ReloadMessage.tsx';
import type { Draft } from './useDraft.ts';

type Props = { form: Pick<Draft<object>, 'refused' | 'forget'>; onReload: () => void };

/** Why the last save was refused, at the form that it is about; nothing if it was not. Reloading takes it off the screen. */
export function ReloadAlert({ form: { refused, forget }, onReload }: Props): ReactNode {
  if (!refused) return null;
  const reload = () => {
    forget();
    onReload();
  };
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      <ReloadMessage refused={refused} onReload={reload} />
    </Alert>
  );
}
