import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { TextLines } from '../../../newsroom/fields/TextLines.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { mergeRows } from '../../../newsroom/mergeRows.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { genders, matchFormats } from '../rules/format.ts';
import { tableOrders } from '../rules/pointTable.ts';
import { addTournament, changeTournament, readCricket } from './endpoints.ts';
import type { CricketForEditing, Tournament } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = {
  /** The tournament; without it a new one is added. */
  tournament: Tournament | undefined;
  teams: CricketForEditing['teams'];
  onSaved: (id: number) => void;
  onClose: () => void;
};

const numbers = ['overs', 'pointsWin', 'pointsTie', 'pointsNoResult'] as const;

const fieldsOf = (tournament: Tournament | undefined) => ({
  name: tournament?.name ?? '',
  nameEn: tournament?.nameEn ?? '',
  season: tournament?.season ?? String(new Date().getFullYear()),
  format: tournament?.format ?? 'oneDay',
  gender: tournament?.gender ?? 'male',
  overs: tournament?.overs ?? 50,
  pointsWin: tournament?.pointsWin ?? 2,
  pointsTie: tournament?.pointsTie ?? 1,
  pointsNoResult: tournament?.pointsNoResult ?? 1,
  hasFreeHits: tournament?.hasFreeHits ?? true,
  isFeatured: tournament?.isFeatured ?? false,
  teamIds: tournament?.teamIds ?? [],
});
type Fields = ReturnType<typeof fieldsOf>;

const readTournaments = async (): Promise<Tournament[]> => (await callApi(readCricket)).tournaments;
/** Tournaments are never removed. */
const readTournament = async (id: number) => (await readTournaments()).find((tournament) => tournament.id === id);

const merge = (present: Fields, typed: Fields, earlier: Fields): Fields => ({
  ...typedOver(present, typed, earlier),
  teamIds: mergeRows(present.teamIds, typed.teamIds, earlier.teamIds, (id) => id),
});

/** A tournament: its name, its points, and its teams. */
export function TournamentDialog({ tournament: first, teams, onSaved, onClose }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const read = first && (() => readTournament(first.id));
  const { draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, merge, readTournaments);
  const { teamIds } = draft;
  const eligible = teams.filter(({ gender }) => gender === draft.gender);
  const savedId = useRef(0);
  const save = async () => {
    const { id } = await send((sent, tournament) => {
      const body = { ...sent, tableOrder: tournament?.tableOrder ?? [...tableOrders] };
      return tournament
        ? callApi(changeTournament, { params: { id: tournament.id }, body: { ...body, version: tournament.version } })
        : callApi(addTournament, { body });
    });
    savedId.current = id;
  };
  return (
    <EditingDialog
      title={first ? words.tournamentSettings : words.newTournament}
      draft={draft}
      save={save}
      onSaved={() => onSaved(savedId.current)}
      reload={loadPresent}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <TextLines
            names={['name', 'nameEn', 'season']}
            labels={words}
            draft={draft}
            onChange={(name, text) => change({ [name]: text })}
            wrong={wrong}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            <Choice
              label={words.format}
              value={draft.format}
              options={matchFormats.map((format) => [format, words[format]])}
              onChange={(format) => change({ format })}
              {...wrong('format')}
            />
            <Choice
              label={words.gender}
              value={draft.gender}
              options={genders.map((gender) => [gender, words[gender]])}
              onChange={(gender) => change({ gender, teamIds: [] })}
              {...wrong('gender')}
            />
            {numbers.map((name) => (
              <TextLine
                key={name}
                type="number"
                label={words[name]}
                value={draft[name]}
                onChange={(text) => change({ [name]: Number(text) })}
                {...wrong(name)}
              />
            ))}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {words.orderNote}
          </Typography>
          <OnOff label={words.hasFreeHits} checked={draft.hasFreeHits} onChange={(hasFreeHits) => change({ hasFreeHits })} />
          <OnOff label={words.isFeatured} checked={draft.isFeatured} onChange={(isFeatured) => change({ isFeatured })} />
          <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
            {words.teamsPlaying}
          </Typography>
          {eligible.length === 0 && (
            <Typography sx={{ py: 1 }}>
              {words.noTeamsToChoose}{' '}
              <Button component={Link} to="/cricket/teams" size="small">
                {words.teams}
              </Button>
            </Typography>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {eligible.map(({ id, name }) => (
              <OnOff
                as="box"
                key={id}
                label={name}
                checked={teamIds.includes(id)}
                onChange={(isIn) => change({ teamIds: isIn ? [...teamIds, id] : teamIds.filter((teamId) => teamId !== id) })}
              />
            ))}
          </Box>
        </>
      )}
    </EditingDialog>
  );
}
