import { Autocomplete, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi, queryOf } from '../../../../newsroom/callApi.ts';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { SeveralDialog } from '../../../../newsroom/lists/several/SeveralDialog.tsx';
import type { Chosen } from '../../../../newsroom/lists/several/useSeveral.ts';
import { readAllStaffNames } from '../../../staff/newsroom/endpoints.ts';
import type { StoryRow } from '../../lists/storyShapes.ts';
import { ruleOf } from '../../steps/storySteps.ts';
import { handOverStory, stepStory, storyEndpoints } from '../endpoints.ts';
import { stepLabels, storyDeskWords } from '../words.ts';
import type { StoryAction } from './storyActions.ts';

type Dialog = { chosen: Chosen<StoryRow>; onClose: (isDone: boolean) => void };

/** Takes an action with several stories of the list. */
export function SeveralStories({ action, ...dialog }: Dialog & { action: StoryAction }): ReactNode {
  return action === 'handOver' ? <HandOverSeveral {...dialog} /> : <StepSeveral step={action} {...dialog} />;
}

const readStory = (row: StoryRow) => callApi(storyEndpoints.one, { params: { id: row.id } });

/** What the dialog of every action says of a story, and reads again after it. */
function useStoryLines() {
  const words = useWords(storyDeskWords);
  const client = useQueryClient();
  return {
    nameOf: (row: StoryRow) => row.headline || words.untitled,
    noteOf: ({ lock }: StoryRow) => (lock ? `${words.openAt}: ${lock.staffName}` : ''),
    readRow: readStory,
    onSent: () => client.invalidateQueries({ queryKey: ['stories'] }),
  };
}

function StepSeveral({ step, ...dialog }: Dialog & { step: Exclude<StoryAction, 'handOver'> }): ReactNode {
  const words = useWords(storyDeskWords);
  const lines = useStoryLines();
  const [note, setNote] = useState('');
  const rule = ruleOf(step);
  const isNeeded = rule.note === 'needed';
  return (
    <SeveralDialog
      {...dialog}
      {...lines}
      title={words[stepLabels[step]]}
      isReady={!isNeeded || note.trim() !== ''}
      isTyped={note.trim() !== ''}
      send={({ id, version }) => callApi(stepStory, { params: { id }, body: { step, version, note: note.trim() } })}
      wasDone={async (row) => {
        const { version, state } = await readStory(row);
        return version === row.version + 1 && state !== row.state;
      }}
    >
      {rule.note && (
        <TextLine
          autoFocus
          lines={2}
          required={isNeeded}
          label={step === 'withdraw' ? words.readersNote : words.note}
          value={note}
          onChange={setNote}
          sx={{ my: 1 }}
        />
      )}
    </SeveralDialog>
  );
}

function HandOverSeveral(dialog: Dialog): ReactNode {
  const words = useWords(storyDeskWords);
  const lines = useStoryLines();
  const { data: staff = [] } = useQuery(queryOf(['staff', 'names'], readAllStaffNames));
  const [colleague, setColleague] = useState<(typeof staff)[number] | null>(null);
  const staffId = colleague?.id ?? '';
  return (
    <SeveralDialog
      {...dialog}
      {...lines}
      title={words.handOver}
      isReady={colleague !== null}
      send={({ id, planVersion }) => callApi(handOverStory, { params: { id }, body: { staffId, planVersion } })}
      wasDone={async (row) => (await readStory(row)).ownerId === staffId}
    >
      <Autocomplete
        options={staff.filter(({ suspended }) => !suspended)}
        value={colleague}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, chosen) => setColleague(chosen)}
        renderInput={(input) => <TextField {...input} required label={words.handOverTo} />}
        sx={{ my: 1 }}
      />
    </SeveralDialog>
  );
}
