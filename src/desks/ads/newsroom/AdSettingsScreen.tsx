import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { adSlotNames } from '../slots/adSlots.ts';
import { changeAdSettings, type EditedAdSettings, readAdSettings } from './endpoints.ts';
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

const fieldsOf = ({ units }: EditedAdSettings) => ({ units });

/** The fields keep to the version that they were opened with, so that a change of somebody else is not overwritten unnoticed. */
function SettingsForm({ current }: { current: EditedAdSettings }): ReactNode {
  const [opened, setOpened] = useState(current);
  const words = useWords(adScreenWords);
  const slots = useWords(adSlotWords);
  const client = useQueryClient();
  const { draft, change, isChanged, isSaving, refused, save: saveDraft, forget } = useDraft(fieldsOf(opened));
  const save = () =>
    saveDraft(async (draft) => {
      const saved = await callApi(changeAdSettings, { body: { ...draft, version: opened.version } });
      setOpened(saved);
      client.setQueryData(['ads', 'settings'], saved);
      notify(words.settingsSaved, { type: 'success' });
    });
  const reload = async () => {
    const present = await callApi(readAdSettings);
    setOpened(present);
    change(typedOver(fieldsOf(present), draft, fieldsOf(opened)));
    forget();
  };
  useUnsavedWork(isChanged && !isSaving, save);
  return (
    <PlainForm onSubmit={save} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {refused && <ReloadOverlay refused={refused} onReload={reload} />}
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
