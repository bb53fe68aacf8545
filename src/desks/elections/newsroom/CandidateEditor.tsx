import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLines } from '../../../newsroom/fields/TextLines.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import type { CandidateDraft } from '../editing/drafts.ts';
import { addCandidate, changeCandidate, readSeat, removeCandidate } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing, SeatForEditing } from './shapes.ts';

type Candidate = SeatForEditing['candidates'][number];
type Props = { election: ElectionForEditing; current: SeatForEditing; onChanged: () => void };

/** The candidates of a seat: names and parties. */
export function CandidateEditor({ election, current, onChanged }: Props): ReactNode {
  const words = useWords(electionScreenWords);
  const [open, setOpen] = useState<Candidate | 'new' | undefined>();
  const people = current.candidates.filter(({ isNota }) => !isNota);
  return (
    <Box component="details" sx={{ mt: 4 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
        {words.editCandidates}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {people.map((candidate) => (
          <Button key={candidate.id} size="small" variant="outlined" onClick={() => setOpen(candidate)}>
            {candidate.name} ({candidate.party})
          </Button>
        ))}
        <Button size="small" onClick={() => setOpen('new')}>
          {words.addCandidate}
        </Button>
      </Box>
      {open !== undefined && (
        <CandidateDialog
          election={election}
          seatId={current.seat.id}
          candidate={open === 'new' ? undefined : open}
          onDone={() => {
            setOpen(undefined);
            onChanged();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  );
}

type DialogProps = {
  election: ElectionForEditing;
  seatId: number;
  candidate: Candidate | undefined;
  onDone: () => void;
  onClose: () => void;
};

const fieldsOf = (candidate: Candidate | undefined): CandidateDraft => ({
  name: candidate?.name ?? '',
  nameEn: candidate?.nameEn ?? '',
  party: candidate?.party ?? 'IND',
  pictureKey: candidate?.pictureKey ?? null,
});

function CandidateDialog({ election, seatId, candidate: first, onDone, onClose }: DialogProps): ReactNode {
  const words = useWords(electionScreenWords);
  const params = { id: election.id, partId: seatId };
  const readCandidates = async () => (await callApi(readSeat, { params })).candidates;
  // The next save of one who has been removed meanwhile says so.
  const read = first && (async () => (await readCandidates()).find(({ id }) => id === first.id) ?? first);
  const { row: candidate, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readCandidates);
  return (
    <EditingDialog
      title={first?.name ?? words.addCandidate}
      draft={draft}
      save={() =>
        send((sent, over) =>
          over
            ? callApi(changeCandidate, { params: { ...params, candidateId: over.id }, body: { ...sent, version: over.version } })
            : callApi(addCandidate, { params, body: sent }),
        )
      }
      onSaved={onDone}
      reload={loadPresent}
      removal={
        candidate && {
          sure: words.removeSure,
          remove: () =>
            callApi(removeCandidate, { params: { id: election.id, partId: candidate.id }, query: { version: candidate.version } }),
          onRemoved: onDone,
        }
      }
      onClose={onClose}
      maxWidth="xs"
    >
      {(wrong) => (
        <>
          <TextLines
            names={['name', 'nameEn']}
            labels={words}
            draft={draft}
            onChange={(name, text) => change({ [name]: text })}
            wrong={wrong}
          />
          <Choice
            fullWidth
            label={words.party}
            value={draft.party}
            options={election.parties.flatMap(({ code, name }) => (code === 'NOTA' ? [] : [[code, name] as const]))}
            onChange={(party) => change({ party })}
            {...wrong('party')}
          />
        </>
      )}
    </EditingDialog>
  );
}
