import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { adSlotNames } from '../slots/adSlots.ts';
import { changeAdSettings, type EditedAdSettings, readAdSettings } from './endpoints.ts';
import { adScreenWords, adSlotWords } from './words.ts';

/** Ad units at Google Ad Manager. */
export function AdSettingsScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const { data, error } = useQuery({ ...queryOf(['ads', 'settings'], readAdSettings), refetchOnWindowFocus: false });
  return (
    <SubScreen title={words.settings} back={['/ads', words.back]} error={error} maxWidth={720}>
      {data && <SettingsForm current={data} />}
    </SubScreen>
  );
}

const fieldsOf = ({ units }: EditedAdSettings) => ({ units });

function SettingsForm({ current }: { current: EditedAdSettings }): ReactNode {
  const words = useWords(adScreenWords);
  const slots = useWords(adSlotWords);
  const client = useQueryClient();
  const form = useRecordDraft(current, fieldsOf, () => callApi(readAdSettings));
  const { setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  const save = () =>
    form.save(async (sent, row) => {
      const saved = await callApi(changeAdSettings, { body: { ...sent, version: row.version } });
      setRow(saved);
      client.setQueryData(['ads', 'settings'], saved);
      notify(words.settingsSaved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  return (
    <PlainForm onSubmit={save} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {refused && <ReloadOverlay refused={refused} onReload={loadPresent} />}
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
