import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { useIsFileComing } from '../../../newsroom/fields/filesInFlight.ts';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { indianClock, momentOfClock } from '../../../newsroom/indianClock.ts';
import { useWords } from '../../../newsroom/language.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { Draft } from '../../../newsroom/useDraft.ts';
import { newsroomWords } from '../../../newsroom/words.ts';
import type { CampaignDraft } from '../campaigns/campaignDraft.ts';
import { campaignStates } from '../campaigns/campaignStates.ts';
import { type CreativeInput, CreativesField } from './CreativesField.tsx';
import { TargetFields } from './TargetFields.tsx';
import { adScreenWords, campaignStateWords } from './words.ts';

/** A campaign as the form has it: its pictures with their addresses, and as they are while they are incomplete. */
export type CampaignInput = Omit<CampaignDraft, 'creatives'> & { creatives: CreativeInput[] };

/** What is sent. */
export const draftOf = ({ creatives, ...campaign }: CampaignInput): CampaignDraft => ({
  ...campaign,
  creatives: creatives.map(({ id, size, pictureId, alt, href }) => ({ ...(id !== undefined && { id }), size, pictureId, alt, href })),
});

/** A campaign without the numbers that its creatives get when they are saved. */
export const unnumbered = ({ creatives, ...campaign }: CampaignInput) => ({
  ...campaign,
  creatives: creatives.map(({ size, pictureId, alt, href }) => ({ size, pictureId, alt, href })),
});

type Props = {
  form: Omit<Draft<CampaignInput>, 'save'>;
  isNew?: boolean;
  /** Saves the form; returns whether that succeeded. */
  onSave: () => Promise<boolean>;
  /** Puts what somebody else has changed under what was typed. */
  loadPresent?: (() => Promise<void>) | undefined;
};

/** The fields of a campaign. */
export function CampaignForm({ form, isNew = false, onSave, loadPresent }: Props): ReactNode {
  const words = useWords(adScreenWords);
  const common = useWords(newsroomWords);
  const states = useWords(campaignStateWords);
  const isFileComing = useIsFileComing();
  const { draft, change, isChanged, isSaving, refused } = form;
  // Enter in a field submits too.
  const save = async () => !isFileComing && onSave();
  useUnsavedWork(isChanged, save);
  const wrong = (field: string) => refused?.fields[field];
  const time = (name: 'startsAt' | 'endsAt') => (
    <IndianTimeField
      label={words[name]}
      value={indianClock(draft[name])}
      onChange={(clock) => change({ [name]: momentOfClock(clock) ?? draft[name] })}
      wrong={wrong(name)}
      sx={{ flex: 1, minWidth: '14rem' }}
    />
  );
  return (
    <PlainForm onSubmit={save} inert={isNew && isSaving} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {refused && <ReloadOverlay refused={refused} onReload={loadPresent} />}
      <TextLine
        required
        label={words.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        wrong={wrong('name')}
        help={words.nameHelp}
      />
      <TextLine
        required
        label={words.advertiser}
        value={draft.advertiser}
        onChange={(advertiser) => change({ advertiser })}
        wrong={wrong('advertiser')}
        help={words.advertiserHelp}
      />
      <Choice
        label={words.state}
        value={draft.state}
        options={campaignStates.map((state) => [state, states[state]] as const)}
        onChange={(state) => change({ state })}
        sx={{ maxWidth: 240 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {time('startsAt')}
        {time('endsAt')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextLine
          type="number"
          label={words.goal}
          value={draft.goal ?? ''}
          onChange={(goal) => change({ goal: goal === '' ? null : Number(goal) })}
          wrong={wrong('goal')}
          help={words.goalHelp}
          sx={{ flex: 1, minWidth: '14rem' }}
        />
        <TextLine
          type="number"
          label={words.capPerDay}
          value={draft.capPerDay}
          onChange={(cap) => change({ capPerDay: Number(cap) })}
          wrong={wrong('capPerDay')}
          help={words.capHelp}
          sx={{ flex: 1, minWidth: '14rem' }}
        />
      </Box>
      <Typography variant="h6" component="h2">
        {words.where}
      </Typography>
      <TargetFields draft={draft} change={change} wrong={wrong} />
      <Typography variant="h6" component="h2">
        {words.creatives}
      </Typography>
      <CreativesField creatives={draft.creatives} onChange={(creatives) => change({ creatives })} wrong={wrong} />
      <Button type="submit" variant="contained" loading={isSaving} disabled={isFileComing} sx={{ justifySelf: 'start' }}>
        {isFileComing ? common.fileComing : isNew ? words.add : words.save}
      </Button>
    </PlainForm>
  );
}
