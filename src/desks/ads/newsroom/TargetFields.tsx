import { Autocomplete, Box, FormControl, FormHelperText, FormLabel, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { z } from 'zod';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { CampaignDraft } from '../campaigns/campaignDraft.ts';
import { adDevices } from '../campaigns/campaignStates.ts';
import { adPageTypes, adSlot, adSlotNames } from '../slots/adSlots.ts';
import { readTargets } from './endpoints.ts';
import { adDeviceWords, adPageTypeWords, adScreenWords, adSlotWords } from './words.ts';

type Target = Pick<CampaignDraft, 'device' | 'pageTypes' | 'slots' | 'topicIds'>;
type Props = { draft: Target; change: (changes: Partial<Target>) => void; wrong: (field: string) => string | undefined };

const NO_TOPICS: z.output<typeof readTargets.answer>['topics'] = [];
const slotChoices = adSlotNames.filter((name) => !adSlot(name).isUnitOnly);

/** Where a campaign is shown: devices, types of pages, slots, categories and cities. */
export function TargetFields({ draft, change, wrong }: Props): ReactNode {
  const words = useWords(adScreenWords);
  const devices = useWords(adDeviceWords);
  const pageTypes = useWords(adPageTypeWords);
  const slots = useWords(adSlotWords);
  const { data } = useQuery({ ...queryOf(['ads', 'targets'], readTargets), refetchOnWindowFocus: false });
  const topics = data?.topics ?? NO_TOPICS;
  const { topicIds } = draft;
  // The same array as long as the choice is the same: Autocomplete empties its text when it gets another one.
  const chosenTopics = useMemo(() => topics.filter(({ id }) => topicIds.includes(id)), [topics, topicIds]);
  return (
    <>
      <Choice
        label={words.device}
        value={draft.device}
        options={adDevices.map((device) => [device, devices[device]] as const)}
        onChange={(device) => change({ device })}
        sx={{ maxWidth: 240 }}
      />
      <Boxes
        label={words.pageTypes}
        help={words.pageTypesHelp}
        options={adPageTypes.map((type) => [type, pageTypes[type]] as const)}
        chosen={draft.pageTypes}
        onChange={(chosen) => change({ pageTypes: chosen })}
      />
      <Boxes
        label={words.slots}
        help={words.slotsHelp}
        options={slotChoices.map((name) => [name, slots[name]] as const)}
        chosen={draft.slots}
        onChange={(chosen) => change({ slots: chosen })}
      />
      <Autocomplete
        multiple
        options={topics}
        groupBy={({ kind }) => kind}
        renderGroup={({ key, children }) => <li key={key}>{children}</li>}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={chosenTopics}
        onChange={(_event, chosen) => change({ topicIds: chosen.map(({ id }) => id) })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={words.topics}
            error={wrong('topicIds') !== undefined}
            helperText={wrong('topicIds') ?? words.topicsHelp}
          />
        )}
      />
    </>
  );
}

type BoxesProps<Value> = {
  label: string;
  help: string;
  options: readonly (readonly [value: Value, name: string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Any number of a few values, in their own order. */
function Boxes<Value extends string>({ label, help, options, chosen, onChange }: BoxesProps<Value>): ReactNode {
  const values = options.map(([value]) => value);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {options.map(([value, name]) => (
          <OnOff
            key={value}
            as="box"
            label={name}
            checked={chosen.includes(value)}
            onChange={(isOn) => onChange(values.filter((one) => (one === value ? isOn : chosen.includes(one))))}
          />
        ))}
      </Box>
      <FormHelperText>{help}</FormHelperText>
    </FormControl>
  );
}
