import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DeleteWithConfirmButton, Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRedirect } from 'react-admin';
import { useWords } from '../../../newsroom/language.ts';
import { redirectWords } from '../newsroomWords.ts';
import { asDraft, RedirectFields } from './RedirectFields.tsx';

/** A redirect, to be changed or taken away. */
export function RedirectEdit(): ReactNode {
  const words = useWords(redirectWords);
  const notify = useNotify();
  const redirect = useRedirect();
  const afterwards = (said: string) => () => {
    notify(said, { type: 'success' });
    redirect('list', 'redirects');
  };
  return (
    <Edit
      title={words.redirect}
      mutationMode="pessimistic"
      transform={asDraft}
      mutationOptions={{ onSuccess: afterwards(words.saved) }}
      sx={{ maxWidth: 720 }}
    >
      <SimpleForm
        toolbar={
          <Toolbar sx={{ backgroundColor: 'background.paper' }}>
            <SaveButton />
            <Box sx={{ flex: 1 }} />
            <DeleteWithConfirmButton
              confirmTitle={words.removeTitle}
              confirmContent={words.removeNote}
              mutationOptions={{ onSuccess: afterwards(words.removed) }}
            />
          </Toolbar>
        }
      >
        <RedirectFields />
      </SimpleForm>
    </Edit>
  );
}
