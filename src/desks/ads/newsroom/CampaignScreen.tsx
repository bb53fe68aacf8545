import { mdiArrowLeft } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { CampaignForm, type CampaignInput, draftOf } from './CampaignForm.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { type CampaignForEditing, changeCampaignCall, readCampaign, readReport } from './endpoints.ts';
import { adScreenWords } from './words.ts';

/** One campaign: what was counted of it, and its fields. */
export function CampaignScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const id = Number(useParams()['id']);
  const { data, error } = useQuery({ ...queryOf(['ads', 'one', id], readCampaign, { params: { id } }), refetchOnWindowFocus: false });
  const report = useQuery(queryOf(['ads', 'report', id], readReport, { params: { id } }));
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data?.name ?? words.campaign} />
      <Button component={RouterLink} to="/ads" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      <ReadError error={error} />
      {/* The form stands below the report, which would move it if it came later. */}
      {data && !report.isPending && (
        <>
          <ReadError error={report.error} />
          {report.data && <CampaignReport id={id} goal={data.goal} tallies={report.data.tallies} />}
          <CampaignFields key={id} loaded={data} />
        </>
      )}
    </Box>
  );
}

const inputOf = ({ id: _id, version: _version, ...input }: CampaignForEditing): CampaignInput => input;

function CampaignFields({ loaded }: { loaded: CampaignForEditing }): ReactNode {
  const words = useWords(adScreenWords);
  const client = useQueryClient();
  const params = { id: loaded.id };
  const form = useRecordDraft(loaded, inputOf, () => callApi(readCampaign, { params }));
  const { row, setRow, loadPresent } = form;
  const save = async (input: CampaignInput) => {
    await callApi(changeCampaignCall, { params, body: { ...draftOf(input), version: row.version } });
    setRow(await callApi(readCampaign, { params }));
    notify(words.saved, { type: 'success' });
    await client.invalidateQueries({ queryKey: ['ads'] });
  };
  return <CampaignForm form={form} onSave={save} loadPresent={loadPresent} />;
}
