import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { TextLines } from '../../../newsroom/fields/TextLines.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import type { SeatDraft } from '../editing/drafts.ts';
import { addSeat, changeSeat, readSeat, removeSeat } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing, SeatForEditing } from './shapes.ts';

type Seat = SeatForEditing['seat'];
type Props = {
  election: ElectionForEditing;
  /** The seat; without it a new one is added. */
  seat: Seat | undefined;
  onSaved: () => void;
  onRemoved: () => void;
  onClose: () => void;
};

const reservations = ['', 'SC', 'ST'] as const;

/** A seat of an election: its names, its place, its electors. */
export function SeatDialog({ election, seat: first, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(electionScreenWords);
  const fieldsOf = (seat: Seat | undefined): SeatDraft => ({
    stateCode: seat?.stateCode ?? election.states[0]?.code ?? '',
    number: seat?.number ?? 1,
    slug: seat?.slug ?? '',
    name: seat?.name ?? '',
    nameEn: seat?.nameEn ?? '',
    reservation: seat?.reservation ?? '',
    region: seat?.region ?? '',
    district: seat?.district ?? '',
    phase: seat?.phase ?? null,
    electors: seat?.electors ?? 0,
    partyBefore: seat?.partyBefore ?? '',
    hexQ: seat?.hexQ ?? null,
    hexR: seat?.hexR ?? null,
  });
  const read = first && (async () => (await callApi(readSeat, { params: { id: election.id, partId: first.id } })).seat);
  const { row: seat, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read);
  const params = { id: election.id };
  const save = () =>
    send((sent, over) =>
      over
        ? callApi(changeSeat, { params: { ...params, partId: over.id }, body: { ...sent, version: over.version } })
        : callApi(addSeat, { params, body: sent }),
    );
  const none = ['', '–'] as const;
  return (
    <EditingDialog
      title={first?.name ?? words.addSeat}
      draft={draft}
      save={save}
      onSaved={onSaved}
      reload={loadPresent}
      removal={
        seat && {
          sure: words.removeSeatSure,
          remove: () => callApi(removeSeat, { params: { ...params, partId: seat.id }, query: { version: seat.version } }),
          onRemoved,
        }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <TextLines
            names={['name', 'nameEn', 'slug']}
            labels={{ ...words, slug: words.token }}
            draft={draft}
            onChange={(name, text) => change({ [name]: text })}
            wrong={wrong}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}>
            <Choice
              label={words.state}
              value={draft.stateCode}
              options={election.states.map(({ code, name }) => [code, name])}
              onChange={(stateCode) => change({ stateCode })}
              {...wrong('stateCode')}
            />
            <TextLine
              type="number"
              label={words.number}
              value={draft.number}
              onChange={(text) => change({ number: Number(text) })}
              {...wrong('number')}
            />
            <Choice
              label={words.region}
              value={draft.region}
              options={[none, ...election.regions.map(({ key, name }) => [key, name] as const)]}
              onChange={(region) => change({ region })}
              {...wrong('region')}
            />
            <TextLine label={words.district} value={draft.district} onChange={(district) => change({ district })} {...wrong('district')} />
            <Choice
              label={words.reservation}
              value={draft.reservation}
              options={reservations.map((code) => [code, code || '–'])}
              onChange={(reservation) => change({ reservation })}
              {...wrong('reservation')}
            />
            <Choice
              label={words.partyBefore}
              value={draft.partyBefore}
              options={[none, ...election.parties.map(({ code, name }) => [code, name] as const)]}
              onChange={(partyBefore) => change({ partyBefore })}
              {...wrong('partyBefore')}
            />
            <TextLine
              type="number"
              label={words.electors}
              value={draft.electors}
              onChange={(text) => change({ electors: Number(text) })}
              {...wrong('electors')}
            />
            <TextLine
              type="number"
              label={words.phase}
              value={draft.phase ?? ''}
              onChange={(text) => change({ phase: text === '' ? null : Number(text) })}
              {...wrong('phase')}
            />
          </Box>
        </>
      )}
    </EditingDialog>
  );
}
