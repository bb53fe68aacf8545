import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { CampaignForm, type CampaignInput, draftOf } from './CampaignForm.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { type CampaignForEditing, changeCampaignCall, readCampaign } from './endpoints.ts';
import { adScreenWords } from './words.ts';

/** One campaign: what was counted of it, and its fields. */
export function CampaignScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const id = Number(useParams()['id']);
  const { data, error } = useQuery({ ...queryOf(['ads', 'one', id], readCampaign, { params: { id } }), refetchOnWindowFocus: false });
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data?.name ?? words.campaign} />
      <Button component={RouterLink} to="/ads" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <CampaignReport id={id} goal={data.goal} />
          <CampaignFields key={id} loaded={data} />
        </>
      )}
    </Box>
  );
}

const inputOf = ({ id: _id, version: _version, ...input }: CampaignForEditing): CampaignInput => input;

/** The fields keep to the version that they were opened with, so that a change of somebody else is not overwritten unnoticed. */
function CampaignFields({ loaded }: { loaded: CampaignForEditing }): ReactNode {
  const words = useWords(adScreenWords);
  const client = useQueryClient();
  const [opened, setOpened] = useState(loaded);
  const params = { id: opened.id };
  const save = async (input: CampaignInput) => {
    await callApi(changeCampaignCall, { params, body: { ...draftOf(input), version: opened.version } });
    setOpened(await callApi(readCampaign, { params }));
    notify(words.saved, { type: 'success' });
    await client.invalidateQueries({ queryKey: ['ads'] });
  };
  const reload = async () => {
    const present = await callApi(readCampaign, { params });
    setOpened(present);
    return inputOf(present);
  };
  return <CampaignForm current={inputOf(opened)} onSave={save} reload={reload} />;
}
