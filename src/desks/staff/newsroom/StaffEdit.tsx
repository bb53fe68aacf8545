import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRecordContext } from 'react-admin';
import { ask, CallError } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import { SessionList } from './SessionList.tsx';
import { StaffFields } from './StaffForm.tsx';
import { staffWords } from './words.ts';

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

function Rescue(): ReactNode {
  const words = useWords(staffWords);
  const notify = useNotify();
  const record = useRecordContext();
  const [link, setLink] = useState<string>();
  if (!record) return null;
  const reset = async (secondFactor: boolean) => {
    try {
      setLink((await ask<{ link: string }>('post', `/staff/${record.id}/reset`, { secondFactor })).link);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, { type: 'error' });
    }
  };
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => void reset(false)}>
        {words.newPassword}
      </Button>
      <Button variant="outlined" onClick={() => void reset(true)}>
        {words.newTelephone}
      </Button>
      {link && <OneTimeLink link={link} onClose={() => setLink(undefined)} />}
      <Box sx={{ mt: 2, width: '100%' }}>
        <SessionList of={`/staff/${record.id}`} />
      </Box>
    </Box>
  );
}

export const StaffEdit = (): ReactNode => (
  <Edit mutationMode="pessimistic" redirect="list">
    <SimpleForm toolbar={<SaveOnly />}>
      <StaffFields />
    </SimpleForm>
    <Rescue />
  </Edit>
);
