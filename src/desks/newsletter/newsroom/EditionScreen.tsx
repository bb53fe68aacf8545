import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { Title } from '../../../newsroom/Title.tsx';
import type { EditionDraft } from '../editions/editionDraft.ts';
import { EditionForm } from './EditionForm.tsx';
import { EditionPreview } from './EditionPreview.tsx';
import { changeEditionCall, readEditionCall } from './editionEndpoints.ts';
import { IssueHistory } from './IssueHistory.tsx';
import { editionScreenWords } from './words.ts';

const REFRESH_MS = 2_000;

/** One edition: its fields, how it looks now, and its issues. */
export function EditionScreen(): ReactNode {
  const words = useWords(editionScreenWords);
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...queryOf(['newsletter', 'edition', id], readEditionCall, { params: { id } }),
    refetchInterval: REFRESH_MS,
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['newsletter'] });
  const save = async ({ topicId: _, ...draft }: EditionDraft) => {
    await callApi(changeEditionCall, { params: { id }, body: { ...draft, version: data?.edition.version ?? 0 } });
    await refresh();
    notify(words.saved, { type: 'success' });
  };
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data?.edition.name ?? words.edition} />
      <Button component={RouterLink} to="/newsletter-editions" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 2 }}>
        {words.back}
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          {/* A save of somebody else shows when the screen is opened again, not under what is being typed. */}
          <EditionForm key={id} current={draftOf(data.edition)} onSave={save} />
          <EditionPreview edition={data.edition} issues={data.issues} onChanged={refresh} />
          <Typography variant="h6" component="h2" sx={{ mt: 4 }}>
            {words.history}
          </Typography>
          <IssueHistory issues={data.issues} onChanged={refresh} />
        </>
      )}
    </Box>
  );
}

const draftOf = ({ topicId, name, subject, days, minute, isActive }: EditionDraft): EditionDraft => ({
  topicId,
  name,
  subject,
  days,
  minute,
  isActive,
});
