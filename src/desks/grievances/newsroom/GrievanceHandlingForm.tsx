import { Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { GrievanceForHandling } from '../handling/grievanceDrafts.ts';
import { statesFrom } from '../handling/grievanceStates.ts';
import { grievanceEndpoints } from './endpoints.ts';
import { ReloadAlert } from './ReloadAlert.tsx';
import { grievanceScreenWords, grievanceStateWords } from './words.ts';

type Props = { grievance: GrievanceForHandling; onSaved: (grievance: GrievanceForHandling) => void; onReload: () => void };

/** The fields that an editor has changed; the others show the grievance as it is. */
type Changes = { state?: GrievanceForHandling['state']; note?: string };

/** State and note of a grievance. */
export function GrievanceHandlingForm({ grievance, onSaved, onReload }: Props): ReactNode {
  const words = useWords(grievanceScreenWords);
  const states = useWords(grievanceStateWords);
  const [changes, setChanges] = useState<Changes>({});
  const [refused, setRefused] = useState<CallError | undefined>();
  const following = statesFrom(grievance.state);
  // A state that may no longer follow, because the mail has been sent meanwhile, is dropped.
  const state = changes.state !== undefined && following.includes(changes.state) ? changes.state : grievance.state;
  const note = changes.note ?? grievance.note;
  const isChanged = state !== grievance.state || note !== grievance.note;
  const save = async (): Promise<boolean> => {
    setRefused(undefined);
    try {
      onSaved(
        await callApi(grievanceEndpoints.update, { params: { id: grievance.id }, body: { version: grievance.version, state, note } }),
      );
      setChanges({});
      notify(words.saved, { type: 'success' });
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setRefused(problem);
      return false;
    }
  };
  useUnsavedWork(isChanged, save);
  const reload = () => {
    setRefused(undefined);
    onReload();
  };
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.handling}
      </Typography>
      {refused && <ReloadAlert refused={refused} onReload={reload} />}
      <PlainForm onSubmit={save}>
        <Choice
          label={words.state}
          value={state}
          options={following.map((option) => [option, states[option]] as const)}
          onChange={(chosen) => setChanges({ ...changes, state: chosen })}
          error={refused?.fields['state'] !== undefined}
          helperText={refused?.fields['state']}
        />
        <TextLine
          label={words.note}
          lines={2}
          value={note}
          onChange={(text) => setChanges({ ...changes, note: text })}
          wrong={refused?.fields['note']}
          help={words.noteHelp}
        />
        <Button type="submit" variant="contained" disabled={!isChanged} sx={{ mt: 1 }}>
          {words.save}
        </Button>
      </PlainForm>
    </Card>
  );
}
