import type { ReactNode } from 'react';
import { Create, SaveButton, SimpleForm, Toolbar, useNotify, useRedirect } from 'react-admin';
import { useWords } from '../../../newsroom/language.ts';
import { redirectWords } from '../newsroomWords.ts';
import { asDraft, RedirectFields } from './RedirectFields.tsx';

/** A new redirect. */
export function RedirectCreate(): ReactNode {
  const words = useWords(redirectWords);
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(words.saved, { type: 'success' });
    redirect('list', 'redirects');
  };
  return (
    <Create title={words.newRedirect} transform={asDraft} mutationOptions={{ onSuccess }} sx={{ maxWidth: 720 }}>
      <SimpleForm
        toolbar={
          <Toolbar sx={{ backgroundColor: 'background.paper' }}>
            <SaveButton alwaysEnable />
          </Toolbar>
        }
      >
        <RedirectFields />
      </SimpleForm>
    </Create>
  );
}
