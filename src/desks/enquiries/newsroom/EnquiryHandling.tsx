import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useMe } from '../../../newsroom/staffContext.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { EnquiryForHandling } from '../inbox/enquiryShapes.ts';
import { statesFrom } from '../inbox/enquiryStates.ts';
import { enquiryEndpoints, readEnquiryHandlers } from './endpoints.ts';
import { enquiryScreenWords, enquiryStateWords } from './words.ts';

type Props = { enquiry: EnquiryForHandling; onSaved: (enquiry: EnquiryForHandling) => void; onReload: () => void };

/** The fields that an editor has changed; the others show the enquiry as it is. */
type Changes = { state?: EnquiryForHandling['state']; assigneeId?: string; note?: string };

/** State, assignee and note of an enquiry. */
export function EnquiryHandling({ enquiry, onSaved, onReload }: Props): ReactNode {
  const words = useWords(enquiryScreenWords);
  const states = useWords(enquiryStateWords);
  const me = useMe().staff;
  const [changes, setChanges] = useState<Changes>({});
  const [refused, setRefused] = useState<CallError | undefined>();
  const { data: handlers } = useQuery(queryOf(['enquiries', 'handlers'], readEnquiryHandlers));
  // A state that may no longer follow, because a reply has been sent meanwhile, is dropped.
  const state = changes.state !== undefined && statesFrom(enquiry.state).includes(changes.state) ? changes.state : enquiry.state;
  const assigneeId = changes.assigneeId ?? enquiry.assigneeId ?? '';
  const note = changes.note ?? enquiry.note;
  const isChanged = state !== enquiry.state || assigneeId !== (enquiry.assigneeId ?? '') || note !== enquiry.note;
  const save = async (chosen: Changes = {}): Promise<boolean> => {
    setRefused(undefined);
    const body = { version: enquiry.version, state, note, ...chosen, assigneeId: (chosen.assigneeId ?? assigneeId) || null };
    try {
      onSaved(await callApi(enquiryEndpoints.update, { params: { id: enquiry.id }, body }));
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
  // Whoever may no longer handle enquiries is still named where they are assigned.
  const former: [string, string][] =
    enquiry.assigneeId !== null && !handlers?.data.some(({ id }) => id === enquiry.assigneeId)
      ? [[enquiry.assigneeId, enquiry.assigneeName ?? '']]
      : [];
  const assignees: [string, string][] = [
    ['', words.nobody],
    ...former,
    ...(handlers?.data ?? []).map(({ id, name }): [string, string] => [id, name]),
  ];
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.handling}
      </Typography>
      {refused && (
        <Alert
          severity="error"
          sx={{ my: 1 }}
          action={
            refused.status === 409 ? (
              <Button color="inherit" size="small" onClick={reload}>
                {words.loadPresent}
              </Button>
            ) : undefined
          }
        >
          {refused.message}
        </Alert>
      )}
      <PlainForm onSubmit={() => save()}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 2 }}>
          <Choice
            label={words.state}
            value={state}
            options={statesFrom(enquiry.state).map((option) => [option, states[option]] as const)}
            onChange={(chosen) => setChanges({ ...changes, state: chosen })}
            error={refused?.fields['state'] !== undefined}
            helperText={refused?.fields['state']}
          />
          <Choice
            label={words.assignee}
            value={assigneeId}
            options={assignees}
            onChange={(chosen) => setChanges({ ...changes, assigneeId: chosen })}
            error={refused?.fields['assigneeId'] !== undefined}
            helperText={refused?.fields['assigneeId']}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          />
        </Box>
        <TextLine
          label={words.note}
          lines={2}
          value={note}
          onChange={(text) => setChanges({ ...changes, note: text })}
          wrong={refused?.fields['note']}
          help={words.noteHelp}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button type="submit" variant="contained" disabled={!isChanged}>
            {words.save}
          </Button>
          {enquiry.state === 'new' && enquiry.assigneeId === null && (
            <Button variant="outlined" onClick={() => void save({ state: 'in-hand', assigneeId: me.id })}>
              {words.take}
            </Button>
          )}
        </Box>
      </PlainForm>
    </Card>
  );
}
