import Card from '@mui/material/Card';
import { type ReactNode, useState } from 'react';
import { SaveButton, SimpleForm, Title, Toolbar, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ask, CallError } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import { StaffFields } from './StaffForm.tsx';
import { staffWords } from './words.ts';

/** Invites someone: the answer is a link to hand on, because there is no password but the one they choose. */
export function StaffInvite(): ReactNode {
  const words = useWords(staffWords);
  const notify = useNotify();
  const redirect = useRedirect();
  const [link, setLink] = useState<string>();
  const invite = async (draft: FieldValues) => {
    try {
      setLink((await ask<{ link: string }>('post', '/staff/invite', draft)).link);
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, { type: 'error' });
      return error.fields;
    }
  };
  return (
    <Card sx={{ mt: 2, maxWidth: 640 }}>
      <Title title={words.invite} />
      <SimpleForm
        onSubmit={invite}
        toolbar={
          <Toolbar>
            <SaveButton label={words.invite} />
          </Toolbar>
        }
      >
        <StaffFields isNew />
      </SimpleForm>
      {link && <OneTimeLink link={link} onClose={() => redirect('list', 'staff')} />}
    </Card>
  );
}
