import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { CampaignForm, type CampaignInput, draftOf, unnumbered } from './CampaignForm.tsx';
import { addCampaignCall, type CampaignForEditing, changeCampaignCall, listCampaigns, readCampaign } from './endpoints.ts';
import { adScreenWords } from './words.ts';

const MONTH_MS = 30 * DAY_MS;

const emptyCampaign = (): CampaignInput => ({
  name: '',
  advertiser: '',
  state: 'draft',
  startsAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + MONTH_MS).toISOString(),
  goal: null,
  capPerDay: 0,
  device: 'all',
  pageTypes: [],
  slots: [],
  topicIds: [],
  creatives: [],
});

const readNamed = async ({ name }: Pick<CampaignInput, 'name'>): Promise<CampaignForEditing[]> => {
  const { campaigns } = await callApi(listCampaigns);
  const named = campaigns.filter((campaign) => campaign.name === name.trim());
  return Promise.all(named.map(({ id }) => callApi(readCampaign, { params: { id } })));
};

/** A new campaign. */
export function NewCampaignScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const client = useQueryClient();
  const navigate = useNavigateWhileOpen();
  const [empty] = useState(emptyCampaign);
  const form = useDraft(empty);
  const sendOwn = useSendOwn<CampaignForEditing | undefined, CampaignInput>({
    fieldsOf: (row) => row ?? empty,
    lasting: unnumbered,
    read: undefined,
    readAdded: readNamed,
  });
  const add = () =>
    form.save(async (input) => {
      const body = draftOf(input);
      const { id } = await sendOwn(undefined, input, (over) =>
        over
          ? callApi(changeCampaignCall, { params: { id: over.id }, body: { ...body, version: over.version } })
          : callApi(addCampaignCall, { body }),
      );
      notify(words.added, { type: 'success' });
      await client.invalidateQueries({ queryKey: ['ads'] });
      // After what was written no longer counts as unsaved.
      setTimeout(() => navigate(`/ads/${id}`));
    });
  return (
    <SubScreen title={words.add} back={['/ads', words.back]}>
      <CampaignForm form={form} isNew onSave={add} />
    </SubScreen>
  );
}
