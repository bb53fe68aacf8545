import { mdiContentSave } from '@mdi/js';
import { Button, CircularProgress, Toolbar } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from './Icon.tsx';

/** The submit button of a react-hook-form, shown once something has changed. On a phone it sticks to the bottom of the screen. */
export function SaveBar({ label }: { label: string }): ReactNode {
  const { dirtyFields, isSubmitting, isValidating } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  return (
    <Toolbar
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
        disabled={!isDirty || isSubmitting || isValidating}
        startIcon={isSubmitting ? <CircularProgress color="inherit" size={18} /> : <Icon path={mdiContentSave} />}
      >
        {label}
      </Button>
    </Toolbar>
  );
}
