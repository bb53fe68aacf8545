import { Alert, Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CallError, callApi, queryOf } from '../../../../newsroom/callApi.ts';
import { IndianTimeField } from '../../../../newsroom/fields/IndianTimeField.tsx';
import { indianClock, momentOfClock } from '../../../../newsroom/indianClock.ts';
import { useWords } from '../../../../newsroom/language.ts';
import { ReloadMessage } from '../../../../newsroom/ReloadMessage.tsx';
import { useUnsavedWork } from '../../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../../newsroom/useAction.ts';
import { useRecordDraft } from '../../../../newsroom/useRecordDraft.ts';
import { dateAndTime, displayDay } from '../../../../platform/text/dates.ts';
import { readAllStaffNames } from '../../../staff/newsroom/endpoints.ts';
import type { StoryForEditing } from '../../lists/storyShapes.ts';
import { planStory, storyEndpoints } from '../endpoints.ts';
import { storyDeskWords } from '../words.ts';
import type { StoryAtHand } from './useStory.ts';

type Props = { story: StoryForEditing; isFixed: boolean } & Pick<StoryAtHand, 'request' | 'handOver'>;
type Plan = Pick<StoryForEditing, 'plannedFor' | 'deadline' | 'ownerId'>;

const planOf = ({ plannedFor, deadline, ownerId }: StoryForEditing): Plan => ({ plannedFor, deadline, ownerId });

/** Planned day, deadline and owner of a story; each is saved when it is changed. */
export function PlanFields({ story, isFixed, request, handOver }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const { data: staff = [] } = useQuery(queryOf(['staff', 'names'], readAllStaffNames));
  const params = { id: story.id };
  const form = useRecordDraft(story, planOf, () => callApi(storyEndpoints.one, { params }));
  const { row, setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  // After a change of somebody else the editor decides; otherwise each field is saved as soon as the one before is.
  const [isHeld, setHeld] = useState(false);
  const sendNow = async (work: () => Promise<boolean>) => {
    if (!(await work())) throw new CallError(0, words.notSavedYet, {}, undefined);
  };
  const send = async ({ plannedFor, deadline, ownerId }: Plan, seen: StoryForEditing) => {
    let shown = seen;
    if (plannedFor !== seen.plannedFor || deadline !== seen.deadline) {
      const body = { plannedFor, deadline, planVersion: seen.planVersion };
      await sendNow(() =>
        request(async () => {
          shown = await callApi(planStory, { params, body });
          return shown;
        }),
      );
    }
    // Last, because whoever gives a story away may no longer be allowed to plan it.
    if (ownerId !== seen.ownerId) {
      const { planVersion } = shown;
      await sendNow(() => handOver(ownerId, planVersion));
      shown = { ...shown, ownerId, planVersion: planVersion + 1 };
    }
    setRow(shown);
    setHeld(false);
  };
  const save = () => form.save(send);
  const saveNext = useEffectEvent(() => void save());
  const isNext = isChanged && !isSaving && !refused && !isHeld;
  useEffect(() => {
    if (isNext) saveNext();
  }, [isNext]);
  if (isHeld && !isChanged) setHeld(false);
  useUnsavedWork(isChanged && !isSaving, save);
  const reload =
    loadPresent &&
    (async () => {
      setHeld(true);
      await loadPresent();
    });
  /** What stands now, where the editor has entered something else. */
  const present = (name: keyof Plan, value: string) =>
    isHeld && !refused && draft[name] !== row[name] ? `${words.standsNow}: ${value}` : undefined;
  const owner = staff.find(({ id }) => id === draft.ownerId) ?? null;
  return (
    <Box role="group" aria-label={words.plan} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{words.plan}</Typography>
      {/* A day or time that is typed half reads as none, and must not take the planned one away. */}
      <TextField
        key={`day ${draft.plannedFor}`}
        type="date"
        label={words.plannedFor}
        defaultValue={draft.plannedFor ?? ''}
        disabled={isFixed}
        onBlur={(event) => {
          if (event.target.validity.badInput) return;
          const plannedFor = event.target.value || null;
          if (plannedFor !== draft.plannedFor) change({ plannedFor });
        }}
        helperText={present('plannedFor', row.plannedFor === null ? words.notPlanned : displayDay(row.plannedFor))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <IndianTimeField
        key={`deadline ${draft.deadline}`}
        label={words.deadline}
        defaultValue={draft.deadline === null ? '' : indianClock(draft.deadline)}
        disabled={isFixed}
        onBlur={(event) => {
          if (event.target.validity.badInput) return;
          const deadline = momentOfClock(event.target.value) ?? null;
          if (deadline !== draft.deadline) change({ deadline });
        }}
        helperText={present('deadline', row.deadline === null ? words.notPlanned : dateAndTime(new Date(row.deadline)))}
      />
      <Autocomplete
        options={staff.filter(({ id, suspended }) => !suspended || id === draft.ownerId)}
        value={owner}
        disabled={isFixed}
        disableClearable={owner !== null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, colleague) => {
          if (colleague && colleague.id !== draft.ownerId) change({ ownerId: colleague.id });
        }}
        renderInput={(input) => <TextField {...input} label={words.owner} helperText={present('ownerId', row.ownerName)} />}
      />
      {refused && reload && (
        <Alert severity="error">
          <ReloadMessage refused={refused} onReload={() => void attempt(reload)} />
        </Alert>
      )}
      {isChanged && !isSaving && !isNext && !refused?.isOutdated && (
        <Button variant="outlined" onClick={() => void save()} sx={{ justifySelf: 'start' }}>
          {words.savePlan}
        </Button>
      )}
    </Box>
  );
}
