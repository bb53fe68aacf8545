import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../../../newsroom/callApi.ts';
import { IndianTimeField } from '../../../../newsroom/fields/IndianTimeField.tsx';
import { indianClock, momentOfClock } from '../../../../newsroom/indianClock.ts';
import { useWords } from '../../../../newsroom/language.ts';
import { useAction } from '../../../../newsroom/useAction.ts';
import { staffEndpoints } from '../../../staff/newsroom/endpoints.ts';
import type { StoryForEditing } from '../../lists/storyShapes.ts';
import { planStory } from '../endpoints.ts';
import { storyDeskWords } from '../words.ts';
import type { StoryAtHand } from './useStory.ts';

type Props = { story: StoryForEditing; isFixed: boolean } & Pick<StoryAtHand, 'request' | 'handOver'>;

/** Colleagues who can be assigned a story. */
const readColleagues = (signal: AbortSignal) =>
  callApi(staffEndpoints.list, { query: { perPage: 200, filter: { suspended: false } }, signal });

/** Planned day, deadline and owner of a story; each is saved when it is changed. */
export function PlanFields({ story, isFixed, request, handOver }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const { failed, setFailed, act } = useAction();
  const { data } = useQuery({ queryKey: ['staff', 'working'], queryFn: ({ signal }) => readColleagues(signal) });
  const staff = data?.data ?? [];
  const send = (work: () => Promise<boolean>) =>
    act(async () => {
      if (!(await work())) setFailed(words.notSavedYet);
    });
  const plan = (changes: Partial<Pick<StoryForEditing, 'plannedFor' | 'deadline'>>) =>
    send(() =>
      request(() =>
        callApi(planStory, {
          params: { id: story.id },
          body: { plannedFor: story.plannedFor, deadline: story.deadline, ...changes },
        }),
      ),
    );
  const owner = staff.find(({ id }) => id === story.ownerId) ?? null;
  return (
    <Box role="group" aria-label={words.plan} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{words.plan}</Typography>
      <TextField
        key={`day ${story.plannedFor}`}
        type="date"
        label={words.plannedFor}
        defaultValue={story.plannedFor ?? ''}
        disabled={isFixed}
        onBlur={(event) => {
          const plannedFor = event.target.value || null;
          if (plannedFor !== story.plannedFor) void plan({ plannedFor });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <IndianTimeField
        key={`deadline ${story.deadline}`}
        label={words.deadline}
        defaultValue={story.deadline === null ? '' : indianClock(story.deadline)}
        disabled={isFixed}
        onBlur={(event) => {
          const deadline = momentOfClock(event.target.value) ?? null;
          if (deadline !== story.deadline) void plan({ deadline });
        }}
      />
      <Autocomplete
        options={staff}
        value={owner}
        disabled={isFixed}
        disableClearable={owner !== null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, colleague) => {
          if (colleague && colleague.id !== story.ownerId) void send(() => handOver(colleague.id));
        }}
        renderInput={(params) => <TextField {...params} label={words.owner} />}
      />
      {failed !== '' && (
        <Alert severity="error" variant="outlined">
          {failed}
        </Alert>
      )}
    </Box>
  );
}
