import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadAlert } from '../../../newsroom/ReloadAlert.tsx';
import type { InTurn } from '../../../newsroom/sending/useInTurn.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import type { EnquiryForHandling } from '../inbox/enquiryShapes.ts';
import { statesFrom } from '../inbox/enquiryStates.ts';
import { enquiryEndpoints, readEnquiryHandlers } from './endpoints.ts';
import { enquiryScreenWords, enquiryStateWords } from './words.ts';

type Props = { enquiry: EnquiryForHandling; inTurn: InTurn<EnquiryForHandling>; onReload: () => void };

const fieldsOf = ({ state, assigneeId, note }: EnquiryForHandling) => ({ state, assigneeId, note });

/** State, assignee and note of an enquiry. */
export function EnquiryHandling({ enquiry, inTurn, onReload }: Props): ReactNode {
  const words = useWords(enquiryScreenWords);
  const states = useWords(enquiryStateWords);
  const me = useMe().staff;
  const form = useDraft({ state: enquiry.state, assigneeId: enquiry.assigneeId ?? '', note: enquiry.note });
  const { draft, change, refused } = form;
  const { data: handlers } = useQuery(queryOf(['enquiries', 'handlers'], readEnquiryHandlers));
  // A state that may no longer follow, because a reply has been sent meanwhile, is dropped.
  const state = statesFrom(enquiry.state).includes(draft.state) ? draft.state : enquiry.state;
  const isChanged = state !== enquiry.state || draft.assigneeId !== (enquiry.assigneeId ?? '') || draft.note !== enquiry.note;
  const read = () => callApi(enquiryEndpoints.one, { params: { id: enquiry.id } });
  const sendOwn = useSendOwn({ fieldsOf, read });
  const save = (chosen: Partial<typeof draft> = {}) =>
    form.save(async ({ note }) => {
      const { assigneeId, ...decided } = { state, assigneeId: draft.assigneeId, ...chosen };
      const body = { ...decided, note, assigneeId: assigneeId || null };
      await inTurn((now) =>
        sendOwn(now, body, ({ id, version }) => callApi(enquiryEndpoints.update, { params: { id }, body: { version, ...body } })),
      );
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
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
    <Section title={words.handling}>
      <ReloadAlert form={form} onReload={onReload} />
      <PlainForm onSubmit={() => save()}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 2 }}>
          <Choice
            label={words.state}
            value={state}
            options={statesFrom(enquiry.state).map((option) => [option, states[option]] as const)}
            onChange={(chosen) => change({ state: chosen })}
            error={refused?.fields['state'] !== undefined}
            helperText={refused?.fields['state']}
          />
          <Choice
            label={words.assignee}
            value={draft.assigneeId}
            options={assignees}
            onChange={(chosen) => change({ assigneeId: chosen })}
            error={refused?.fields['assigneeId'] !== undefined}
            helperText={refused?.fields['assigneeId']}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          />
        </Box>
        <TextLine
          label={words.note}
          lines={2}
          value={draft.note}
          onChange={(note) => change({ note })}
          wrong={refused?.fields['note']}
          help={words.noteHelp}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button type="submit" variant="contained" loading={form.isSaving} disabled={!isChanged}>
            {words.save}
          </Button>
          {enquiry.state === 'new' && enquiry.assigneeId === null && (
            <Button variant="outlined" onClick={() => void save({ state: 'in-hand', assigneeId: me.id })}>
              {words.take}
            </Button>
          )}
        </Box>
      </PlainForm>
    </Section>
  );
}
