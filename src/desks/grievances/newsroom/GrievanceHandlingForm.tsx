import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadAlert } from '../../../newsroom/ReloadAlert.tsx';
import type { InTurn } from '../../../newsroom/sending/useInTurn.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import type { GrievanceForHandling } from '../handling/grievanceDrafts.ts';
import { statesFrom } from '../handling/grievanceStates.ts';
import { grievanceEndpoints } from './endpoints.ts';
import { grievanceScreenWords, grievanceStateWords } from './words.ts';

type Props = { grievance: GrievanceForHandling; inTurn: InTurn<GrievanceForHandling>; onReload: () => void };

const fieldsOf = ({ state, note }: GrievanceForHandling) => ({ state, note });

/** State and note of a grievance. */
export function GrievanceHandlingForm({ grievance, inTurn, onReload }: Props): ReactNode {
  const words = useWords(grievanceScreenWords);
  const states = useWords(grievanceStateWords);
  const form = useDraft({ state: grievance.state, note: grievance.note });
  const { draft, change, refused } = form;
  const following = statesFrom(grievance.state);
  // A state that may no longer follow, because the mail has been sent meanwhile, is dropped.
  const state = following.includes(draft.state) ? draft.state : grievance.state;
  const isChanged = state !== grievance.state || draft.note !== grievance.note;
  const read = () => callApi(grievanceEndpoints.one, { params: { id: grievance.id } });
  const sendOwn = useSendOwn({ fieldsOf, read });
  const save = () =>
    form.save(async ({ note }) => {
      const sent = { state, note };
      await inTurn((now) =>
        sendOwn(now, sent, ({ id, version }) => callApi(grievanceEndpoints.update, { params: { id }, body: { version, ...sent } })),
      );
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  return (
    <Section title={words.handling}>
      <ReloadAlert form={form} onReload={onReload} />
      <PlainForm onSubmit={save}>
        <Choice
          label={words.state}
          value={state}
          options={following.map((option) => [option, states[option]] as const)}
          onChange={(chosen) => change({ state: chosen })}
          error={refused?.fields['state'] !== undefined}
          helperText={refused?.fields['state']}
        />
        <TextLine
          label={words.note}
          lines={2}
          value={draft.note}
          onChange={(note) => change({ note })}
          wrong={refused?.fields['note']}
          help={words.noteHelp}
        />
        <Button type="submit" variant="contained" loading={form.isSaving} disabled={!isChanged} sx={{ mt: 1 }}>
          {words.save}
        </Button>
      </PlainForm>
    </Section>
  );
}
