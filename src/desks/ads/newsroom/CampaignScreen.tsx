import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { CampaignForm, type CampaignInput, draftOf, unnumbered } from './CampaignForm.tsx';
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
    <SubScreen title={data?.name ?? words.campaign} back={['/ads', words.back]} error={error}>
      {/* The form stands below the report, which would move it if it came later. */}
      {data && !report.isPending && (
        <>
          <ReadError error={report.error} />
          {report.data && <CampaignReport id={id} goal={data.goal} tallies={report.data.tallies} />}
          <CampaignFields key={id} loaded={data} />
        </>
      )}
    </SubScreen>
  );
}

const inputOf = ({ id: _id, version: _version, ...input }: CampaignForEditing): CampaignInput => input;

function CampaignFields({ loaded }: { loaded: CampaignForEditing }): ReactNode {
  const words = useWords(adScreenWords);
  const client = useQueryClient();
  const params = { id: loaded.id };
  const form = useRecordDraft(loaded, inputOf, () => callApi(readCampaign, { params }), typedOver, undefined, unnumbered);
  const { setRow, loadPresent } = form;
  const save = () =>
    form.save(async (input, { version }) => {
      await callApi(changeCampaignCall, { params, body: { ...draftOf(input), version } });
      setRow(await callApi(readCampaign, { params }));
      notify(words.saved, { type: 'success' });
      await client.invalidateQueries({ queryKey: ['ads'] });
    });
  return <CampaignForm form={form} onSave={save} loadPresent={loadPresent} />;
}
