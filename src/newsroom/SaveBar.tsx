import { mdiContentSave } from '@mdi/js';
import { Button, CircularProgress, Toolbar } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The submit button of a form, below its fields. On a phone it sticks to the bottom of the screen. */
export const SaveBar = ({ label, isChanged, isSaving }: { label: string; isChanged: boolean; isSaving: boolean }): ReactNode => (
  <Toolbar
    data-save-bar
    sx={{
      backgroundColor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      position: { xs: 'fixed', sm: 'static' },
      insetInline: 0,
      bottom: 0,
      zIndex: 2,
    }}
  >
    <Button
      type="submit"
      variant="contained"
      disabled={!isChanged || isSaving}
      startIcon={isSaving ? <CircularProgress color="inherit" size={18} /> : <Icon path={mdiContentSave} />}
    >
      {label}
    </Button>
  </Toolbar>
);
