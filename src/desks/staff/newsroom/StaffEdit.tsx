import { Box, Button, Card, LinearProgress } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { newsroomWords } from '../../../newsroom/words.ts';
import { resetStaffAccount, staffEndpoints } from './endpoints.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import { SessionList } from './SessionList.tsx';
import { type EditedStaff, StaffForm } from './StaffForm.tsx';
import { staffWords } from './words.ts';

/** One account: its data, new links for users who cannot sign in, and its sessions. */
export function StaffEdit(): ReactNode {
  const words = useWords(staffWords);
  const common = useWords(newsroomWords);
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...queryOf(['staff', 'one', id], staffEndpoints.one, { params: { id } }),
    // A refetch must not replace what is being edited.
    refetchOnWindowFocus: false,
  });
  const save = async ({ name, email, role, deskIds, cityIds, suspended, version }: EditedStaff) => {
    const body = { name, email, role, deskIds, cityIds, suspended, version };
    const saved = await callApi(staffEndpoints.update, { params: { id }, body });
    queries.setQueryData(['staff', 'one', id], saved);
    void queries.invalidateQueries({ queryKey: ['staff'] });
    notify(common.saved, { type: 'success' });
    return saved;
  };
  // A later read that fails takes nothing away.
  if (error && !data) return <ReadError error={error} />;
  if (!data) return <LinearProgress />;
  return (
    <Card sx={{ mt: 1 }}>
      <Title title={`${words.staff}: ${data.name}`} />
      <StaffForm key={id} current={data} label={common.save} onSave={save} reload={() => callApi(staffEndpoints.one, { params: { id } })} />
      <Rescue id={id} name={data.name} />
    </Card>
  );
}

type Reset = 'password' | 'telephone';

/** Lets in somebody who cannot sign in: each way is asked about first, because it acts on the account at once. */
function Rescue({ id, name }: { id: string; name: string }): ReactNode {
  const words = useWords(staffWords);
  const [asked, setAsked] = useState<Reset>();
  const [done, setDone] = useState<{ reset: Reset; link: string }>();
  const texts = {
    password: { title: words.newPassword, sure: words.newPasswordSure, done: words.newPasswordDone },
    telephone: { title: words.newTelephone, sure: words.newTelephoneSure, done: words.newTelephoneDone },
  };
  const reset = (which: Reset) =>
    attempt(async () => {
      setAsked(undefined);
      const { link } = await callApi(resetStaffAccount, { params: { id }, body: { secondFactor: which === 'telephone' } });
      setDone({ reset: which, link });
    });
  return (
    <Box sx={{ p: 2, pb: { xs: 10, sm: 2 }, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setAsked('password')}>
        {words.newPassword}
      </Button>
      <Button variant="outlined" onClick={() => setAsked('telephone')}>
        {words.newTelephone}
      </Button>
      {asked && (
        <Confirm
          isOpen
          title={texts[asked].title}
          content={`${name}: ${texts[asked].sure}`}
          onConfirm={() => void reset(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {done && <OneTimeLink link={done.link} done={texts[done.reset].done} onClose={() => setDone(undefined)} />}
      <Box sx={{ mt: 2, width: '100%' }}>
        {/* Read anew after a reset, which can end sessions. */}
        <SessionList key={done?.link ?? ''} staffId={id} />
      </Box>
    </Box>
  );
}
