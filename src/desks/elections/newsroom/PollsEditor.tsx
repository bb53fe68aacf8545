import { Alert, Box, Button, ListItemButton, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { mergeRows } from '../../../newsroom/mergeRows.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { pollKinds } from '../count/stages.ts';
import type { PollDraft } from '../editing/drafts.ts';
import { addPoll, changePoll, listPolls, removePoll } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing, Poll } from './shapes.ts';

/** Exit and opinion polls; the end of the legal embargo is shown above. */
export function PollsEditor({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const [open, setOpen] = useState<Poll | 'new' | undefined>();
  const key = ['election-polls', election.id];
  const { data } = useQuery(queryOf(key, listPolls, { params: { id: election.id } }));
  const done = () => {
    setOpen(undefined);
    void client.invalidateQueries({ queryKey: key });
  };
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      {pollKinds.map((kind) => {
        const embargo = data?.embargoes[kind];
        return embargo ? (
          <Alert key={kind} severity="warning" variant="outlined" sx={{ mb: 1 }}>
            {words[kind]}. {embargo.until === null ? words.embargoUnknown : `${words.embargoUntil} ${dateAndTime(new Date(embargo.until))}`}
          </Alert>
        ) : null;
      })}
      <Button variant="contained" onClick={() => setOpen('new')}>
        {words.addPoll}
      </Button>
      {data?.polls.length === 0 && <Typography sx={{ py: 2 }}>{words.noPolls}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
        {data?.polls.map((poll) => (
          <Box component="li" key={poll.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ListItemButton onClick={() => setOpen(poll)}>
              {words[poll.kind]}: {poll.agency} ({poll.expected.map(({ key: block, from, to }) => `${block} ${from}–${to}`).join(', ')})
              {poll.isPublished ? ` · ${words.published}` : ''}
            </ListItemButton>
          </Box>
        ))}
      </Box>
      {open !== undefined && (
        <PollDialog election={election} poll={open === 'new' ? undefined : open} onDone={done} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  );
}

type DialogProps = { election: ElectionForEditing; poll: Poll | undefined; onDone: () => void; onClose: () => void };

const merge = (present: PollDraft, typed: PollDraft, earlier: PollDraft): PollDraft => ({
  ...typedOver(present, typed, earlier),
  expected: mergeRows(present.expected, typed.expected, earlier.expected, ({ key }) => key),
});

function PollDialog({ election, poll: first, onDone, onClose }: DialogProps): ReactNode {
  const words = useWords(electionScreenWords);
  const blocks = election.blocks.filter(({ key }) => key !== 'unconfirmed');
  const fieldsOf = (poll: Poll | undefined): PollDraft => ({
    kind: poll?.kind ?? 'exit',
    agency: poll?.agency ?? '',
    sampleSize: poll?.sampleSize ?? 0,
    expected: blocks.map(({ key }) => poll?.expected.find((range) => range.key === key) ?? { key, from: 0, to: 0 }),
    isPublished: poll?.isPublished ?? false,
  });
  const params = { id: election.id };
  const readPolls = async () => (await callApi(listPolls, { params })).polls;
  // The next save of one that has been removed meanwhile says so.
  const read = first && (async () => (await readPolls()).find(({ id }) => id === first.id) ?? first);
  const { row: poll, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, merge, readPolls);
  const ofPoll = (partId: number) => ({ ...params, partId });
  const number = (label: string, value: number, set: (value: number) => void) => (
    <TextField
      type="number"
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(Number(event.target.value))}
      sx={{ width: 130 }}
    />
  );
  const changeRange = (at: number, changes: { from?: number; to?: number }) =>
    change({ expected: draft.expected.map((range, index) => (index === at ? { ...range, ...changes } : range)) });
  return (
    <EditingDialog
      title={first?.agency ?? words.addPoll}
      draft={draft}
      save={() =>
        send((sent, over) =>
          over
            ? callApi(changePoll, { params: ofPoll(over.id), body: { ...sent, version: over.version } })
            : callApi(addPoll, { params, body: sent }),
        )
      }
      onSaved={onDone}
      reload={loadPresent}
      removal={
        poll && {
          sure: words.removeSure,
          remove: () => callApi(removePoll, { params: ofPoll(poll.id), query: { version: poll.version } }),
          onRemoved: onDone,
        }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <Choice
            fullWidth
            label={words.kind}
            value={draft.kind}
            options={pollKinds.map((kind) => [kind, words[kind]])}
            onChange={(kind) => change({ kind })}
          />
          <TextLine required label={words.agency} value={draft.agency} onChange={(agency) => change({ agency })} {...wrong('agency')} />
          {number(words.sample, draft.sampleSize, (sampleSize) => change({ sampleSize }))}
          {draft.expected.map(({ key, from, to }, at) => (
            <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ flex: 1 }}>{blocks.find((block) => block.key === key)?.name}</Typography>
              {number(words.from, from, (value) => changeRange(at, { from: value }))}
              {number(words.to, to, (value) => changeRange(at, { to: value }))}
            </Box>
          ))}
          <OnOff as="box" label={words.published} checked={draft.isPublished} onChange={(isPublished) => change({ isPublished })} />
        </>
      )}
    </EditingDialog>
  );
}
