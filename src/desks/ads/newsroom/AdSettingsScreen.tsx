import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import type { AdSettingsDraft } from '../campaigns/campaignDraft.ts';
import { adSlotNames } from '../slots/adSlots.ts';
import { changeAdSettings, readAdSettings } from './endpoints.ts';
import { adScreenWords, adSlotWords } from './words.ts';

/** Ad units at Google Ad Manager. */
export function AdSettingsScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const { data, error } = useQuery({ ...queryOf(['ads', 'settings'], readAdSettings), refetchOnWindowFocus: false });
  return (
    <Box sx={{ py: 2, maxWidth: 720 }}>
      <Title title={words.settings} />
      <Button component={RouterLink} to="/ads" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <SettingsForm current={data} />}
    </Box>
  );
}

function SettingsForm({ current }: { current: AdSettingsDraft }): ReactNode {
  const words = useWords(adScreenWords);
  const slots = useWords(adSlotWords);
  const client = useQueryClient();
  const { draft, change, isChanged, isSaving, refused, save: saveDraft } = useDraft(current);
  const save = () =>
    saveDraft(async (body) => {
      client.setQueryData(['ads', 'settings'], await callApi(changeAdSettings, { body }));
      notify(words.settingsSaved, { type: 'success' });
    });
  useUnsavedWork(isChanged && !isSaving, save);
  return (
    <PlainForm onSubmit={save} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {refused && <Alert severity="error">{refused.message}</Alert>}
      <Box>
        <Typography variant="h6" component="h2">
          {words.units}
        </Typography>
        <FormHelperText>{words.unitsHelp}</FormHelperText>
      </Box>
      {adSlotNames.map((name) => (
        <TextLine
          key={name}
          label={slots[name]}
          value={draft.units[name] ?? ''}
          onChange={(unit) => change({ units: { ...draft.units, [name]: unit } })}
          wrong={refused?.fields[`units.${name}`]}
        />
      ))}
      <Button type="submit" variant="contained" loading={isSaving} sx={{ justifySelf: 'start' }}>
        {words.save}
      </Button>
    </PlainForm>
  );
}
