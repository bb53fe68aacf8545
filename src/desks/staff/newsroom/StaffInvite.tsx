import { Card } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { inviteStaff, resetStaffAccount, staffEndpoints } from './endpoints.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import { type EditedStaff, StaffForm } from './StaffForm.tsx';
import { staffWords } from './words.ts';

const EMPTY: EditedStaff = { name: '', email: '', role: 'reporter', deskIds: [], cityIds: [], suspended: false, version: 0 };

/** Invites a user: the result is a link to pass on, because users choose their own passwords. */
export function StaffInvite(): ReactNode {
  const words = useWords(staffWords);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [link, setLink] = useState<string>();
  const invite = async (draft: EditedStaff) => {
    setLink((await (draft.id === undefined ? callApi(inviteStaff, { body: draft }) : inviteAgain(draft.id, draft))).link);
    await queries.invalidateQueries({ queryKey: ['staff'] });
    return undefined;
  };
  return (
    <Card sx={{ mt: 2, maxWidth: 640 }}>
      <Title title={words.invite} />
      <StaffForm current={EMPTY} isNew label={words.invite} onSave={invite} />
      {link && <OneTimeLink link={link} onClose={() => navigate('/staff')} />}
    </Card>
  );
}

/** The link of an invitation whose answer was lost cannot be shown again: the account gets what is in the form now, and a new link. */
async function inviteAgain(id: string, body: EditedStaff): Promise<{ link: string }> {
  await callApi(staffEndpoints.update, { params: { id }, body });
  return callApi(resetStaffAccount, { params: { id }, body: { secondFactor: false } });
}
